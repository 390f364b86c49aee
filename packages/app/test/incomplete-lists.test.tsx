import {
  admin,
  authoring,
  type Call,
  hubAnnouncements,
  hubAssignments,
  hubPeople,
  hubs,
  learning,
  messages,
} from '@digiken/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';
import { listVariants } from './support/list-variants';

interface List {
  page: () => Promise<{ default: ComponentType }>;
  call: Call;
  item: Call['answer'];
  /** The parts of the page that show one item each. */
  shown: string;
  role?: 'user' | 'hub' | 'tutor' | 'admin';
  /** Items for each rendering; lists that the client pages itself show no more. */
  atOnce?: number;
  wrap?: (items: unknown[]) => unknown;
}

const itemOf = (answer: { shape: { data: { element: Call['answer'] } } }) => answer.shape.data.element;
const ROWS = 'tbody tr';

const LISTS: Record<string, List> = {
  'the catalogue': {
    page: () => import('../src/pages/courses-page'),
    call: learning.listCourses,
    item: itemOf(learning.listCourses.answer),
    shown: '[data-slot="course-card"]',
    atOnce: 9,
  },
  'my courses': {
    page: () => import('../src/pages/my-courses-page'),
    call: learning.listEnrolled,
    item: itemOf(learning.listEnrolled.answer),
    shown: '[data-slot="enrolled-card"]',
    role: 'user',
  },
  'hubs to find': {
    page: () => import('../src/areas/learner/pages/hubs-page'),
    call: hubs.listHubs,
    item: itemOf(hubs.listHubs.answer),
    shown: 'article',
    role: 'user',
  },
  'members of a hub': {
    page: () => import('../src/areas/hub/pages/members-page'),
    call: hubs.listOwnHubMembers,
    item: itemOf(hubs.listOwnHubMembers.answer),
    shown: ROWS,
    role: 'hub',
  },
  'requests to join': {
    page: () => import('../src/areas/hub/pages/requests-page'),
    call: hubs.listJoinRequests,
    item: itemOf(hubs.listJoinRequests.answer),
    shown: '[data-slot="join-requests-screen"] ul > li',
    role: 'hub',
  },
  'personal invitations': {
    page: () => import('../src/areas/hub/pages/invitations-page'),
    call: hubPeople.listPersonalInvitations,
    item: itemOf(hubPeople.listPersonalInvitations.answer),
    shown: ROWS,
    role: 'hub',
  },
  cohorts: {
    page: () => import('../src/areas/hub/pages/cohorts-page'),
    call: hubPeople.listCohorts,
    item: itemOf(hubPeople.listCohorts.answer),
    shown: ROWS,
    role: 'hub',
  },
  'assigned courses': {
    page: () => import('../src/areas/hub/pages/assignments-page'),
    call: hubAssignments.listAssignments,
    item: itemOf(hubAssignments.listAssignments.answer),
    shown: ROWS,
    role: 'hub',
  },
  'announcements of a hub': {
    page: () => import('../src/areas/hub/pages/announcements-page'),
    call: hubAnnouncements.listHubAnnouncements,
    item: itemOf(hubAnnouncements.listHubAnnouncements.answer),
    shown: ROWS,
    role: 'hub',
  },
  'the instructor’s courses': {
    page: () => import('../src/areas/instructor/pages/courses-page'),
    call: authoring.listOwnCourses,
    item: itemOf(authoring.listOwnCourses.answer),
    shown: ROWS,
    role: 'tutor',
  },
  'the instructor’s learners': {
    page: () => import('../src/areas/instructor/pages/learners-page'),
    call: authoring.listLearners,
    item: itemOf(authoring.listLearners.answer),
    shown: ROWS,
    role: 'tutor',
  },
  threads: {
    page: () => import('../src/areas/admin/pages/messages-page'),
    call: messages.listThreads,
    item: itemOf(messages.listThreads.answer),
    shown: '[data-slot="thread-list"] > li',
  },
  categories: {
    page: () => import('../src/areas/admin/pages/categories-page'),
    call: learning.listCategories,
    item: learning.listCategories.answer.element,
    shown: ROWS,
    wrap: (items) => items,
  },
  users: {
    page: () => import('../src/areas/admin/pages/users-page'),
    call: admin.listUsers,
    item: itemOf(admin.listUsers.answer),
    shown: ROWS,
  },
  'courses of every state': {
    page: () => import('../src/areas/admin/pages/courses-page'),
    call: admin.listAdminCourses,
    item: itemOf(admin.listAdminCourses.answer),
    shown: ROWS,
  },
  enrolments: {
    page: () => import('../src/areas/admin/pages/enrolments-page'),
    call: admin.listEnrolments,
    item: itemOf(admin.listEnrolments.answer),
    shown: ROWS,
  },
  'help requests': {
    page: () => import('../src/areas/admin/pages/tickets-page'),
    call: admin.listTickets,
    item: itemOf(admin.listTickets.answer),
    shown: ROWS,
  },
  'reported messages': {
    page: () => import('../src/areas/admin/pages/reports-page'),
    call: admin.listMessageReports,
    item: itemOf(admin.listMessageReports.answer),
    shown: ROWS,
  },
  'the audit log': {
    page: () => import('../src/areas/admin/pages/audit-page'),
    call: admin.listAudit,
    item: itemOf(admin.listAudit.answer),
    shown: ROWS,
  },
  'all hubs': {
    page: () => import('../src/areas/admin/pages/hubs-page'),
    call: hubs.listAdminHubs,
    item: itemOf(hubs.listAdminHubs.answer),
    shown: ROWS,
  },
};

beforeEach(() => {
  stubWideWindow();
  // jsdom has no layout, so nothing is resized.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

describe('[R.5] a list with missing and unknown fields shows every item that has an id', () => {
  it.each(Object.entries(LISTS))('%s', async (_name, list) => {
    const { page, call, item, shown, role = 'admin', wrap = (items) => ({ data: items }) } = list;
    const { default: Page } = await page();
    const all = listVariants(item);
    const atOnce = list.atOnce ?? all.shown.length;
    for (let first = 0; first < all.shown.length; first += atOnce) {
      const items = all.shown.slice(first, first + atOnce);
      signIn(role);
      stubNetwork({
        'GET /api/user/u1': { body: { data: { ...NJOKI, role, hub: { _id: 'h1', name: 'Hub' } } } },
        [`${call.method} /api${call.path.replace('{userId}', 'u1')}`]: {
          body: wrap([...all.broken, ...items]),
        },
      });
      const { container } = renderAt('/', <Page />);
      await waitFor(() => expect(container.querySelectorAll(shown)).toHaveLength(items.length));
      expect(screen.queryByText('Oops! something went wrong!')).toBeNull();
      cleanup();
    }
  });
});
