import type { ReactNode } from 'react';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import type { ConsoleMenu } from '../../lib/console-menu';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const hubLayoutMessages = defineMessages('hub-layout', {
  title: '{hub} Hub Console',
  role: 'Hub Admin',
});

export interface HubLayoutProps {
  user: UserView;
  hubName: string;
  menu: ConsoleMenu;
  onSignOut: () => void;
  /** For pages with a navigation of their own: the sidebar waits behind the menu button. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the hub administrator area (spec 2.86–2.88). */
export function HubLayout({
  user,
  hubName,
  menu,
  onSignOut,
  reading,
  notifications,
  children,
}: HubLayoutProps) {
  const t = useMessages(hubLayoutMessages);
  const title = t('title', { hub: hubName }).trim();
  return (
    <ConsoleLayout
      brand={<Brand />}
      locale={<LanguageToggle compact />}
      title={title}
      subtitle={title}
      roleLabel={t('role')}
      groups={menu.groups}
      bottomLinks={menu.quick}
      user={user}
      userLinks={menu.account}
      tools={notifications}
      onSignOut={onSignOut}
      reading={reading}
    >
      {children}
    </ConsoleLayout>
  );
}
