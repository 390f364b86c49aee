import { type ReactNode, useState } from 'react';
import type { FormOutcome, LoadState, UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { NotificationDrawer, type NotificationView, useReadOnce } from '@digiken/ui/notification-drawer';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import type { ConsoleMenu } from '../../lib/console-menu';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const adminLayoutMessages = defineMessages('admin-layout', {
  title: 'Administration',
  subtitle: 'Administration Portal',
  administrator: 'Administrator',
});

export interface AdminLayoutProps {
  /** Falls back to "Administrator" (spec 2.93). */
  user: UserView;
  /** Shown above the sidebar links: "Administrator" or "Content Manager" (spec 1.17). */
  roleLabel?: string;
  menu: ConsoleMenu;
  notifications: {
    state: LoadState;
    items: readonly NotificationView[];
    onMarkRead: (id: string) => Promise<FormOutcome>;
  };
  onSignOut: () => void;
  children: ReactNode;
}

/** Layout of the administrator area (spec 2.89–2.102). */
export function AdminLayout({
  user,
  roleLabel,
  menu,
  notifications: { state, items, onMarkRead },
  onSignOut,
  children,
}: AdminLayoutProps) {
  const t = useMessages(adminLayoutMessages);
  const [open, setOpen] = useState(false);
  const { notifications, markRead } = useReadOnce(items, onMarkRead);
  const known = state.status === 'ready' || items.length > 0;
  const name = user.name.trim() || t('administrator');
  const firstName = user.firstName.trim() || name;
  return (
    <ConsoleLayout
      brand={<Brand />}
      locale={<LanguageToggle compact />}
      title={t('title')}
      subtitle={t('subtitle')}
      roleLabel={roleLabel}
      fixedBar
      groups={menu.groups}
      bottomLinks={menu.quick}
      tools={
        <>
          <NotificationBell
            unreadCount={known ? notifications.filter(({ isRead }) => !isRead).length : undefined}
            open={open}
            onOpen={() => setOpen(true)}
          />
          <NotificationDrawer
            open={open}
            onOpenChange={setOpen}
            state={state}
            notifications={notifications}
            onMarkRead={markRead}
          />
        </>
      }
      user={{ ...user, name, firstName }}
      userLinks={menu.account}
      onSignOut={onSignOut}
    >
      {children}
    </ConsoleLayout>
  );
}
