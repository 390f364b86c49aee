import { defineMessages } from '../../foundations/messages-provider/messages-provider';

/** Literal texts of spec 2.96–2.102 and 8.8. */
export const notificationDrawerMessages = defineMessages('notification-drawer', {
  title: 'Notifications',
  unread: 'Unread',
  read: 'Read',
  unreadState: 'Unread:',
  mark: 'Mark as read',
  marking: 'Marking...',
  none: 'No notifications yet',
  noUnread: 'No unread notifications',
  noRead: 'No read notifications',
  failed: 'Failed to load notifications',
  retry: 'Try Again',
  loading: 'Loading...',
  loaded: {
    zero: 'Notifications loaded. None unread.',
    one: 'Notifications loaded. {count} unread.',
    other: 'Notifications loaded. {count} unread.',
  },
  marked: {
    zero: 'Marked as read. None unread left.',
    one: 'Marked as read. {count} unread left.',
    other: 'Marked as read. {count} unread left.',
  },
  arrived: { one: '{count} new notification', other: '{count} new notifications' },
});
