import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '@digiken/ui/icon-button';
import { SearchBox } from '@digiken/ui/search-box';
import { Icon } from '@digiken/ui/icon';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import type { ConsoleMenu } from '../../lib/console-menu';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const learnerConsoleMessages = defineMessages('learner-console-layout', {
  title: 'Learner console',
  search: 'Search courses and lessons',
  searchHint: 'Search',
});

export interface LearnerConsoleLayoutProps {
  user: UserView;
  menu: ConsoleMenu;
  /** Receives the trimmed text, never an empty one. */
  onSearch: (text: string) => void;
  /** The query of the URL, on the search page. */
  searchText?: string;
  onSignOut: () => void;
  /** For pages with a navigation of their own: see ConsoleLayout. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the learner area (spec 2.74–2.82). */
export function LearnerConsoleLayout({
  user,
  menu,
  onSearch,
  searchText,
  onSignOut,
  reading = false,
  notifications,
  children,
}: LearnerConsoleLayoutProps) {
  const t = useMessages(learnerConsoleMessages);
  return (
    <ConsoleLayout
      brand={<Brand short />}
      locale={<LanguageToggle compact />}
      title={t('title')}
      groups={menu.groups}
      bottomLinks={menu.quick}
      reading={reading}
      headerLinks={menu.quick.map(({ label, href }) => ({ label, href }))}
      search={
        <SearchBox
          label={t('search')}
          placeholder={t('searchHint')}
          defaultValue={searchText}
          onSearch={onSearch}
        />
      }
      tools={
        <>
          <span className="flex @min-[47rem]/bar:hidden">
            <IconButton label={t('searchHint')} href="/search" icon={<Icon of={Search} size={20} />} />
          </span>
          {notifications}
        </>
      }
      user={user}
      userLinks={menu.account}
      onSignOut={onSignOut}
      children={children}
    />
  );
}
