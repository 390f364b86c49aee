// @vitest-environment jsdom
import type {
  AssignedCourse,
  HubAssignment,
  HubCohort,
  InvitationCheck,
  OpenedInvitation,
} from '@digiken/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assignedHref, openAssigned } from '../src/views/assigned';
import { todayIn } from '../src/areas/hub/views';
import AssignmentPage from '../src/areas/hub/pages/assignment-page';
import ChangeAssignmentPage from '../src/areas/hub/pages/change-assignment-page';
import CohortPage from '../src/areas/hub/pages/cohort-page';
import InvitePage from '../src/areas/hub/pages/invite-page';
import CheckPages from '../src/pages/check-pages';
import { NJOKI, renderAt, resetBrowser, signIn, stubResizeObserver, stubWideWindow } from './support/render';

type Answer = { status?: number; body: unknown };
interface Sent {
  call: string;
  search: string;
  body: unknown;
}

const EMPTY = { body: { data: [], next: null, previous: null } };
const COHORT: HubCohort = {
  _id: 'k1',
  name: 'Evening group',
  memberCount: 1,
  createdAt: '2026-11-20T09:00:00Z',
};
const CHECK: InvitationCheck = {
  _id: 'i1',
  fileName: 'people.csv',
  state: 'checked',
  encoding: 'windows-1252',
  separator: 'semicolon',
  ignoredColumns: [],
  lines: 3,
  counts: {
    ready: 2,
    member: 0,
    invited: 0,
    duplicate: 0,
    'not-an-email': 1,
    unreadable: 0,
    blocked: 0,
    removed: 0,
  },
  cohortOnly: 0,
  newCohorts: [],
  invited: 0,
  changed: 0,
  createdAt: '2026-11-24T09:00:00Z',
  expiresAt: '2026-11-25T09:00:00Z',
  sentAt: null,
};

/** Answers by "METHOD /path", and keeps what was sent. */
function server(answers: Record<string, Answer | (() => Answer)>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(input, location.origin);
    const call = `${method} ${pathname.replace('/api', '')}`;
    sent.push({ call, search, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[call] ?? { status: 404, body: {} };
    const { status = 200, body: said } = typeof answer === 'function' ? answer() : answer;
    return new Response(JSON.stringify(said), { status });
  });
  return sent;
}

const ADMINISTRATOR: Answer = {
  body: { data: { ...NJOKI, role: 'hub', hub: { _id: 'h1', name: 'Nakuru Library' } } },
};

/** The texts that were handed to the user as files. */
function stubDownloads(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
  return files;
}

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

