import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { workerSource } from '../scripts/worker-source.mjs';

const ORIGIN = 'https://learn.example';
const PAGE = '<script src="/assets/a-2.js"></script>';
const SHELL = { version: '2', starts: ['/assets/a-2.js'], files: ['/assets/a-2.js', '/favicon.svg'] };

const token = (id: string) => `Bearer e30.${btoa(JSON.stringify({ id, exp: 1 })).replace(/=+$/, '')}.s`;
const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

type Network = (path: string) => Response | Promise<Response>;

/** The worker, with caches in memory and `network` behind it. */
function start(network: Network, stored: Record<string, Record<string, Response>> = {}) {
  const all = new Map(
    Object.entries(stored).map(([name, entries]) => [
      name,
      new Map(Object.entries(entries).map(([path, response]) => [addressOf(path), response])),
    ]),
  );
  const sent: string[] = [];
  const send = vi.fn(async (request: Request | string) => {
    sent.push(addressOf(request).slice(ORIGIN.length));
    return network(sent.at(-1) ?? '');
  });
  const match = (name: string, request: Request | string) => all.get(name)?.get(addressOf(request))?.clone();
  const open = async (name: string) => {
    if (!all.has(name)) all.set(name, new Map());
    return {
      match: async (request: Request | string) => match(name, request),
      put: async (request: Request | string, response: Response) =>
        void all.get(name)?.set(addressOf(request), response),
      keys: async (url?: string) =>
        [...(all.get(name)?.keys() ?? [])]
          .filter((key) => !url || new URL(key).pathname === new URL(url).pathname)
          .map((key) => new Request(key)),
      addAll: async (paths: string[]) => {
        for (const path of paths) {
          const response = await send(path);
          if (!response.ok) throw new TypeError('Request failed');
          all.get(name)?.set(addressOf(path), response);
        }
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
      (cacheName ? [cacheName] : [...all.keys()]).map((name) => match(name, request)).find(Boolean),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    clients: { claim: vi.fn(async () => {}) },
  };
  const globals = {
    self,
    caches,
    fetch: send,
    URL,
    URLSearchParams,
    Headers,
    Response,
    atob,
    setTimeout,
    clearTimeout,
  };
  runInContext(workerSource(SHELL), createContext(globals));

  const happen = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  /** What the worker answers; `undefined` if it leaves the request to the browser. */
  const ask = async (
    path: string,
    init: RequestInit & { mode?: string } = {},
  ): Promise<Response | undefined> => {
    const { mode, ...rest } = init;
    const request = new Request(ORIGIN + path, rest);
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
  const store = async () => {
    const postMessage = vi.fn();
    await happen('message', { data: 'store-shell', ports: [{ postMessage }] });
    return postMessage.mock.calls[0]?.[0] as string;
  };
  return { all, sent, happen, ask, store };
}

const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const server: Network = (path) => new Response(path === '/200.html' ? PAGE : path);
const json = (id: string, cache?: RequestCache) => ({
  cache,
  headers: { Accept: 'application/json', Authorization: token(id) },
});
const textOf = async (answer: Response | undefined) => answer?.text();

it('[14.2] stores the app when it is asked to, and with each release only on devices that keep it', async () => {
  const worker = start(server);
  await worker.happen('install');
  expect(worker.sent).toEqual([]);
  expect(await worker.store()).toBe('stored');
  expect(
    [...(worker.all.get('digiken-shell:2')?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
  ).toEqual(['/assets/a-2.js', '/favicon.svg', '/200.html']);

  const next = start(server, {
    'digiken-shell:1': { '/200.html': new Response('old') },
    'digiken-unit:u1:n1': {},
  });
  await next.happen('install');
  expect([...next.all.keys()]).toContain('digiken-shell:1');
  await next.happen('activate');
  expect([...next.all.keys()]).toEqual(['digiken-unit:u1:n1', 'digiken-shell:2']);
});

it('[14.2][14.8] does not mix releases: a server with another one is no source of the page', async () => {
  const worker = start((path) => new Response(path === '/200.html' ? 'assets/a-3.js' : path));
  expect(await worker.store()).toBe('failed');
  expect(worker.all.get('digiken-shell:2')?.has(`${ORIGIN}/200.html`)).toBe(false);
});

it('[14.3] a page comes from the network, from the device if that fails, and after a while if it is silent', async () => {
  const shell = () => ({ 'digiken-shell:2': { '/200.html': new Response(PAGE) } });
  expect(await textOf(await start(server, shell()).ask('/console/dashboard', { mode: 'navigate' }))).toBe(
    '/console/dashboard',
  );
  expect(await textOf(await start(offline, shell()).ask('/console/dashboard', { mode: 'navigate' }))).toBe(
    PAGE,
  );
  await expect(start(offline).ask('/console/dashboard', { mode: 'navigate' })).rejects.toThrow(
    'Failed to fetch',
  );

  vi.useFakeTimers();
  const silent = start(() => new Promise(() => {}), shell()).ask('/', { mode: 'navigate' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(await textOf(await silent)).toBe(PAGE);
  vi.useRealTimers();
});

it('[14.4] a stored answer is used without a network only, and for its viewer only', async () => {
  const unit = () => ({
    'digiken-unit:u1:n1': {
      '/api/course/c1?lang=en': new Response('stored'),
      '/api/list?cursor=a': new Response('a'),
    },
  });
  expect(await textOf(await start(server, unit()).ask('/api/course/c1?lang=en', json('u1')))).toBe(
    '/api/course/c1?lang=en',
  );
  const { ask } = start(offline, unit());
  expect(await textOf(await ask('/api/course/c1?lang=en', json('u1')))).toBe('stored');
  // The page's own language may not be the one that is stored.
  expect(await textOf(await ask('/api/course/c1', json('u1')))).toBe('stored');
  await expect(ask('/api/list?cursor=b', json('u1'))).rejects.toThrow('Failed to fetch');
  await expect(ask('/api/course/c1?lang=en', json('u2'))).rejects.toThrow('Failed to fetch');
  await expect(ask('/api/course/c1?lang=en', json('u'))).rejects.toThrow('Failed to fetch');
});

it('[14.4] leaves sign-in, writing requests, event streams, downloads and visitors to the browser', async () => {
  const { ask, all } = start(server);
  expect(await ask('/api/auth/signin', json('u1'))).toBeUndefined();
  expect(await ask('/api/auth/me', { mode: 'navigate' })).toBeUndefined();
  expect(await ask('/api/course/c1', { method: 'POST', ...json('u1') })).toBeUndefined();
  expect(
    await ask('/api/events', { headers: { Accept: 'text/event-stream', Authorization: token('u1') } }),
  ).toBeUndefined();
  expect(await ask('/api/course/c1', json('u1', 'no-store'))).toBeUndefined();
  expect(await ask('/api/course/c1', { headers: { Accept: 'application/json' } })).toBeUndefined();
  expect(
    await ask('/api/course/c1', { headers: { Accept: 'application/json', Authorization: 'Bearer x' } }),
  ).toBeUndefined();
  await ask('/api/course/c1', json('u1'));
  expect(all.size).toBe(0);
});

it('[14.5] a stored file answers whatever its signature, and in parts', async () => {
  const file = () => new Response('0123456789', { headers: { 'Content-Type': 'video/mp4' } });
  const { ask, sent } = start(server, { 'digiken-unit:u1:n1': { '/api/media/a.mp4': file() } });
  expect(await textOf(await ask('/api/media/a.mp4?k=2'))).toBe('0123456789');
  expect(sent).toEqual([]);
  expect(await textOf(await ask('/api/media/b.mp4?k=2'))).toBe('/api/media/b.mp4?k=2');
  const part = async (range: string) => {
    const answer = await ask('/api/media/a.mp4?k=2', { headers: { Range: range } });
    return [answer?.status, answer?.headers.get('Content-Range'), await textOf(answer)];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect(await part('bytes=1-2,4-5')).toEqual([200, null, '0123456789']);
});

it('[14.7] shows notifications, as the earlier worker does', () => {
  expect(workerSource(SHELL)).toContain(readFileSync('public/push-worker.js', 'utf8'));
});
