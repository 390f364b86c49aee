import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/auth/passwords';
import { newId } from '../src/platform/ids';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

/** Issue 3 §4: medians of known and unknown people within 10 ms. */
const WITHIN_MS = 10;
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

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('a wrong password takes as long for an unknown address as for a known one', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [n, { email }] of known.entries()) {
    // By turns, so that a busy machine slows both alike.
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `${newId()}@test.example`],
    ] as const) {
      const started = performance.now();
      const answer = await server.call('POST', '/auth/signin', {
        body: { email: address, password: 'not the password' },
        remoteAddress: `10.1.${n}.${kind === 'known' ? 1 : 2}`,
      });
      times[kind].push(performance.now() - started);
      expect(answer.status).toBe(401);
    }
  }
  console.info(
    `sign-in: known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms`,
  );
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(WITHIN_MS);
});
