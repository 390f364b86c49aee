import { forwardRef } from 'react';
import { Bell } from 'lucide';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { UnreadBadge, useBadgeText } from '../sidebar/unread-badge';

export const notificationBellMessages = defineMessages('notification-bell', {
  unknown: 'Notifications',
  none: 'Notifications, none unread',
  unread: 'Notifications, {count} unread',
});

export interface NotificationBellProps extends Forwarded {
  /** Undefined while loading. */
  unreadCount?: number;
  /** Is the notification drawer open? */
  open: boolean;
  onOpen: () => void;
  /** Presses are ignored; the button keeps its position and focus. */
  disabled?: boolean;
}

/** Opens the notifications. The unread count is part of its name and shown as a badge (spec 2.92). */
export const NotificationBell = forwardRef<HTMLSpanElement, NotificationBellProps>(function NotificationBell(
  { unreadCount, open, onOpen, disabled = false, className, ...rest },
  ref,
) {
  const t = useMessages(notificationBellMessages);
  const count = useBadgeText(unreadCount ?? 0);
  const name = unreadCount === undefined ? t('unknown') : t(unreadCount > 0 ? 'unread' : 'none', { count });
  return (
    <span {...rest} ref={ref} data-slot="notification-bell" className={cn('inline-flex', className)}>
      <IconButton
        label={name}
        icon={
          <span className="flex items-center gap-1">
            <Icon of={Bell} size={22} />
            <UnreadBadge count={unreadCount ?? 0} />
          </span>
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={disabled}
        className="w-auto min-w-target-primary px-2"
        onClick={(event) => {
          // Safari does not focus a pressed button, and the overlay restores the focus to the previously focused element.
          event.currentTarget.focus();
          onOpen();
        }}
      />
    </span>
  );
});
