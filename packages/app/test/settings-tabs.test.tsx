import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AdminSettingsPage from '../src/areas/admin/pages/settings-page';
import HubProfilePage from '../src/areas/hub/pages/profile-page';
import InstructorSettingsPage from '../src/areas/instructor/pages/settings-page';
import SettingsPage from '../src/pages/settings-page';
import {
  NJOKI,
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  resetBrowser();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const selected = () => screen.findByRole('tab', { selected: true });
const address = () => screen.getByTestId('address').textContent;

function open(role: 'user' | 'tutor' | 'hub' | 'admin', path: string, page: React.ReactNode) {
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role } } },
    'GET /api/user/u1/sessions': { body: { data: [] } },
  });
  signIn(role);
  renderAt(path, page);
}

it.each([
  ['user', <SettingsPage key="user" />],
  ['tutor', <InstructorSettingsPage key="tutor" />],
  ['hub', <HubProfilePage key="hub" />],
  ['admin', <AdminSettingsPage key="admin" />],
] as const)(
  '[17.47] the settings of %s open the tab of their address, and name the one that shows',
  async (role, page) => {
    open(role, '/settings?tab=security&from=mail', page);
    expect((await selected()).textContent).toBe('Security');
    fireEvent.click(screen.getByRole('tab', { name: 'Account' }));
    expect((await selected()).textContent).toBe('Account');
    await waitFor(() => expect(address()).toBe('/settings?tab=account&from=mail'));
  },
);

it('[17.47] a part that the address names counts before its tab, and an unknown tab is the first one', async () => {
  open('user', '/settings?tab=account#devices', <SettingsPage />);
  expect((await selected()).textContent).toBe('Security');
  cleanup();
  open('user', '/settings?tab=nothing', <SettingsPage />);
  expect((await selected()).textContent).toBe('Display');
});
