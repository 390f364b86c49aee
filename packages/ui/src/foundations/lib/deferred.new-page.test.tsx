import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Deferred, deferred, useDeferred } from './deferred';

/** jsdom has no idle callbacks: they are run by hand. */
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id - 1, 1));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Part({ part, wanted }: { part: Deferred<string>; wanted: boolean }) {
  return <p>{useDeferred(part, wanted) ?? 'missing'}</p>;
}

test('code that is wanted loads at once and shows when it has arrived', async () => {
  const part = deferred(async () => 'arrived');
  render(<Part part={part} wanted />);
  expect(screen.getByText('missing')).toBeDefined();
  expect(await screen.findByText('arrived')).toBeDefined();
});

test('a load that failed is tried again until it succeeds', async () => {
  const load = vi
    .fn(async () => 'arrived')
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  vi.useFakeTimers();
  render(<Part part={deferred(load)} wanted />);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('arrived')).toBeDefined();
});

test('a load that failed is tried again as soon as the connection is back', async () => {
  const load = vi.fn(async () => 'arrived').mockRejectedValueOnce(new Error('offline'));
  vi.useFakeTimers();
  render(<Part part={deferred(load)} wanted />);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText('arrived')).toBeDefined());
});

test('[14.64] code that is not wanted yet loads after the first interaction when the browser is idle, once, and then shows in the same render', async () => {
  const load = vi.fn(async () => 'arrived');
  const part = deferred(load);
  const { rerender } = render(
    <>
      <Part part={part} wanted={false} />
      <Part part={part} wanted={false} />
    </>,
  );
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  await part.load();
  expect(load).toHaveBeenCalledOnce();
  rerender(<Part part={part} wanted />);
  expect(screen.getByText('arrived')).toBeDefined();
});

test('[14.64] a user who saves data loads nothing that is not wanted', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  render(<Part part={deferred(async () => 'arrived')} wanted={false} />);
  expect(idle).toEqual([]);
});

test('code that is no longer wanted is not shown and not retried', async () => {
  const load = vi.fn(async () => 'arrived').mockRejectedValue(new Error('offline'));
  vi.useFakeTimers();
  const part = deferred(load);
  const { rerender } = render(<Part part={part} wanted />);
  await vi.advanceTimersByTimeAsync(1);
  rerender(<Part part={part} wanted={false} />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
