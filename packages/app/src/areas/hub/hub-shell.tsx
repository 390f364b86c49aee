import { useSignOut, useUnreadCount } from '@digiken/hooks';
import { HubLayout } from '@digiken/learning/hub-layout';
import { Outlet } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { userView } from '../../views/user';

/** The hub administrator's area: guarded, with the frame of product.md §2. */
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
        >
          <ConsoleNotices />
          <Outlet />
        </HubLayout>
      )}
    </Guard>
  );
}
