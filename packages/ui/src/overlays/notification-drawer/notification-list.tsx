import { BellOff } from 'lucide';
import { Icon } from '../../foundations/lib/icon';
import { NotificationItem } from './notification-item';
import type { NotificationView } from './notifications';

/** From this number on, rows out of view have no layout; screen readers and find-in-page still get all of them. */
const LONG = 30;
const SEEN_ONLY = '[contain-intrinsic-size:auto_9rem] [content-visibility:auto]';

export interface NotificationListProps {
  notifications: readonly NotificationView[];
  /** Ids of the notifications that are being marked as read. */
  busy: ReadonlySet<string>;
  onMark: (id: string) => void;
  /** Shown instead of the list. */
  emptyText: string;
  now?: number;
}

export function NotificationList({ notifications, busy, onMark, emptyText, now }: NotificationListProps) {
  if (notifications.length === 0) {
    return (
      <div className="flex items-center gap-3 py-8 text-ink-muted">
        <Icon of={BellOff} size={24} className="shrink-0" />
        <p data-slot="notification-empty" tabIndex={-1} className="rounded-sm">
          {emptyText}
        </p>
      </div>
    );
  }
  const long = notifications.length > LONG;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- 2026-11-21: Safari drops the role of a list without bullets
    <ul role="list" className="-mt-3 flex flex-col divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id} className={long ? SEEN_ONLY : undefined}>
          <NotificationItem
            notification={notification}
            busy={busy.has(notification.id)}
            onMark={() => onMark(notification.id)}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}
