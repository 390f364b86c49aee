// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DashboardPage from '../src/pages/dashboard-page';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const COURSE = { _id: 'c1', title: 'Shop books', image: null };
const STEP = {
  reason: 'continue',
  target: { kind: 'lesson', _id: 'l1' },
  title: 'Close the day',
  place: { course: COURSE, unit: { title: 'Two purses', position: 1 }, lesson: 2 },
  progress: { done: 1, total: 9, certificateAt: 9 },
};
const WEEK = {
  ...{ goal: 4, done: 3, today: '2026-11-26', weeksInARow: 0 },
  days: [1, 0, 2, 0, 0, 0, 0].map((lessons, day) => ({ date: `2026-11-${23 + day}`, lessons })),
};

let callbacks: ((entries: { isIntersecting: boolean }[]) => void)[];

beforeEach(() => {
  callbacks = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  stubWideWindow();
  signIn('user');
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/enrolled/courses/u1': { body: { data: [{ _id: 'e1', course: COURSE, progress: 0.1 }] } },
    'GET /api/learning/next': { body: { data: STEP } },
    'GET /api/learning/week': { body: { data: WEEK } },
  });
});
afterEach(() => {
  cleanup();
  resetBrowser();
  vi.unstubAllGlobals();
});

const place = () => document.querySelector('[data-slot=skeleton]');

test('[17.48] before its place is in view the dashboard keeps it for the week, which then loads', async () => {
  renderAt('/console/dashboard', <DashboardPage />);
  await screen.findByText('Close the day');
  expect(place()).not.toBeNull();
  await waitFor(() => expect(callbacks).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'This week' })).toBeNull();
  act(() => callbacks.forEach((callback) => callback([{ isIntersecting: true }])));
  expect(await screen.findByRole('heading', { name: 'This week' })).toBeDefined();
  expect(place()).toBeNull();
});

test('[17.49] without a connection the dashboard says from when it is', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderAt('/console/dashboard', <DashboardPage />);
  await screen.findByText('Close the day');
  const notice = () => screen.queryByText(/^Shown without a connection/);
  expect(notice()).toBeNull();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect((await screen.findByText(/^Shown without a connection/)).textContent).toMatch(/, as of \d/);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(notice()).toBeNull();
});
