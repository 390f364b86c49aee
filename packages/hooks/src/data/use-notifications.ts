import type { Notification } from '@digiken/contract';
import { adminRoutes } from '@digiken/contract/routes/admin';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import { useCallback } from 'react';
import { useRun } from '../actions/use-run';
import type { Outcome } from '../api/outcome';
import { useRequest, useViewer } from '../session/services';
import { NOTIFICATION } from './admin-items';
import { type AdminKey, adminKeys } from './admin-keys';
import { listOf } from './list-items';
import { type Query, useCached } from './use-query';

/** Polling interval, in milliseconds. The specification names none. */
const POLL_INTERVAL = 60_000;

export interface AdminNotifications extends Query<Notification[]> {
  unread: number;
  /** Marks one as read, then refetches the list. A failure is only logged to the console (spec 8.9). */
  markRead: (id: string) => Promise<Outcome>;
}

/**
 * The administrators' notifications: not refetched on window focus, retried twice at 1 s intervals (spec 7.16).
 * In the server's order; ui's NotificationDrawer sorts what it shows (spec 4.18). Refetched every minute while the tab is visible; call `retry` when the drawer opens.
 */
export function useAdminNotifications(): AdminNotifications {
  const request = useRequest();
  const viewer = useViewer();
  const run = useRun<AdminKey>();
  const query = useCached(
    viewer ? adminKeys.notifications(viewer) : null,
    async () => listOf(await request(adminRoutes.listNotifications), NOTIFICATION),
    {
      retries: RETRIES.notifications,
      wait: INTERVALS.retryBase,
      every: POLL_INTERVAL,
      revalidateOnFocus: false,
    },
  );
  const markRead = useCallback(
    async (id: string) => {
      const outcome = await run(
        () => request(adminRoutes.markNotificationRead, { params: { id } }),
        'notifications',
      );
      if (!outcome.ok) console.error('A notification could not be marked as read:', outcome.message);
      return outcome;
    },
    [request, run],
  );
  const unread = query.data?.filter((notification) => !notification.isRead).length ?? 0;
  return { ...query, unread, markRead };
}
