import { and, eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { userIdentities } from '../src/auth/tables';
import { hubMembers, hubRemovals } from '../src/hubs/tables';
import { dropExpiredLaunches } from '../src/lti';
import { mayCall } from '../src/lti/addresses';
import { ltiFlows, ltiPlatforms } from '../src/lti/tables';
import { newId } from '../src/platform/ids';
import { hubs, users } from '../src/users/tables';
import {
  answerLaunch,
  arrive,
  beginLaunch,
  formOf,
  IN_A_TAB,
  launch,
  proceed,
  registeredPlatform,
  send,
} from './lti-fixtures';
import type { TestPlatform } from './support/lti-platform';
import { PASSWORD, type SignedIn, sessionOf, startTestServer, type TestServer } from './support/server';
import { codeAt, turnOn } from './two-step-fixtures';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';

let server: TestServer;
let admin: SignedIn;
let platform: TestPlatform;
let platformId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  ({ platform, id: platformId } = await registeredPlatform(server, admin));
});
afterAll(async () => {
  await server.close();
  platform.close();
});

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const newSub = () => `person-${newId()}`;
const registration = async () =>
  (await server.call('GET', `/admin/lti/platforms/${platformId}`, { as: admin })).body.data;

describe('registrations', () => {
  test('[14.280] an administrator registers, changes and deletes a platform; the audit log names each', async () => {
    const details = { ...platform.details(), name: 'Canvas', clientId: newId() };
    const added = await server.call('POST', '/admin/lti/platforms', { as: admin, body: details });
    expect(added).toMatchObject({ status: 201, body: { data: { name: 'Canvas', lastLaunchAt: null } } });
    const { _id } = added.body.data;
    const path = `/admin/lti/platforms/${_id}`;
    const off = await server.call('PUT', path, { as: admin, body: { ...details, enabled: false } });
    expect(off.body.data.enabled).toBe(false);
    const list = await server.call('GET', '/admin/lti/platforms', { as: admin });
    expect(list.body.data.map(({ name }: { name: string }) => name)).toContain('Canvas');
    expect(list.body.addresses).toEqual({
      login: 'http://localhost:3000/api/lti/login',
      launch: 'http://localhost:3000/api/lti/launch',
      keys: 'http://localhost:3000/api/lti/keys',
      deepLinking: 'http://localhost:3000/api/lti/deep-linking',
      target: 'http://localhost:3000/console/dashboard',
    });
    expect((await server.call('DELETE', path, { as: admin })).status).toBe(200);
    expect((await server.call('GET', path, { as: admin })).status).toBe(404);
    const entries = await server.services.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.targetKind, 'platform'), eq(auditLog.targetId, _id)));
    expect(entries.map(({ action }) => action).sort()).toEqual(['deleted', 'registered', 'switched off']);
  });

  test('[14.281] refuses addresses that the server must not call, and a client that is registered already', async () => {
    const add = (more: object) =>
      server.call('POST', '/admin/lti/platforms', { as: admin, body: { ...platform.details(), ...more } });
    const inside = await add({ clientId: newId(), keysAddress: 'https://10.0.0.7/keys', hubId: 'nowhere' });
    expect(inside).toMatchObject({ status: 422, body: { errors: { hubId: expect.any(String) } } });
    expect(inside.body.errors.keysAddress).toMatch(/public internet/);
    expect((await add({})).body.errors).toEqual({
      clientId: 'This client ID of the issuer is registered already',
    });
    expect((await add({ clientId: newId(), deploymentIds: [] })).status).toBe(422);
    const production = { env: 'production' } as const;
    for (const address of ['http://127.0.0.1/keys', 'https://localhost/keys', 'https://moodle.internal/keys'])
      expect(mayCall(production, address)).toBe(false);
    expect(mayCall(production, 'https://moodle.example.org/mod/lti/certs.php')).toBe(true);
  });

  test('[14.280] only administrators see platforms', async () => {
    for (const role of ['user', 'tutor', 'hub', 'sudo'] as const) {
      const as = await server.signedIn(role);
      expect((await server.call('GET', '/admin/lti/platforms', { as })).status).toBe(403);
    }
  });
});

