import { dashboardPath } from '@digiken/contract/constants';
import { useSession, useSignOut, useUser } from '@digiken/hooks';
import { PublicLayout } from '@digiken/ui/public-layout';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { userView } from '../views/user';

/** The public frame around a page. Who is signed in is unknown in pre-rendered HTML and shows after hydration. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useUser().data;
  const signOut = useSignOut();
  const role = session.status === 'signed-in' ? session.claims.role : undefined;
  return (
    <PublicLayout
      user={user && userView(user)}
      dashboardHref={dashboardPath(role)}
      accountReady={session.status === 'signed-out' || session.status === 'ended'}
      onSignOut={() => void signOut()}
    >
      {children}
    </PublicLayout>
  );
}

export function PublicShell() {
  return (
    <PublicFrame>
      {/* As tall as the window at least: a footer that stands in view would jump when data arrives. */}
      <div className="min-h-dvh">
        <Outlet />
      </div>
    </PublicFrame>
  );
}
