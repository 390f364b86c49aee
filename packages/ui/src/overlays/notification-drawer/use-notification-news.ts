import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import type { LoadState } from '../../foundations/lib/types';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { notificationDrawerMessages } from './notification-drawer.messages';
import type { NotificationView } from './notifications';

/** Announces changes while the drawer is open: loaded, failed, new items. Mount it while the drawer is open. */
export function useNotificationNews(
  { status, error }: LoadState,
  notifications: readonly NotificationView[],
): void {
  const t = useMessages(notificationDrawerMessages);
  const announce = useAnnounce();
  const known = useRef<ReadonlySet<string> | null>(null);
  const lastStatus = useRef<LoadState['status'] | null>(null);

  const tell = useEffectEvent(() => {
    const cameFrom = lastStatus.current;
    lastStatus.current = status;
    if (status === 'error' && cameFrom !== 'error') {
      announce(error?.message ?? t('failed'), { politeness: 'assertive' });
    }
    const before = known.current;
    if (before === null && status !== 'ready' && notifications.length === 0) return;
    const unread = notifications.filter(({ isRead }) => !isRead);
    known.current = new Set([...(before ?? []), ...notifications.map(({ id }) => id)]);
    if (before) {
      const count = unread.filter(({ id }) => !before.has(id)).length;
      if (count > 0) announce(t('arrived', { count }));
    } else if (cameFrom === 'loading' && status === 'ready') {
      announce(t('loaded', { count: unread.length }));
    }
  });
  useEffect(() => tell(), [status, notifications]);
}
