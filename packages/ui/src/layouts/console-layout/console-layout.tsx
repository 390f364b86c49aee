import { PanelLeft } from 'lucide';
import { forwardRef, type ReactNode, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { RecentMessages } from '../../feedback/recent-messages/recent-messages';
import { Icon } from '../../foundations/lib/icon';
import type { UserView } from '../../foundations/lib/types';
import { useMediaQuery } from '../../foundations/lib/use-client-value';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { type NavItem, NavList } from '../../navigation/nav-list/nav-list';
import { SIDEBAR_WIDE, Sidebar, type SidebarGroup } from '../../navigation/sidebar/sidebar';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { TopBar } from '../../navigation/top-bar/top-bar';
import { UserMenu } from '../../navigation/user-menu/user-menu';

export const consoleLayoutMessages = defineMessages('console-layout', {
  nav: 'Quick links',
  menu: 'Menu',
});

export interface ConsoleLayoutProps extends Forwarded {
  /** Names the sidebar's navigation, e.g. "Learner console". */
  title: string;
  /** The product's mark and name, linked to its home page. */
  brand?: ReactNode;
  /** Below the brand in the top bar, e.g. "Tutor Console". */
  subtitle?: string;
  /** The user's role, e.g. "Hub Admin", shown above the sidebar links. */
  roleLabel?: string;
  groups: readonly SidebarGroup[];
  /** The top bar is sticky if there is room for it. */
  fixedBar?: boolean;
  /**
   * For a page with a navigation of its own: the sidebar waits behind the menu button at every width, and `main` has
   * the whole width without padding.
   */
  reading?: boolean;
  headerLinks?: readonly NavItem[];
  /** Navigation in the top bar, instead of `headerLinks`. */
  navigation?: ReactNode;
  search?: ReactNode;
  /** More tools of the top bar, e.g. a notification bell. */
  tools?: ReactNode;
  /** The choice of the language, in the top bar. */
  locale?: ReactNode;
  /** Below the page. */
  footer?: ReactNode;
  user: UserView;
  userLinks: readonly NavItem[];
  onSignOut: () => void;
  signOutLabel?: string;
  children: ReactNode;
}

/** The frame of a signed-in area: sidebar, top bar, main. Brand, navigation, locale and footer are slots. */
export const ConsoleLayout = forwardRef<HTMLDivElement, ConsoleLayoutProps>(function ConsoleLayout(
  {
    title,
    brand,
    subtitle,
    roleLabel,
    groups,
    fixedBar = false,
    reading = false,
    headerLinks,
    navigation,
    search,
    tools,
    locale,
    footer,
    user,
    userLinks,
    onSignOut,
    signOutLabel,
    children,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(consoleLayoutMessages);
  const wide = useMediaQuery(SIDEBAR_WIDE) && !reading;
  const [collapsed, setCollapsed] = useState(false);
  const [open, setOpen] = useState(false);
  if (wide && open) setOpen(false);
  return (
    <div {...rest} ref={ref} data-slot="console-layout" className={cn('flex min-h-dvh flex-col', className)}>
      <TopBar
        full
        fixed={fixedBar}
        brand={brand}
        subtitle={subtitle}
        start={
          <>
            <SkipLink />
            {!wide && (
              <button
                type="button"
                aria-expanded={open}
                aria-haspopup="dialog"
                className="inline-flex min-h-target-primary items-center gap-2 rounded-md px-2 font-bold text-ink hover:bg-hover sm:px-3"
                onClick={() => setOpen(true)}
              >
                <Icon of={PanelLeft} size={22} className="max-sm:hidden rtl:-scale-x-100" />
                {t('menu')}
              </button>
            )}
          </>
        }
        nav={
          navigation ??
          (headerLinks && <NavList label={t('nav')} items={headerLinks} className="max-xl:hidden" />)
        }
        search={search}
        tools={
          <>
            {tools}
            {locale}
            <ThemeToggle />
            <UserMenu user={user} items={userLinks} onSignOut={onSignOut} signOutLabel={signOutLabel} />
          </>
        }
      />
      <div className="flex grow items-stretch">
        <Sidebar
          label={title}
          groups={groups}
          roleLabel={roleLabel}
          underBar={fixedBar}
          sliding={reading}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          open={open}
          onOpenChange={setOpen}
        />
        <div className="flex min-w-0 grow flex-col">
          <main
            id="main"
            tabIndex={-1}
            className={cn(
              'w-full grow',
              !reading && 'mx-auto max-w-content px-4 pt-6 pb-20 sm:px-6 lg:px-10 lg:pt-8',
            )}
          >
            {children}
          </main>
          <RecentMessages className="mx-4 mb-4 self-start" />
          {footer}
        </div>
      </div>
    </div>
  );
});
