import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { PASSWORD, startTestServer, type TestServer } from './support/server';

let direct: TestServer;
let proxied: TestServer;
/** The server of the test. */
let server: TestServer;
beforeAll(async () => {
  direct = await startTestServer();
  proxied = await startTestServer({ TRUST_PROXY: 'true' });
});
afterAll(() => Promise.all([direct.close(), proxied.close()]));
beforeEach(() => {
  server = direct;
  // Past every limit that an earlier test reached.
  for (const { clock } of [direct, proxied]) clock.advance({ hours: 2 });
});

const signIn = (email: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/signin', { body: { email, password: 'not the one' }, headers });

async function tries(count: number, once: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await once(n)).status);
  return statuses;
}

test('[R.62] refuses the eleventh failed attempt per minute from one address, with Retry-After', async () => {
  expect(await tries(10, (n) => signIn(`somebody${n}@test.example`))).toEqual(Array(10).fill(401));
  const refused = await signIn('somebody@test.example');
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Too many tries') },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  server.clock.advance({ seconds: 61 });
  expect((await signIn('somebody@test.example')).status).toBe(401);
});

test('[R.62] refuses the eleventh failed attempt per minute at one account from any address', async () => {
  server = proxied;
  const from = (n: number) => signIn('target@test.example', { 'x-forwarded-for': `203.0.113.${n}` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('a forged X-Forwarded-For changes nothing without TRUST_PROXY', async () => {
  const from = (n: number) => signIn(`person${n}@test.example`, { 'x-forwarded-for': `203.0.113.${n}` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('trusts only the hop that the proxy added', async () => {
  server = proxied;
  const from = (n: number) =>
    signIn(`person${n}@test.example`, { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('does not count successful sign-ins as attempts, because a class may share one address', async () => {
  const { email } = await server.signedIn();
  const once = () => server.call('POST', '/auth/signin', { body: { email, password: PASSWORD } });
  expect(await tries(15, once)).toEqual(Array(15).fill(200));
});

test('counts concurrent attempts', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(`p${n}@test.example`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('limits mailed links by account and by address', async () => {
  const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });
  expect(await tries(6, () => forgot('somebody@test.example'))).toEqual([...Array(5).fill(202), 429]);
  const learner = await server.signedIn('user', { verified: false });
  const resend = () => server.call('POST', '/auth/verify-email/resend', { as: learner });
  expect(await tries(6, resend)).toEqual([...Array(5).fill(202), 429]);
  expect((await server.mails()).filter(({ to }) => to === learner.email)).toHaveLength(5);
});

test('[R.62] counts an IPv6 /64 as one address, and IPv4 inside IPv6 as IPv4', async () => {
  const from = (remoteAddress: string) => (n: number) =>
    server.call('POST', '/auth/signin', {
      body: { email: `person${n}@test.example`, password: 'not the one' },
      remoteAddress: remoteAddress.replace('*', String(n)),
    });
  expect(await tries(11, from('2001:db8:0:1:*::9'))).toEqual([...Array(10).fill(401), 429]);
  expect((await from('2001:db8:0:2::1')(1)).status).toBe(401);
  expect(await tries(10, from('::ffff:203.0.113.7'))).toEqual(Array(10).fill(401));
  expect((await from('203.0.113.7')(1)).status).toBe(429);
});

describe('[R.62] a device that has signed in to the account before', () => {
  const remoteAddress = '198.51.100.9';
  const withCookie = (email: string, password: string, cookie: string) =>
    server.call('POST', '/auth/signin', { body: { email, password }, headers: { cookie }, remoteAddress });

  async function lockOut(email: string) {
    for (let n = 0; n < 12; n += 1) {
      await server.call('POST', '/auth/signin', {
        body: { email, password: 'not the one' },
        remoteAddress: `203.0.113.${n}`,
      });
    }
    expect((await withCookie(email, PASSWORD, '')).status).toBe(429);
  }

  test('signs in while strangers have locked the account', async () => {
    const me = await server.signedIn();
    await lockOut(me.email);
    expect((await withCookie(me.email, PASSWORD, me.headers.cookie ?? '')).status).toBe(200);
  });

  test('has its own limit of ten failed attempts per minute', async () => {
    const me = await server.signedIn();
    const once = () => withCookie(me.email, 'not the one', me.headers.cookie ?? '');
    expect(await tries(11, once)).toEqual([...Array(10).fill(401), 429]);
  });

  test('is locked out of other accounts, and so is an invented cookie', async () => {
    const [me, stranger] = [await server.signedIn(), await server.signedIn()];
    await lockOut(me.email);
    for (const cookie of [stranger.headers.cookie ?? '', `__Host-Digiken-Device=${'a'.repeat(43)}`]) {
      expect((await withCookie(me.email, PASSWORD, cookie)).status).toBe(429);
    }
  });

  test('is forgotten when the password is reset', async () => {
    const me = await server.signedIn();
    await server.call('POST', '/auth/forgot-password', { body: { email: me.email } });
    const link = (await server.mails()).flatMap(({ links }) => links).at(-1) ?? '';
    const token = new URL(link).searchParams.get('token');
    await server.call('POST', '/auth/reset-password', { body: { token, password: 'mpya kabisa 22' } });
    await lockOut(me.email);
    expect((await withCookie(me.email, 'mpya kabisa 22', me.headers.cookie ?? '')).status).toBe(429);
  });
});

test('[R.62] refuses the 61st sign-in of one person in ten minutes', async () => {
  const { email } = await server.signedIn();
  const once = () => server.call('POST', '/auth/signin', { body: { email, password: PASSWORD } });
  expect(await tries(60, once)).toEqual([...Array(59).fill(200), 429]);
});

describe('[15.78] a school behind one address', () => {
  const PUPILS = 30;
  const links = async (path: string) =>
    (await server.mails())
      .flatMap((mail) => mail.links)
      .filter((link) => link.includes(path))
      .map((link) => new URL(link).searchParams.get('token'))
      .slice(-PUPILS);
  const statusesOf = async (answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);
  const all = (status: number) => Array(PUPILS).fill(status);
  const pupils = () => Promise.all(Array.from({ length: PUPILS }, () => server.signedIn('user')));

  test('opens the links of its mails, and signs in, all at once', async () => {
    const unverified = await Promise.all(
      Array.from({ length: PUPILS }, () => server.signedIn('user', { verified: false })),
    );
    for (const as of unverified) await server.call('POST', '/auth/verify-email/resend', { as });
    const verify = (token: unknown) => server.call('POST', '/auth/verify-email', { body: { token } });
    expect(await statusesOf((await links('/verify/email')).map(verify))).toEqual(all(200));
    const enter = ({ email }: { email: string }) =>
      server.call('POST', '/auth/signin', { body: { email, password: PASSWORD } });
    expect(await statusesOf(unverified.map(enter))).toEqual(all(200));
  });

  if (ALL)
    test('chooses new passwords, of which many are refused at first', async () => {
      for (const { email } of await pupils())
        await server.call('POST', '/auth/forgot-password', { body: { email } });
      const tokens = await links('/auth/reset-password');
      const reset = (password: string) => (token: unknown) =>
        server.call('POST', '/auth/reset-password', { body: { token, password } });
      expect(await statusesOf(tokens.map(reset('Karibu2026')))).toEqual(all(422));
      expect(await statusesOf(tokens.map(reset('maembe matamu sana')))).toEqual(all(200));
    });

  test('but guesses at invitations count', async () => {
    const read = (secret: string) => server.call('POST', '/personal-invitations/read', { body: { secret } });
    const guesses = await Promise.all(Array.from({ length: 301 }, (_, n) => read(`nothing-behind-${n}`)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('but wrong links count', async () => {
    const verify = (n: number) =>
      server.call('POST', '/auth/verify-email', { body: { token: `not-a-link-at-all-${n}` } });
    expect(await tries(21, verify)).toEqual([...Array(20).fill(422), 429]);
    const reset = (n: number) =>
      server.call('POST', '/auth/reset-password', {
        body: { token: `not-a-link-at-all-${n}`, password: 'maembe matamu sana' },
      });
    expect(await tries(21, reset)).toEqual([...Array(20).fill(422), 429]);
  });
});
