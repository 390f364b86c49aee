import { act, render, renderHook } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { inject, vi } from 'vitest';
import { type Notice, SessionProvider } from '../src/entries/session';

/** Monday noon, Nairobi; every test starts here. */
export const NOW = new Date('2026-11-23T09:00:00Z');

export interface Seen {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  init: RequestInit;
}

export type Reply =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | 'no answer'
  | 'not yet';

/** The network's edge: answers by "METHOD /path" and remembers what was asked. */
export function network(answers: Record<string, Reply | ((seen: Seen) => Reply | Promise<Reply>)>) {
  const seen: Seen[] = [];
  const fetchStub = vi.fn(async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const url = new URL(input, location.origin);
    const asked: Seen = {
      method,
      path: url.pathname + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      init,
    };
    seen.push(asked);
    const found = answers[`${method} ${url.pathname}${url.search}`] ?? answers[`${method} ${url.pathname}`];
    const reply =
      typeof found === 'function'
        ? await found(asked)
        : (found ?? { status: 404, body: { message: 'Not here' } });
    if (reply === 'not yet') return new Promise<Response>(() => {});
    if (reply === 'no answer') throw new TypeError('Failed to fetch');
    // As a browser does: aborting the request breaks its body.
    const streamed =
      reply.body instanceof ReadableStream
        ? reply.body.pipeThrough(new TransformStream(), { signal: init.signal ?? undefined })
        : undefined;
    return new Response(streamed ?? (reply.body === undefined ? null : JSON.stringify(reply.body)), {
      status: reply.status ?? 200,
      headers: { Date: new Date().toUTCString(), ...reply.headers },
    });
  });
  vi.stubGlobal('fetch', fetchStub);
  return { seen, answers, asked: (path: string) => seen.filter((one) => one.path.startsWith(path)) };
}

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** A token as the server makes them, its signature aside. `expiresIn` in seconds. */
export function token(claims: Record<string, unknown> = {}, expiresIn = 3600): string {
  const exp = Math.floor(Date.now() / 1000) + expiresIn;
  return ['e30', encode({ id: 'u1', role: 'user', exp, ...claims }), 'signature'].join('.');
}

export function holdCookie(value: string) {
  document.cookie = `Digiken=${value}; path=/`;
}

export const cookie = () => /(?:^|; )Digiken=([^;]*)/.exec(document.cookie)?.[1];

export const wanjiru = {
  _id: 'u1',
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  name: 'Wanjiru Kamau',
  email: 'wanjiru@example.com',
  avatar: null,
  role: 'user',
  signupMethod: 'password',
  emailVerified: true,
  hub: null,
  preferences: null,
  createdAt: '2026-01-01T00:00:00Z',
};

export const TEXTS = {
  offline: 'You are offline',
  unavailable: 'No answer',
  unexpected: 'Something went wrong',
  notKept: 'This device is full',
};

function frame() {
  const notices: Notice[] = [];
  const reload = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider texts={TEXTS} onNotice={(notice) => notices.push(notice)} reload={reload}>
      {children}
    </SessionProvider>
  );
  return { notices, reload, wrapper };
}

/** Renders a hook below a SessionProvider. */
export function show<T>(hook: () => T) {
  const { notices, reload, wrapper } = frame();
  return { ...renderHook(hook, { wrapper }), notices, reload };
}

/** Renders a hook in a component that can be taken away and brought back under the same provider. */
export function showToggled<T>(hook: () => T) {
  const { wrapper } = frame();
  const result: { current: T | undefined } = { current: undefined };
  function Probe() {
    const value = hook();
    useEffect(() => {
      result.current = value;
    });
    return null;
  }
  const page = (shown: boolean) => (shown ? <Probe /> : null);
  const { rerender } = render(page(true), { wrapper });
  return { result, setShown: (shown: boolean) => rerender(page(shown)) };
}

/** Waits until an assertion holds, also on a busy machine. */
export const settled = <T,>(assertion: () => T | Promise<T>) =>
  vi.waitFor(assertion, { timeout: inject('asyncTimeout') });

/** Lets `milliseconds` pass, and everything that waits on them. */
export async function pass(milliseconds = 0) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