describe('the login', () => {
  test('[14.282] sends the browser to the platform with state and nonce, bound to it by an HttpOnly cookie', async () => {
    const { answer, address } = await beginLaunch(server, platform);
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(address.startsWith(`${platform.origin}/auth?`)).toBe(true);
    expect(queryOf(address)).toEqual({
      ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
      ...{ client_id: platform.clientId, login_hint: 'hint-1', lti_message_hint: 'message-1' },
      redirect_uri: 'http://localhost:3000/api/lti/launch',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.cookies).toMatchObject([
      { name: '__Host-Digiken-Lti', secure: true, httpOnly: true, sameSite: 'None', path: '/' },
    ]);
    const stored = JSON.stringify(await server.services.db.select().from(ltiFlows));
    expect(stored).not.toContain(queryOf(address).state);
    expect(stored).not.toContain(queryOf(address).nonce);
  });

  test('[14.282] GET begins a launch as well', async () => {
    const answer = await server.call('GET', `/lti/login?${formOf(platform.login())}`, { headers: IN_A_TAB });
    expect(answer.status).toBe(303);
  });

  test('[14.283] in a frame, and in browsers that do not say, shows a page with a button for a new tab', async () => {
    for (const headers of [{ 'sec-fetch-dest': 'iframe' }, {}]) {
      const answer = await server.call('GET', `/lti/login?${formOf(platform.login('/courses'))}`, {
        headers,
      });
      expect(answer).toMatchObject({ status: 200, cookies: [] });
      expect(answer.body).toContain('target="_blank"');
      expect(answer.body).toContain('name="target_link_uri" value="http://localhost:3000/courses"');
      expect(answer.headers['content-security-policy']).toContain('frame-ancestors *');
      expect(answer.headers['x-frame-options']).toBeUndefined();
    }
    const kiswahili = await server.call('GET', `/lti/login?${formOf(platform.login())}`, {
      headers: { 'accept-language': 'sw' },
    });
    expect(kiswahili.body).toContain('lang="sw-KE"');
    expect(kiswahili.body).not.toContain('Open in a new tab');
  });

  test('[14.282] escapes what a stranger puts into the address', async () => {
    const login = { ...platform.login(), login_hint: '"><script>alert(1)</script>' };
    const answer = await server.call('GET', `/lti/login?${formOf(login)}`);
    expect(answer.body).not.toContain('<script>alert');
  });

  test.each([
    ['an unknown issuer', { iss: 'https://evil.example' }, 404],
    ['another client', { client_id: 'other' }, 404],
    ['a target on another site', { target_link_uri: 'https://evil.example/course' }, 400],
    ['a target that looks like this site', { target_link_uri: 'http://localhost:3000@evil.example/' }, 400],
    ['a target that is no page', { target_link_uri: 'http://localhost:3000/api/site' }, 400],
  ])('[14.282] refuses %s', async (_what, change, status) => {
    const answer = await server.call('GET', `/lti/login?${formOf({ ...platform.login(), ...change })}`, {
      headers: IN_A_TAB,
    });
    expect(answer).toMatchObject({ status, cookies: [] });
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).not.toContain('evil.example');
  });
});

