import { LayoutDashboard, LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../actions/button/button';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { cx } from '../../foundations/lib/cx';
import { Icon } from '../../foundations/lib/icon';
import type { UserView } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Footer, type FooterProps } from '../../navigation/footer/footer';
import { MobileMenu } from '../../navigation/mobile-menu/mobile-menu';
import { type NavItem, NavList, navRow } from '../../navigation/nav-list/nav-list';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { TopBar } from '../../navigation/top-bar/top-bar';
import { UserMenu } from '../../navigation/user-menu/user-menu';

export const publicLayoutMessages = defineMessages('public-layout', {
  nav: 'Main',
  home: 'Home',
  about: 'About Us',
  courses: 'Courses',
  help: 'Help Desk',
  logIn: 'Log in',
  signUp: 'Sign up',
  dashboard: 'Dashboard',
  logout: 'Logout',
});

export interface PublicLayoutProps {
  /** The signed-in user, if any. */
  user?: UserView;
  /** By role (spec R.25). */
  dashboardHref: string;
  /** False until the session is known. Space is reserved, so that nothing shifts. */
  accountReady: boolean;
  onSignOut: () => void;
  social?: FooterProps['social'];
  children: ReactNode;
}

/** Layout of every public page (spec 2.60–2.73). */
export function PublicLayout({
  user,
  dashboardHref,
  accountReady,
  onSignOut,
  social,
  children,
}: PublicLayoutProps) {
  const t = useMessages(publicLayoutMessages);
  const links: NavItem[] = [
    { label: t('home'), href: '/' },
    { label: t('about'), href: '/about-us' },
    { label: t('courses'), href: '/courses' },
    { label: t('help'), href: '/help-desk' },
  ];
  const dashboard: NavItem = {
    label: t('dashboard'),
    href: dashboardHref,
    icon: <Icon of={LayoutDashboard} size={20} />,
  };
  return (
    <div data-slot="public-layout" className="flex min-h-dvh flex-col">
      <TopBar
        start={<SkipLink />}
        dots={15}
        nav={<NavList label={t('nav')} items={links} className="max-lg:hidden" />}
        tools={
          // Reserves the space of all tools: a slow phone parses them one by one, and none may shift the others.
          <div className="flex min-w-36 items-center gap-0.5 sm:min-w-38 sm:gap-2 lg:min-w-65">
            <ThemeToggle />
            <div className="flex min-w-52 justify-end max-lg:hidden">
              {user ? (
                <UserMenu user={user} links={[dashboard]} onSignOut={onSignOut} signOutLabel={t('logout')} />
              ) : (
                <SignInLinks ready={accountReady} />
              )}
            </div>
            <MobileMenu
              className="lg:hidden"
              links={links}
              account={
                user ? (
                  <div className="flex flex-col gap-1 border-t-2 border-line pt-4">
                    <NavList items={[dashboard]} orientation="vertical" />
                    <button type="button" className={navRow({ orientation: 'vertical' })} onClick={onSignOut}>
                      <Icon of={LogOut} size={20} className="rtl:-scale-x-100" />
                      {t('logout')}
                    </button>
                  </div>
                ) : (
                  <SignInLinks ready={accountReady} />
                )
              }
            />
          </div>
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content grow px-4 pt-6 pb-20 sm:px-6 lg:pt-10"
      >
        {children}
      </main>
      <Footer social={social} />
    </div>
  );
}

function SignInLinks({ ready }: { ready: boolean }) {
  const t = useMessages(publicLayoutMessages);
  return (
    <div className={cx('flex flex-wrap gap-2', !ready && 'invisible')}>
      <ButtonLink href="/auth/signin" variant="quiet">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink href="/auth/signup">{t('signUp')}</ButtonLink>
    </div>
  );
}