test('[13.180] a file is reported on, filtered, downloaded, and then sent as it was shown', async () => {
  signIn('hub');
  const files = stubDownloads();
  let check = CHECK;
  const sent = server({
    'GET /user/u1': ADMINISTRATOR,
    'GET /my-hub/invitation-check/i1': () => ({ body: { data: check } }),
    'GET /my-hub/invitation-check/i1/lines': {
      body: {
        data: [
          {
            _id: 'l1',
            line: 4,
            email: 'halima(at)example.com',
            firstName: 'Halima',
            lastName: 'Abdi',
            cohorts: ['Evening group'],
            newCohorts: [],
            state: 'not-an-email',
            duplicateOf: null,
            changedTo: null,
          },
        ],
        next: null,
        previous: null,
      },
    },
    'GET /my-hub/invitation-check/i1/csv': { body: { data: { name: 'people-report.csv', csv: 'line' } } },
    'POST /my-hub/invitation-check/i1/send': () => {
      check = { ...CHECK, state: 'sent', invited: 1, changed: 1 };
      return { status: 202, body: { message: 'On their way', data: check } };
    },
  });
  renderAt('/hub/invitations/new?check=i1', <InvitePage />);
  expect(await screen.findByText('Read as Windows-1252, separated by semicolons.')).toBeTruthy();
  expect(await screen.findByText('halima(at)example.com')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Result' }), { target: { value: 'not-an-email' } });
  await waitFor(() =>
    expect(sent.some(({ call, search }) => call.endsWith('/lines') && search === '?state=not-an-email')).toBe(
      true,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download the report' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe('line');
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Send 2 invitations?' }));
  fireEvent.click(question.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('1 invitation sent')).toBeTruthy();
  expect(screen.getByText('1 line has changed since the report and was not sent')).toBeTruthy();
});

test('[13.187] addresses that are no member’s are named and stay in the field', async () => {
  signIn('hub');
  const sent = server({
    'GET /user/u1': ADMINISTRATOR,
    'GET /my-hub/cohort/k1': { body: { data: COHORT } },
    'GET /my-hub/members': EMPTY,
    'POST /my-hub/cohort/k1/add': {
      body: {
        message: '1 member was added.',
        data: { cohort: COHORT, changed: 1, unchanged: 0, unknown: ['nobody@example.com'] },
      },
    },
  });
  renderAt(
    '/hub/cohorts/k1',
    <Routes>
      <Route path="/hub/cohorts/:id" element={<CohortPage />} />
    </Routes>,
  );
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add members' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add members to Evening group' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Email addresses/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByRole('link', { name: 'Choose members, or enter email addresses' })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'otieno@example.com; nobody@example.com' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(
    await dialog.findByRole('link', {
      name: '1 member was added. This address is not a member’s: nobody@example.com',
    }),
  ).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /my-hub/cohort/k1/add')?.body).toEqual({
    userIds: [],
    emails: ['otieno@example.com', 'nobody@example.com'],
  });
  expect(field.value).toBe('nobody@example.com');
});

const ASSIGNMENT: HubAssignment = {
  _id: 'a1',
  course: { _id: 'c1', name: 'Beekeeping' },
  paid: true,
  everyone: false,
  cohorts: [{ _id: 'k1', name: 'Evening group' }],
  startsOn: null,
  due: { kind: 'date', on: '2026-11-29' },
  note: '',
  state: 'active',
  timeZone: 'Africa/Nairobi',
  totals: {
    members: 3,
    byState: { 'not-started': 1, 'on-track': 0, late: 1, done: 0, 'done-late': 1 },
    withoutSeat: 1,
    pending: 0,
  },
  createdAt: '2026-11-20T09:00:00Z',
};

test('[13.188] progress is filtered and sorted in the address, exported as shown, and says who has no seat', async () => {
  signIn('hub');
  const files = stubDownloads();
  const sent = server({
    'GET /user/u1': ADMINISTRATOR,
    'GET /my-hub/assignment/a1': { body: { data: ASSIGNMENT } },
    'GET /my-hub/cohorts': { body: { data: [COHORT] } },
    'GET /my-hub/assignment/a1/members': {
      body: {
        data: [
          {
            _id: 'm1',
            name: 'Kiptoo Bett',
            email: 'kiptoo@example.com',
            avatar: null,
            state: 'late',
            access: 'no-seat',
            progress: { done: 1, total: 3, fraction: 1 / 3 },
            dueOn: '2026-11-29',
            doneAt: null,
            lastStudiedAt: null,
          },
        ],
        next: null,
        previous: null,
      },
    },
    'GET /my-hub/assignment/a1/csv': { body: { data: { name: 'beekeeping.csv', csv: 'name' } } },
  });
  renderAt(
    '/hub/assignments/a1?state=late&cohort=k1&sort=progress',
    <Routes>
      <Route path="/hub/assignments/:id" element={<AssignmentPage />} />
    </Routes>,
  );
  expect(await screen.findByRole('link', { name: 'Kiptoo Bett' })).toBeTruthy();
  expect(screen.getByText('1 member has no seat and cannot start')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy seats' }).getAttribute('href')).toBe(
    '/hub/seats/new?course=c1&seats=1',
  );
  const filter = '?state=late&cohort=k1&sort=progress';
  await waitFor(() =>
    expect(sent.some(({ call, search }) => call.endsWith('/members') && search === filter)).toBe(true),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(sent.find(({ call }) => call.endsWith('/csv'))?.search).toBe(`${filter}&language=en-KE`);
});

test.each([null, { kind: 'date', on: '2026-11-29' }, { kind: 'days', days: 30 }] as const)(
  '[13.182] the dates of an assignment are sent as they were read: %o',
  async (due) => {
    signIn('hub');
    const data: HubAssignment = { ...ASSIGNMENT, due };
    const sent = server({
      'GET /user/u1': ADMINISTRATOR,
      'GET /my-hub/assignment/a1': { body: { data } },
      'PUT /my-hub/assignment/a1': { body: { message: 'Saved', data } },
    });
    renderAt(
      '/hub/assignments/a1/edit',
      <Routes>
        <Route path="/hub/assignments/:id/edit" element={<ChangeAssignmentPage />} />
        <Route path="*" element={null} />
      </Routes>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Save the assignment' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'PUT /my-hub/assignment/a1')?.body).toEqual({
        startsOn: null,
        due,
        note: '',
      }),
    );
  },
);

