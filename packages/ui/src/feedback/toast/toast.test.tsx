// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '../../foundations/announcer/announcer';
import { RecentMessages } from '../recent-messages/recent-messages';
import { type ToastControls, ToastProvider, useToast } from './toast';

const handle: { current?: ToastControls } = {};

function Handle() {
  const controls = useToast();
  useEffect(() => {
    handle.current = controls;
  }, [controls]);
  return <button type="button">Enrol</button>;
}

const page = () =>
  render(
    <AnnouncerProvider>
      <ToastProvider>
        <Handle />
        <RecentMessages />
      </ToastProvider>
    </AnnouncerProvider>,
  );

// The code of the region loads on demand, once.
beforeAll(async () => {
  page();
  show();
  await screen.findByRole('region');
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers();
  page();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (message = 'Saved', tone: 'success' | 'danger' = 'success') =>
  act(() => {
    handle.current?.show({ tone, message });
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => document.querySelectorAll('[data-slot="toast"]').length;
const region = () => screen.getByRole('region');

test('[2.115][9.9] a toast closes after 5000 ms, not before', () => {
  show();
  pass(4999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
});

test('[R.20] the timer pauses while the pointer is over the toasts', () => {
  show();
  pass(3000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(region());
  pass(1999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(0);
});

test('[R.20] the timer pauses while the focus is in the toasts', () => {
  show();
  pass(1000);
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  pass(60_000);
  expect(shown()).toBe(1);
  act(() => screen.getByRole('button', { name: 'Enrol' }).focus());
  pass(4000);
  expect(shown()).toBe(0);
});

test('[R.20] the timer pauses in a hidden tab and resumes when the tab is visible', () => {
  show();
  pass(2000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  expect(shown()).toBe(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect(shown()).toBe(0);
});

test('each toast has its own 5-second timer', () => {
  show('First');
  pass(3000);
  show('Second');
  pass(2000);
  expect(shown()).toBe(1);
  expect(region().textContent).toContain('Second');
  pass(3000);
  expect(shown()).toBe(0);
});

test('the pause ends when the paused toasts close', () => {
  show('First');
  fireEvent.pointerEnter(region());
  act(() => handle.current?.dismiss());
  expect(shown()).toBe(0);
  show('Second');
  pass(5000);
  expect(shown()).toBe(0);
});

test('[R.21] an error can be read again after its toast has closed', async () => {
  show('Saved');
  show('Failed to load notifications', 'danger');
  pass(5000);
  expect(shown()).toBe(0);
  // Its code loads on demand.
  const list = await vi.waitFor(() => {
    const found = document.querySelector('[data-slot="recent-messages"]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(list?.textContent).toContain('Recent messages (1)');
  expect(list?.textContent).toContain('Failed to load notifications');
  expect(list?.textContent).not.toContain('Saved');
});

test('errors are announced assertively, successes politely', () => {
  show('Saved');
  show('Error during logout', 'danger');
  const spoken = (politeness: string) =>
    document.querySelector(`[data-slot="announcer-${politeness}"]`)?.textContent;
  expect(spoken('polite')).toBe('Done: Saved');
  expect(spoken('assertive')).toBe('Error: Error during logout');
});

test('closing the last toast moves the focus to the top modal if its origin is gone', () => {
  const modal = document.body.appendChild(document.createElement('div'));
  modal.setAttribute('aria-modal', 'true');
  modal.tabIndex = -1;
  const origin = modal.appendChild(document.createElement('button'));
  show();
  origin.focus();
  fireEvent.keyDown(origin, { key: 'F6' });
  origin.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(document.activeElement).toBe(modal);
  modal.remove();
});
