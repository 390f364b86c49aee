// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ForgotPasswordPage from '../src/pages/forgot-password-page';
import SignInPage from '../src/pages/sign-in-page';
import SignUpPage from '../src/pages/sign-up-page';
import VerifyEmailPage from '../src/pages/verify-email-page';
import KeptChoice from '../src/shell/kept-choice';
import { choiceKeyIn } from '../src/shell/use-kept-order';
import { useChosenUnits } from '../src/shell/use-chosen-units';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

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
    <Route path="/verify/email" element={<VerifyEmailPage />} />
    <Route path="*" element={null} />
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
  const back = await screen.findByRole('link', { name: 'Change your units' });
  expect(back.getAttribute('href')).toBe('/course/c1?choice=k1');
  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  if (path === '/auth/signin')
    expect(screen.getByRole('button', { name: 'Log in and go on to pay' })).toBeTruthy();
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

const verified = (emailVerified: boolean) => ({
  'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user', emailVerified } } },
});
const LINK = `/verify/email?token=${'t'.repeat(43)}&${FROM.slice(1)}`;

describe('[17.53] a mailed link that is opened while buying', () => {
  test('leads a signed-in learner to the payment', async () => {
    signIn('user');
    let ordered: unknown;
    stubNetwork({
      ...kept(CHOICE),
      ...verified(true),
      'POST /api/auth/verify-email': { body: { message: 'Verified.' } },
      'POST /api/orders': { status: 201, body: { data: { _id: 'o1' } } },
    });
    const fetched = fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (String(input).endsWith('/api/orders')) ordered = JSON.parse(init?.body as string);
      return fetched(input, init);
    });
    renderAt(LINK, pages);
    const title = await screen.findByRole('heading', { level: 1, name: /^Karibu, Njoki\./ });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('2. Siting your hives')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change my units' }).getAttribute('href')).toBe(
      '/course/c1?choice=k1',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Go on to pay Ksh\s650$/ }));
    await vi.waitFor(() => expect(address()).toBe('/console/checkout/o1'));
    expect(ordered).toEqual({ courseId: 'c1', choice: { unitIds: ['u2'] }, expectedTotal: 650 });
  });

  test('leads everybody else to log in', async () => {
    stubNetwork({ ...kept(CHOICE), 'POST /api/auth/verify-email': { body: { message: 'Verified.' } } });
    renderAt(LINK, pages);
    const way = await screen.findByRole('link', { name: 'Log in and go on to pay' });
    expect(way.getAttribute('href')).toBe(`/auth/signin${FROM}`);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Karibu. Your choice is still here.' }),
    ).toBeTruthy();
  });

  test('[17.35] is replaced if it is too old, without a session', async () => {
    let sent: unknown;
    stubNetwork({
      ...kept(CHOICE),
      'POST /api/auth/verify-email': { status: 422, body: { message: 'Too old.' } },
      'POST /api/auth/verify-email/renew': { status: 202, body: { message: 'Sent.' } },
    });
    const fetched = fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (String(input).endsWith('/renew')) sent = JSON.parse(init?.body as string);
      return fetched(input, init);
    });
    renderAt(LINK, pages);
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await vi.waitFor(() => expect(sent).toEqual({ token: 't'.repeat(43), returnTo: '/course/c1?choice=k1' }));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(`/auth/signin${FROM}`);
  });
});

describe('[17.36] what was ticked', () => {
  const open = (key: string | null) =>
    renderHook(() => useChosenUnits('c1', { available: ['u1', 'u2', 'u3'], key }));

  test('outlives a reload of the page of the course', () => {
    const first = open(null);
    act(() => first.result.current.setChosen(['u2', 'gone']));
    cleanup();
    expect(open(null).result.current.chosen).toEqual(['u2']);
  });

  test('is taken over from a kept choice once: later changes of it stay', () => {
    const first = open('k1');
    act(() => first.result.current.restore(['u1', 'u2']));
    act(() => first.result.current.setChosen(['u1']));
    cleanup();
    const second = open('k1');
    act(() => second.result.current.restore(['u1', 'u2']));
    expect(second.result.current.chosen).toEqual(['u1']);
    const other = open('k2');
    act(() => other.result.current.restore(['u3']));
    expect(other.result.current.chosen).toEqual(['u3']);
  });
});

test('[17.24] a mailed link that is opened without a page to go on to leads to the next step', async () => {
  signIn('user');
  stubNetwork({
    ...verified(true),
    'POST /api/auth/verify-email': { body: { message: 'Verified.' } },
    'GET /api/enrolled/courses/u1': { body: { data: [] } },
    'GET /api/learning/next': {
      body: {
        data: {
          ...{ reason: 'choose', target: { kind: 'catalogue', _id: null }, title: null, language: null },
          ...{
            place: { course: null, unit: null, lesson: null },
            minutes: null,
            bytes: null,
            progress: null,
          },
          ...{ dueAt: null, startsAt: null, mistakes: null, quiz: null, amount: null, choice: null },
        },
      },
    },
  });
  renderAt(`/verify/email?token=${'t'.repeat(43)}`, pages);
  const step = await screen.findByRole('region', { name: 'Choose what to learn next' });
  expect(step.textContent).toContain('You have no course yet');
  expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses');
});
