import { useSignOut, useUnreadCount } from '@digiken/hooks';
import { HubLayout } from '@digiken/learning/hub-layout';
import { Outlet } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { Notifications } from '../../shell/notifications';
import { userView } from '../../views/user';

/** The hub administrator's area: guarded, in its layout (spec 2.86-2.88). */
export function HubShell() {
  const signOut = useSignOut();
  const unread = useUnreadCount();
  return (
    <Guard allow="hub">
      {(user) => (
        <HubLayout
          user={userView(user)}
          hubName={user.hub?.name ?? ''}
          unreadCount={unread}
          onSignOut={() => void signOut()}
          notifications={<Notifications userRole="hub" />}
        >
          <ConsoleNotices />
          <Outlet />
        </HubLayout>
      )}
    </Guard>
  );
}
