import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CourseGrid } from './course-grid';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[R.16] after 10 s a list announces that it is still working, too', () => {
  vi.useFakeTimers();
  render(<CourseGrid courses={[]} hrefOf={() => '#'} loading={3} />);
  act(() => {
    vi.advanceTimersByTime(9999);
  });
  expect(screen.queryByText(/Still working/)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.queryByText(/Still working/)).not.toBeNull();
});
