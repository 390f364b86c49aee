import { afterEach, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from './support/server';

let server: TestServer;
afterEach(() => server.close());

const signIn = (email: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/signin', { body: { email, password: 'not the one' }, headers });

async function tries(count: number, once: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await once(n)).status);
  return statuses;
}

test('ten tries a minute from one address, then 429 with Retry-After', async () => {
  server = await startTestServer();
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

test('ten tries a minute at one account, whatever the address they come from', async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
  const from = (n: number) => signIn('target@test.example', { 'x-forwarded-for': `203.0.113.${n}` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('a forged X-Forwarded-For changes nothing without TRUST_PROXY', async () => {
  server = await startTestServer();
  const from = (n: number) => signIn(`person${n}@test.example`, { 'x-forwarded-for': `203.0.113.${n}` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('behind a proxy only the hop that the proxy added is believed', async () => {
  server = await startTestServer({ TRUST_PROXY: 'true' });
  const from = (n: number) =>
    signIn(`person${n}@test.example`, { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });
  expect(await tries(11, from)).toEqual([...Array(10).fill(401), 429]);
});

test('people who sign in are not counted: a class may share one address', async () => {
  server = await startTestServer();
  const { email } = await server.signedIn();
  const once = () => server.call('POST', '/auth/signin', { body: { email, password: PASSWORD } });
  expect(await tries(15, once)).toEqual(Array(15).fill(200));
});

test('tries at the same time are all counted', async () => {
  server = await startTestServer();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(`p${n}@test.example`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('mailed links are limited by account and by address', async () => {
  server = await startTestServer();
  const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });
  expect(await tries(6, () => forgot('somebody@test.example'))).toEqual([...Array(5).fill(202), 429]);
  const learner = await server.signedIn('user', { verified: false });
  const resend = () => server.call('POST', '/auth/verify-email/resend', { as: learner });
  expect(await tries(6, resend)).toEqual([...Array(5).fill(202), 429]);
  expect((await server.mails()).filter(({ to }) => to === learner.email)).toHaveLength(5);
});
