import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useUnreadCount } from '../src/entries/account';
import { useSearch } from '../src/entries/catalogue';
import { useMessageActions, useThread, useThreads } from '../src/entries/messages';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const THREAD = 'GET /api/messages/thread/t1';
const message = (id: number) => ({ _id: `m${id}`, body: `Message ${id}` });
const thread = (ids: number[], older: string | null = null) => ({
  body: { data: { _id: 't1', messages: ids.map(message), older, people: [], notice: null } },
});
const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const threads = { 'GET /api/messages/threads': { body: { data: [], next: null, previous: null } } };

describe('an open thread', () => {
  it('is refreshed every 30 seconds like the unread count, not in a hidden tab, and catches up', async () => {
    const { asked } = network({ [THREAD]: thread([1]) });
    holdCookie(token());
    show(() => useThread('t1'));
    await pass();
    await pass(30_000);
    expect(asked('/api/messages/thread')).toHaveLength(2);
    setVisibility('hidden');
    await pass(300_000);
    expect(asked('/api/messages/thread')).toHaveLength(2);
    setVisibility('visible');
    await pass();
    expect(asked('/api/messages/thread')).toHaveLength(3);
  });

  it('is not requested while no thread is selected', async () => {
    const { seen } = network({});
    holdCookie(token());
    show(() => useThread(''));
    await pass(60_000);
    expect(seen).toHaveLength(0);
  });

  it('keeps what was loaded: older messages go in front, new ones join at the end', async () => {
    const net = network({ [THREAD]: thread([3, 4], 'c1'), [`${THREAD}?cursor=c1`]: thread([1, 2]) });
    holdCookie(token());
    const { result } = show(() => useThread('t1'));
    const bodies = () => result.current.data?.messages.map((one) => one._id);
    await pass();
    expect(bodies()).toEqual(['m3', 'm4']);
    await act(async () => void (await result.current.loadOlder()));
    expect(bodies()).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(result.current.data?.older).toBeNull();
    net.answers[THREAD] = thread([4, 5], 'c2');
    await pass(30_000);
    expect(bodies()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(result.current.data?.older).toBeNull();
    net.answers[THREAD] = thread([40, 41], 'c3');
    await pass(30_000);
    expect(bodies()).toEqual(['m40', 'm41']);
    expect(result.current.data?.older).toBe('c3');
  });

  it('shows a sent message at once and refetches a thread after a rejected message', async () => {
    const net = network({
      [THREAD]: thread([1]),
      'POST /api/messages/thread/t1/messages': { status: 201, body: { message: 'Sent', data: message(2) } },
    });
    holdCookie(token());
    const { result } = show(() => ({ query: useThread('t1'), actions: useMessageActions() }));
    await pass();
    await act(async () => void (await result.current.actions.sendMessage('t1', 'Message 2')));
    expect(result.current.query.data?.messages.map((one) => one.body)).toEqual(['Message 1', 'Message 2']);
    expect(net.asked('/api/messages/thread/t1').filter((one) => one.method === 'GET')).toHaveLength(1);
    net.answers['POST /api/messages/thread/t1/messages'] = { status: 403, body: { message: 'Blocked' } };
    await act(async () => {
      const outcome = await result.current.actions.sendMessage('t1', 'Again');
      expect(outcome).toMatchObject({ ok: false, message: 'Blocked', status: 403 });
    });
    expect(net.asked('/api/messages/thread/t1').filter((one) => one.method === 'GET')).toHaveLength(2);
  });

  it('shows a sent message before the list of threads has answered', async () => {
    const net = network({
      [THREAD]: thread([1]),
      ...threads,
      'POST /api/messages/thread/t1/messages': { status: 201, body: { message: 'Sent', data: message(2) } },
    });
    holdCookie(token());
    const { result } = show(() => ({
      query: useThread('t1'),
      threads: useThreads({ folder: 'inbox' }),
      actions: useMessageActions(),
    }));
    await pass();
    net.answers['GET /api/messages/threads'] = 'not yet';
    await act(async () => {
      expect(await result.current.actions.sendMessage('t1', 'Message 2')).toMatchObject({ ok: true });
    });
    expect(result.current.query.data?.messages.map((one) => one.body)).toEqual(['Message 1', 'Message 2']);
    expect(net.asked('/api/messages/threads')).toHaveLength(2);
  });
});

it('marking a thread read brings the badge in step at once, and the list', async () => {
  const net = network({
    ...user,
    'GET /api/messages/unread/count/u1': { body: { count: 2 } },
    ...threads,
    'PUT /api/messages/thread/t1/read': { body: { message: 'Read' } },
  });
  holdCookie(token());
  const { result } = show(() => ({
    unread: useUnreadCount(),
    threads: useThreads({ folder: 'inbox' }),
    actions: useMessageActions(),
  }));
  await pass();
  expect(result.current.unread).toBe(2);
  net.answers['GET /api/messages/unread/count/u1'] = { body: { count: 0 } };
  await act(async () => void (await result.current.actions.markThreadRead('t1')));
  expect(result.current.unread).toBe(0);
  expect(net.asked('/api/messages/threads?folder=inbox')).toHaveLength(2);
});

it('a search answers own hubs and messages too where the server sends them', async () => {
  const hubs = [{ _id: 'h1', name: 'Makers', summary: '' }];
  network({ 'GET /api/search': { body: { data: { courses: [], lessons: [], hubs } } } });
  const { result } = show(() => useSearch('makers'));
  await pass();
  expect(result.current.data).toEqual({ courses: [], lessons: [], hubs });
});
