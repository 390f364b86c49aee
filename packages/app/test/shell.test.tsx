import { useSignOut } from '@digiken/hooks/session';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdminShell } from '../src/areas/admin/admin-shell';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const show = (content: ReactNode) => renderAt('/admin/dashboard', content);

beforeEach(stubWideWindow);

afterEach(() => {
  cleanup();
  resetBrowser();
});

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  );
}

describe('[8.3][8.4] the message after signing out', () => {
  it.each([
    ['the server’s message', { body: { message: 'Kwaheri' } }, 'Kwaheri'],
    ['"Logged out successfully" without one', { body: {} }, 'Logged out successfully'],
    ['a failure’s message', { status: 500, body: { message: 'The server is busy' } }, 'The server is busy'],
    ['"Error during logout" without one', { status: 500, body: {} }, 'Error during logout'],
  ])('%s', async (_what, reply, text) => {
    stubNetwork({ 'GET /api/user/u1': { body: { data: NJOKI } }, 'PUT /api/auth/signout/google': reply });
    signIn();
    show(<SignOut />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(document.cookie).not.toContain('Digiken='));
    // The page shows it after the reload.
    cleanup();
    show(null);
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')?.textContent).toContain(text));
  });
});

describe('the administrators’ area', () => {
  it.each([
    ['sudo', 'Content Manager'],
    ['admin', 'Administrator'],
  ] as const)(
    '[1.17][R.27] %s is labelled %s in the sidebar, and has the notifications',
    async (role, label) => {
      stubNetwork({ 'GET /api/user/u1': { body: { data: { ...NJOKI, role } } } });
      signIn(role);
      show(<AdminShell />);
      const nav = await screen.findByRole('navigation', { name: 'Administration' });
      expect(within(nav).getByText(label)).toBeDefined();
      expect(screen.getByRole('button', { name: /^Notifications/ })).toBeDefined();
    },
  );

  it('[2.93] an account without a name is shown as "Administrator", beside their address', async () => {
    stubNetwork({
      'GET /api/user/u1': { body: { data: { ...NJOKI, firstName: '', lastName: '', name: '' } } },
    });
    signIn();
    show(<AdminShell />);
    fireEvent.click(await screen.findByRole('button', { name: /^Administrator\s*account$/ }));
    expect(screen.getByText('njoki@example.com').parentElement?.textContent).toContain('Administrator');
  });
});
