// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ForgotPasswordPage from '../src/pages/forgot-password-page';
import SignInPage from '../src/pages/sign-in-page';
import SignUpPage from '../src/pages/sign-up-page';
import KeptChoice from '../src/shell/kept-choice';
import { choiceKeyIn } from '../src/shell/use-kept-order';
import { renderAt, resetBrowser, stubNetwork, stubWideWindow } from './support/render';

const CHOICE = {
  course: { _id: 'c1', title: 'Beekeeping', image: null },
  whole: false,
  units: [{ _id: 'u2', title: 'Siting your hives', position: 2, price: 650 }],
  owned: 0,
  total: 650,
  expiresAt: '2026-12-07T00:00:00Z',
};
const kept = (choice: object) => ({ 'GET /api/choices/k1': { body: { data: choice } } });
const FROM = `?from=${encodeURIComponent('/course/c1?choice=k1')}`;
const pages = (
  <Routes>
    <Route path="/auth/signin" element={<SignInPage />} />
    <Route path="/auth/signup" element={<SignUpPage />} />
    <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
  </Routes>
);
const address = () => screen.getByTestId('address').textContent;

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

test('[17.37] only the page of a course carries a choice', () => {
  expect(choiceKeyIn('/course/c1?choice=k1#units')).toBe('k1');
  expect(choiceKeyIn('/console/course/c1/bees?a=b&choice=k1')).toBe('k1');
  for (const path of [undefined, '/', '/course/c1', '/course/c1?choice=', '/course/unit/lesson/l1?choice=k1'])
    expect(choiceKeyIn(path)).toBeUndefined();
});

test.each([
  ['/auth/signin', /^Log in, then pay Ksh\s650$/],
  ['/auth/signup', /^Sign up, then pay Ksh\s650$/],
  ['/auth/forgot-password', 'Forgot your password?'],
])('[17.37] %s shows what is about to be bought', async (path, name) => {
  stubNetwork(kept(CHOICE));
  renderAt(path + FROM, pages);
  const order = await screen.findByRole('region', { name: 'Beekeeping' });
  expect(order.textContent).toContain('You are buying 1 unit');
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change your units' }).getAttribute('href')).toBe(
    '/course/c1?choice=k1',
  );
});

test('[17.37] with nothing left to pay, the pages are as without a choice', async () => {
  const asked = vi.fn();
  stubNetwork(kept({ ...CHOICE, units: [], owned: 1, total: 0 }));
  const fetched = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await fetched(input, init);
    if (String(input).includes('/choices/')) asked();
    return answer;
  });
  renderAt(`/auth/signin${FROM}`, pages);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Beekeeping' })).toBeNull();
});

test('[17.38] the address typed at sign-in is in “Forgot password”, and in no address', async () => {
  stubNetwork(kept(CHOICE));
  renderAt(`/auth/signin${FROM}`, pages);
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'achieng@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Email address');
  expect(address()).toBe(`/auth/forgot-password${FROM}`);
  expect(field.value).toBe('achieng@example.com');
});

test.each([
  [{ ...CHOICE, owned: 2 }, /You own 2 of the units that you chose by now/, ['u2']],
  [undefined, /no longer kept/, undefined],
])('[17.36] the page of the course says what became of the choice (%#)', async (choice, text, units) => {
  const restore = vi.fn();
  stubNetwork(choice ? kept(choice) : {});
  renderAt('/', <KeptChoice choiceKey="k1" courseId="c1" onRestore={restore} />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(restore.mock.calls).toEqual(units ? [[units]] : []);
});
