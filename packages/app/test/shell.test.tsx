import type { User } from '@digiken/contract';
import { useSignOut } from '@digiken/hooks';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminShell } from '../src/areas/admin/admin-shell';
import { Session } from '../src/shell/session';

const njoki: User = {
  _id: 'u1',
  firstName: 'Njoki',
  lastName: 'Mwangi',
  name: 'Njoki Mwangi',
  email: 'njoki@example.com',
  avatar: null,
  role: 'admin',
  signupMethod: 'password',
  emailVerified: true,
  hub: null,
  preferences: null,
  createdAt: '2026-01-01T00:00:00Z',
};

/** The network's edge: answers by "METHOD /path", 404 elsewhere. */
function network(answers: Record<string, { status?: number; body: unknown }>) {
  vi.stubGlobal('fetch', async (input: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin);
    const { status = 200, body } = answers[`${method} ${pathname}`] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
}

function signIn(role: User['role'] = 'admin') {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  document.cookie = `Digiken=e30.${btoa(JSON.stringify({ id: 'u1', role, exp }))}.s; path=/`;
}

const show = (content: ReactNode) =>
  render(
    <DigikenProvider>
      <ToastProvider>
        <MemoryRouter initialEntries={['/admin/dashboard']}>
          <Session>{content}</Session>
        </MemoryRouter>
      </ToastProvider>
    </DigikenProvider>,
  );

beforeEach(() => {
  // jsdom has neither; the layout asks for a wide window.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  cleanup();
  document.cookie = 'Digiken=; path=/; max-age=0';
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

describe('[8.3][8.4] what signing out says', () => {
  it.each([
    ['the server’s message', { body: { message: 'Kwaheri' } }, 'Kwaheri'],
    ['"Logged out successfully" without one', { body: {} }, 'Logged out successfully'],
    ['a failure’s message', { status: 500, body: { message: 'The door is stuck' } }, 'The door is stuck'],
    ['"Error during logout" without one', { status: 500, body: {} }, 'Error during logout'],
  ])('%s', async (_what, reply, text) => {
    network({ 'GET /api/user/u1': { body: { data: njoki } }, 'PUT /api/auth/signout/google': reply });
    signIn();
    show(<SignOut />);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(document.cookie).not.toContain('Digiken='));
    // The page that comes after the reload says it.
    cleanup();
    show(null);
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')?.textContent).toContain(text));
  });
});

describe('the administrators’ area', () => {
  it.each([
    ['sudo', 'Content Manager'],
    ['admin', 'Administrator'],
  ] as const)('[1.17] %s is labelled %s in the sidebar', async (role, label) => {
    network({ 'GET /api/user/u1': { body: { data: { ...njoki, role } } } });
    signIn(role);
    show(<AdminShell />);
    const nav = await screen.findByRole('navigation', { name: 'Administration' });
    expect(within(nav).getByText(label)).toBeDefined();
  });

  it('[2.93] whoever has no name is "Administrator", beside their address', async () => {
    network({ 'GET /api/user/u1': { body: { data: { ...njoki, firstName: '', lastName: '', name: '' } } } });
    signIn();
    show(<AdminShell />);
    fireEvent.click(await screen.findByRole('button', { name: /^Administrator\s*account$/ }));
    expect(screen.getByText('njoki@example.com').parentElement?.textContent).toContain('Administrator');
  });
});
