import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  useNotificationSettings,
  useNotificationSettingsActions,
  useOwnNotificationActions,
  useOwnNotifications,
} from '../src/entries/notifications';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const LIST = 'GET /api/notifications';
const item = (_id: string, isRead = false) => ({
  _id,
  subject: { type: 'help', reference: _id, kind: 'help' },
  createdAt: `2026-11-23T08:00:0${_id}Z`,
  isRead,
});
const page = (data: object[], next: string | null = null, unread = 1) => ({
  body: { data, next, previous: null, unread },
});

function signIn() {
  holdCookie(token());
  return { 'GET /api/user/u1': { body: { data: wanjiru } } };
}

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('useOwnNotifications', () => {
  it('[13.50] returns the list and the number of unread ones, refetched every minute in a visible tab', async () => {
    const { asked } = network({ ...signIn(), [LIST]: page([item('2'), item('1', true)]) });
    const { result } = show(() => useOwnNotifications());
    await pass();
    expect(result.current.data).toMatchObject({ unread: 1, data: [{ _id: '2' }, { _id: '1' }] });
    await pass(60_000);
    expect(asked('/api/notifications')).toHaveLength(2);
    setVisibility('hidden');
    await pass(300_000);
    expect(asked('/api/notifications')).toHaveLength(2);
    setVisibility('visible');
    await pass();
    expect(asked('/api/notifications')).toHaveLength(3);
  });

  it('[13.50] asks for the unread ones only', async () => {
    const { asked } = network({ ...signIn(), [LIST]: page([]) });
    show(() => useOwnNotifications('unread'));
    await pass();
    expect(asked('/api/notifications')[0]?.path).toBe('/api/notifications?state=unread');
  });

  it('[13.44] keeps older pages when the first one is refetched', async () => {
    const net = network({
      ...signIn(),
      [LIST]: page([item('3'), item('2')], 'older'),
      [`${LIST}?cursor=older`]: page([item('1')]),
    });
    const { result } = show(() => useOwnNotifications());
    await pass();
    await act(async () => void (await result.current.loadMore()));
    expect(result.current.data?.data.map(({ _id }) => _id)).toEqual(['3', '2', '1']);
    expect(result.current.data?.next).toBeNull();
    net.answers[LIST] = page([item('4'), item('3'), item('2')], 'older', 2);
    await pass(60_000);
    expect(result.current.data?.data.map(({ _id }) => _id)).toEqual(['4', '3', '2', '1']);
    expect(result.current.data?.unread).toBe(2);
  });
});

describe('useOwnNotificationActions', () => {
  it('[13.45] marks one, and all up to a moment, then refetches the list', async () => {
    const net = network({
      ...signIn(),
      [LIST]: page([item('2'), item('1')], null, 2),
      'POST /api/notifications/1/read': { body: { message: 'Marked as read.' } },
      'POST /api/notifications/read-all': { body: { message: 'Marked as read.' } },
    });
    const { result } = show(() => ({ list: useOwnNotifications(), actions: useOwnNotificationActions() }));
    await pass();
    net.answers[LIST] = page([item('2'), item('1', true)]);
    await act(async () => void (await result.current.actions.markRead('1')));
    expect(result.current.list.data).toMatchObject({
      unread: 1,
      data: [{ isRead: false }, { isRead: true }],
    });
    const until = '2026-11-23T08:00:02Z';
    net.answers[LIST] = page([item('2', true), item('1', true)], null, 0);
    await act(async () => void (await result.current.actions.markAllRead(until)));
    expect(net.seen.find(({ path }) => path.endsWith('read-all'))?.body).toEqual({ until });
    expect(result.current.list.data).toMatchObject({ unread: 0, data: [{ isRead: true }, { isRead: true }] });
  });

  it('[13.45] only logs that one could not be marked', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    network({ ...signIn(), [LIST]: page([item('1')]) });
    const { result } = show(() => useOwnNotificationActions());
    await pass();
    await act(async () => void (await result.current.markRead('1')));
    expect(logged).toHaveBeenCalledOnce();
  });
});

it('[13.46] the settings are read, saved and read again', async () => {
  const settings = { types: [], quiet: null, timeZone: 'Africa/Nairobi' };
  const net = network({
    ...signIn(),
    'GET /api/notification-settings': { body: { data: settings } },
    'PUT /api/notification-settings': { body: { message: 'Saved', data: settings } },
  });
  const { result } = show(() => ({ query: useNotificationSettings(), ...useNotificationSettingsActions() }));
  await pass();
  expect(result.current.query.data).toEqual(settings);
  const changed = { ...settings, quiet: { from: '22:00', to: '07:00' } };
  await act(async () => void (await result.current.save(changed)));
  expect(net.seen.find(({ method }) => method === 'PUT')?.body).toEqual(changed);
  expect(net.asked('/api/notification-settings')).toHaveLength(3);
});
