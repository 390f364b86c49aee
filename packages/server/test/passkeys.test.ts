import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relyingPartyOf } from '../src/auth/passkeys/relying-party';
import { users } from '../src/users/tables';
import { Authenticator } from './support/authenticator';
import { type SignedIn, sessionOf, startTestServer, type TestServer } from './support/server';
import { addPasskey, challenge } from './two-step-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Signs in with a passkey in a new browser. */
async function signIn(authenticator: Authenticator, forged: Parameters<Authenticator['assert']>[1] = {}) {
  const { options, cookie } = await challenge(server);
  const body = authenticator.assert(options, forged);
  return { answer: await server.call('POST', '/auth/passkey', { body, headers: { cookie } }), body, cookie };
}

const listOf = async (as: SignedIn) =>
  (await server.call('GET', `/user/${as.id}/security`, { as })).body.data.passkeys as {
    _id: string;
    name: string;
    lastUsedAt: string | null;
  }[];

test('[13.140] a person adds, renames and removes passkeys of their own, and gets a mail', async () => {
  const me = await server.signedIn();
  const { answer } = await addPasskey(server, me, { name: '  My phone ' });
  expect(answer).toMatchObject({ status: 201, body: { data: { name: 'My phone', lastUsedAt: null } } });
  const path = `/user/${me.id}/passkeys/${answer.body.data._id}`;
  const stranger = await server.signedIn();
  const theirs = path.replace(me.id, stranger.id);
  for (const [method, address, as] of [
    ['PATCH', path, stranger],
    ['PATCH', theirs, stranger],
    ['DELETE', theirs, stranger],
  ] as const)
    expect((await server.call(method, address, { as, body: { name: 'Mine' } })).status).toBe(404);
  const bad = await server.call('PATCH', path, { as: me, body: { name: ' ' } });
  expect(bad).toMatchObject({ status: 422, body: { errors: { name: 'Enter a name' } } });
  await server.call('PATCH', path, { as: me, body: { name: 'Old phone' } });
  expect((await listOf(me)).map(({ name }) => name)).toEqual(['Old phone']);
  expect((await server.call('DELETE', path, { as: me })).status).toBe(200);
  expect(await listOf(me)).toEqual([]);
  const mine = (await server.mails()).filter(({ to }) => to === me.email).map(({ subject }) => subject);
  expect(mine).toEqual(['A passkey was added', 'A passkey was removed']);
});

test('[13.140] at most ten passkeys, also of two requests at once; one authenticator is not added twice', async () => {
  const me = await server.signedIn();
  const first = await addPasskey(server, me);
  const again = await addPasskey(server, me, { authenticator: first.authenticator });
  expect(again.answer).toMatchObject({
    status: 409,
    body: { message: 'This passkey has been added already.' },
  });
  for (let count = 2; count <= 9; count += 1) await addPasskey(server, me);
  const both = await Promise.all([addPasskey(server, me), addPasskey(server, me)]);
  expect(both.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
  expect((await addPasskey(server, me)).answer.status).toBe(409);
});

test('[13.141] changes need a password or passkey of the last ten minutes', async () => {
  const me = await server.signedIn();
  const { authenticator, answer } = await addPasskey(server, me);
  server.clock.advance({ minutes: 11 });
  const remove = () => server.call('DELETE', `/user/${me.id}/passkeys/${answer.body.data._id}`, { as: me });
  const refusal = { status: 403, body: { code: 'recent-sign-in' } };
  expect(await remove()).toMatchObject(refusal);
  expect((await addPasskey(server, me)).answer).toMatchObject(refusal);
  const confirm = (body: unknown, cookie = me.headers.cookie ?? '') =>
    server.call('POST', `/user/${me.id}/confirm`, { as: me, body, headers: { cookie } });
  expect(await confirm({})).toMatchObject({
    status: 422,
    body: { errors: { password: 'Enter your password' } },
  });
  expect(await confirm({ password: 'not this one' })).toMatchObject({
    status: 422,
    body: { errors: { password: 'That is not your current password.' } },
  });
  const another = await server.signedIn();
  const foreign = await addPasskey(server, another);
  const asked = await challenge(server, me.headers.cookie);
  const theirs = await confirm({ passkey: foreign.authenticator.assert(asked.options) });
  expect(theirs).toMatchObject({ status: 422, body: { errors: { passkey: expect.any(String) } } });
  expect(await remove()).toMatchObject(refusal);
  const mine = await challenge(server, me.headers.cookie);
  expect((await confirm({ passkey: authenticator.assert(mine.options) })).status).toBe(200);
  expect((await remove()).status).toBe(200);
  server.clock.advance({ minutes: 11 });
  expect((await confirm({ password: me.password })).status).toBe(200);
  expect((await addPasskey(server, me)).answer.status).toBe(201);
});

test('[13.142] a passkey alone begins a session, and says when it was used', async () => {
  const me = await server.signedIn('tutor');
  const { authenticator } = await addPasskey(server, me);
  const { answer } = await signIn(authenticator);
  expect(answer).toMatchObject({ status: 200, body: { data: { user: { _id: me.id } } } });
  const as = sessionOf(answer, '');
  expect(await listOf(as)).toMatchObject([{ lastUsedAt: server.clock.now().toISOString() }]);
  expect((await addPasskey(server, as)).answer.status).toBe(201);
});

test('[13.142] refuses another origin, another site, an unverified user, a foreign handle and a forged signature', async () => {
  const [me, other] = [await server.signedIn(), await server.signedIn()];
  const { authenticator } = await addPasskey(server, me);
  const refused = { status: 401, body: { message: expect.stringContaining('was not accepted') } };
  for (const forged of [
    { origin: 'https://digiken.evil.example' },
    { rpId: 'evil.example' },
    { userVerified: false },
    { userHandle: Buffer.from(other.id).toString('base64url') },
  ])
    expect((await signIn(authenticator, forged)).answer, JSON.stringify(forged)).toMatchObject(refused);
  const { options, cookie } = await challenge(server);
  const signed = authenticator.assert(options);
  const swapped = new Authenticator().assert(options);
  const forgery = { ...signed, response: { ...signed.response, signature: swapped.response.signature } };
  expect(await server.call('POST', '/auth/passkey', { body: forgery, headers: { cookie } })).toMatchObject(
    refused,
  );
  const unknown = await signIn(new Authenticator());
  expect(unknown.answer).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('not known') },
  });
  for (const forged of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { userVerified: false },
  ]) {
    const made = await server.call('POST', `/user/${me.id}/passkeys/options`, { as: me });
    const passkey = new Authenticator().register(made.body.data, forged);
    const answer = await server.call('POST', `/user/${me.id}/passkeys`, {
      as: me,
      body: { name: 'New', passkey },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { passkey: expect.any(String) } } });
  }
});

