import type { NotificationSettings, UserNotification } from '@digiken/contract';
import { notificationRoutes } from '@digiken/contract/routes/notifications';
import { useCallback, useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useRun } from '../actions/use-run';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useRequest, useServices, useViewer } from '../session/services';
import { isKeyOf } from './keys';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of a user's own notifications; those of administrators are in `adminKeys`. */
export const notificationKeys = {
  ownNotifications: (state: 'unread' | 'all', viewer: string) => ['ownNotifications', state, viewer] as const,
  notificationSettings: (viewer: string) => ['notificationSettings', viewer] as const,
};
type Keys = keyof typeof notificationKeys;

/** In milliseconds. */
const POLL_INTERVAL = 60_000;

interface NotificationPage extends PageOf<UserNotification> {
  /** Of all the user's notifications. */
  unread: number;
}

export interface OwnNotifications extends Query<NotificationPage> {
  /** Loads the page after the last item; does nothing when `data.next` is null. */
  loadMore: () => Promise<Outcome<unknown>>;
}

/**
 * The user's notifications, newest first, and how many are unread. Refetched every minute while the tab is visible,
 * and on focus. Pages that were loaded stay.
 */
export function useOwnNotifications(state: 'unread' | 'all' = 'all'): OwnNotifications {
  const request = useRequest();
  const { texts } = useServices();
  const viewer = useViewer();
  const { cache, mutate } = useSWRConfig();
  const key = viewer ? notificationKeys.ownNotifications(state, viewer) : null;
  const ask = async (cursor?: string): Promise<NotificationPage> => {
    const answer = await request(notificationRoutes.listOwnNotifications, {
      query: { cursor, state: state === 'all' ? undefined : state },
    });
    return { ...pageOf(answer, { createdAt: '', isRead: false }), unread: answer.unread ?? 0 };
  };
  const query = useCached(
    key,
    async () => {
      const fresh = await ask();
      const known: unknown = key === null ? undefined : cache.get(unstable_serialize(key))?.data;
      return join(known as NotificationPage | undefined, fresh);
    },
    { every: POLL_INTERVAL, revalidateOnFocus: true, keepPreviousData: true },
  );
  const loadMore = () =>
    outcomeOf(async () => {
      const cursor = query.data?.next;
      if (!cursor || key === null) return;
      const more = await ask(cursor);
      await mutate<NotificationPage>(
        key,
        (known) =>
          known && known.next === cursor ? { ...more, data: [...known.data, ...more.data] } : known,
        { revalidate: false },
      );
    }, texts);
  return { ...query, loadMore };
}

/** Appends the known older items to the newest ones; returns only the newest when there is a gap between them. */
function join(known: NotificationPage | undefined, fresh: NotificationPage): NotificationPage {
  const last = fresh.data.at(-1)?._id;
  const at = known?.data.findIndex(({ _id }) => _id === last) ?? -1;
  if (!known || at < 0 || fresh.next === null) return fresh;
  return { ...fresh, data: [...fresh.data, ...known.data.slice(at + 1)], next: known.next };
}

/** Marking notifications as read. Each action returns an outcome, never throws; what it changed shows at once. */
export function useOwnNotificationActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { mutate } = useSWRConfig();
  const show = useCallback(
    (isRead: (item: UserNotification) => boolean) =>
      mutate<NotificationPage>(
        (key) => isKeyOf<Keys>(key, 'ownNotifications'),
        (page) => page && { ...page, data: page.data.map((item) => ({ ...item, isRead: isRead(item) })) },
        { revalidate: false },
      ),
    [mutate],
  );
  return useMemo(
    () => ({
      /** A failure is only logged to the console: the page of the notification opens anyway. */
      async markRead(id: string) {
        const outcome = await run(
          () => request(notificationRoutes.markOwnNotificationRead, { params: { id } }),
          'ownNotifications',
        );
        if (outcome.ok) await show((item) => item.isRead || item._id === id);
        else console.error('A notification could not be marked as read:', outcome.message);
        return outcome;
      },
      /** @param until ISO 8601: later ones stay unread */
      async markAllRead(until: string) {
        const outcome = await run(
          () => request(notificationRoutes.markAllRead, { body: { until } }),
          'ownNotifications',
        );
        if (outcome.ok) await show((item) => item.isRead || item.createdAt <= until);
        return outcome;
      },
    }),
    [request, run, show],
  );
}

/** What the user is notified of, in the app and by mail. */
export function useNotificationSettings(): Query<NotificationSettings> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? notificationKeys.notificationSettings(viewer) : null,
    async () => dataOf(await request(notificationRoutes.getNotificationSettings, {})),
    { revalidateOnFocus: false },
  );
}

/** Saves what the user is notified of. Returns an outcome, never throws. */
export function useNotificationSettingsActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      save: (body: RequestBody<typeof notificationRoutes.saveNotificationSettings>) =>
        run(() => request(notificationRoutes.saveNotificationSettings, { body }), 'notificationSettings'),
    }),
    [request, run],
  );
}
