import { useId } from 'react';
import { Button } from '../../actions/button/button';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { cn } from '../../foundations/lib/cn';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { notificationDrawerMessages } from './notification-drawer.messages';
import type { NotificationView } from './notifications';

export interface NotificationItemProps {
  notification: NotificationView;
  busy: boolean;
  onMark: () => void;
  now?: number;
}

/** One notification: an article, with one button in it while it is unread. */
export function NotificationItem({ notification, busy, onMark, now }: NotificationItemProps) {
  const t = useMessages(notificationDrawerMessages);
  const id = useId();
  const { type, message, createdAt, isRead } = notification;
  return (
    <article
      aria-labelledby={cn(!isRead && `${id}-state`, `${id}-type`, `${id}-message`)}
      data-slot="notification"
      data-notification={notification.id}
      className="flex gap-3 py-5"
    >
      {!isRead && (
        <span
          aria-hidden="true"
          className="mt-2 size-2.5 shrink-0 rounded-full bg-emphasis forced-colors:bg-[Highlight] in-[.high-contrast]:border"
        />
      )}
      <div className="flex min-w-0 grow flex-col items-start gap-1.5 wrap-anywhere">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 font-bold">
            {!isRead && (
              <span id={`${id}-state`} className="dk-visually-hidden">
                {t('unreadState')}
              </span>
            )}{' '}
            <span id={`${id}-type`}>{type}</span>
          </h3>
          <RelativeTime iso={createdAt} now={now} className="text-sm text-ink-muted" />
        </div>
        <p id={`${id}-message`} className="max-w-measure whitespace-pre-line">
          {message}
        </p>
        {!isRead && (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-describedby={`${id}-message`}
            className="mt-2 max-sm:min-h-target-primary"
            onClick={onMark}
          >
            {t(busy ? 'marking' : 'mark')}
          </Button>
        )}
      </div>
    </article>
  );
}
