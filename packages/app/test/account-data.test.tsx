import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AdminSettingsPage from '../src/areas/admin/pages/settings-page';
import HubProfilePage from '../src/areas/hub/pages/profile-page';
import InstructorSettingsPage from '../src/areas/instructor/pages/settings-page';
import SettingsPage from '../src/pages/settings-page';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const DATA = { export: null, nextExportAt: null, blockers: [], certificates: 0, graceDays: 14 };
const RETENTION = { notifications: 90, audit: 730, tickets: 730, exports: 7, deletion: 14 };
const SITE = {
  ...{
    signUpOpen: true,
    supportEmail: null,
    notice: null,
    trustInstructors: false,
    fullNames: false,
    retention: RETENTION,
  },
  social: { facebook: null, x: null, youtube: null, linkedin: null },
};

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const answers = (role: string) => ({
  'GET /api/user/u1': { body: { data: { ...NJOKI, role } } },
  'GET /api/user/u1/data': { body: { data: DATA } },
  'GET /api/user/u1/sessions': { body: { data: [] } },
  'GET /api/admin/settings': { body: { data: SITE } },
  'PUT /api/admin/settings': { body: { message: 'Saved', data: SITE } },
  'POST /api/user/u1/deletion': {
    body: { message: 'Deleted on 8 December.', data: { deletedAt: '2026-12-08T09:00:00.000Z' } },
  },
  'PUT /api/auth/signout/google': { body: { message: 'Logged out' } },
});

it.each([
  ['user', <SettingsPage key="user" />],
  ['tutor', <InstructorSettingsPage key="tutor" />],
  ['hub', <HubProfilePage key="hub" />],
  ['admin', <AdminSettingsPage key="admin" />],
] as const)('[13.121] the settings of %s have the copy and the deletion', async (role, page) => {
  stubNetwork(answers(role));
  signIn(role);
  renderAt('/settings', page);
  fireEvent.click(await screen.findByRole('tab', { name: 'Account' }));
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Ask for a copy' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delete account…' })).toBeDefined();
});

it('[13.116] signs out after the account is deleted', async () => {
  stubNetwork(answers('user'));
  signIn('user');
  const sent = vi.spyOn(globalThis, 'fetch');
  renderAt('/console/settings', <SettingsPage />);
  fireEvent.click(await screen.findByRole('tab', { name: 'Account' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'three blue goats' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(document.cookie).not.toContain('Digiken='));
  await waitFor(() => expect(sessionStorage.getItem('digiken-notice')).toContain('Deleted on 8 December.'));
  const post = sent.mock.calls.find(([, init]) => init?.method === 'POST');
  expect(JSON.parse(post?.[1]?.body as string)).toEqual({
    ...{ password: 'three blue goats', keepCertificates: false },
  });
});

it('[13.120] administrators set how long data is kept', async () => {
  stubNetwork(answers('admin'));
  signIn('admin');
  const sent = vi.spyOn(globalThis, 'fetch');
  renderAt('/admin/settings', <AdminSettingsPage />);
  fireEvent.change(await screen.findByLabelText('Audit log'), { target: { value: '365' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }));
  await waitFor(() => {
    const put = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
    expect(JSON.parse(put?.[1]?.body as string)).toMatchObject({ retention: { ...RETENTION, audit: 365 } });
  });
});
