import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider, useAnnounce } from './announcer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const handle: { announce: ReturnType<typeof useAnnounce> } = { announce: () => {} };

function Handle() {
  const announce = useAnnounce();
  useEffect(() => {
    handle.announce = announce;
  }, [announce]);
  return null;
}

const heard = () => document.querySelector('[data-slot="announcer-polite"]')?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test.each(['Menu opened', 'Menu closed'])('[2.68][9.7] "%s" is cleared after 1000 ms, not before', (text) => {
  render(
    <AnnouncerProvider>
      <Handle />
    </AnnouncerProvider>,
  );
  pass(100);
  act(() => handle.announce(text));
  expect(heard()).toBe(text);
  pass(999);
  expect(heard()).toBe(text);
  pass(1);
  expect(heard()).toBe('');
});
