import type { ReactNode } from 'react';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import type { ConsoleMenu } from '../../lib/console-menu';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const instructorLayoutMessages = defineMessages('instructor-layout', {
  title: 'Tutor Console',
});

export interface InstructorLayoutProps {
  user: UserView;
  menu: ConsoleMenu;
  onSignOut: () => void;
  /** For a page with a navigation of its own, e.g. the editor of a lesson: see ConsoleLayout. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the instructor area (spec 2.83–2.85). */
export function InstructorLayout({
  user,
  menu,
  onSignOut,
  reading,
  notifications,
  children,
}: InstructorLayoutProps) {
  const t = useMessages(instructorLayoutMessages);
  return (
    <ConsoleLayout
      brand={<Brand />}
      locale={<LanguageToggle compact />}
      title={t('title')}
      subtitle={t('title')}
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
