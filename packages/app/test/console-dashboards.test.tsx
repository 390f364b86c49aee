// @vitest-environment jsdom
import { authoring, type HubFigures, hubs, type InstructorFigures } from '@digiken/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import HubDashboardPage from '../src/areas/hub/pages/dashboard-page';
import InstructorDashboardPage from '../src/areas/instructor/pages/dashboard-page';
import { listVariants } from './support/list-variants';
import {
  NJOKI,
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

const WEEKS = Array.from({ length: 12 }, (_, at) => ({
  week: `2026-09-${String(at + 1).padStart(2, '0')}`,
  count: at,
}));
const COURSES = [{ _id: 'c1', title: 'Beekeeping', learners: 12, averageProgress: 0.25 }];
const EMPTY = { body: { data: [], next: null, previous: null } };

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

async function expectFigures() {
  const facts = await screen.findByRole('region', { name: 'Figures' });
  expect(within(facts).getAllByRole('term')).toHaveLength(4);
  expect(within(facts).getByText('1 more than last week')).toBeTruthy();
  // A few courses are a table, not a chart.
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(within(screen.getByRole('table', { name: 'By course' })).getByText('25%')).toBeTruthy();
}

test('[11.46] the instructor’s dashboard starts with courses to change and learners to help', async () => {
  signIn('tutor');
  const figures: InstructorFigures = {
    courses: 3,
    published: 2,
    inReview: 0,
    learners: 12,
    activeLearners: 5,
    needHelp: 2,
    lessonsDone: 80,
    enrolmentsByWeek: WEEKS,
    byCourse: COURSES,
  };
  const [course] = listVariants(authoring.listOwnCourses.answer.shape.data.element).shown;
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'tutor' } } },
    [`GET /api${authoring.instructorDashboard.path}`]: { body: { data: figures } },
    [`GET /api${authoring.listOwnCourses.path}`]: {
      body: { data: [{ ...course, _id: 'c9', title: 'Solar' }], next: null, previous: null },
    },
    [`GET /api${authoring.listLearners.path}`]: EMPTY,
  });
  renderAt('/instructor/dashboard', <InstructorDashboardPage />);
  const tasks = await screen.findByRole('region', { name: 'Needs attention' });
  expect(
    await within(tasks).findByRole('link', { name: 'Open the course: “Solar” needs changes' }),
  ).toBeTruthy();
  expect(within(tasks).getByText('2 learners may need help')).toBeTruthy();
  await expectFigures();
});

test('[11.46] the dashboard of a hub starts with requests to join', async () => {
  signIn('hub');
  const figures: HubFigures = {
    hub: { _id: 'h1', name: 'Nakuru Library' },
    members: 40,
    openRequests: 1,
    courses: 1,
    activeMembers: 9,
    lessonsDone: 80,
    joinedByWeek: WEEKS,
    byCourse: COURSES,
  };
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'hub' } } },
    [`GET /api${hubs.hubDashboard.path}`]: { body: { data: figures } },
  });
  renderAt('/hub/dashboard', <HubDashboardPage />);
  const task = await screen.findByRole('link', { name: 'Answer: 1 request to join' });
  expect(task.getAttribute('href')).toBe('/hub/requests');
  await expectFigures();
});
