import { notificationPath, notificationSettingsPath, type Role } from '@digiken/contract/constants';
import { useOwnNotificationActions, useOwnNotifications } from '@digiken/hooks/notifications';
import { type NotificationFilter, UserNotifications } from '@digiken/learning/user-notifications';
import { useEffect, useState } from 'react';
import { loadState } from '../views/load-state';

interface OwnNotificationsProps {
  userRole: Role;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The drawer of the user's notifications. */
export default function OwnNotifications({ userRole, open, onOpenChange }: OwnNotificationsProps) {
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const query = useOwnNotifications(filter);
  const { markRead, markAllRead } = useOwnNotificationActions();
  const { data, retry, loadMore } = query;

  useEffect(() => {
    if (open) retry();
    // Once each time that it opens: `retry` is another function after each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- 2026-11-24: see above
  }, [open]);

  return (
    <UserNotifications
      open={open}
      onOpenChange={onOpenChange}
      state={loadState(query)}
      // A subject that is missing has no page and no sentence.
      items={(data?.data ?? []).filter(({ subject }) => subject !== undefined)}
      hrefOf={({ subject }) => notificationPath(subject, userRole)}
      unread={data?.unread}
      filter={filter}
      onFilterChange={setFilter}
      onOpenItem={(id) => void markRead(id)}
      onMarkAll={markAllRead}
      onMore={data?.next ? loadMore : undefined}
      settingsHref={notificationSettingsPath(userRole)}
    />
  );
}
