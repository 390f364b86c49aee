import type { User } from '@digiken/contract';
import { ADMIN_ROLES, type Role } from '@digiken/contract/constants';
import { useConsoleWork } from '@digiken/hooks/console';
import { useAdminNotifications, useOwnEvents } from '@digiken/hooks/notifications';
import { useSignOut } from '@digiken/hooks/session';
import { AdminLayout } from '@digiken/learning/admin-layout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Outlet } from 'react-router-dom';
import { Guard } from '../../shell/guard';
import { ConsoleNotices } from '../../shell/console-notices';
import { TwoStepNotice } from '../../shell/two-step-notice';
import { loadState } from '../../views/load-state';
import { userView } from '../../views/user';
import { useConsoleMenu } from '../../shell/use-console-menu';
import { adminMenu } from './menu';
import { shellMessages } from './messages/shell';

/** The administrators' area: guarded, in its layout (spec 2.89-2.102). Open to `sudo` and `admin` (spec R.11). */
export function AdminShell() {
  return <Guard allow={ADMIN_ROLES}>{(user, role) => <Frame user={user} role={role} />}</Guard>;
}

function Frame({ user, role }: { user: User; role: Role }) {
  const t = useMessages(shellMessages);
  const signOut = useSignOut();
  const menu = useConsoleMenu(adminMenu, useConsoleWork());
  const { markRead, ...notifications } = useAdminNotifications();
  useOwnEvents();
  return (
    <AdminLayout
      // Without a name the layout shows "Administrator" (spec 2.93), not the email address.
      user={{ ...userView(user), name: user.name ?? '', firstName: user.firstName ?? '' }}
      roleLabel={t(role === 'admin' ? 'administrator' : 'contentManager')}
      menu={menu}
      notifications={{
        state: loadState(notifications),
        items: (notifications.data ?? []).map(({ _id, ...notification }) => ({ id: _id, ...notification })),
        onMarkRead: markRead,
      }}
      onSignOut={() => void signOut()}
    >
      <ConsoleNotices />
      <TwoStepNotice />
      <Outlet />
    </AdminLayout>
  );
}
