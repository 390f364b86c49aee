import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRelativeTime, RelativeTime } from './relative-time';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T09:00:00Z');

describe('relative time since creation', () => {
  it.each([
    [0, 'now'],
    [-59_000, 'now'],
    [-MINUTE, '1 minute ago'],
    [-119 * MINUTE, '1 hour ago'],
    [-24 * 60 * MINUTE, 'yesterday'],
    [-44 * 60 * MINUTE, '2 days ago'],
    [26 * 60 * MINUTE, 'tomorrow'],
    [44 * 60 * MINUTE, 'in 2 days'],
    [-8 * 24 * 60 * MINUTE, 'last week'],
    [-40 * 24 * 60 * MINUTE, 'last month'],
    [-800 * 24 * 60 * MINUTE, '2 years ago'],
    [2 * 60 * MINUTE, 'in 2 hours'],
  ])('%d ms from now', (distance, text) => {
    expect(formatRelativeTime(NOW + distance, NOW)).toBe(text);
  });
});

describe('RelativeTime', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('updates every minute', async () => {
    const { container } = render(<RelativeTime iso="2026-11-21T08:58:30Z" />);
    expect(container.textContent).toBe('1 minute ago');
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    expect(container.textContent).toBe('2 minutes ago');
  });

  it('prints the date on the server and during hydration, then the relative time', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<RelativeTime iso="2026-11-21T08:20:00Z" />);
    expect(place.textContent).toBe('21 Nov 2026');
    const complaints: unknown[] = [];
    await act(async () => {
      hydrateRoot(place, <RelativeTime iso="2026-11-21T08:20:00Z" />, {
        onRecoverableError: (error) => complaints.push(error),
      });
    });
    expect(complaints).toEqual([]);
    expect(place.textContent).toBe('40 minutes ago');
  });

  it('shows an invalid date unchanged', () => {
    const { container } = render(<RelativeTime iso="last Tuesday" />);
    expect(container.textContent).toBe('last Tuesday');
  });
});
