import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import type { SyncAction } from '@digiken/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useOutbox, useSyncState } from '../src/entries/offline';
import { useAttempt } from '../src/entries/quizzes';
import { unitCacheName } from '../src/offline/unit-cache';
import { memoryCaches } from './offline-support';
import { holdCookie, network, settled, show, token } from './support';

const ANSWER = { type: 'single', option: 'c1' } as const;

/** A practice quiz with an open attempt, and whether the server can be reached. */
function site(practice = true) {
  const held = { reachable: true, state: 'open', synced: [] as SyncAction[] };
  const when = (answer: (body: never) => object) => (seen: { body: unknown }) =>
    held.reachable ? { body: { data: answer(seen.body as never) } } : ('no answer' as const);
  const now = () => new Date().toISOString();
  const net = network({
    'GET /api/quizzes/q1': when(() => ({ _id: 'q1', title: 'Soil', practice, openAttemptId: 'a1' })),
    'GET /api/attempts/a1': when(() => ({
      _id: 'a1',
      quizId: 'q1',
      number: 1,
      state: held.state,
      startedAt: now(),
      deadline: null,
      serverNow: now(),
      held: true,
      questions: [{ id: 's1', number: 1, type: 'single', prompt: 'Which?', points: 1, options: [] }],
      answers: [],
      score: null,
      points: 1,
      reviews: {},
    })),
    'PUT /api/attempts/a1/answers': when(({ events }: { events: object[] }) => ({
      saved: events,
      refused: [],
      state: 'open',
      deadline: null,
      serverNow: now(),
    })),
    'POST /api/sync': when(({ actions }: { actions: SyncAction[] }) =>
      actions.map((action) => {
        held.synced.push(action);
        if (action.kind === 'submit') held.state = 'complete';
        return { id: action.id, result: 'ok' };
      }),
    ),
  });
  return { held, net };
}

const useTaking = () => ({ taking: useAttempt('q1'), outbox: useOutbox(), sync: useSyncState() });

async function answerOffline(server: ReturnType<typeof site>) {
  const page = show(useTaking);
  const now = () => page.result.current;
  await settled(() => expect(now().taking.loading).toBe(false));
  server.held.reachable = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => now().taking.change('s1', ANSWER));
  await settled(() => expect(now().taking.state).toBe('offline'));
  return { ...page, now };
}
async function goOnline({ held }: ReturnType<typeof site>) {
  held.reachable = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
}

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', new IDBFactory());
  holdCookie(token());
});

describe('[14.36] a practice attempt without a connection', () => {
  test('is submitted after its answers, also from another page, and says that it waits', async () => {
    const server = site();
    const page = await answerOffline(server);
    await settled(() => expect(page.now().outbox.waiting).toHaveLength(1));
    let outcome: object | undefined;
    await act(async () => {
      outcome = await page.now().taking.submit();
    });
    expect(outcome).toMatchObject({ ok: true });
    await settled(() => expect(page.now().taking.submitWaits).toBe(true));
    page.unmount();

    // Another page of the site: no attempt is open there.
    const elsewhere = show(() => ({ outbox: useOutbox(), sync: useSyncState() }));
    await goOnline(server);
    await settled(() => expect(elsewhere.result.current.sync.state).toBe('synced'));
    expect(server.held.synced).toMatchObject([
      { kind: 'answers', attemptId: 'a1', events: [{ slot: 's1', seq: 1, answer: ANSWER }] },
      { kind: 'submit', attemptId: 'a1' },
    ]);
  });

  test('sends its answers by its own call while it is open, and leaves nothing behind', async () => {
    const server = site();
    server.net.answers['POST /api/sync'] = 'no answer';
    const page = await answerOffline(server);
    await settled(() => expect(page.now().outbox.waiting).toHaveLength(1));
    await goOnline(server);
    await settled(() => expect(page.now().taking.state).toBe('saved'));
    await settled(() => expect(page.now().outbox.waiting).toEqual([]));
    expect(server.held.synced).toEqual([]);
  });

  test('that counts is not submitted without a connection', async () => {
    const page = await answerOffline(site(false));
    let outcome: object | undefined;
    await act(async () => {
      outcome = await page.now().taking.submit();
    });
    expect(outcome).toMatchObject({ ok: false, message: 'You are offline' });
    expect(page.now().taking.submitWaits).toBe(false);
    expect(page.now().outbox.waiting).toEqual([]);
  });
});

describe('[14.39] a practice attempt that was started after its unit was downloaded', () => {
  const UNIT = unitCacheName('u1', 'n1');

  test('is kept beside the unit as the page has it', async () => {
    const { all, paths } = memoryCaches();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    localStorage.setItem('device-id', 'phone');
    const cache = await caches.open(UNIT);
    await cache.put(
      '/api/quizzes/q1',
      new Response('{"data":{"_id":"q1","openAttemptId":null}}', { headers: { 'X-Digiken-Version': 'v3' } }),
    );
    await caches.open(unitCacheName('u1', 'n2'));
    site();
    show(useTaking);
    const attempt = '/api/attempts/a1?device=phone';
    await settled(() => expect(paths(UNIT)).toEqual(['/api/quizzes/q1', attempt]));
    const stored = await cache.match(attempt);
    expect(stored?.headers.get('X-Digiken-Version')).toBe('v3');
    expect(await stored?.json()).toMatchObject({ data: { _id: 'a1', state: 'open', held: true } });
    await settled(async () => {
      const quiz = await cache.match('/api/quizzes/q1');
      expect(await quiz?.json()).toMatchObject({ data: { title: 'Soil', openAttemptId: 'a1' } });
    });
    // Nothing beside a unit without the quiz.
    expect(all.get(unitCacheName('u1', 'n2'))?.size).toBe(0);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
