import { useSignOut, useUnreadCount } from '@digiken/hooks';
import { LearnerConsoleLayout } from '@digiken/learning/learner-console-layout';
import { Outlet, useMatch, useNavigate } from 'react-router-dom';
import { userView } from '../views/user';
import { Guard } from './guard';
import { ConsoleNotices } from './console-notices';
import { Notifications } from './notifications';

/** The learner's area: guarded, in its layout (spec 2.74-2.82). */
export default function ConsoleShell() {
  const signOut = useSignOut();
  const unread = useUnreadCount();
  const navigate = useNavigate();
  // A lesson has a navigation of its own: the outline of its course.
  const reading = useMatch('/console/course/unit/lesson/:lessonId/*') !== null;
  return (
    <Guard allow="user">
      {(user) => (
        <LearnerConsoleLayout
          user={userView(user)}
          unreadCount={unread}
          onSearch={(text) => void navigate(`/search?q=${encodeURIComponent(text)}`)}
          onSignOut={() => void signOut()}
          reading={reading}
          notifications={<Notifications userRole="user" />}
        >
          <div className={reading ? 'px-4' : undefined}>
            <ConsoleNotices />
          </div>
          <Outlet />
        </LearnerConsoleLayout>
      )}
    </Guard>
  );
}
