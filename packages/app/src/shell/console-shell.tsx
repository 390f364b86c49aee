import type { User } from '@digiken/contract';
import { useOutbox } from '@digiken/hooks/offline';
import { useSignOut } from '@digiken/hooks/session';
import { LearnerConsoleLayout } from '@digiken/learning/learner-console-layout';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { learnerMenu } from '../areas/learner/menu';
import { userView } from '../views/user';
import { searchPath } from '../views/paths';
import { Guard } from './guard';
import { ConsoleNotices } from './console-notices';
import { OutboxStatus } from './deferred-parts';
import { Notifications } from './notifications';
import { useConsoleMenu } from './use-console-menu';

/** Pages with a navigation of their own. */
const FOCUS = /^\/console\/(course\/unit\/lesson\/.|live-classes\/[^/]+$)/;

/** The learner's area: guarded, in its layout (spec 2.74-2.82). */
export default function ConsoleShell() {
  // A lesson has a navigation of its own: the outline of its course. A live class takes the whole width.
  const { pathname } = useLocation();
  const reading = FOCUS.test(pathname);
  return (
    <Guard allow="user">
      {(user) => (
        <ConsoleFrame user={user} reading={reading}>
          <Outlet />
        </ConsoleFrame>
      )}
    </Guard>
  );
}

interface ConsoleFrameProps {
  user: User;
  reading?: boolean;
  /** The text of the search box. */
  searchText?: string;
  children: ReactNode;
}

/** The layout of the learner's area around a page. */
export function ConsoleFrame({ user, reading = false, searchText, children }: ConsoleFrameProps) {
  const signOut = useSignOut();
  const menu = useConsoleMenu(learnerMenu);
  // What an earlier visit left is sent at once. Without it nothing is fetched before the first interaction.
  useOutbox();
  const navigate = useNavigate();
  return (
    <LearnerConsoleLayout
      user={userView(user)}
      menu={menu}
      onSearch={(text) => void navigate(searchPath(text))}
      searchText={searchText}
      onSignOut={() => void signOut()}
      reading={reading}
      notifications={<Notifications userRole="user" />}
    >
      <div className={reading ? 'px-4' : undefined}>
        <ConsoleNotices />
        <OutboxStatus />
      </div>
      {children}
    </LearnerConsoleLayout>
  );
}
