import type { Notification } from '@digiken/contract';
import { INTERVALS, RETRIES } from '@digiken/contract/constants';
import { useCallback } from 'react';
import { useRun } from '../actions/use-run';
import { adminCalls } from '../api/admin-calls';
import type { Outcome } from '../api/outcome';
import { useCalls, useViewer } from '../session/services';
import { type AdminKey, adminKeys } from './admin-keys';
import { listOf, type Query, useQuery } from './use-query';

/** Between two looks, in milliseconds. product.md §7 names none: often enough for a bell that nobody opens. */
const LOOK_AGAIN = 60_000;

export interface AdminNotifications extends Query<Notification[]> {
  unread: number;
  /** Marks one read, then asks for the list again. A failure is only logged to the console (product.md §8). */
  markRead: (id: string) => Promise<Outcome>;
}

/** Newest first, unread ahead of read on equal times (product.md §4). */
export function sorted(list: Notification[]): Notification[] {
  return [...list].sort(
    (a, b) =>
      (b.createdAt ?? '').localeCompare(a.createdAt ?? '') ||
      Number(a.isRead ?? false) - Number(b.isRead ?? false),
  );
}

/**
 * The administrators' notifications: not asked for again when the window gets the focus, retried twice at 1 s
 * (product.md §7). Looks again every minute while the tab shows; call `retry` when the drawer opens.
 */
export function useAdminNotifications(): AdminNotifications {
  const calls = useCalls(adminCalls);
  const viewer = useViewer();
  const run = useRun<AdminKey>();
  const query = useQuery(
    viewer ? adminKeys.notifications(viewer) : null,
    async () => sorted(listOf(await calls.listNotifications())),
    {
      retries: RETRIES.notifications,
      wait: INTERVALS.retryBase,
      every: LOOK_AGAIN,
      revalidateOnFocus: false,
    },
  );
  const markRead = useCallback(
    async (id: string) => {
      const outcome = await run(() => calls.markNotificationRead(id), 'notifications');
      if (!outcome.ok) console.error('A notification could not be marked as read:', outcome.message);
      return outcome;
    },
    [calls, run],
  );
  const unread = query.data?.filter((notification) => !notification.isRead).length ?? 0;
  return { ...query, unread, markRead };
}
