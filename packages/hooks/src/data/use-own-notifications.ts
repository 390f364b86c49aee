import type { NotificationSettings, UserNotification } from '@digiken/contract';
import { notificationRoutes } from '@digiken/contract/routes/notifications';
import { useCallback, useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useAction } from '../actions/use-action';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useRequest, useServices, useViewer } from '../session/services';
import { isKeyOf, keyOf } from './query-key';
import { type PageOf, pageOf, type Query, useCached, useQuery } from './use-query';

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
  const filter = { state: state === 'all' ? undefined : state };
  const key = viewer ? keyOf(notificationRoutes.listOwnNotifications, { query: filter }, viewer) : null;
  const ask = async (cursor?: string): Promise<NotificationPage> => {
    const answer = await request(notificationRoutes.listOwnNotifications, { query: { cursor, ...filter } });
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
  const act = useAction();
  const { mutate } = useSWRConfig();
  const show = useCallback(
    (isRead: (item: UserNotification) => boolean) =>
      mutate<NotificationPage>(
        (key) => isKeyOf(key, [notificationRoutes.listOwnNotifications.path]),
        (page) => page && { ...page, data: page.data.map((item) => ({ ...item, isRead: isRead(item) })) },
        { revalidate: false },
      ),
    [mutate],
  );
  return useMemo(
    () => ({
      /** A failure is only logged to the console: the page of the notification opens anyway. */
      async markRead(id: string) {
        const outcome = await act(notificationRoutes.markOwnNotificationRead, { params: { id } });
        if (outcome.ok) await show((item) => item.isRead || item._id === id);
        else console.error('A notification could not be marked as read:', outcome.message);
        return outcome;
      },
      /** @param until ISO 8601: later ones stay unread */
      async markAllRead(until: string) {
        const outcome = await act(notificationRoutes.markAllRead, { body: { until } });
        if (outcome.ok) await show((item) => item.isRead || item.createdAt <= until);
        return outcome;
      },
    }),
    [act, show],
  );
}

/** What the user is notified of, in the app and by mail. */
export const useNotificationSettings = (): Query<NotificationSettings> =>
  useQuery(notificationRoutes.getNotificationSettings, {}, { revalidateOnFocus: false });

/** Saves what the user is notified of. Returns an outcome, never throws. */
export function useNotificationSettingsActions() {
  const act = useAction();
  return useMemo(
    () => ({
      save: (body: RequestBody<typeof notificationRoutes.saveNotificationSettings>) =>
        act(notificationRoutes.saveNotificationSettings, { body }),
    }),
    [act],
  );
}
