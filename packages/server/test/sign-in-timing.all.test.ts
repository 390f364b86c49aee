import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/auth/passwords';
import { newId } from '../src/platform/ids';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

/** Maximum difference between the fastest requests with and without an account. One hash less would be about half. */
const WITHIN = 0.2;
const PEOPLE = 30;

let server: TestServer;
let known: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  known = [];
  const passwordHash = await hashPassword(PASSWORD);
  for (let n = 0; n < PEOPLE; n += 1) known.push(await server.signedIn('user', { passwordHash }));
});
afterAll(() => server.close());

/** Alternates between both kinds of address, so that a busy machine slows both down equally. */
async function compare(what: string, send: (email: string, remoteAddress: string) => Promise<number>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [n, { email }] of known.entries()) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `${newId()}@test.example`],
    ] as const) {
      const started = performance.now();
      await send(address, `10.1.${n}.${kind === 'known' ? 1 : 2}`);
      times[kind].push(performance.now() - started);
      // The mail of this request must not slow the next one.
      await server.services.background.settled();
    }
  }
  // Other work on the machine only adds time, so the fastest shows what a request itself takes.
  const [one, other] = [Math.min(...times.known), Math.min(...times.unknown)];
  console.info(`${what}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms`);
  expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(WITHIN);
}

test('[R.61] a wrong password takes as long for an unknown address as for a known one', () =>
  compare('sign-in', async (email, remoteAddress) => {
    const body = { email, password: 'not the password' };
    const { status } = await server.call('POST', '/auth/signin', { body, remoteAddress });
    expect(status).toBe(401);
    return status;
  }));

test('[R.61] a sign-up takes as long for a new address as for one that has an account', () =>
  compare('sign-up', async (email, remoteAddress) => {
    const body = { firstName: 'Otieno', lastName: 'Were', email, password: PASSWORD };
    const { status } = await server.call('POST', '/auth/signup', { body, remoteAddress });
    expect(status).toBe(201);
    return status;
  }));
