import { useConsoleWork } from '@digiken/hooks/console';
import { useSignOut } from '@digiken/hooks/session';
import { InstructorLayout } from '@digiken/learning/instructor-layout';
import { Outlet, useLocation } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { TwoStepNotice } from '../../shell/two-step-notice';
import { Notifications } from '../../shell/notifications';
import { ExportNotices } from './parts/export-notices';
import { isRoomPath } from '../shared/live/paths';
import { userView } from '../../views/user';
import { useConsoleMenu } from '../../shell/use-console-menu';
import { instructorMenu } from './menu';

/** The instructors' area: guarded, in its layout (spec 2.83-2.85). */
export function InstructorShell() {
  const signOut = useSignOut();
  const menu = useConsoleMenu(instructorMenu, useConsoleWork());
  const { pathname } = useLocation();
  // The editor of a lesson has a navigation of its own: the lessons of its unit. A live class takes the whole width.
  const reading = /^\/instructor\/course\/unit\/topic\/[^/]+$/.test(pathname) || isRoomPath(pathname);
  return (
    <Guard allow="tutor">
      {(user) => (
        <InstructorLayout
          user={userView(user)}
          menu={menu}
          onSignOut={() => void signOut()}
          reading={reading}
          notifications={<Notifications userRole="tutor" />}
        >
          <div className={reading ? 'px-4' : undefined}>
            <ConsoleNotices />
            <TwoStepNotice />
          </div>
          <ExportNotices />
          <Outlet />
        </InstructorLayout>
      )}
    </Guard>
  );
}
