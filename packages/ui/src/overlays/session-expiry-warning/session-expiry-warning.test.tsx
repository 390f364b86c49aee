import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../../foundations/announcer/announcer';
import type { FormOutcome } from '../../foundations/lib/types';
import {
  preloadSessionExpiryWarning,
  SessionExpiryWarning,
  type SessionExpiryWarningProps,
} from './session-expiry-warning';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const said: string[] = [];
const watch = new MutationObserver((records) => {
  for (const { addedNodes, target } of records) {
    if (!(target instanceof HTMLElement) || !target.dataset.slot?.startsWith('announcer-')) continue;
    for (const node of addedNodes) said.push(node.textContent ?? '');
  }
});

const calls = {
  onStay: vi.fn((): Promise<FormOutcome> => Promise.resolve({ ok: true })),
  onSignOut: vi.fn(),
  onExpired: vi.fn(),
};
const page = (props: Partial<SessionExpiryWarningProps> = {}) => (
  <AnnouncerProvider>
    <label>
      Answer
      <input defaultValue="" />
    </label>
    <SessionExpiryWarning expiresAt={NOON + 10 * MINUTE} {...calls} {...props} />
  </AnnouncerProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('alertdialog');
const description = () =>
  document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const stay = () => screen.getByRole('button', { name: 'Stay signed in' });

describe('SessionExpiryWarning', () => {
  beforeAll(preloadSessionExpiryWarning);
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    said.length = 0;
    watch.observe(document.body, { childList: true, subtree: true });
  });
  afterEach(() => {
    watch.disconnect();
    cleanup();
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it('WCAG 2.2.1: warns two minutes before the end, not sooner', async () => {
    render(page());
    await pass(8 * MINUTE - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();
    expect(description()).toMatch(/^You will be signed out in 2 minutes,/);
    expect(document.activeElement).toBe(stay());
  });

  it('criteria: announces one minute, 30 and 10 seconds, nothing else', async () => {
    render(page());
    await pass(8 * MINUTE);
    const heardAt: [number, string][] = [];
    for (let second = 120; second > 1; second -= 1) {
      await pass(SECOND);
      for (const text of said.splice(0)) heardAt.push([second - 1, text]);
    }
    expect(heardAt).toEqual([
      [60, '1 minute left'],
      [30, '30 seconds left'],
      [10, '10 seconds left'],
    ]);
    expect(calls.onExpired).not.toHaveBeenCalled();
  });

  it('criteria: if it opens sooner, two minutes are announced too', async () => {
    render(page({ warnBefore: 5 * MINUTE }));
    await pass(5 * MINUTE);
    expect(description()).toMatch(/in 5 minutes,/);
    await pass(3 * MINUTE - SECOND);
    expect(said).toEqual([]);
    await pass(SECOND);
    expect(said).toEqual(['2 minutes left']);
  });

  it('criteria: one press extends; a later end closes it, announces it and restores the focus to the edited field', async () => {
    const { rerender } = render(page());
    const field = screen.getByLabelText<HTMLInputElement>('Answer');
    field.focus();
    fireEvent.change(field, { target: { value: 'A cash book' } });
    await pass(8 * MINUTE);
    await act(async () => fireEvent.click(stay()));
    rerender(page({ expiresAt: new Date(NOON + 70 * MINUTE).toISOString() }));
    await pass(200);
    expect(calls.onStay).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('A cash book');
    expect(said).toEqual(['You are still signed in.']);
    await pass(30 * MINUTE);
    expect(calls.onExpired).not.toHaveBeenCalled();
  });

  it('criteria: closes when the session is extended in another tab', async () => {
    const { rerender } = render(page());
    await pass(9 * MINUTE);
    rerender(page({ expiresAt: NOON + 70 * MINUTE }));
    await pass(200);
    expect(dialog()).toBeNull();
    expect(calls.onStay).not.toHaveBeenCalled();
    expect(said.at(-1)).toBe('You are still signed in.');
  });

  it('criteria: a failed extension shows the reason and can be retried', async () => {
    calls.onStay.mockResolvedValueOnce({ ok: false, message: 'You are offline.' });
    calls.onStay.mockRejectedValueOnce(new Error('broken'));
    render(page());
    await pass(8 * MINUTE);
    await act(async () => fireEvent.click(stay()));
    await pass(200);
    expect(dialog()?.textContent).toContain('You are offline.');
    expect(said).toContain('You are offline.');
    await act(async () => fireEvent.click(stay()));
    await pass(200);
    expect(dialog()?.textContent).toContain('Something went wrong. Please try again.');
    await act(async () => fireEvent.click(stay()));
    await pass(200);
    expect(dialog()).toBeNull();
    expect(calls.onStay).toHaveBeenCalledTimes(3);
  });

  it('criteria: when the time is up it closes and calls its parent once', async () => {
    render(page());
    await pass(10 * MINUTE - 1);
    expect(calls.onExpired).not.toHaveBeenCalled();
    await pass(1);
    expect(calls.onExpired).toHaveBeenCalledOnce();
    // A surface goes with the frame after the one in which the focus is back.
    await pass(20);
    expect(dialog()).toBeNull();
    await pass(5 * MINUTE);
    expect(calls.onExpired).toHaveBeenCalledOnce();
    expect(said).not.toContain('You are still signed in.');
  });

  it('criteria: after device sleep it reads the clock when the page is shown again', async () => {
    render(page());
    await pass(MINUTE);
    vi.setSystemTime(NOON + 11 * MINUTE);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(calls.onExpired).toHaveBeenCalledOnce();
  });

  it('uses the clock that is passed in, e.g. the server’s', async () => {
    const behind = () => Date.now() - 5 * MINUTE;
    render(page({ now: behind }));
    await pass(12 * MINUTE);
    expect(dialog()).toBeNull();
    await pass(MINUTE);
    expect(dialog()).not.toBeNull();
  });
});
