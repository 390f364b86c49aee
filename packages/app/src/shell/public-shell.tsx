import { dashboardPath } from '@digiken/contract/constants';
import { useUser } from '@digiken/hooks/account';
import { useSession, useSignOut } from '@digiken/hooks/session';
import { useSite } from '@digiken/hooks/site';
import { socialLinks } from '@digiken/learning/footer';
import { PublicLayout } from '@digiken/learning/public-layout';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { userView } from '../views/user';
import { ConnectionNotice } from './deferred-parts';
import { useRole } from './use-area';
import { useHydrated } from './use-hydrated';

/** The public layout around a page. Pre-rendered HTML does not know who is signed in; that shows after hydration. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useUser().data;
  const social = useSite().data?.social;
  const signOut = useSignOut();
  // Pre-rendered HTML knows no query.
  const { search } = useLocation();
  const kept = useHydrated() && search.startsWith('?from=') ? search : '';
  return (
    <PublicLayout
      user={user && userView(user)}
      dashboardHref={dashboardPath(useRole())}
      social={socialLinks(social)}
      accountReady={session.status === 'signed-out' || session.status === 'ended'}
      accountQuery={kept}
      onSignOut={() => void signOut()}
    >
      <ConnectionNotice />
      {children}
    </PublicLayout>
  );
}

export default function PublicShell() {
  return (
    <PublicFrame>
      {/* At least as tall as the window: a footer in view would jump when data arrives. The margin of a page must not
          move it, which would count as a shift of everything. */}
      <div className="flow-root min-h-dvh">
        <Outlet />
      </div>
    </PublicFrame>
  );
}
