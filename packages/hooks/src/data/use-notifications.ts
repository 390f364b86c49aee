import type { Notification } from '@digiken/contract';
import { adminRoutes } from '@digiken/contract/routes/admin';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import { useCallback } from 'react';
import { useAction } from '../actions/use-action';
import type { Outcome } from '../api/outcome';
import { NOTIFICATION } from './admin-items';
import { listOf } from './list-items';
import { type Query, useQuery } from './use-query';

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
  const act = useAction();
  const query = useQuery(
    adminRoutes.listNotifications,
    {},
    {
      read: (all) => listOf(all, NOTIFICATION),
      retries: RETRIES.notifications,
      wait: INTERVALS.retryBase,
      every: POLL_INTERVAL,
      revalidateOnFocus: false,
    },
  );
  const markRead = useCallback(
    async (id: string) => {
      const outcome = await act(adminRoutes.markNotificationRead, { params: { id } });
      if (!outcome.ok) console.error('A notification could not be marked as read:', outcome.message);
      return outcome;
    },
    [act],
  );
  const unread = query.data?.filter((notification) => !notification.isRead).length ?? 0;
  return { ...query, unread, markRead };
}
