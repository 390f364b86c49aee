import { eventRoutes } from '@digiken/contract/routes/events';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { followEvents } from '../src/entries/api';
import { useOwnEvents, useOwnNotifications } from '../src/entries/notifications';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const EVENTS = 'GET /api/events';
const all = { changed: ['notifications', 'messages'] };

/** A stream that the test writes: text as the server sends it. */
function written() {
  let out!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  const send = (text: string) => out.enqueue(new TextEncoder().encode(text));
  return {
    body,
    send,
    event: (event: object) => send(`data: ${JSON.stringify(event)}\n\n`),
    end: () => out.close(),
    fail: () => out.error(new TypeError('network error')),
  };
}

function follow() {
  const stop = new AbortController();
  const seen: unknown[] = [];
  const refused = vi.fn();
  void followEvents(
    eventRoutes.streamOwnEvents,
    {},
    {
      onEvent: (event) => seen.push(event),
      onState: (state) => seen.push(state),
      onRefused: (error) => void refused(error.message),
      signal: stop.signal,
    },
  );
  return { seen, refused, stop: () => stop.abort() };
}

describe('followEvents', () => {
  it('[13.54] reads events however they are cut, and sends the token and no cookie alone', async () => {
    holdCookie(token());
    const stream = written();
    const net = network({ [EVENTS]: { body: stream.body } });
    const { seen, stop } = follow();
    stream.send(': open\n\ndata: {"chang');
    await pass();
    expect(seen).toEqual([]);
    stream.send('ed":["messages"]}\n\n: \n\nda');
    stream.send('ta: {"changed":[]}\n\n');
    await pass();
    expect(seen).toEqual(['live', { changed: ['messages'] }, { changed: [] }]);
    expect(net.seen[0]?.headers.get('Authorization')).toMatch(/^Bearer /);
    stop();
  });

  it('[13.54] connects again after 1 s, then 2 s, and at once when the device is online again', async () => {
    const streams = [written(), written()];
    let number = 0;
    const net = network({
      [EVENTS]: () => (number < 2 ? { body: streams[number++]?.body } : 'no answer'),
    });
    const { seen, stop } = follow();
    streams[0]?.event(all);
    await pass();
    streams[0]?.fail();
    await pass(999);
    expect(net.asked('/api/events')).toHaveLength(1);
    await pass(1);
    streams[1]?.event(all);
    await pass();
    expect(seen).toEqual(['live', all, 'broken', 'live', all]);
    streams[1]?.end();
    await pass(1_000);
    expect(net.asked('/api/events')).toHaveLength(3);
    await pass(1_999);
    expect(net.asked('/api/events')).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(net.asked('/api/events')).toHaveLength(4);
    stop();
  });

  it('[13.54] takes a silent connection for dead, and a quiet one not', async () => {
    const stream = written();
    const net = network({ [EVENTS]: () => ({ body: net.seen.length === 1 ? stream.body : written().body }) });
    const { stop } = follow();
    for (let beat = 0; beat < 4; beat += 1) {
      stream.send(': \n\n');
      await pass(15_000);
    }
    expect(net.asked('/api/events')).toHaveLength(1);
    await pass(40_000);
    expect(net.asked('/api/events')).toHaveLength(2);
    stop();
  });

  it('[R.3] does not repeat a stream that the server refuses', async () => {
    const net = network({ [EVENTS]: { status: 401, body: { message: 'Sign in again.' } } });
    const { refused, seen } = follow();
    await pass(60_000);
    expect(refused).toHaveBeenCalledExactlyOnceWith('Sign in again.');
    expect({ seen, requests: net.seen.length }).toEqual({ seen: [], requests: 1 });
  });
});

describe('useOwnEvents', () => {
  it('[13.53] refetches what changed, in a visible tab only', async () => {
    holdCookie(token());
    const streams = [written(), written()];
    let number = 0;
    const net = network({
      'GET /api/user/u1': { body: { data: wanjiru } },
      'GET /api/notifications': { body: { data: [], next: null, previous: null, unread: 0 } },
      [EVENTS]: () => ({ body: streams[number++]?.body }),
    });
    show(() => {
      useOwnEvents();
      return useOwnNotifications();
    });
    await pass();
    const before = net.asked('/api/notifications').length;
    streams[0]?.event({ changed: ['messages'] });
    await pass();
    expect(net.asked('/api/notifications')).toHaveLength(before);
    streams[0]?.event({ changed: ['notifications', 'something new'] });
    await pass();
    expect(net.asked('/api/notifications')).toHaveLength(before + 1);

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(120_000);
    expect(net.asked('/api/events')).toHaveLength(1);
    expect(net.asked('/api/events')[0]?.init.signal?.aborted).toBe(true);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass();
    expect(net.asked('/api/events')).toHaveLength(2);
  });
});