describe('the launch', () => {
  test('[14.284] makes a learner account without an address and a password, and begins its session once', async () => {
    const sub = newSub();
    const { answer, browser } = await launch(server, platform, { sub, to: '/courses?q=bees' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/lti/start?launch=${browser.launch}`);
    const began = await proceed(server, browser);
    expect(began.body.data).toMatchObject({
      ...{ step: 'signed-in', to: '/courses?q=bees' },
      user: { role: 'user', firstName: 'Achieng', lastName: 'Otieno', emailVerified: false },
    });
    const me = sessionOf(began, '');
    expect(me.email).toMatch(/@launch\.invalid$/);
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(200);
    // Used up.
    expect((await proceed(server, browser)).status).toBe(409);
    expect((await registration()).lastLaunchAt).toEqual(expect.any(String));
    // The second launch finds the same account.
    expect((await arrive(server, platform, { sub })).id).toBe(me.id);
    const ways = await server.call('GET', `/user/${me.id}/identities`, { as: me });
    expect(ways.body.data.identities).toMatchObject([
      { provider: { name: 'Moodle of Moi School' }, removable: false },
    ]);
    // Nothing is mailed to the address that does not exist.
    await server.call('POST', '/auth/forgot-password', { body: { email: me.email } });
    expect((await server.mails()).filter(({ to }) => to === me.email)).toEqual([]);
  });

  test('[14.284] roles of the platform give no right here', async () => {
    const me = await arrive(server, platform, {
      sub: newSub(),
      claims: {
        [`${LTI}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
      },
    });
    expect(me.user.role).toBe('user');
    expect((await server.call('GET', '/admin/lti/platforms', { as: me })).status).toBe(403);
  });

  test('[14.284] a person who is signed in already keeps the session', async () => {
    const sub = newSub();
    const me = await arrive(server, platform, { sub });
    const { browser } = await launch(server, platform, { sub, to: '/courses' });
    const answer = await proceed(server, browser, { as: me });
    expect(answer.body.data).toEqual({ step: 'ready', to: '/courses' });
    expect(answer.cookies).toEqual([]);
  });

  const forged = (key: Uint8Array | CryptoKey, alg: string) => (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: platform.kid }).sign(key);
  const unsigned = async (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', kid: platform.kid })}.${part(claims)}.`;
  };
  const otherKey = async (claims: object) => {
    const { privateKey } = await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
        hash: 'SHA-256',
      },
      true,
      ['sign', 'verify'],
    );
    return forged(privateKey, 'RS256')(claims);
  };
  /** The public key as the secret of a shared-secret signature. */
  const confused = (claims: object) =>
    forged(new TextEncoder().encode(JSON.stringify(platform.publicKey)), 'HS256')(claims);
  const soon = () => Math.floor(server.clock.now().getTime() / 1000);

  interface Forgery {
    claims?: Record<string, unknown>;
    forge?: (claims: object) => Promise<string>;
    /** Of the token, in seconds. */
    age?: number;
  }

  test.each<[string, Forgery, string]>([
    ['a signature of another key', { forge: otherKey }, 'signature'],
    ['no signature', { forge: unsigned }, 'signature'],
    ['the public key as a shared secret', { forge: confused }, 'signature'],
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }, 'expired'],
    ['another issuer', { claims: { iss: 'https://evil.example' } }, 'not accept'],
    ['an audience that is not this site', { claims: { aud: 'other' } }, 'not accept'],
    ['several audiences without an authorised party', { claims: { aud: ['other', 'CLIENT'] } }, 'not accept'],
    ['another authorised party', { claims: { azp: 'other' } }, 'not accept'],
    ['a deployment that is not registered', { claims: { [`${LTI}/deployment_id`]: 'other' } }, 'deployment'],
    ['another version', { claims: { [`${LTI}/version`]: '1.1' } }, 'not accept'],
    ['another message', { claims: { [`${LTI}/message_type`]: 'Other' } }, 'not accept'],
    ['nobody', { claims: { sub: undefined } }, 'Anonymous'],
    [
      'a target on another site',
      { claims: { [`${LTI}/target_link_uri`]: 'https://evil.example/' } },
      'another site',
    ],
    ['an expired token', { age: 3600 }, 'clocks'],
    ['a token from the future', { age: -3600 }, 'clocks'],
  ])(
    '[14.282] refuses %s, and tells the administrator',
    async (_what, { age, claims, ...said }, sentence) => {
      const times = age === undefined ? {} : { iat: soon() - age, exp: soon() - age + 300 };
      const aud = (claims?.aud as string | string[] | undefined) ?? platform.clientId;
      const audience = Array.isArray(aud) ? aud.map((one) => one.replace('CLIENT', platform.clientId)) : aud;
      const { answer, browser } = await launch(server, platform, {
        ...said,
        claims: { ...claims, ...times, aud: audience },
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toContain(sentence);
      expect(answer.headers.location).toBeUndefined();
      expect((await proceed(server, { ...browser, launch: 'x' })).status).toBe(409);
      expect((await registration()).lastProblem.text).toContain(sentence);
    },
  );

  test('[14.282] takes one answer, of the browser that began, within 15 minutes', async () => {
    const { address, cookie } = await beginLaunch(server, platform);
    const fields = await platform.visit(address, { sub: newSub() });
    const other = await beginLaunch(server, platform);
    // A stranger's browser, and one without the cookie, use nothing up.
    expect((await answerLaunch(server, fields, other.cookie)).status).toBe(400);
    expect((await answerLaunch(server, fields, '')).status).toBe(400);
    expect((await answerLaunch(server, fields, cookie)).status).toBe(303);
    expect((await answerLaunch(server, fields, cookie)).status).toBe(400);
    // The token of one launch in another one.
    const next = await beginLaunch(server, platform, { cookie });
    const state = queryOf(next.address).state ?? '';
    expect((await answerLaunch(server, { ...fields, state }, cookie)).status).toBe(400);
    const late = await beginLaunch(server, platform);
    const answered = await platform.visit(late.address, {});
    server.clock.advance({ minutes: 16 });
    expect((await answerLaunch(server, answered, late.cookie)).status).toBe(400);
    await dropExpiredLaunches(server.services);
    expect(await server.services.db.$count(ltiFlows)).toBe(0);
  });

  test('[14.282] two tabs of a browser can launch at the same time', async () => {
    const first = await beginLaunch(server, platform);
    const second = await beginLaunch(server, platform, { cookie: first.cookie });
    for (const { address } of [first, second]) {
      const fields = await platform.visit(address, { sub: newSub() });
      expect((await answerLaunch(server, fields, first.cookie)).status).toBe(303);
    }
  });

  test('[14.282] fetches keys once, and again for one that it does not know, but not at every try', async () => {
    platform.requests = [];
    await platform.newKey('platform-2');
    server.clock.advance({ minutes: 1 });
    expect((await launch(server, platform, { sub: newSub() })).answer.status).toBe(303);
    expect((await launch(server, platform, { sub: newSub() })).answer.status).toBe(303);
    platform.kid = 'unknown';
    for (let tries = 0; tries < 3; tries += 1)
      expect((await launch(server, platform)).answer.status).toBe(400);
    expect(platform.requests.filter((one) => one === 'GET /keys')).toHaveLength(1);
    platform.kid = 'platform-2';
  });

  test('[14.282] a platform that refuses, is switched off or is deleted lets nobody in', async () => {
    const { platform: other, id } = await registeredPlatform(server, admin);
    const begun = await beginLaunch(server, other);
    const { state = '' } = queryOf(begun.address);
    const refused = await answerLaunch(server, { state, error: 'login_required' }, begun.cookie);
    expect(refused.body).toContain('did not let you in');
    const { browser } = await launch(server, other, { sub: 'kept' });
    await server.call('PUT', `/admin/lti/platforms/${id}`, {
      as: admin,
      body: other.details({ enabled: false }),
    });
    expect((await proceed(server, browser)).status).toBe(409);
    expect((await beginLaunch(server, other)).answer.status).toBe(400);
    await server.call('PUT', `/admin/lti/platforms/${id}`, { as: admin, body: other.details() });
    const me = await arrive(server, other, { sub: 'kept' });
    await server.call('DELETE', `/admin/lti/platforms/${id}`, { as: admin });
    expect(await server.services.db.$count(userIdentities, eq(userIdentities.userId, me.id))).toBe(0);
    expect(await server.services.db.$count(users, eq(users.id, me.id))).toBe(1);
    expect((await beginLaunch(server, other)).answer.status).toBe(404);
    other.close();
  });
});

