import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSha256 } from '../src/offline/sha256';
import { createUnitDownloads, type UnitDownload } from '../src/offline/unit-downloads';
import { unitCacheName } from '../src/offline/unit-cache';
import type { ShellOutcome } from '../src/offline/worker';
import {
  memoryCaches,
  offlineUnit,
  PICTURE,
  PICTURE_PATH,
  unitServer,
  VIDEO,
  VIDEO_PATH,
} from './offline-support';
import { act } from '@testing-library/react';
import { useUser } from '../src/entries/account';
import { useSession, useSignOut } from '../src/entries/session';
import { holdCookie, network, pass, settled, show, token } from './support';

const NAME = unitCacheName('u1', 'n1');

/** The storage of the browser as `navigator` describes it. */
function stubStorage(estimate: { quota?: number; usage?: number } = {}) {
  const storage = { estimate: async () => estimate, persist: vi.fn(async () => false) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  return storage;
}
afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

function downloads({
  list = offlineUnit(),
  shell = 'stored',
}: {
  list?: ReturnType<typeof offlineUnit>;
  shell?: ShellOutcome;
} = {}) {
  const server = { list };
  const made = createUnitDownloads({
    viewer: 'u1',
    fetchList: async () => server.list,
    storeShell: async () => shell,
  });
  const states: string[] = [];
  made.subscribe(() => {
    const [state] = made.get().map((unit) => unit.state);
    if (state && states.at(-1) !== state) states.push(state);
  });
  const one = () => made.get()[0] as UnitDownload;
  const until = (state: string) => settled(() => expect(one().state).toBe(state));
  return { ...made, server, states, one, until };
}

describe('SHA-256 in pieces', () => {
  it('[14.12] is what Node computes, for every length around a block and in any pieces', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
      const hash = createSha256();
      for (let at = 0; at < length; at += 37) hash.update(bytes.subarray(at, at + 37));
      expect(hash.digest(), String(length)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

describe('the download of a unit', () => {
  it('[14.4][14.12][14.13] stores answers and files without token, cookie, date and signature', async () => {
    const { paths, headersOf } = memoryCaches();
    const { asked } = unitServer();
    holdCookie(token());
    const storage = stubStorage();
    const { start, until, one, states } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('stored');
    expect(states).toEqual(['waiting', 'downloading', 'stored']);
    expect(one()).toMatchObject({ bytes: 60 + PICTURE.length, done: 60 + PICTURE.length, version: 'v1' });
    expect(paths(NAME).sort()).toEqual(
      [
        '/api/course/c1',
        '/api/course/unit/lesson/l1?lang=en',
        '/api/course/unit/n1',
        '/api/enrolled/courses/u1',
        '/api/learning/next',
        '/api/notes?size=100',
        '/api/site',
        '/api/user/u1',
        '/digiken-unit.json',
        PICTURE_PATH,
      ].sort(),
    );
    expect(headersOf(NAME, '/api/course/c1')).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'x-digiken-version': 'v1',
    });
    expect(storage.persist).toHaveBeenCalledOnce();
    // The worker lets these through to the network.
    expect(asked.every(({ init }) => init.cache === 'no-store')).toBe(true);
    expect(asked.find(({ path }) => path === '/api/course/c1')?.init.headers).toHaveProperty('Authorization');
    expect(asked.find(({ path }) => path.startsWith('/api/media/'))?.init).not.toHaveProperty('headers');
  });

  it('[14.39] stores the practice quizzes with the open attempt of this device', async () => {
    const { paths } = memoryCaches();
    const gone = () => new Response('{}', { status: 404 });
    unitServer({ '/api/quizzes/q2': gone });
    holdCookie(token());
    localStorage.setItem('device-id', 'phone');
    const practiceQuizzes = [
      { _id: 'q1', title: 'Soil', openAttemptId: 'a1' },
      { _id: 'q2', title: 'Removed meanwhile', openAttemptId: null },
    ];
    const { start, until } = downloads();
    start('n1', { withVideos: false, list: offlineUnit({ practiceQuizzes }) });
    await until('stored');
    expect(paths(NAME).filter((path) => /quizzes|attempts/.test(path))).toEqual([
      '/api/quizzes/q1',
      '/api/attempts/a1?device=phone',
    ]);
  });

  it('[14.10] fetches the videos only if they were chosen', async () => {
    const { paths } = memoryCaches();
    unitServer();
    const { start, until, one } = downloads();
    start('n1', { withVideos: true, list: offlineUnit() });
    await until('stored');
    expect(paths(NAME)).toContain(VIDEO_PATH);
    expect(one().bytes).toBe(60 + PICTURE.length + VIDEO.length);
  });

  it('[14.11] says how much room is missing before it fetches anything', async () => {
    const { all } = memoryCaches();
    const { asked } = unitServer();
    stubStorage({ quota: 1000, usage: 900 });
    const { start, until, one } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('failed');
    expect(one()).toMatchObject({ reason: 'room', missing: 60 + PICTURE.length - 100 });
    expect(asked).toEqual([]);
    expect(all.size).toBe(0);
  });

  it('[14.12] keeps a damaged file out, and fetches only that one again', async () => {
    const { paths } = memoryCaches();
    const { overrides, asked } = unitServer({ [PICTURE_PATH]: () => new Response('another content') });
    const { start, until, one } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('failed');
    expect(one().reason).toBe('damaged');
    expect(paths(NAME)).toContain('/api/course/c1');
    expect(paths(NAME)).not.toContain(PICTURE_PATH);
    delete overrides[PICTURE_PATH];
    asked.length = 0;
    start('n1', { withVideos: false });
    await until('stored');
    expect(asked.map(({ path }) => path)).toEqual([`${PICTURE_PATH}?k=1`]);
  });

  it('[14.13] pauses, and goes on in another tab without fetching again what is stored', async () => {
    memoryCaches();
    const arrived: (() => void)[] = [];
    const { asked, overrides } = unitServer({
      [PICTURE_PATH]: () => new Promise((resolve) => arrived.push(() => resolve(new Response(PICTURE)))),
    });
    const first = downloads();
    first.start('n1', { withVideos: false, list: offlineUnit() });
    await settled(() => expect(arrived).toHaveLength(1));
    await settled(() => expect(asked).toHaveLength(9));
    first.pause('n1');
    expect(first.one().state).toBe('paused');
    arrived[0]?.();
    await pass();
    expect(first.one().state).toBe('paused');

    delete overrides[PICTURE_PATH];
    asked.length = 0;
    const second = downloads();
    await second.load();
    expect(second.one()).toMatchObject({ state: 'paused', title: 'Stock', withVideos: false });
    second.start('n1', { withVideos: false });
    await second.until('stored');
    expect(asked.map(({ path }) => path).filter((path) => !path.startsWith('/api/media/'))).toEqual([]);
  });

  it('[14.14] stops when the device is full, keeps what is stored and goes on later', async () => {
    const { limit, paths } = memoryCaches();
    unitServer();
    limit.bytes = PICTURE.length;
    const { start, until, one } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('failed');
    expect(one().reason).toBe('full');
    expect(paths(NAME)).toContain('/api/course/c1');
    limit.bytes = Number.POSITIVE_INFINITY;
    start('n1', { withVideos: false });
    await until('stored');
    expect(paths(NAME)).toContain(PICTURE_PATH);
  });

  it.each([
    ['network', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
    ['network', () => new Response('', { status: 503 }), undefined],
    ['refused', () => new Response('{"message":"Not yours."}', { status: 403 }), 'Not yours.'],
  ] as const)('[14.13] names the reason %s', async (reason, answer, message) => {
    memoryCaches();
    unitServer({ '/api/course/c1': answer });
    const { start, until, one } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('failed');
    expect(one()).toMatchObject({ reason, message });
  });

  it('[14.2] is not complete without the app itself', async () => {
    const { all } = memoryCaches();
    unitServer();
    const { start, until, one } = downloads({ shell: 'failed' });
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('failed');
    expect(one().reason).toBe('network');
    expect(all.size).toBe(0);
  });

  it('[14.15] finds a new version, fetches what has changed and removes what is no longer needed', async () => {
    const { paths, headersOf } = memoryCaches();
    const { asked } = unitServer();
    const { start, until, check, server } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('stored');
    await check('n1');
    expect(asked.length).toBe(9);
    const [course, unit] = offlineUnit().calls;
    server.list = offlineUnit({ version: 'v2', calls: [course, unit].filter((call) => call !== undefined) });
    await check('n1');
    await until('outdated');
    asked.length = 0;
    start('n1', { withVideos: false });
    await until('stored');
    expect(asked.map(({ path }) => path)).not.toContain(`${PICTURE_PATH}?k=1`);
    expect(headersOf(NAME, '/api/course/c1')['x-digiken-version']).toBe('v2');
    expect(paths(NAME)).not.toContain('/api/course/unit/lesson/l1?lang=en');
    expect(paths(NAME)).toContain(PICTURE_PATH);
  });

  it('[14.15] is removed as a whole', async () => {
    const { all } = memoryCaches();
    unitServer();
    const { start, until, remove, get } = downloads();
    start('n1', { withVideos: false, list: offlineUnit() });
    await until('stored');
    await remove('n1');
    expect(get()).toEqual([]);
    expect(all.size).toBe(0);
  });
});

describe('the end of a session', () => {
  const filled = () => {
    const { all } = memoryCaches();
    for (const name of ['digiken-shell:1', NAME, unitCacheName('u2', 'n1')]) all.set(name, new Map());
    return all;
  };

  it('[14.9] a signed-in user keeps their own units only; a sign-out removes those, and never the app', async () => {
    const all = filled();
    network({ 'PUT /api/auth/signout/google': { body: { message: 'Goodbye' } } });
    holdCookie(token());
    const { result } = show(() => ({ signOut: useSignOut(), session: useSession() }));
    await settled(() => expect([...all.keys()]).toEqual(['digiken-shell:1', NAME]));
    await result.current.signOut();
    expect([...all.keys()]).toEqual(['digiken-shell:1']);
  });

  it('[14.9] a session that the server refuses leaves nothing', async () => {
    const all = filled();
    network({ 'GET /api/user/u1': { status: 401, body: { message: 'Sign in again.' } } });
    holdCookie(token());
    show(() => ({ session: useSession(), user: useUser() }));
    await settled(() => expect([...all.keys()]).toEqual(['digiken-shell:1']));
  });

  it('[14.9] a session that has expired keeps the units for its user', async () => {
    const all = filled();
    network({});
    holdCookie(token({}, -60));
    const { result } = show(useSession);
    await settled(() => expect(result.current.status).toBe('ended'));
    expect([...all.keys()]).toContain(NAME);
    holdCookie(token());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await settled(() => expect([...all.keys()]).toEqual(['digiken-shell:1', NAME]));
  });
});

describe('without a connection', () => {
  it('[14.22] a query fails at once and does not wait for retries', async () => {
    const { withRetries } = await import('../src/api/retry');
    const { noAnswer } = await import('../src/api/api-error');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const call = vi.fn(() => Promise.reject(noAnswer()));
    await expect(withRetries(call, 2)).rejects.toMatchObject({ kind: 'offline' });
    expect(call).toHaveBeenCalledOnce();
  });
});
