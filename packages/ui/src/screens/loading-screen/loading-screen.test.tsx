import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadingScreen } from './loading-screen';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[R.16] after 10 s the loading screen announces that it is still working, not before', () => {
  vi.useFakeTimers();
  render(<LoadingScreen />);
  act(() => {
    vi.advanceTimersByTime(9999);
  });
  expect(screen.queryByText(/Still working/)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.queryByText(/Still working/)).not.toBeNull();
});
