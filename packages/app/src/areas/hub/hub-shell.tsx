import { useConsoleWork } from '@digiken/hooks/console';
import { useSignOut } from '@digiken/hooks/session';
import { HubLayout } from '@digiken/learning/hub-layout';
import { Outlet, useLocation } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { TwoStepNotice } from '../../shell/two-step-notice';
import { Notifications } from '../../shell/notifications';
import { isRoomPath } from '../shared/live/paths';
import { userView } from '../../views/user';
import { useConsoleMenu } from '../../shell/use-console-menu';
import { hubMenu } from './menu';

/** The hub administrator's area: guarded, in its layout (spec 2.86-2.88). */
export function HubShell() {
  const signOut = useSignOut();
  const menu = useConsoleMenu(hubMenu, useConsoleWork());
  // A live class takes the whole width.
  const reading = isRoomPath(useLocation().pathname);
  return (
    <Guard allow="hub">
      {(user) => (
        <HubLayout
          user={userView(user)}
          hubName={user.hub?.name ?? ''}
          menu={menu}
          onSignOut={() => void signOut()}
          notifications={<Notifications userRole="hub" />}
          reading={reading}
        >
          <div className={reading ? 'px-4' : undefined}>
            <ConsoleNotices />
            <TwoStepNotice />
          </div>
          <Outlet />
        </HubLayout>
      )}
    </Guard>
  );
}
