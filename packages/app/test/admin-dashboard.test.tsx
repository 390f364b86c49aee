// @vitest-environment jsdom
import { admin, type AdminFigures, paymentsAdmin } from '@digiken/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import DashboardPage from '../src/areas/admin/pages/dashboard-page';
import {
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

const weeks = (...counts: number[]) =>
  counts.map((count, at) => ({ week: `2026-0${1 + Math.floor(at / 4)}-0${1 + (at % 4)}`, count }));
const TWELVE = weeks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
const FIGURES: AdminFigures = {
  people: 1284,
  learners: 1200,
  instructors: 60,
  courses: 42,
  inReview: 2,
  hubs: 5,
  enrolments: 3120,
  openTickets: 0,
  openReports: 0,
  signUpsByWeek: TWELVE,
  enrolmentsByWeek: TWELVE,
  topCourses: [],
};
const HEALTH = {
  held: 1,
  heldAmount: 299,
  openRefunds: 0,
  ledger: { at: '2026-11-23T00:00:00Z', clean: false },
  pulledAt: null,
};
const EMPTY = { body: { data: [], next: null, previous: null } };

function site(
  figures: Partial<AdminFigures> = {},
  health: Partial<typeof HEALTH> = {},
  revenue: unknown[] = [],
) {
  stubNetwork({
    [`GET /api${admin.adminDashboard.path}`]: { body: { data: { ...FIGURES, ...figures } } },
    [`GET /api${paymentsAdmin.getPaymentHealth.path}`]: { body: { data: { ...HEALTH, ...health } } },
    [`GET /api${admin.listReviewReports.path}`]: EMPTY,
    [`GET /api${admin.listAdminCourses.path}`]: EMPTY,
    [`GET /api${admin.listTickets.path}`]: EMPTY,
    [`GET /api${admin.listAudit.path}`]: EMPTY,
    'GET /api/admin/revenue': { body: { data: revenue } },
  });
  renderAt('/admin/dashboard', <DashboardPage />);
}

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
  signIn();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

test('[11.46] the dashboard starts with what needs attention, the books first', async () => {
  site();
  const tasks = await screen.findByRole('region', { name: 'Needs attention' });
  const links = within(tasks).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/transactions',
    '/admin/transactions',
    '/admin/courses',
  ]);
  expect(links[0]?.getAttribute('aria-label')).toBe('Look at it: The ledger does not add up');
  expect(within(tasks).getByText('2 courses to review')).toBeTruthy();
});

test('[11.46] four figures have their change, and twelve weeks have a chart', async () => {
  site();
  const facts = await screen.findByRole('region', { name: 'Figures' });
  expect(within(facts).getAllByRole('term')).toHaveLength(4);
  expect(within(facts).getAllByText('1 more than last week')).toHaveLength(2);
  expect(within(facts).getAllByText('12 new this week')).toHaveLength(2);
  expect(screen.getByRole('figure', { name: 'Sign-ups and enrolments by week' })).toBeTruthy();
});

test('[11.46] nine weeks have no chart; without tasks the page says so', async () => {
  const nine = TWELVE.slice(3);
  const clean = { held: 0, ledger: { at: HEALTH.ledger.at, clean: true } };
  site({ inReview: 0, signUpsByWeek: nine, enrolmentsByWeek: nine }, clean);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('[11.46] where money has come in, the figures and the chart show it', async () => {
  const weeks = TWELVE.map(({ week, count }) => ({
    week,
    gross: count * 100,
    refunds: 50,
    net: count * 100 - 50,
  }));
  site({}, {}, weeks);
  const facts = await screen.findByRole('region', { name: 'Figures' });
  expect(within(facts).getAllByRole('term')).toHaveLength(4);
  expect(within(facts).getByText(/^Ksh.1,200$/)).toBeTruthy();
  expect(within(facts).getByText(/^Ksh.1,100 last week$/)).toBeTruthy();
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.getByRole('figure', { name: 'Payments by week' })).toBeTruthy();
});
