import { useSignOut, useUnreadCount } from '@digiken/hooks';
import { InstructorLayout } from '@digiken/learning/instructor-layout';
import { Outlet } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { userView } from '../../views/user';

/** The instructors' area: guarded, in its layout (spec 2.83-2.85). */
export function InstructorShell() {
  const signOut = useSignOut();
  const unread = useUnreadCount();
  return (
    <Guard allow="tutor">
      {(user) => (
        <InstructorLayout user={userView(user)} unreadCount={unread} onSignOut={() => void signOut()}>
          <ConsoleNotices />
          <Outlet />
        </InstructorLayout>
      )}
    </Guard>
  );
}
