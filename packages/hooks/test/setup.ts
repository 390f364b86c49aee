import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './support';

/** What a request gets that no test has an answer for. An error would make the sender try again in a later test. */
globalThis.fetch = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  // Before the hooks of the test are taken down: some send what waits then, or retry after a failure.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  cleanup();
  // While timers are still those of the test, which end with it.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  document.cookie = 'Digiken=; path=/; max-age=0';
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
