import type { UserNotification } from '@digiken/contract';
import { forwardRef, type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Drawer, type DrawerProps } from '@digiken/ui/drawer';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import { useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { ToggleGroup } from '@digiken/ui/toggle-group';
import { LoadFailed } from '../../lib/load-failed';
import { userNotificationMessages } from './messages';
import { UserNotificationList } from './user-notification-list';

export { notificationTextMessages, userNotificationMessages } from './messages';
export { useNotificationText } from './notification-text';

export type NotificationFilter = 'all' | 'unread';

export interface UserNotificationsProps
  extends Omit<DrawerProps, 'title' | 'titleRef' | 'initialFocus' | 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: LoadState;
  /** By the filter, newest first. */
  items: readonly UserNotification[];
  /** The page that an item is about. */
  hrefOf: (item: UserNotification) => string;
  /** Of all; undefined while it is not known. */
  unread: number | undefined;
  filter: NotificationFilter;
  onFilterChange: (filter: NotificationFilter) => void;
  /** Somebody opens the page of an item, which is read now. */
  onOpenItem: (id: string) => void;
  /** Marks everything up to this moment as read. A failure is told as the outcome's message. */
  onMarkAll: (until: string) => Promise<FormOutcome>;
  /** Loads the next part; absent at the end of the list. */
  onMore?: () => Promise<FormOutcome>;
  settingsHref: string;
  /** Fixed current time in ms since 1970. Default: the clock. */
  now?: number;
}

/** The notifications of a learner, an instructor or a hub administrator (spec 13.50). */
export const UserNotifications = forwardRef<HTMLDivElement, UserNotificationsProps>(
  function UserNotifications(
    {
      open,
      onOpenChange,
      state,
      items,
      hrefOf,
      unread,
      filter,
      onFilterChange,
      onOpenItem,
      onMarkAll,
      onMore,
      settingsHref,
      now,
      ...rest
    },
    ref,
  ) {
    const t = useMessages(userNotificationMessages);
    const title = useRef<HTMLHeadingElement>(null);
    const close = () => onOpenChange(false);
    return (
      <Drawer
        size="lg"
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        title={t('title')}
        titleRef={title}
        initialFocus={title}
      >
        <Content
          {...{
            state,
            items,
            hrefOf,
            unread,
            filter,
            onFilterChange,
            onMarkAll,
            onMore,
            settingsHref,
            now,
            title,
          }}
          onOpenItem={(id) => {
            close();
            onOpenItem(id);
          }}
          onSettings={close}
        />
      </Drawer>
    );
  },
);

type ContentProps = Pick<
  UserNotificationsProps,
  | 'state'
  | 'items'
  | 'hrefOf'
  | 'unread'
  | 'filter'
  | 'onFilterChange'
  | 'onMarkAll'
  | 'onMore'
  | 'onOpenItem'
  | 'settingsHref'
  | 'now'
> & { title: RefObject<HTMLElement | null>; onSettings: () => void };

function Content({
  state,
  items,
  hrefOf,
  unread,
  filter,
  onFilterChange,
  onMarkAll,
  onMore,
  onOpenItem,
  settingsHref,
  now,
  title,
  onSettings,
}: ContentProps) {
  const t = useMessages(userNotificationMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<'all' | 'more' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [opened] = useState(() => Date.now());
  const newest = items[0]?.createdAt;
  const known = state.status === 'ready' || items.length > 0;

  // The bell has told the number that was known when the drawer opened.
  const announcedUnread = useRef(unread);
  useEffect(() => {
    if (unread === undefined || unread === announcedUnread.current) return;
    announcedUnread.current = unread;
    announce(t('count', { count: unread }));
  }, [unread, announce, t]);

  const run = async (what: 'all' | 'more', act: () => Promise<FormOutcome>) => {
    setBusy(what);
    setFailure(null);
    const outcome = await act();
    setBusy(null);
    if (outcome.ok) return true;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
    return false;
  };
  const markAll = async (until: string) => {
    if (await run('all', () => onMarkAll(until))) title.current?.focus();
  };
  const more = async (load: () => Promise<FormOutcome>) => {
    const count = items.length;
    if (!(await run('more', load))) return;
    // Rendered by then: the list comes with the answer.
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>('li a')[count]?.focus());
  };

  return (
    <div ref={root} data-slot="user-notifications" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ToggleGroup
          label={t('filter')}
          size="sm"
          items={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
          value={filter}
          onValueChange={(value) => onFilterChange(value as NotificationFilter)}
        />
        {newest !== undefined && (unread ?? 0) > 0 && (
          <Button variant="secondary" size="sm" busy={busy === 'all'} onClick={() => void markAll(newest)}>
            {t(busy === 'all' ? 'marking' : 'markAll')}
          </Button>
        )}
      </div>
      {failure !== null && <Callout tone="danger">{failure}</Callout>}
      {state.status === 'error' && <LoadFailed state={state} message={t('failed')} retry={t('retry')} />}
      {state.status === 'loading' && items.length === 0 && (
        <div className="flex flex-col gap-6">
          <LoadingText>{t('loading')}</LoadingText>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </div>
      )}
      {known && items.length === 0 && (
        <p className="py-6 text-ink-muted">{t(filter === 'unread' ? 'noUnread' : 'none')}</p>
      )}
      <UserNotificationList items={items} hrefOf={hrefOf} onOpen={onOpenItem} now={now ?? opened} />
      {onMore && (
        <Button
          variant="secondary"
          busy={busy === 'more'}
          className="self-start"
          onClick={() => void more(onMore)}
        >
          {t(busy === 'more' ? 'loadingMore' : 'more')}
        </Button>
      )}
      <p>
        <TextLink href={settingsHref} onClick={onSettings}>
          {t('settings')}
        </TextLink>
      </p>
    </div>
  );
}
