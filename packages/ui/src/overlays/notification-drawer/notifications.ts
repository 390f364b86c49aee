import { useCallback, useMemo, useState } from 'react';
import type { FormOutcome } from '../../foundations/lib/types';

export interface NotificationView {
  id: string;
  /** Shown as plain text (spec R.27). */
  type: string;
  message: string;
  /** ISO 8601. */
  createdAt: string;
  isRead: boolean;
}

/** ms since 1970; an invalid date is the oldest. */
const timeOf = ({ createdAt }: NotificationView) => Date.parse(createdAt) || 0;

/** Newest first, unread before read at equal times (spec 4.18). */
export function sortNotifications(notifications: readonly NotificationView[]): NotificationView[] {
  return [...notifications].sort((a, b) => timeOf(b) - timeOf(a) || Number(a.isRead) - Number(b.isRead));
}

export interface ReadOnce {
  /** The given items, sorted. An item that was read once stays read. */
  notifications: readonly NotificationView[];
  markRead: (id: string) => Promise<FormOutcome>;
}

/**
 * Unread becomes read and never the reverse (spec 4.18): a response requested before an item was
 * marked must not undo the mark on the screen.
 */
export function useReadOnce(
  given: readonly NotificationView[],
  onMarkRead: (id: string) => Promise<FormOutcome>,
): ReadOnce {
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set());
  const fresh = given.filter(({ id, isRead }) => isRead && !read.has(id));
  if (fresh.length > 0) setRead(new Set([...read, ...fresh.map(({ id }) => id)]));

  const notifications = useMemo(
    () => sortNotifications(given.map((item) => (read.has(item.id) ? { ...item, isRead: true } : item))),
    [given, read],
  );
  const markRead = useCallback(
    async (id: string) => {
      const outcome = await onMarkRead(id);
      if (outcome.ok) setRead((ids) => new Set([...ids, id]));
      return outcome;
    },
    [onMarkRead],
  );
  return { notifications, markRead };
}
