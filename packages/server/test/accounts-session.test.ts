import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/users/tables';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('sign-in', () => {
  test('[3.1] the token carries id, role and 2880 minutes', async () => {
    const me = await server.signedIn('tutor');
    const claims = claimsOf(me.token);
    expect(claims).toMatchObject({ id: me.id, role: 'tutor' });
    expect(claims.exp).toBe(Math.floor(server.clock.now().getTime() / 1000) + 2880 * 60);
  });

  test('[9.2] the session cookie is readable, SameSite=None and Secure on a loopback host', async () => {
    const { email } = await server.signedIn();
    const { cookies, body } = await server.call('POST', '/auth/signin', {
      body: { email, password: PASSWORD },
    });
    expect(cookies).toEqual([
      { name: 'Digiken', value: body.data.token, path: '/', maxAge: 172_800, secure: true, sameSite: 'None' },
      {
        name: '__Host-Digiken-Bind',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 172_800,
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
      {
        name: '__Host-Digiken-Device',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 34_560_000,
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  });

  test('[9.2] on other plain http hosts the cookies are Lax and not Secure, and work', async () => {
    const { email, id } = await server.signedIn();
    const host = { host: 'school.example' };
    const { cookies, body } = await server.call('POST', '/auth/signin', {
      body: { email, password: PASSWORD },
      headers: host,
    });
    expect(cookies.map(({ name, secure, sameSite }) => [name, secure, sameSite])).toEqual([
      ['Digiken', undefined, 'Lax'],
      ['Digiken-Bind', undefined, 'Strict'],
      ['Digiken-Device', undefined, 'Strict'],
    ]);
    const cookie = `Digiken-Bind=${cookies[1]?.value}`;
    const headers = { ...host, cookie, authorization: `Bearer ${body.data.token}` };
    expect((await server.call('GET', `/user/${id}`, { headers })).status).toBe(200);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await server.signedIn();
    const tryWith = (body: unknown) => server.call('POST', '/auth/signin', { body });
    const wrong = await tryWith({ email, password: 'not the one' });
    const unknown = await tryWith({ email: 'nobody@test.example', password: 'not the one' });
    expect(wrong.status).toBe(401);
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  test('a deactivated account cannot sign in, and its open session ends at once', async () => {
    const me = await server.signedIn();
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, me.id));
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(401);
    const again = await server.call('POST', '/auth/signin', {
      body: { email: me.email, password: PASSWORD },
    });
    expect(again.status).toBe(403);
  });
});

describe('the bearer token', () => {
  test('[R.8] a cookie alone does not authorise', async () => {
    const me = await server.signedIn();
    const { cookie } = me.headers;
    const answer = await server.call('GET', `/user/${me.id}`, { headers: { cookie: cookie ?? '' } });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Sign in to continue.' } });
  });

  test('[R.9] a stolen token is refused without its binding cookie', async () => {
    const [me, thief] = [await server.signedIn(), await server.signedIn()];
    const get = (headers: Record<string, string>) => server.call('GET', `/user/${me.id}`, { headers });
    const authorization = `Bearer ${me.token}`;
    expect((await get({ authorization })).status).toBe(401);
    expect((await get({ authorization, cookie: thief.headers.cookie ?? '' })).status).toBe(401);
  });

  test('forged, unsigned and foreign tokens are refused', async () => {
    const me = await server.signedIn();
    const claims = claimsOf(me.token);
    const foreign = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part(claims)}.`;
    const raised = `${me.token.split('.')[0]}.${part({ ...claims, role: 'admin' })}.${me.token.split('.')[2]}`;
    for (const token of [foreign, unsigned, raised, 'x', '']) {
      const headers = { ...me.headers, authorization: `Bearer ${token}` };
      expect((await server.call('GET', `/user/${me.id}`, { headers })).status).toBe(401);
    }
  });

  test('expires after 2880 minutes', async () => {
    const me = await server.signedIn();
    server.clock.advance({ minutes: 2879 });
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const late = await server.call('GET', `/user/${me.id}`, { as: me });
    expect(late).toMatchObject({ status: 401, body: { message: 'Your session has ended. Sign in again.' } });
  });

  test('a demotion takes effect at the next request', async () => {
    const me = await server.signedIn('admin');
    await server.services.db.update(users).set({ role: 'user' }).where(eq(users.id, me.id));
    const { body } = await server.call('GET', `/user/${me.id}`, { as: me });
    expect(body.data.role).toBe('user');
  });

  test('answers 404 for another user, also to an administrator', async () => {
    const [me, other] = [await server.signedIn('admin'), await server.signedIn()];
    expect((await server.call('GET', `/user/${other.id}`, { as: me })).status).toBe(404);
  });
});

describe('ending sessions', () => {
  test('[7.13] signing out ends the session on the server and clears both cookies', async () => {
    const me = await server.signedIn();
    const out = await server.call('PUT', '/auth/signout/google', {
      as: me,
      headers: { 'content-type': 'application/json' },
    });
    expect(out).toMatchObject({ status: 200, body: { message: 'Logged out successfully' } });
    expect(out.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['Digiken', ''],
      ['__Host-Digiken-Bind', ''],
    ]);
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(401);
  });

  test('signing out of a session that has ended still clears the cookies', async () => {
    const out = await server.call('PUT', '/auth/signout/google');
    expect({ status: out.status, cookies: out.cookies.length }).toEqual({ status: 200, cookies: 2 });
  });

  test('lists sessions by device, newest first, and revokes them', async () => {
    const first = await server.signedIn();
    server.clock.advance({ minutes: 1 });
    const agent =
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
    const phone = await server.signIn(first.email, PASSWORD, agent);
    const list = () => server.call('GET', `/user/${first.id}/sessions`, { as: first });
    const { body } = await list();
    expect(
      body.data.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    ).toEqual([
      ['Chrome on Android', false],
      ['Unknown device', true],
    ]);
    const path = `/user/${first.id}/sessions/${body.data[0]._id}`;
    expect((await server.call('DELETE', path, { as: first })).status).toBe(200);
    expect((await server.call('GET', `/user/${first.id}`, { as: phone })).status).toBe(401);
    expect((await list()).body.data).toHaveLength(1);
    expect((await server.call('DELETE', path, { as: first })).status).toBe(404);
  });

  test('[R.62] the 21st sign-in ends the oldest session', async () => {
    const first = await server.signedIn();
    const later: SignedIn[] = [];
    for (let n = 0; n < 20; n += 1) {
      server.clock.advance({ seconds: 40 });
      later.push(await server.signIn(first.email, PASSWORD));
    }
    const status = async (as: SignedIn) => (await server.call('GET', `/user/${first.id}`, { as })).status;
    expect(await status(first)).toBe(401);
    expect(await Promise.all(later.map(status))).toEqual(Array(20).fill(200));
  });

  test('[R.62] concurrent sign-ins leave at most 20 sessions', async () => {
    const me = await server.signedIn();
    // In groups of eight, because ten attempts per minute are the limit.
    for (let group = 0; group < 3; group += 1) {
      await Promise.all(Array.from({ length: 8 }, () => server.signIn(me.email, PASSWORD)));
    }
    const last = await server.signIn(me.email, PASSWORD);
    const { body } = await server.call('GET', `/user/${me.id}/sessions`, { as: last });
    expect(body.data).toHaveLength(20);
  });

  test("another person's session is 404 and stays", async () => {
    const [me, other] = [await server.signedIn(), await server.signedIn()];
    const { sid } = claimsOf(other.token);
    expect((await server.call('DELETE', `/user/${me.id}/sessions/${sid}`, { as: me })).status).toBe(404);
    expect((await server.call('DELETE', `/user/${other.id}/sessions/${sid}`, { as: me })).status).toBe(404);
    expect((await server.call('GET', `/user/${other.id}`, { as: other })).status).toBe(200);
  });

  test('changing the password ends the other sessions and keeps this one', async () => {
    const me = await server.signedIn();
    const elsewhere = await server.signIn(me.email, PASSWORD);
    const change = (body: unknown) => server.call('PUT', `/user/${me.id}/password`, { as: me, body });
    const newPassword = 'samaki mkunje 44';
    expect((await change({ currentPassword: 'wrong one', newPassword })).body.errors).toHaveProperty(
      'currentPassword',
    );
    expect(
      (await change({ currentPassword: PASSWORD, newPassword: 'password1' })).body.errors,
    ).toHaveProperty('newPassword');
    expect((await change({ currentPassword: PASSWORD, newPassword: PASSWORD })).status).toBe(422);
    expect((await change({ currentPassword: PASSWORD, newPassword })).status).toBe(200);
    expect((await server.call('GET', `/user/${me.id}`, { as: elsewhere })).status).toBe(401);
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(200);
    expect((await server.signIn(me.email, newPassword)).id).toBe(me.id);
  });
});
