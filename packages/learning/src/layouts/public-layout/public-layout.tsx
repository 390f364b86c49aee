import { LayoutDashboard, LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { ThemeToggle } from '@digiken/ui/theme-toggle';
import { cn } from '@digiken/ui/internal/cn';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import { Icon } from '@digiken/ui/icon';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useLanguages, useMessages } from '@digiken/ui/messages-provider';
import { Footer, type FooterProps } from '../../site/footer/footer';
import { MobileMenu } from '@digiken/ui/mobile-menu';
import { type NavItem, NavList, navRow } from '@digiken/ui/nav-list';
import { PageLayout } from '@digiken/ui/page-layout';
import type { UserMenuProps } from '@digiken/ui/user-menu';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';
import { FloatingDots } from '../../site/floating-dots/floating-dots';

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

// Visitors never need it.
const userMenu = deferred(() => import('@digiken/ui/user-menu'));

export interface PublicLayoutProps {
  /** The signed-in user, if any. */
  user?: UserView;
  /** By role (spec R.25). */
  dashboardHref: string;
  /** False until the session is known. Space is reserved, so that nothing shifts. */
  accountReady: boolean;
  /** The query that the links to log in and to sign up keep, with its question mark: the page to go on to. */
  accountQuery?: string;
  onSignOut: () => void;
  social?: FooterProps['social'];
  children: ReactNode;
}

/** Layout of every public page (spec 2.60–2.73). */
export function PublicLayout({
  user,
  dashboardHref,
  accountReady,
  accountQuery = '',
  onSignOut,
  social,
  children,
}: PublicLayoutProps) {
  const t = useMessages(publicLayoutMessages);
  const signInLinks = <SignInLinks ready={accountReady} query={accountQuery} />;
  const languages = (useLanguages()?.languages?.length ?? 0) > 1;
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
    <PageLayout
      brand={<Brand />}
      decoration={<FloatingDots count={15} />}
      navigation={
        <NavList label={t('nav')} items={links} className="ms-2 shrink-0 @max-[62.5rem]/bar:hidden" />
      }
      tools={
        // Reserves the space of all tools: a slow phone parses them one by one, and none may shift the others.
        <div
          className={cn(
            'flex items-center gap-0.5 @max-[19rem]/bar:flex-wrap @min-[40rem]/bar:gap-2',
            languages
              ? '@min-[19rem]/bar:min-w-48 @min-[40rem]/bar:min-w-62 @min-[62.5rem]/bar:min-w-89'
              : '@min-[19rem]/bar:min-w-36 @min-[40rem]/bar:min-w-38 @min-[62.5rem]/bar:min-w-65',
          )}
        >
          <LanguageToggle />
          <ThemeToggle />
          <div className="flex min-w-52 justify-end @max-[62.5rem]/bar:hidden">
            {user ? (
              <AccountMenu user={user} items={[dashboard]} onSignOut={onSignOut} signOutLabel={t('logout')} />
            ) : (
              signInLinks
            )}
          </div>
          <MobileMenu
            className="@min-[62.5rem]/bar:hidden"
            items={links}
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
                signInLinks
              )
            }
          />
        </div>
      }
      footer={<Footer social={social} />}
    >
      {children}
    </PageLayout>
  );
}

function AccountMenu(props: UserMenuProps) {
  const loaded = useDeferred(userMenu, true);
  return loaded && <loaded.UserMenu {...props} />;
}

function SignInLinks({ ready, query }: { ready: boolean; query: string }) {
  const t = useMessages(publicLayoutMessages);
  return (
    <div className={cn('flex flex-wrap gap-2', !ready && 'invisible')}>
      <ButtonLink href={`/auth/signin${query}`} variant="quiet">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink href={`/auth/signup${query}`} variant="secondary">
        {t('signUp')}
      </ButtonLink>
    </div>
  );
}
