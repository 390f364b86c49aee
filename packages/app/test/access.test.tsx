import type { Role } from '@digiken/contract/constants';
import { useAnnounce } from '@digiken/ui/announcer';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../src/routes/routes';
import CommandPaletteKey from '../src/shell/command-palette-key';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const Site = () => useRoutes(routes);
const open = (path: string) => renderAt(path, <Site />);
const address = () => screen.getByTestId('address').textContent;
const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

/** Is signed in with a verified account of this role. */
function signedInAs(role: Role, answers: Parameters<typeof stubNetwork>[0] = {}) {
  signIn(role);
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, firstName: 'Achieng', role, emailVerified: true } } },
    ...answers,
  });
}

beforeEach(() => {
  stubWideWindow();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

describe('[4.9] "Yes" after the session has ended', () => {
  it('goes to sign-in with the current path, which opens after signing in', async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.s`;
    document.cookie = `Digiken=${tokenOf({ id: 'u1', role: 'user', exp: 1 })}; path=/`;
    const achieng = { ...NJOKI, role: 'user', emailVerified: true };
    stubNetwork({
      'POST /api/auth/signin': {
        body: { data: { token: tokenOf({ id: 'u1', role: 'user', exp }), user: achieng } },
      },
      'GET /api/user/u1': { body: { data: achieng } },
    });
    open('/console/quizzes?tab=open');
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmation' });
    expect(dialog.textContent).toContain(
      'Your session has expired. Do you want to proceed to the login page?',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(address()).toBe('/auth/signin?from=%2Fconsole%2Fquizzes%3Ftab%3Dopen'));
    const main = await waitFor(() => {
      const found = within(screen.getByRole('main'));
      found.getByLabelText(/^Email/);
      return found;
    });
    fireEvent.change(main.getByLabelText(/^Email/), { target: { value: 'achieng@example.com' } });
    fireEvent.change(main.getByLabelText(/^Password/), { target: { value: 'karibu-digiken' } });
    fireEvent.click(main.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/console/quizzes?tab=open'));
  });
});

describe('[R.30] the wrong role', () => {
  it('never renders the layout of the area', async () => {
    signedInAs('user');
    let rendered = false;
    const observer = new MutationObserver(() => {
      rendered ||= document.querySelector('[data-slot="sidebar"], [data-slot="admin-layout"]') !== null;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    open('/admin/users');
    await screen.findByRole('alertdialog', { name: 'Confirmation' });
    observer.disconnect();
    expect(rendered).toBe(false);
  });
});

describe('[R.43] the states of the access check have titles and headings of their own', () => {
  it('while the session is checked', async () => {
    signIn('user');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open('/console/messages');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verifying access...' })).toBeDefined();
    expect(document.title).toBe('Checking your access – Digiken');
  });

  it('when the page is for another role', async () => {
    signedInAs('user');
    open('/admin/users');
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmation' });
    expect(dialog.textContent).toContain(
      'Your session has expired. Do you want to proceed to the login page?',
    );
    expect(dialog.textContent).toContain('This page is for administrators.');
    expect(document.title).toBe('Access denied – Digiken');
    expect(document.querySelector('h1')?.textContent).toBe('Access denied');
  });
});

describe('[R.117] the text of an expired session', () => {
  it('is the description of the dialog, and no live region repeats it', async () => {
    const TEXT = 'Your session has expired. Do you want to proceed to the login page?';
    const spoken: string[] = [];
    const observer = new MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        if (region.textContent?.includes('session has expired')) spoken.push(region.outerHTML);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    document.cookie = `Digiken=e30.${btoa(JSON.stringify({ id: 'u1', role: 'user', exp: 1 }))}.s; path=/`;
    stubNetwork({});
    const Announcer = () => {
      const announce = useAnnounce();
      return <button onClick={() => announce('the last announcement')}>Announce</button>;
    };
    renderAt(
      '/console/messages',
      <>
        <Site />
        <Announcer />
      </>,
    );
    await screen.findByRole('alertdialog', { name: 'Confirmation', description: TEXT });
    // Announcements are made in order: an earlier one would be there by then.
    fireEvent.click(screen.getByText('Announce'));
    await screen.findByText('the last announcement');
    observer.disconnect();
    expect(spoken).toEqual([]);
    expect(screen.getAllByText(TEXT)).toHaveLength(1);
  });
});

describe('[R.42] "Yes" after a role mismatch', () => {
  it('shows the sign-in form with a note and a link to the own dashboard', async () => {
    signedInAs('user');
    open('/admin/users?search=a');
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByText(
        'You are signed in as Achieng, a learner. Sign in with another account to open this page.',
      ),
    ).toBeDefined();
    expect(address()).toBe('/auth/signin?from=%2Fadmin%2Fusers%3Fsearch%3Da');
    expect(screen.getByLabelText(/^Password/)).toBeDefined();
    expect(hrefs()).toContain('/console/dashboard');
  });

  it.each([
    ['tutor', 'an instructor', '/instructor/dashboard'],
    ['hub', 'a hub administrator', '/hub/dashboard'],
    ['sudo', 'a content manager', '/admin/dashboard'],
    ['admin', 'an administrator', '/admin/dashboard'],
  ] as const)('names the role of %s', async (role, name, dashboard) => {
    signedInAs(role);
    open('/auth/signin?from=/console/messages');
    expect(await screen.findByText(new RegExp(`as Achieng, ${name}\\.`))).toBeDefined();
    expect(hrefs()).toContain(dashboard);
  });

  it('opens the originating page after signing in with another account', async () => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = `e30.${btoa(JSON.stringify({ id: 'u2', role: 'tutor', exp }))}.s`;
    const baraka = { ...NJOKI, _id: 'u2', firstName: 'Baraka', role: 'tutor' };
    signedInAs('user', {
      'POST /api/auth/signin': { body: { data: { token, user: baraka } } },
      'GET /api/user/u2': { body: { data: baraka } },
    });
    open('/auth/signin?from=/instructor/profile');
    await screen.findByText(/as Achieng, a learner/);
    fireEvent.change(within(screen.getByRole('main')).getByLabelText(/^Email/), {
      target: { value: 'baraka@example.com' },
    });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'karibu-digiken' } });
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/instructor/profile'));
  });
});

describe('[R.23] a signed-in, verified person is sent on', () => {
  it.each([
    ['/auth/signin', '/console/dashboard'],
    ['/auth/signin?from=/console/hubs', '/console/hubs'],
    ['/auth/signup?from=/admin/users', '/console/dashboard'],
    ['/auth/forgot-password', '/console/dashboard'],
    ['/auth/reset-password?token=abc', '/console/dashboard'],
    ['/verify/email', '/console/dashboard'],
    ['/verify/email?from=/admin/users', '/console/dashboard'],
  ])('%s leads to %s', async (path, target) => {
    signedInAs('user');
    open(path);
    await waitFor(() => expect(address()).toBe(target));
  });

  it.each([
    ['tutor', '/instructor/dashboard'],
    ['hub', '/hub/dashboard'],
    ['sudo', '/admin/dashboard'],
    ['admin', '/admin/dashboard'],
  ] as const)('a %s to %s', async (role, target) => {
    signedInAs(role);
    open('/verify/email');
    await waitFor(() => expect(address()).toBe(target));
  });

  it('but not before the address is verified', async () => {
    signedInAs('user', {
      'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user', emailVerified: false } } },
    });
    open('/verify/email');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(NJOKI.email));
    expect(address()).toBe('/verify/email');
  });
});

describe('[R.44] links on public pages lead each role to its own area', () => {
  it.each([
    ['user', '/console/hubs', '/console/messages', '/console/settings'],
    ['tutor', undefined, '/instructor/messages', '/instructor/settings'],
    ['hub', '/hub/dashboard', '/hub/messages', '/hub/settings'],
    ['sudo', '/admin/hubs', '/admin/messages', '/admin/settings'],
  ] as const)('%s', async (role, hubs, messages, settings) => {
    signedInAs(role);
    open('/help-desk');
    await waitFor(() => expect(hrefs()).toContain(messages));
    const areas = () => hrefs().filter((href) => /^\/(console|hub|instructor|admin)\//.test(href ?? ''));
    expect(areas()).toEqual(hubs ? [hubs, messages] : [messages]);
    cleanup();
    open('/accessibility');
    await waitFor(() => expect(areas()).toEqual([settings]));
  });
});

describe('[R.40] the notice of a lost connection', () => {
  it.each([
    ['public', '/about-us', undefined],
    ['console', '/console/quizzes', 'user'],
  ] as const)('shows on a %s page while the device is offline', async (_kind, path, role) => {
    if (role) signedInAs(role);
    else stubNetwork({});
    open(path);
    await screen.findByRole('heading', { level: 1 });
    // The notice's code is fetched at the first interaction.
    fireEvent.pointerMove(document.body);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect((await screen.findByRole('region', { name: 'Connection' })).textContent).toMatch(/offline/);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Connection' }).textContent).toMatch(/back online/),
    );
  });
});

describe('[R.47] Ctrl+K opens the command palette', () => {
  beforeEach(() => {
    // jsdom has no layout, so nothing scrolls.
    Element.prototype.scrollTo = () => {};
  });
  const press = (target: Element | Document) =>
    fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true });

  it('with the pages of the role, the own courses and settings', async () => {
    signedInAs('user', {
      'GET /api/enrolled/courses/u1': {
        body: { data: [{ _id: 'e1', progress: 0, course: { _id: 'c1', title: 'Bookkeeping' } }] },
      },
    });
    renderAt('/about-us', <CommandPaletteKey />);
    press(document);
    const palette = await screen.findByRole('dialog', {
      name: 'Search pages, courses, lessons, people and settings',
    });
    await within(palette).findByRole('option', { name: /Bookkeeping/ });
    const labels = within(palette)
      .getAllByRole('option')
      .map((option) => option.textContent?.trim());
    for (const label of ['My courses', 'Hubs', 'Help desk', 'Switch to light theme', 'Sign out']) {
      expect(labels).toContain(label);
    }
    expect(labels).not.toContain('Users');
  });

  it('as ⌘K does on a Mac', async () => {
    stubNetwork({});
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    renderAt('/about-us', <CommandPaletteKey />);
    fireEvent.keyDown(document, { key: 'k', code: 'KeyK', metaKey: true });
    expect(
      await screen.findByRole('dialog', { name: 'Search pages, courses, lessons, people and settings' }),
    ).toBeDefined();
  });

  it('not where an editor uses the key itself', async () => {
    stubNetwork({});
    renderAt(
      '/about-us',
      <>
        <CommandPaletteKey />
        <textarea aria-label="Markdown" onKeyDown={(event) => event.preventDefault()} />
      </>,
    );
    press(screen.getByLabelText('Markdown'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
