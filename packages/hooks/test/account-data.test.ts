import { expect, it } from 'vitest';
import { useAccountActions, useAccountData, useAccountDataActions, useUser } from '../src/entries/account';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const DATA = { export: null, nextExportAt: null, blockers: [], certificates: 0, graceDays: 14 };
const COPY = { requestedAt: '2026-11-23T09:00:00.000Z', expiresAt: null, bytes: null, href: null };

it('[13.113] looks for a copy every 5 seconds while it is being made, and no longer', async () => {
  holdCookie(token());
  let state = 'requested';
  const { asked } = network({
    'GET /api/user/u1': { body: { data: wanjiru } },
    'POST /api/user/u1/export': { body: { message: 'Soon', data: DATA } },
    'GET /api/user/u1/data': () => ({ body: { data: { ...DATA, export: { ...COPY, state } } } }),
  });
  const { result } = show(() => ({ query: useAccountData(), actions: useAccountDataActions() }));
  await pass();
  expect(await result.current.actions.requestExport()).toMatchObject({ ok: true, message: 'Soon' });
  await pass();
  const before = asked('/api/user/u1/data').length;
  await pass(5_000);
  expect(asked('/api/user/u1/data')).toHaveLength(before + 1);
  state = 'ready';
  await pass(5_000);
  expect(result.current.query.data?.export?.state).toBe('ready');
  const after = asked('/api/user/u1/data').length;
  await pass(60_000);
  expect(asked('/api/user/u1/data')).toHaveLength(after);
});

it('[17.53] looks for a confirmed address as often as a page asks', async () => {
  holdCookie(token());
  let emailVerified = false;
  const { asked } = network({
    'GET /api/user/u1': () => ({ body: { data: { ...wanjiru, emailVerified } } }),
  });
  const { result } = show(() => useUser(5_000));
  await pass();
  const before = asked('/api/user/u1').length;
  emailVerified = true;
  await pass(5_000);
  expect(asked('/api/user/u1')).toHaveLength(before + 1);
  expect(result.current.data?.emailVerified).toBe(true);
});

it('[14.22] without an answer it waits 30 seconds before it asks again', async () => {
  holdCookie(token());
  const { asked } = network({
    'GET /api/user/u1': { body: { data: wanjiru } },
    'GET /api/user/u1/data': { status: 503, body: {} },
  });
  show(() => useAccountData());
  // With its two repetitions.
  await pass(10_000);
  const before = asked('/api/user/u1/data').length;
  expect(before).toBeLessThan(5);
  await pass(19_000);
  expect(asked('/api/user/u1/data')).toHaveLength(before);
  await pass(30_000);
  expect(asked('/api/user/u1/data').length).toBeGreaterThan(before);
});

it('[13.117] a sign-in says by its code that the account is going to be deleted', async () => {
  network({
    'POST /api/auth/signin': {
      status: 409,
      body: { message: 'This account will be deleted on 8 December 2026.', code: 'deletion' },
    },
  });
  const { result } = show(() => useAccountActions());
  await pass();
  const outcome = await result.current.signIn({ email: 'a@example.com', password: 'three blue goats' });
  expect(outcome).toMatchObject({ ok: false, status: 409, code: 'deletion' });
});
