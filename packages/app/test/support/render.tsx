import type { User } from '@digiken/contract';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { RouterLink } from '../../src/shell/router-link';
import { Session } from '../../src/shell/session';

export const NJOKI: User = {
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

/** Answers requests by "METHOD /path"; everything else is a 404. */
export function stubNetwork(answers: Record<string, { status?: number; body: unknown }>) {
  vi.stubGlobal('fetch', async (input: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin);
    const { status = 200, body } = answers[`${method} ${pathname}`] ?? { status: 404, body: {} };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
}

/** jsdom has no layout, so these are never called. */
class IdleObserver {
  observe() {}
  disconnect() {}
}

/** For screens with tables that stack: nothing is resized. */
export const stubResizeObserver = () => vi.stubGlobal('ResizeObserver', IdleObserver);

/** For screens with parts that load or change once they are in view: nothing comes into view. */
export const stubIntersectionObserver = () => vi.stubGlobal('IntersectionObserver', IdleObserver);

/** Holds a valid session cookie of this role. */
export function signIn(role: User['role'] = 'admin') {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  document.cookie = `Digiken=e30.${btoa(JSON.stringify({ id: 'u1', role, exp }))}.s; path=/`;
}

/** jsdom has no media queries: every layout gets a wide window. */
export function stubWideWindow() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** Everything a test leaves in the browser. */
export function resetBrowser() {
  document.cookie = 'Digiken=; path=/; max-age=0';
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Renders below the app's providers, at an address. */
export const renderAt = (path: string, content: ReactNode) =>
  render(
    <DigikenProvider link={RouterLink}>
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>
          <Session>
            {content}
            <Address />
          </Session>
        </MemoryRouter>
      </ToastProvider>
    </DigikenProvider>,
  );

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
