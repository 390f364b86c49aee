import type { Role } from '@digiken/contract/constants';
import { lazy, Suspense } from 'react';
import { useFirstSightOver } from './use-first-sight-over';

const place = <span className="min-w-target-primary" />;

/** An error leaves the place empty: notifications never block a page. */
const NotificationsTool = lazy(() => import('./notifications-tool').catch(() => ({ default: () => place })));

/** The bell of a signed-in area (spec 13.50). Its code comes after the page's, and its place is kept until then. */
export function Notifications({ userRole }: { userRole: Role }) {
  if (!useFirstSightOver()) return place;
  return (
    <Suspense fallback={place}>
      <NotificationsTool userRole={userRole} />
    </Suspense>
  );
}
