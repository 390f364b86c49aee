// @vitest-environment jsdom
import { admin, authoring, type Call } from '@digiken/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportList } from '../src/areas/instructor/parts/import-list';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubResizeObserver } from './support/render';
import { listVariants } from './support/list-variants';

interface Table {
  page: () => Promise<{ default: ComponentType }>;
  call: Call & { answer: { shape: { data: { element: Call['answer'] } } } };
  /** Columns of states and roles. */
  columns: string[];
}

const TABLES: Record<string, Table> = {
  'courses of every state': {
    page: () => import('../src/areas/admin/pages/courses-page'),
    call: admin.listAdminCourses,
    columns: ['State'],
  },
  users: {
    page: () => import('../src/areas/admin/pages/users-page'),
    call: admin.listUsers,
    columns: ['Role', 'State'],
  },
  enrolments: {
    page: () => import('../src/areas/admin/pages/enrolments-page'),
    call: admin.listEnrolments,
    columns: ['State'],
  },
  'help requests': {
    page: () => import('../src/areas/admin/pages/tickets-page'),
    call: admin.listTickets,
    columns: ['State'],
  },
  'reported messages': {
    page: () => import('../src/areas/admin/pages/reports-page'),
    call: admin.listMessageReports,
    columns: ['State'],
  },
  'the instructor’s courses': {
    page: () => import('../src/areas/instructor/pages/courses-page'),
    call: authoring.listOwnCourses,
    columns: ['State'],
  },
  'the instructor’s imports': {
    page: () => Promise.resolve({ default: () => <ImportList current={null} /> }),
    call: authoring.listImports,
    columns: ['State'],
  },
};

beforeEach(() => {
  // Narrower than any table: rows are cards.
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  stubResizeObserver();
  signIn();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

test.each(Object.entries(TABLES))(
  '[R.110] on a phone, the card of a row shows the names of its state and role columns: %s',
  async (_name, { page, call, columns }) => {
    const [item] = listVariants(call.answer.shape.data.element).shown;
    stubNetwork({
      'GET /api/user/u1': { body: { data: NJOKI } },
      [`${call.method} /api${call.path}`]: { body: { data: [item], next: null, previous: null } },
    });
    const { default: Page } = await page();
    renderAt('/', <Page />);
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    const [, row] = within(table).getAllByRole('row');
    for (const column of columns) expect(within(row!).getByText(column)).toBeTruthy();
  },
);
