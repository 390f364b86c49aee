import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HubShell } from '../src/areas/hub/hub-shell';
import { InstructorShell } from '../src/areas/instructor/instructor-shell';
import ConsoleShell from '../src/shell/console-shell';
import { NotificationSettings } from '../src/shell/notification-settings';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const NOTICE = {
  _id: 'n1',
  subject: { type: 'message', threadId: 't1', from: 'Achieng Odhiambo', kind: 'conversation' },
  createdAt: '2026-11-24T08:00:00.000Z',
  isRead: false,
};
const LIST = { body: { data: [NOTICE], next: null, previous: null, unread: 1 } };

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

it.each([
  ['user', 'console', <ConsoleShell key="user" />],
  ['tutor', 'instructor', <InstructorShell key="tutor" />],
  ['hub', 'hub', <HubShell key="hub" />],
] as [role: 'user' | 'tutor' | 'hub', area: string, shell: ReactNode][])(
  '[13.50] the shell of %s has a bell, and links of notifications lead into its own area',
  async (role, area, shell) => {
    stubNetwork({
      'GET /api/user/u1': { body: { data: { ...NJOKI, role } } },
      'GET /api/notifications': LIST,
    });
    signIn(role);
    renderAt(`/${area}/dashboard`, shell);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const link = await drawer.findByRole('link', { name: 'Achieng Odhiambo sent you a message.' });
    expect(link.getAttribute('href')).toBe(`/${area}/messages/t1`);
    expect(drawer.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
      role === 'hub' ? '/hub/profile#notifications' : `/${area}/settings#notifications`,
    );
  },
);

it('[13.50] an error of the notifications leaves the page as it is', async () => {
  stubNetwork({ 'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } } });
  signIn('user');
  renderAt('/console/dashboard', <ConsoleShell />);
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  fireEvent.click(bell);
  const drawer = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await drawer.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('[13.52] the settings are saved as they are chosen', async () => {
  const settings = {
    types: [{ type: 'message', inApp: true, mail: 'off' }],
    quiet: null,
    timeZone: 'Africa/Nairobi',
  };
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/notification-settings': { body: { data: settings } },
    'PUT /api/notification-settings': { body: { message: 'Saved', data: settings } },
  });
  signIn('user');
  const sent = vi.spyOn(globalThis, 'fetch');
  renderAt('/console/settings', <NotificationSettings />);
  fireEvent.click(await screen.findByRole('button', { name: 'Messages and announcements' }));
  const group = within(screen.getByRole('group', { name: 'Messages and announcements' }));
  fireEvent.click(group.getByRole('checkbox', { name: 'In the app' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save notifications' }));
  await waitFor(() => {
    const put = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
    expect(JSON.parse(put?.[1]?.body as string)).toEqual({
      ...settings,
      types: [{ type: 'message', inApp: false, mail: 'off' }],
    });
  });
});
