import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/platform/ids';
import { PASSWORD, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The work of native modules that `work` starts: each hash of a password is one. napi-rs gives it no name. */
async function nativeWorkOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'undefined') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

/** The statements and the hashes of one request. */
async function stepsOf(send: () => Promise<unknown>) {
  let hashes = 0;
  const statements = await statementsOf(server, async () => {
    hashes = await nativeWorkOf(send);
  });
  // What follows the commit is work in the background, which the request does not wait for.
  const commit = statements.findLastIndex((text) => /^commit/i.test(text));
  return { hashes, statements: commit < 0 ? statements : statements.slice(0, commit + 1) };
}

test('[R.61] a wrong password takes the same steps for an unknown address as for a known one', async () => {
  const { email } = await server.signedIn();
  const signIn = (address: string) => () =>
    server.call('POST', '/auth/signin', { body: { email: address, password: 'not the password' } });
  const unknown = () => signIn(`${newId()}@test.example`);
  // The first one makes the hash that unknown addresses are compared with.
  await unknown()();
  const known = await stepsOf(signIn(email));
  expect(known.hashes).toBe(2);
  expect(await stepsOf(unknown())).toEqual(known);
});

test('[R.61] a sign-up takes the same steps for a new address as for one that has an account', async () => {
  const { email } = await server.signedIn();
  const signUp = (address: string) => () =>
    server.call('POST', '/auth/signup', {
      body: { firstName: 'Otieno', lastName: 'Were', email: address, password: PASSWORD },
    });
  const known = await stepsOf(signUp(email));
  await server.services.background.settled();
  expect(known.hashes).toBe(1);
  expect(await stepsOf(signUp(`${newId()}@test.example`))).toEqual(known);
});
