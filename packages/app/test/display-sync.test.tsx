import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { ToastProvider } from '@digiken/ui/toast';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeToggle } from '@digiken/ui/theme-toggle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { changeLanguage, forgetLanguageChoice, languageStore } from '../src/languages/languages';
import { forgetDisplayChange, noteDisplayChange } from '../src/shell/chosen-display';
import DisplaySync from '../src/shell/display-sync';
import { Session } from '../src/shell/session';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  forgetLanguageChoice();
  forgetDisplayChange();
  resetBrowser();
});

test('[R.12] the display preferences on the server apply after a sign-in, and a change is saved there', async () => {
  const preferences = {
    theme: 'light',
    contrast: 'high',
    textSize: '150',
    motion: 'reduced',
  } as const;
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, preferences } } },
  });
  const requests = vi.spyOn(globalThis, 'fetch');
  signIn();
  renderAt(
    '/',
    <>
      <DisplaySync />
      <ThemeToggle />
    </>,
  );
  const root = document.documentElement;
  await waitFor(() => expect(root.classList).toContain('light'));
  expect(root.classList).toContain('high-contrast');

  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  const saved = () => requests.mock.calls.filter(([, init]) => init?.method === 'PUT');
  await waitFor(() => expect(saved()).toHaveLength(1));
  const [address, init] = saved()[0] ?? [];
  expect(address).toMatch(/\/api\/user\/u1\/preferences$/);
  expect(JSON.parse(init?.body as string)).toMatchObject({
    ...preferences,
    theme: 'dark',
  });
});

test.each([
  {
    account: 'an account',
    kept: {
      theme: 'light',
      contrast: 'high',
      textSize: '150',
      motion: 'reduced',
    },
  },
  { account: 'an account without preferences', kept: undefined },
])('[14.198] a language that was chosen before the account is known goes to $account', async ({ kept }) => {
  const preferences = kept && { ...kept, language: 'en-KE' };
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, preferences } } },
  });
  const requests = vi.spyOn(globalThis, 'fetch');
  signIn();
  changeLanguage('sw-KE');
  await waitFor(() => expect(languageStore.get().language).toBe('sw-KE'));
  renderAt('/', <DisplaySync />);
  const saved = () => requests.mock.calls.filter(([, init]) => init?.method === 'PUT');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(JSON.parse(saved()[0]?.[1]?.body as string)).toMatchObject({
    ...kept,
    language: 'sw-KE',
  });
  expect(languageStore.get().language).toBe('sw-KE');
});

test.each([
  {
    account: 'an account',
    preferences: {
      theme: 'dark',
      contrast: 'standard',
      textSize: '100',
      motion: 'system',
    },
  },
  { account: 'an account without preferences', preferences: undefined },
])('[R.12] a theme that was chosen before the account is known goes to $account', async ({ preferences }) => {
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, preferences } } },
  });
  const requests = vi.spyOn(globalThis, 'fetch');
  signIn();
  const page = (parts: ReactNode) => (
    <DigikenProvider onDisplayChange={noteDisplayChange}>
      <ToastProvider>
        <Session>
          <ThemeToggle />
          {parts}
        </Session>
      </ToastProvider>
    </DigikenProvider>
  );
  const { rerender } = render(page(null));
  fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  rerender(page(<DisplaySync />));
  const saved = () => requests.mock.calls.filter(([, init]) => init?.method === 'PUT');
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(JSON.parse(saved()[0]?.[1]?.body as string)).toMatchObject({
    ...preferences,
    theme: 'light',
  });
  await waitFor(() => expect(document.documentElement.classList).toContain('light'));
});