test('[13.143] a challenge works once, for five minutes, in the browser and for the purpose that it was made for', async () => {
  const me = await server.signedIn();
  const { authenticator } = await addPasskey(server, me);
  const send = (body: unknown, cookie: string) =>
    server.call('POST', '/auth/passkey', { body, headers: { cookie } });
  const first = await signIn(authenticator);
  expect(first.answer.status).toBe(200);
  expect((await send(first.body, first.cookie)).status).toBe(401);
  const [mine, elsewhere] = [await challenge(server), await challenge(server)];
  expect((await send(authenticator.assert(mine.options), elsewhere.cookie)).status).toBe(401);
  expect((await send(authenticator.assert(mine.options), '')).status).toBe(401);
  const made = await server.call('POST', `/user/${me.id}/passkeys/options`, { as: me });
  expect((await send(authenticator.assert(made.body.data), me.headers.cookie ?? '')).status).toBe(401);
  const late = await challenge(server);
  server.clock.advance({ minutes: 5 });
  expect((await send(authenticator.assert(late.options), late.cookie)).status).toBe(401);
});

test('[13.143] a counter that does not rise is refused and mailed; one without a counter works', async () => {
  const me = await server.signedIn();
  const { authenticator } = await addPasskey(server, me, { name: 'Key on the ring' });
  expect((await signIn(authenticator, { counter: 7 })).answer.status).toBe(200);
  for (const counter of [7, 3, 0])
    expect((await signIn(authenticator, { counter })).answer).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('copied') },
    });
  const warned = (await server.mails()).filter(
    ({ to, subject }) => to === me.email && subject === 'A sign-in with your passkey was refused',
  );
  expect(warned).toHaveLength(3);
  expect(warned[0]?.text).toContain('Key on the ring');
  const phone = await addPasskey(server, me, { authenticator: new Authenticator(undefined, false) });
  expect((await signIn(phone.authenticator)).answer.status).toBe(200);
  expect((await signIn(phone.authenticator)).answer.status).toBe(200);
});

test('[13.144] the rules of sign-in hold: deactivated, unverified and deleted accounts', async () => {
  const me = await server.signedIn();
  const { authenticator } = await addPasskey(server, me);
  const { db } = server.services;
  await db.update(users).set({ status: 'deactivated' }).where(eq(users.id, me.id));
  expect((await signIn(authenticator)).answer).toMatchObject({
    status: 403,
    body: { message: 'This account has been deactivated. Contact the help desk.' },
  });
  await db.delete(users).where(eq(users.id, me.id));
  expect((await signIn(authenticator)).answer.status).toBe(401);
  // A sign-up with another person's address must not leave a key to their account behind.
  const unverified = await server.signedIn('user', { verified: false });
  expect((await addPasskey(server, unverified)).answer.status).toBe(403);
});

test('[13.142] passkeys belong to the public address; one that is a number, or http elsewhere, has none', () => {
  const party = (publicUrl: string) => relyingPartyOf({ publicUrl });
  expect(party('https://learn.example.org/site')).toEqual({
    id: 'learn.example.org',
    origin: 'https://learn.example.org',
  });
  expect(party('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  for (const none of ['https://10.0.0.7', 'http://127.0.0.1:3000', 'https://[::1]', 'http://school.example'])
    expect(party(none), none).toBeUndefined();
});
