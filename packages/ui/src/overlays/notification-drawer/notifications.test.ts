import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type NotificationView, sortNotifications, useReadOnce } from './notifications';

const note = (id: string, createdAt: string, isRead = false): NotificationView => ({
  id,
  type: 'Sign-up',
  message: id,
  createdAt,
  isRead,
});
const ids = (notifications: readonly NotificationView[]) => notifications.map(({ id }) => id);

test('[4.18][7.16] sorts newest first, and unread before read at equal times', () => {
  const given = [
    note('undated', 'soon'),
    note('read', '2026-11-23T08:00:00Z', true),
    note('older', '2026-11-22T08:00:00Z'),
    note('unread', '2026-11-23T08:00:00Z'),
    note('newest', '2026-11-23T08:00:00.001Z', true),
  ];
  expect(ids(sortNotifications(given))).toEqual(['newest', 'unread', 'read', 'older', 'undated']);
});

test('[4.17] a read notification is never shown as unread again', async () => {
  const stale = [note('a', '2026-11-23T08:00:00Z'), note('b', '2026-11-23T09:00:00Z')];
  const onMarkRead = vi.fn(async () => ({ ok: true as const }));
  const { result, rerender } = renderHook(
    (given: readonly NotificationView[]) => useReadOnce(given, onMarkRead),
    {
      initialProps: stale,
    },
  );
  const read = () => ids(result.current.notifications.filter(({ isRead }) => isRead));
  await act(async () => void (await result.current.markRead('a')));
  expect(read()).toEqual(['a']);
  rerender([...stale]);
  expect(read()).toEqual(['a']);
  rerender(stale.map((item) => ({ ...item, isRead: true })));
  rerender(stale);
  expect(read()).toEqual(['b', 'a']);
});
