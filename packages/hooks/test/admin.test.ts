import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAdminActions, useAdminUser, useAdminUsers } from '../src/entries/admin';
import { type UserPage } from '../src/entries/api';
import { useAdminNotifications } from '../src/entries/notifications';
import { useHelpActions } from '../src/entries/site';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const LIST = 'GET /api/notify-admin';
const note = (_id: string, createdAt: string, isRead = false) => ({
  _id,
  type: 'Sign-up',
  message: `Message ${_id}`,
  createdAt,
  isRead,
});
const notes = [
  note('read', '2026-11-23T08:00:00Z', true),
  note('older', '2026-11-22T08:00:00Z'),
  note('unread', '2026-11-23T08:00:00Z'),
];

function signInAsAdmin() {
  holdCookie(token({ role: 'admin' }));
  return { 'GET /api/user/u1': { body: { data: { ...wanjiru, role: 'admin' } } } };
}

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('useAdminNotifications', () => {
  it('returns the list in the order of the server and counts the unread ones', async () => {
    network({ ...signInAsAdmin(), [LIST]: { body: notes } });
    const { result } = show(useAdminNotifications);
    await pass();
    expect(result.current.data?.map(({ _id }) => _id)).toEqual(['read', 'older', 'unread']);
    expect(result.current.unread).toBe(2);
  });

  it('[7.16][9.5] two retries at 1 s, then the server’s message', async () => {
    const answers = { ...signInAsAdmin(), [LIST]: { status: 500, body: { message: 'The bell is broken' } } };
    const { asked } = network(answers);
    const { result } = show(useAdminNotifications);
    const times = [0, 999, 1, 999, 1, 30_000];
    const counts = [1, 1, 2, 2, 3, 3];
    for (const [index, time] of times.entries()) {
      await pass(time);
      expect(asked('/api/notify-admin')).toHaveLength(counts[index] ?? 0);
    }
    expect(result.current).toMatchObject({ status: 'error', error: { message: 'The bell is broken' } });
  });

  it('[7.16] refetched every minute, but not on focus or in a hidden tab', async () => {
    const { asked } = network({ ...signInAsAdmin(), [LIST]: { body: [] } });
    const { result } = show(useAdminNotifications);
    await pass(10_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    setVisibility('visible');
    await pass(49_999);
    expect(asked('/api/notify-admin')).toHaveLength(1);
    await pass(1);
    expect(asked('/api/notify-admin')).toHaveLength(2);
    setVisibility('hidden');
    await pass(300_000);
    expect(asked('/api/notify-admin')).toHaveLength(2);
    setVisibility('visible');
    await pass(60_000);
    expect(asked('/api/notify-admin')).toHaveLength(3);
    act(() => result.current.retry());
    await pass();
    expect(asked('/api/notify-admin')).toHaveLength(4);
  });

  it('[7.17] marks read by PATCH, then refetches the list', async () => {
    const net = network({
      ...signInAsAdmin(),
      [LIST]: { body: notes },
      'PATCH /api/notify-admin/older': { body: { message: 'Marked as read.' } },
    });
    const { result } = show(useAdminNotifications);
    await pass();
    net.answers[LIST] = { body: notes.map((one) => ({ ...one, isRead: one.isRead || one._id === 'older' })) };
    await act(async () => {
      expect(await result.current.markRead('older')).toMatchObject({ ok: true });
    });
    expect(net.asked('/api/notify-admin').map(({ method, path }) => `${method} ${path}`)).toEqual([
      LIST,
      'PATCH /api/notify-admin/older',
      LIST,
    ]);
    expect(result.current.unread).toBe(1);
  });

  it('[8.9] a failed mark-as-read is only logged to the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    network({
      ...signInAsAdmin(),
      [LIST]: { body: notes },
      'PATCH /api/notify-admin/older': { status: 500, body: { message: 'No ink' } },
    });
    const { result, notices } = show(useAdminNotifications);
    await pass();
    await act(async () => {
      expect(await result.current.markRead('older')).toMatchObject({ ok: false });
    });
    expect(logged).toHaveBeenCalledWith(expect.any(String), 'No ink');
    expect(notices).toEqual([]);
    expect(result.current).toMatchObject({ status: 'ready', unread: 2 });
  });
});

describe('lists of the console', () => {
  const person = { ...wanjiru, status: 'active' };

  it('ask for exactly what is filtered, and keep the page while the next one comes', async () => {
    const net = network({
      ...signInAsAdmin(),
      'GET /api/admin/users?search=wan&role=user': { body: { data: [person], next: 'c2', previous: null } },
      'GET /api/admin/users?cursor=c2&search=wan&role=user': { body: { data: [] } },
    });
    let page: UserPage = { search: 'wan', role: 'user' };
    const { result, rerender } = show(() => useAdminUsers(page));
    await pass();
    expect(result.current.data).toMatchObject({ data: [{ _id: 'u1' }], next: 'c2', previous: null });
    page = { cursor: 'c2', ...page };
    rerender();
    expect(result.current).toMatchObject({ status: 'ready', refreshing: true, data: { next: 'c2' } });
    await pass();
    expect(result.current.data).toEqual({ data: [], next: null, previous: null });
    expect(net.asked('/api/admin/users')).toHaveLength(2);
  });

  it('show what an act has changed, and what somebody else changed meanwhile (409)', async () => {
    const net = network({
      ...signInAsAdmin(),
      'GET /api/admin/user/u2': { body: { data: { ...person, _id: 'u2' } } },
      'PUT /api/admin/user/u2/role': { body: { message: 'Done', data: { ...person, role: 'tutor' } } },
    });
    const { result } = show(() => ({ user: useAdminUser('u2'), actions: useAdminActions() }));
    await pass();
    net.answers['GET /api/admin/user/u2'] = { body: { data: { ...person, role: 'tutor' } } };
    await act(async () => {
      expect(await result.current.actions.setUserRole('u2', { role: 'tutor' })).toMatchObject({ ok: true });
    });
    expect(result.current.user.data?.role).toBe('tutor');
    net.answers['PUT /api/admin/user/u2/role'] = { status: 409, body: { message: 'The last one' } };
    net.answers['GET /api/admin/user/u2'] = { body: { data: { ...person, role: 'admin' } } };
    await act(async () => {
      expect(await result.current.actions.setUserRole('u2', { role: 'user' })).toMatchObject({
        ok: false,
        message: 'The last one',
      });
    });
    expect(result.current.user.data?.role).toBe('admin');
  });
});

it('the help desk takes questions from visitors, and answers with what to quote', async () => {
  const net = network({
    'POST /api/help/barriers': {
      status: 201,
      body: { message: 'Thank you', data: { reference: 'HD-4F7K2' } },
    },
  });
  const { result } = show(useHelpActions);
  const body = { page: '/courses', problem: 'No focus', technology: '', contact: '' };
  const outcome = await result.current.reportBarrier(body);
  expect(outcome).toMatchObject({ ok: true, data: { reference: 'HD-4F7K2' } });
  expect(net.seen.at(-1)?.body).toEqual(body);
});