test('[13.182] today is that of the hub', () => {
  expect(todayIn('Africa/Nairobi', Date.parse('2026-11-24T21:30:00Z'))).toBe('2026-11-25');
});

test('[13.183] the dashboard lists what is still to be done, in the order of the server', () => {
  const assigned = (_id: string, state: AssignedCourse['state']): AssignedCourse => ({
    _id,
    hub: { _id: 'h1', name: 'Nakuru Library' },
    course: { _id: 'c1', name: 'Beekeeping' },
    startsOn: null,
    dueOn: '2026-11-29',
    timeZone: 'Africa/Nairobi',
    note: '',
    state,
    access: 'enrolled',
    progress: { done: 1, total: 3, fraction: 1 / 3 },
  });
  const open = openAssigned([
    assigned('1', 'late'),
    assigned('2', 'done-late'),
    assigned('3', 'not-started'),
  ]);
  expect(open.map(({ _id }) => _id)).toEqual(['1', '3']);
  expect(open.map(assignedHref)[0]).toBe('/console/course/c1/Beekeeping');
});

const OPENED: OpenedInvitation = {
  hub: { _id: 'h1', name: 'Nakuru Library', summary: '', logo: null },
  email: 'naserian@example.com',
  firstName: 'Naserian',
  lastName: 'Lekishon',
  problem: null,
  next: 'sign-in',
};
const openInvitation = () =>
  renderAt(
    '/invitation#a-long-secret',
    <Routes>
      <Route path="/invitation" element={<CheckPages />} />
      <Route path="*" element={null} />
    </Routes>,
  );

test('[13.181] who has an account signs in first and returns; another account cannot use the invitation', async () => {
  let next: OpenedInvitation['next'] = 'sign-in';
  const sent = server({
    'POST /personal-invitations/read': () => ({ body: { data: { ...OPENED, next } } }),
    'GET /user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
  });
  openInvitation();
  const link = await screen.findByRole('link', { name: 'Log in to join' });
  expect(link.getAttribute('href')).toBe('/auth/signin?from=%2Finvitation%23a-long-secret');
  expect(sent[0]?.body).toEqual({ secret: 'a-long-secret' });
  cleanup();
  signIn('user');
  next = 'switch';
  openInvitation();
  expect(
    await screen.findByText(
      'You are logged in with another address. Log out, then open the invitation as naserian@example.com.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join Nakuru Library' })).toBeNull();
});

test('[13.181] a new person creates the account there and is a member at once', async () => {
  const token = `e30.${btoa(JSON.stringify({ id: 'u1', role: 'user', exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;
  const user = { ...NJOKI, role: 'user', emailVerified: true };
  const sent = server({
    'POST /personal-invitations/read': { body: { data: { ...OPENED, next: 'sign-up' } } },
    'POST /personal-invitations/sign-up': {
      status: 201,
      body: { message: 'Welcome', data: { token, user, hub: { _id: 'h1', name: 'Nakuru Library' } } },
    },
    'GET /user/u1': { body: { data: user } },
  });
  openInvitation();
  fireEvent.change(await screen.findByLabelText('Password', { selector: 'input' }), {
    target: { value: 'karibu-digiken' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Create the account and join' }));
  expect((await screen.findByRole('link', { name: 'Go to Nakuru Library' })).getAttribute('href')).toBe(
    '/console/hub/h1',
  );
  expect(sent.find(({ call }) => call.endsWith('/sign-up'))?.body).toEqual({
    secret: 'a-long-secret',
    firstName: 'Naserian',
    lastName: 'Lekishon',
    password: 'karibu-digiken',
  });
});
