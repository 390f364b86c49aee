import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './support';

/** No test answers this request. After an error its sender would try again, in a later test. */
const noAnswer = () => new Promise<Response>(() => {});
globalThis.fetch = noAnswer;

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  // Some hooks send what waits when they unmount.
  vi.stubGlobal('fetch', noAnswer);
  cleanup();
  // Before the timers of the test are removed: what it left must not set a real one.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  document.cookie = 'Digiken=; path=/; max-age=0';
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
