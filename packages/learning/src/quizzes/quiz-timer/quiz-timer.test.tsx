import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '@digiken/ui/announcer';
import { clockText, durationWords, passedThreshold, THRESHOLDS } from './clock';
import { QuizTimer, type QuizTimerProps } from './quiz-timer';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;
const onEnd = vi.fn();

const timer = (props: Partial<QuizTimerProps> = {}) => (
  <AnnouncerProvider>
    <QuizTimer endsAt={START + 20 * MINUTE} totalMs={20 * MINUTE} onEnd={onEnd} {...props} />
  </AnnouncerProvider>
);

const heard = (politeness = 'polite') =>
  document.querySelector(`[data-slot="announcer-${politeness}"]`)?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => document.querySelector('[data-slot="quiz-timer-clock"]')?.textContent;

/** All announcements within `ms`, each with its second. */
function listen(ms: number): string[] {
  const log: string[] = [];
  let before = heard();
  for (let second = 1; second <= ms / 1000; second += 1) {
    pass(1000);
    const now = heard();
    if (now && now !== before) log.push(now);
    before = now;
  }
  return log;
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  onEnd.mockReset();
  vi.useRealTimers();
});

describe('QuizTimer', () => {
  it('announces half, 5 minutes, 1 minute and 30 seconds, and nothing in between', () => {
    render(timer());
    pass(100);
    expect(listen(20 * MINUTE - 2000)).toEqual([
      'Half of your time is left: 10 minutes',
      '5 minutes left',
      '1 minute left',
      '30 seconds left',
    ]);
  });

  it('criteria: announces the end of the time once and calls onEnd once', () => {
    render(timer({ endsAt: START + 2000 }));
    pass(2100);
    expect(heard('assertive')).toBe('Time is up');
    pass(5000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByText('Time is up')).toBeDefined();
  });

  it('criteria: after device sleep only the actual remaining time is announced', () => {
    const clock = { now: START };
    render(timer({ now: () => clock.now }));
    pass(1100);
    clock.now = START + 20 * MINUTE - 45_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(100);
    expect(heard()).toBe('45 seconds left');
  });

  it('uses the server’s clock, not the device’s', () => {
    render(timer({ now: () => START + 15 * MINUTE }));
    pass(100);
    expect(shown()).toBe('5:00');
  });

  it('criteria: added time is announced, and thresholds are reset', () => {
    const { rerender } = render(timer({ endsAt: START + 5 * MINUTE + 1000 }));
    pass(1100);
    expect(heard()).toBe('5 minutes left');
    pass(2000);
    rerender(timer({ endsAt: START + 15 * MINUTE + 1000 }));
    pass(100);
    expect(heard()).toMatch(/^10 minutes added\. 14 minutes/);
    expect(listen(11 * MINUTE)).toContain('5 minutes left');
  });

  it('criteria: a hidden time stays hidden until the last minute, and is still announced', () => {
    render(timer({ endsAt: START + 5 * MINUTE + 1000 }));
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Hide time' }));
    expect(shown()).toBeUndefined();
    pass(1100);
    expect(heard()).toBe('5 minutes left');
    pass(4 * MINUTE);
    expect(screen.getByText('Less than a minute left')).toBeDefined();
  });

  it('criteria: says that there is no time limit', () => {
    render(timer({ endsAt: null }));
    expect(screen.getByText('No time limit')).toBeDefined();
  });
});

describe('clock', () => {
  it.each([
    [3_909_000, '1:05:09'],
    [725_000, '12:05'],
    [29_001, '0:30'],
    [0, '0:00'],
  ])('%d ms shows as %s', (ms, text) => expect(clockText(ms)).toBe(text));

  it.each([
    [3_909_000, '1 hour 5 minutes'],
    [330_000, '5 minutes 30 seconds'],
    [1000, '1 second'],
    [0, '0 seconds'],
  ])('%d ms is announced as %s', (ms, text) => expect(durationWords(ms, 'en-KE')).toBe(text));

  it('half needs the total time', () => {
    expect(passedThreshold(601_000, 600_000, THRESHOLDS, 1_200_000)).toBe(600_000);
    expect(passedThreshold(601_000, 600_000, THRESHOLDS, undefined)).toBeUndefined();
  });
});
