import { Menu } from 'lucide';
import { forwardRef, type ReactNode, useState } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { RecentMessages } from '../../feedback/recent-messages/recent-messages';
import { Icon } from '../../foundations/lib/icon';
import type { UserView } from '../../foundations/lib/types';
import { useMediaQuery } from '../../foundations/lib/use-client-value';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { BottomNav } from '../../navigation/bottom-nav/bottom-nav';
import { type NavItem, NavList } from '../../navigation/nav-list/nav-list';
import {
  SIDEBAR_WIDE,
  Sidebar,
  type SidebarGroup,
  type SidebarLinkItem,
} from '../../navigation/sidebar/sidebar';
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
  /** At the bottom of a phone's window, before the menu. Default: the first four of `groups`. */
  bottomLinks?: readonly SidebarLinkItem[];
  /** The top bar is sticky if there is room for it. */
  fixedBar?: boolean;
  /**
   * For a page with a navigation of its own: the sidebar is behind a menu button in the top bar, and `main` has the whole
   * width without padding.
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

/** Shown in the top bar where the bar at the bottom, which has the menu too, is not. */
const MENU_ABOVE = 'hidden min-[52rem]:inline-flex group-has-[main_[data-bar^=bottom]]/console:inline-flex';

/**
 * The frame of a signed-in area: sidebar, top bar, main; on phones a bar at the bottom instead of the sidebar. Brand,
 * navigation, locale and footer are slots.
 *
 * There is one bar at the bottom at a time. A part of `main` that has one of its own is marked `data-bar="bottom"`, and
 * a page that shall have none `data-bar="bottom-none"`: then the menu button is in the top bar.
 */
export const ConsoleLayout = forwardRef<HTMLDivElement, ConsoleLayoutProps>(function ConsoleLayout(
  {
    title,
    brand,
    subtitle,
    roleLabel,
    groups,
    bottomLinks = groups.flatMap(({ links }) => links).slice(0, 4),
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
  const menu = { label: t('menu'), open, onOpen: () => setOpen(true) };
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="console-layout"
      className={cn('group/console flex min-h-dvh flex-col', className)}
    >
      <TopBar
        full
        fixed={fixedBar}
        brand={
          subtitle ? (
            brand
          ) : (
            // Beside the menu button, which leads home too, a small phone has no room for it.
            <div className="flex @max-[22rem]/bar:group-has-[main_[data-bar^=bottom]]/console:hidden">
              {brand}
            </div>
          )
        }
        subtitle={subtitle}
        start={
          <>
            <SkipLink />
            {!wide && (
              <button
                type="button"
                aria-expanded={open}
                aria-haspopup="dialog"
                className={cn(
                  MENU_ABOVE,
                  'min-h-target-primary shrink-0 items-center gap-2 rounded-md px-2 font-bold text-ink hover:bg-hover',
                )}
                onClick={menu.onOpen}
              >
                <Icon of={Menu} size={22} className="@max-[24rem]/bar:hidden" />
                <span>{menu.label}</span>
              </button>
            )}
          </>
        }
        nav={
          navigation ??
          (headerLinks && (
            <NavList label={t('nav')} items={headerLinks} className="ms-2 shrink-0 @max-[78rem]/bar:hidden" />
          ))
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
      <BottomNav
        label={t('nav')}
        links={bottomLinks}
        menu={menu}
        className="group-has-[main_[data-bar^=bottom]]/console:hidden min-[52rem]:hidden"
      />
    </div>
  );
});
