import { forwardRef, type RefObject, useEffect, useRef, useState } from 'react';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { Button } from '../../actions/button/button';
import { Skeleton } from '../../display/skeleton/skeleton';
import { Tabs } from '../../display/tabs/tabs';
import { Callout } from '../../feedback/callout/callout';
import { useAnnounce } from '../../foundations/announcer/announcer';
import type { FormOutcome, LoadState } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { Drawer, type DrawerProps } from '../drawer/drawer';
import { notificationDrawerMessages } from './notification-drawer.messages';
import { NotificationList } from './notification-list';
import { type NotificationView, useReadOnce } from './notifications';
import { useKeptFocus } from './use-kept-focus';
import { useNotificationNews } from './use-notification-news';

export { notificationDrawerMessages } from './notification-drawer.messages';
export { NotificationList, type NotificationListProps } from './notification-list';
export { type NotificationView, type ReadOnce, sortNotifications, useReadOnce } from './notifications';

export interface NotificationDrawerProps
  extends Omit<DrawerProps, 'title' | 'titleRef' | 'initialFocus' | 'children'> {
  state: LoadState;
  notifications: readonly NotificationView[];
  /** Marks one as read. Log a failure; it is not shown (spec 8.9). */
  onMarkRead: (id: string) => Promise<FormOutcome>;
  /** Fixed current time in ms since 1970. Default: the clock. */
  now?: number;
}

/** An administrator's notifications in a drawer on the right (spec 2.94–2.102). */
export const NotificationDrawer = forwardRef<HTMLDivElement, NotificationDrawerProps>(
  function NotificationDrawer(
    {
      open: controlled,
      defaultOpen = false,
      onOpenChange,
      state,
      notifications: given,
      onMarkRead,
      now,
      ...rest
    },
    ref,
  ) {
    const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
    const t = useMessages(notificationDrawerMessages);
    const announce = useAnnounce();
    const title = useRef<HTMLHeadingElement>(null);
    const { notifications, markRead } = useReadOnce(given, onMarkRead);
    const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set());
    const latest = useRef({ open, notifications });
    useEffect(() => {
      latest.current = { open, notifications };
    });

    const mark = async (id: string) => {
      setBusy((ids) => new Set([...ids, id]));
      const outcome = await markRead(id);
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
      if (!outcome.ok || !latest.current.open) return;
      const left = latest.current.notifications.filter((item) => !item.isRead && item.id !== id);
      announce(t('marked', { count: left.length }));
    };

    return (
      <Drawer
        size="lg"
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        titleRef={title}
        initialFocus={title}
      >
        <Content
          state={state}
          notifications={notifications}
          busy={busy}
          onMark={(id) => void mark(id)}
          title={title}
          now={now}
        />
      </Drawer>
    );
  },
);

interface ContentProps extends Pick<NotificationDrawerProps, 'state' | 'notifications' | 'now'> {
  busy: ReadonlySet<string>;
  onMark: (id: string) => void;
  title: RefObject<HTMLElement | null>;
}

function Content({ state, notifications, busy, onMark, title, now }: ContentProps) {
  const t = useMessages(notificationDrawerMessages);
  const root = useRef<HTMLDivElement>(null);
  const unread = notifications.filter(({ isRead }) => !isRead);
  const read = notifications.filter(({ isRead }) => isRead);
  const keepFocus = useKeptFocus(
    unread.map(({ id }) => id),
    root,
    title,
  );
  useNotificationNews(state, notifications);

  const isEmpty = notifications.length === 0;
  const shared = { busy, onMark, now };
  return (
    <div ref={root} data-slot="notification-drawer" className="flex flex-col gap-5" {...keepFocus}>
      {state.status === 'error' && (
        <Callout
          tone="danger"
          actions={
            state.onRetry && (
              <Button variant="secondary" onClick={state.onRetry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {state.error?.message ?? t('failed')}
        </Callout>
      )}
      {state.status === 'loading' && isEmpty && <Loading />}
      {(state.status === 'ready' || !isEmpty) && (
        <Tabs
          label={t('title')}
          items={[
            {
              id: 'unread',
              label: t('unread'),
              count: unread.length,
              content: (
                <NotificationList
                  {...shared}
                  notifications={unread}
                  emptyText={t(isEmpty ? 'none' : 'noUnread')}
                />
              ),
            },
            {
              id: 'read',
              label: t('read'),
              count: read.length,
              content: (
                <NotificationList
                  {...shared}
                  notifications={read}
                  emptyText={t(isEmpty ? 'none' : 'noRead')}
                />
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function Loading() {
  const t = useMessages(notificationDrawerMessages);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{t('loading')}</p>
      {[1, 2, 3].map((item) => (
        <Skeleton key={item} lines={3} />
      ))}
    </div>
  );
}