describe('existing accounts', () => {
  test('[14.285] an address alone opens no account: its owner signs in once, and agrees', async () => {
    const owner = await server.signedIn('tutor');
    const sub = newSub();
    const said = { sub, claims: { email: owner.email.toUpperCase(), email_verified: true } };
    const { browser } = await launch(server, platform, said);
    const asked = await proceed(server, browser);
    expect(asked.body.data).toEqual({
      ...{ step: 'sign-in', platform: 'Moodle of Moi School', email: owner.email },
    });
    expect(asked.cookies).toEqual([]);
    // Another account cannot take it.
    const other = await server.signedIn();
    expect((await proceed(server, browser, { as: other })).body.data.step).toBe('sign-in');
    expect((await send(server, browser, { path: 'link', as: other })).status).toBe(409);
    expect((await send(server, browser, { path: 'link' })).status).toBe(401);
    const offered = await proceed(server, browser, { as: owner });
    expect(offered.body.data).toMatchObject({ step: 'link', proof: 'none', canBeNew: false });
    const linked = await send(server, browser, { path: 'link', as: owner });
    expect(linked.body.data).toEqual({ to: '/console/dashboard' });
    expect((await send(server, browser, { path: 'link', as: owner })).status).toBe(409);
    expect((await arrive(server, platform, { sub })).id).toBe(owner.id);
    const mails = (await server.mails()).filter(({ to }) => to === owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('Moodle of Moi School can sign you in now');
    // It is one of the ways of signing in, and can be unlinked.
    const { body } = await server.call('GET', `/user/${owner.id}/identities`, { as: owner });
    const [{ provider, removable }] = body.data.identities;
    expect(removable).toBe(true);
    const unlinked = await server.call('POST', `/user/${owner.id}/identities/${provider.id}/unlink`, {
      as: owner,
      body: {},
    });
    expect(unlinked.body.message).toContain('Moodle of Moi School is unlinked');
  });

  test('[14.285] an old session needs the password before it is linked', async () => {
    const owner = await server.signedIn();
    server.clock.advance({ minutes: 11 });
    const { browser } = await launch(server, platform, { sub: newSub(), claims: { email: owner.email } });
    expect((await proceed(server, browser, { as: owner })).body.data.proof).toBe('password');
    const link = (more: object) => send(server, browser, { path: 'link', as: owner, ...more });
    expect((await link({})).status).toBe(422);
    expect((await link({ password: 'not this one' })).status).toBe(422);
    expect((await link({ password: PASSWORD })).status).toBe(200);
  });

  test('[14.285] somebody who is signed in chooses: this account, or a new one', async () => {
    const me = await server.signedIn();
    const first = await launch(server, platform, { sub: newSub() });
    expect((await proceed(server, first.browser, { as: me })).body.data).toMatchObject({
      ...{ step: 'link', name: 'Achieng Otieno', canBeNew: true },
      account: { email: me.email },
    });
    const fresh = await proceed(server, first.browser, { as: me, fresh: true });
    expect(fresh.body.data.step).toBe('signed-in');
    expect(fresh.body.data.user._id).not.toBe(me.id);
  });

  test('[14.286] a launch does not bypass the second step', async () => {
    const owner = await server.signedIn('tutor');
    const sub = newSub();
    const { browser } = await launch(server, platform, { sub });
    await send(server, browser, { path: 'link', as: owner });
    const { secret } = await turnOn(server, owner);
    server.clock.advance({ minutes: 1 });
    const again = await launch(server, platform, { sub, to: '/courses' });
    const answer = await proceed(server, again.browser);
    expect(answer.body.data).toEqual({ step: 'two-step', to: '/courses' });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const code = { code: codeAt(server, secret) };
    const done = await server.call('POST', '/auth/second-step', { body: code, headers: { cookie } });
    expect(done.status).toBe(200);
  });

  test('[14.286] a deactivated account stays closed', async () => {
    const sub = newSub();
    const me = await arrive(server, platform, { sub });
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, me.id));
    const { browser } = await launch(server, platform, { sub });
    expect((await proceed(server, browser)).status).toBe(403);
  });
});

describe('the hub of a platform', () => {
  test('[14.287] its people join it; whoever was removed does not come back by a launch', async () => {
    const { db } = server.services;
    const hubId = newId();
    await db.insert(hubs).values({ id: hubId, name: 'Moi School' });
    const { platform: school, id } = await registeredPlatform(server, admin, { hubId });
    const me = await arrive(server, school, { sub: 'learner' });
    const member = and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, me.id));
    expect(await db.$count(hubMembers, member)).toBe(1);
    await arrive(server, school, { sub: 'learner' });
    const [hub] = await db.select({ count: hubs.memberCount }).from(hubs).where(eq(hubs.id, hubId));
    expect(hub?.count).toBe(1);
    await db.delete(hubMembers).where(member);
    await db.insert(hubRemovals).values({ hubId, userId: me.id, removedAt: server.clock.now() });
    await arrive(server, school, { sub: 'learner' });
    expect(await db.$count(hubMembers, member)).toBe(0);
    // A platform outlives its hub.
    await db.delete(hubs).where(eq(hubs.id, hubId));
    const [row] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id));
    expect(row?.hubId).toBeNull();
    school.close();
  });
});
