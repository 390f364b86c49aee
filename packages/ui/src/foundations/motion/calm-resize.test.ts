import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESIZE_DEBOUNCE, useCalmResize } from './calm-resize';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const calm = () => !document.documentElement.classList.contains('resizing');

test('[9.15] animations are off while the window is resized and for 250 ms after', () => {
  const { unmount } = renderHook(() => useCalmResize());
  expect(RESIZE_DEBOUNCE).toBe(250);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(249);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(249);
  expect(calm()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(calm()).toBe(true);
  window.dispatchEvent(new Event('resize'));
  unmount();
  expect(calm()).toBe(true);
});
