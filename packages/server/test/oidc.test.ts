import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { decodeJwt, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { dropExpired, Providers } from '../src/auth';
import { problemOf } from '../src/auth/oidc/problems';
import { oidcFlows, userIdentities } from '../src/auth/oidc/tables';
import { knownDevices } from '../src/auth/tables';
import { ConfigError, loadConfig } from '../src/platform/config';
import type { ProviderConfig } from '../src/platform/config-oidc';
import { rateLimits } from '../src/platform/database/tables';
import { siteSettings } from '../src/settings/tables';
import { plannedDeletion, planDeletion } from '../src/users';
import { users } from '../src/users/tables';
import { type ProviderPerson, startOidcProvider, type TestProvider } from './support/oidc-provider';
import { PASSWORD, type SignedIn, sessionOf, startTestServer, type TestServer } from './support/server';
import { codeAt, turnOn } from './two-step-fixtures';

const CALLBACK = 'http://localhost:3000/api/auth/oidc/school/callback';
const CLIENT = { id: 'digiken', secret: 'the-secret-of-the-client', redirects: [CALLBACK] };

let server: TestServer;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startOidcProvider(CLIENT);
  const settings = (id: string, name: string) => ({
    [`OIDC_${id}_ISSUER`]: provider.issuer,
    [`OIDC_${id}_CLIENT_ID`]: CLIENT.id,
    [`OIDC_${id}_CLIENT_SECRET`]: CLIENT.secret,
    [`OIDC_${id}_NAME`]: name,
  });
  server = await startTestServer({
    OIDC_PROVIDERS: 'school,away',
    ...settings('SCHOOL', 'Moi School'),
    ...settings('AWAY', 'Far away'),
    // Nothing listens there.
    OIDC_AWAY_ISSUER: 'http://127.0.0.1:1',
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
afterEach(() => {
  provider.tamper = undefined;
  provider.broken = false;
});

let count = 0;
/** A person at the provider; sits at its sign-in page from now on. */
function person(more: ProviderPerson = {}): { sub: string; email: string } {
  count += 1;
  const sub = `person-${count}`;
  const email = `person-${count}@school.example`;
  provider.people.set(sub, {
    ...{ email, email_verified: true, given_name: 'Achieng', family_name: 'Otieno' },
    ...more,
  });
  provider.present = sub;
  return { sub, email };
}

interface Browser {
  cookie: string;
  /** Where the last answer sent the browser. */
  at: string;
}

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const pathOf = (at: string) => new URL(at, 'http://localhost').pathname;
const queryOf = (at: string) => Object.fromEntries(new URL(at, 'http://localhost').searchParams);

/** Opens the start address of a provider. */
async function start(path = '/auth/oidc/school'): Promise<Browser> {
  const answer = await server.call('GET', path);
  expect(answer.status).toBe(303);
  return { cookie: cookiesOf(answer), at: String(answer.headers.location) };
}

/** Opens the address that the provider sent the browser to. */
async function comeBack(browser: Browser, address: string): Promise<Browser> {
  const { pathname, search } = new URL(address);
  const answer = await server.call('GET', `${pathname.replace('/api', '')}${search}`, {
    headers: { cookie: browser.cookie },
  });
  expect(answer.status).toBe(303);
  return { cookie: cookiesOf(answer) || browser.cookie, at: String(answer.headers.location) };
}

/** From the button to this site's page. */
async function signInAtProvider(path?: string): Promise<Browser> {
  const browser = await start(path);
  return comeBack(browser, await provider.visit(browser.at));
}

const proceed = (browser: Browser, as?: SignedIn, body: { restore?: boolean } = {}) =>
  server.call('POST', '/auth/oidc/continue', {
    body,
    headers: {
      ...as?.headers,
      cookie: [browser.cookie, as?.headers.cookie].filter(Boolean).join('; '),
    },
  });
const send = (browser: Browser, path: string, body: unknown) =>
  server.call('POST', `/auth/oidc/${path}`, { body, headers: { cookie: browser.cookie } });

/** A new account of a new person at the provider. */
async function newAccount(more?: ProviderPerson) {
  const who = person(more);
  const browser = await signInAtProvider();
  const answer = await send(browser, 'signup', { firstName: 'Achieng', lastName: 'Otieno' });
  expect(answer).toMatchObject({ status: 200 });
  return { ...who, me: sessionOf(answer, '') };
}

const secondStep = (before: Parameters<typeof cookiesOf>[0], code: string) =>
  server.call('POST', '/auth/second-step', { body: { code }, headers: { cookie: cookiesOf(before) } });

/** Plans the deletion of an account, as the person does in the settings. */
async function leave(userId: string): Promise<void> {
  const now = server.clock.now();
  const dueAt = new Date(now.getTime() + 14 * 86_400_000);
  await planDeletion(server.services.db, { userId, requestedAt: now, dueAt, keepCertificates: false });
}

async function stateOf(userId: string) {
  const { db } = server.services;
  const [row] = await db.select({ status: users.status }).from(users).where(eq(users.id, userId));
  return { status: row?.status, planned: (await plannedDeletion(db, userId)) !== undefined };
}

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
const identitiesOf = (userId: string) =>
  server.services.db.select().from(userIdentities).where(eq(userIdentities.userId, userId));
const auditOf = (userId: string) =>
  server.services.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.targetKind, 'person'), eq(auditLog.targetId, userId)))
    .orderBy(auditLog.createdAt);

describe('the settings', () => {
  const school = {
    OIDC_PROVIDERS: 'school-2',
    OIDC_SCHOOL_2_ISSUER: 'https://login.school.example/realm',
    OIDC_SCHOOL_2_CLIENT_ID: 'digiken',
    OIDC_SCHOOL_2_CLIENT_SECRET: 'secret',
    OIDC_SCHOOL_2_NAME: 'Moi School',
  };

  test('[13.130] name any providers; Google needs only its client', () => {
    const env = {
      ...school,
      OIDC_PROVIDERS: 'google, school-2',
      OIDC_GOOGLE_CLIENT_ID: 'a.apps.googleusercontent.com',
      OIDC_GOOGLE_CLIENT_SECRET: 'b',
    };
    expect(loadConfig(env).providers).toMatchObject([
      { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
      { id: 'school-2', name: 'Moi School', issuer: 'https://login.school.example/realm' },
    ]);
    expect(loadConfig({}).providers).toEqual([]);
  });

  test.each([
    [{ OIDC_PROVIDERS: 'My school' }, 'OIDC_PROVIDERS must be ids'],
    [{ OIDC_PROVIDERS: 'password' }, 'OIDC_PROVIDERS must be ids'],
    [{ OIDC_PROVIDERS: 'school-2,school-2' }, 'OIDC_PROVIDERS names school-2 twice'],
    [{ OIDC_SCHOOL_2_ISSUER: '' }, 'OIDC_SCHOOL_2_ISSUER is needed'],
    [{ OIDC_SCHOOL_2_ISSUER: 'login.school.example' }, 'OIDC_SCHOOL_2_ISSUER must be an address'],
    [{ OIDC_SCHOOL_2_ISSUER: 'http://login.school.example' }, 'OIDC_SCHOOL_2_ISSUER must be an address'],
    [{ OIDC_SCHOOL_2_CLIENT_ID: '' }, 'OIDC_SCHOOL_2_CLIENT_ID is needed'],
    [{ OIDC_SCHOOL_2_CLIENT_SECRET: 'two words' }, 'OIDC_SCHOOL_2_CLIENT_SECRET must be one word'],
    [{ OIDC_SCHOOL_2_NAME: 'x'.repeat(41) }, 'OIDC_SCHOOL_2_NAME must be a name'],
    [{ OIDC_GOGLE_CLIENT_ID: 'x' }, 'OIDC_GOGLE_CLIENT_ID belongs to no provider'],
  ])('[13.130] stop the start with one sentence: %j', (change, sentence) => {
    const start = () => loadConfig({ ...school, ...change });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
  });

  test('[13.135] a provider that accepts connections and says nothing counts as unavailable', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const slow = { ...school, OIDC_SCHOOL_2_ISSUER: `http://127.0.0.1:${port}` };
    const { providers } = loadConfig(slow);
    const asked = new Providers({ providers, publicUrl: 'http://localhost' }, { timeoutSeconds: 0.2 });
    const error = await asked.configurationOf(providers[0] as ProviderConfig).catch((e: unknown) => e);
    expect(problemOf(error)).toBe('unavailable');
    silent.closeAllConnections();
    silent.close();
  });
});

describe('the flow', () => {
  test('[13.130] the public settings name the providers, and nothing else of them', async () => {
    const { body } = await server.call('GET', '/site');
    expect(body.data.providers).toEqual([
      { id: 'school', name: 'Moi School' },
      { id: 'away', name: 'Far away' },
    ]);
  });

  test('[13.132] starts with PKCE, state and nonce, bound to the browser by an HttpOnly cookie', async () => {
    const answer = await server.call('GET', '/auth/oidc/school');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(queryOf(String(answer.headers.location))).toEqual({
      client_id: CLIENT.id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.cookies).toEqual([
      {
        name: '__Host-Digiken-Oidc',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 900,
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    // Neither the cookie nor what is made from it is stored.
    const stored = JSON.stringify(await server.services.db.select().from(oidcFlows));
    expect(stored).not.toContain(answer.cookies[0]?.value);
    expect(stored).not.toContain(queryOf(String(answer.headers.location)).state);
  });

  test('[13.134] makes a verified learner account with the confirmed names, and begins a session', async () => {
    const { email } = person();
    const browser = await signInAtProvider('/auth/oidc/school?from=%2Fcourses%3Fq%3Dbees');
    expect(browser.at).toBe('/auth/continue');
    const step = await proceed(browser);
    expect(step.body.data).toEqual({
      step: 'sign-up',
      provider: { id: 'school', name: 'Moi School' },
      email,
      firstName: 'Achieng',
      lastName: 'Otieno',
      from: '/courses?q=bees',
    });
    const answer = await send(browser, 'signup', { firstName: 'Achieng', lastName: 'Odhiambo' });
    expect(answer.body.data).toMatchObject({
      from: '/courses?q=bees',
      user: { email, role: 'user', signupMethod: 'school', emailVerified: true, lastName: 'Odhiambo' },
    });
    const me = sessionOf(answer, '');
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(200);
    expect(
      await server.services.db.select().from(knownDevices).where(eq(knownDevices.userId, me.id)),
    ).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
    // The confirmed sign-in works once.
    expect((await send(browser, 'signup', { firstName: 'A', lastName: 'B' })).status).toBe(409);
  });

  test('[13.131] the same person at the provider signs in to the same account, also with a new address', async () => {
    const { sub, me } = await newAccount();
    provider.people.set(sub, { email: 'moved@school.example', email_verified: false });
    const answer = await proceed(await signInAtProvider());
    expect(answer.body.data).toMatchObject({
      step: 'signed-in',
      from: null,
      user: { _id: me.id, email: me.email },
    });
    const again = sessionOf(answer, '');
    expect((await server.call('GET', `/user/${me.id}`, { as: again })).status).toBe(200);
    expect(await identitiesOf(me.id)).toMatchObject([
      { email: 'moved@school.example', lastUsedAt: expect.any(Date) },
    ]);
  });

  test('[13.131] a deactivated account cannot sign in', async () => {
    const { me } = await newAccount();
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, me.id));
    expect((await proceed(await signInAtProvider())).status).toBe(403);
  });

  test('[13.147] an account with codes is asked for one before its session begins', async () => {
    const { me } = await newAccount();
    const { secret } = await turnOn(server, me);
    server.clock.advance({ seconds: 60 });
    const answer = await proceed(await signInAtProvider('/auth/oidc/school?from=%2Fcourses'));
    expect(answer.body.data).toEqual({ step: 'two-step', from: '/courses' });
    // The flow ends, and the step begins: neither is a session.
    expect(answer.cookies.map(({ name, value }) => [name, value !== '']).sort()).toEqual([
      ['__Host-Digiken-Oidc', false],
      ['__Host-Digiken-Step', true],
    ]);
    const signedIn = await secondStep(answer, codeAt(server, secret));
    expect(signedIn.status).toBe(200);
    const again = sessionOf(signedIn, '');
    expect((await server.call('GET', `/user/${me.id}`, { as: again })).status).toBe(200);
  });

  test('[13.117] an account that is to be deleted is kept only if the person says so', async () => {
    const { me, sub } = await newAccount();
    const keepsCodes = await newAccount();
    const { secret } = await turnOn(server, keepsCodes.me);
    for (const { id } of [me, keepsCodes.me]) await leave(id);
    provider.present = sub;
    const browser = await signInAtProvider();
    expect(await proceed(browser)).toMatchObject({ status: 409, body: { code: 'deletion' }, cookies: [] });
    // The same sign-in goes on with the answer.
    const kept = await proceed(browser, undefined, { restore: true });
    expect(kept.body.data).toMatchObject({ step: 'signed-in', user: { _id: me.id } });
    expect(await stateOf(me.id)).toEqual({ status: 'active', planned: false });
    // With codes, the last step keeps it.
    provider.present = keepsCodes.sub;
    server.clock.advance({ seconds: 60 });
    const step = await proceed(await signInAtProvider(), undefined, { restore: true });
    expect(step.body.data.step).toBe('two-step');
    expect(await stateOf(keepsCodes.me.id)).toEqual({ status: 'deactivated', planned: true });
    expect((await secondStep(step, codeAt(server, secret))).status).toBe(200);
    expect(await stateOf(keepsCodes.me.id)).toEqual({ status: 'active', planned: false });
  });

  test('[13.134] takes names apart, and leaves out what its own form would refuse', async () => {
    person({ given_name: undefined, family_name: undefined, name: 'Wanjiku wa  Kamau' });
    const whole = await proceed(await signInAtProvider());
    expect(whole.body.data).toMatchObject({ firstName: 'Wanjiku', lastName: 'wa Kamau' });
    person({ given_name: 'Line\nbreak', family_name: 'x'.repeat(200) });
    const refused = await proceed(await signInAtProvider());
    expect(refused.body.data).toMatchObject({ firstName: '', lastName: '' });
  });

  test('[13.134] makes no account while sign-up is closed', async () => {
    person();
    const browser = await signInAtProvider();
    const { db } = server.services;
    await db.insert(siteSettings).values({ id: 'site', signUpOpen: false });
    expect((await proceed(browser)).status).toBe(403);
    expect((await send(browser, 'signup', { firstName: 'A', lastName: 'B' })).status).toBe(403);
    await db.delete(siteSettings);
    expect((await proceed(browser)).body.data.step).toBe('sign-up');
  });

  test('[13.132] a sign-in that nobody finishes expires and is deleted', async () => {
    person();
    const browser = await signInAtProvider();
    server.clock.advance({ minutes: 16 });
    expect((await proceed(browser)).status).toBe(409);
    await dropExpired(server.services);
    expect(await server.services.db.select().from(oidcFlows)).toEqual([]);
  });

  test.each([
    ['/console/my-courses?x=1#a', '/console/my-courses?x=1#a'],
    ['https://evil.example', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/auth/signin', null],
    ['/api/auth/oidc/school', null],
  ])('[13.132][R.6] returns to %j only if it is a page of this site', async (from, expected) => {
    const { sub } = person();
    await server.services.db.insert(userIdentities).values({
      ...{ issuer: provider.issuer, subject: sub, provider: 'school' },
      userId: (await server.signedIn()).id,
    });
    const answer = await proceed(
      await signInAtProvider(`/auth/oidc/school?from=${encodeURIComponent(from)}`),
    );
    expect(answer.body.data).toMatchObject({ step: 'signed-in', from: expected });
  });
});

describe('an account with the same address', () => {
  test('[13.133] is not signed in: its password links both, once', async () => {
    const { email } = person();
    const owner = await server.signedIn('tutor', { email });
    const browser = await signInAtProvider();
    const step = await proceed(browser);
    expect(step.body.data).toEqual({
      step: 'password',
      provider: { id: 'school', name: 'Moi School' },
      email,
      from: null,
    });
    expect(step.cookies).toEqual([]);
    const wrong = await send(browser, 'link', { password: 'not the one' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    expect(await identitiesOf(owner.id)).toEqual([]);
    // It cannot be signed up for either.
    expect((await send(browser, 'signup', { firstName: 'A', lastName: 'B' })).status).toBe(409);
    const linked = await send(browser, 'link', { password: PASSWORD });
    expect(linked.body.data.user).toMatchObject({ _id: owner.id, role: 'tutor', signupMethod: 'password' });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Moi School can sign you in now']);
    expect(await auditOf(owner.id)).toEqual([{ action: 'linked Moi School to the account of' }]);
    expect((await proceed(await signInAtProvider())).body.data).toMatchObject({
      step: 'signed-in',
      user: { _id: owner.id },
    });
  });

  test('[13.133][R.62] guesses at its password count as tries to sign in', async () => {
    const { email } = person();
    await server.signedIn('user', { email });
    const browser = await signInAtProvider();
    for (let tries = 0; tries < 10; tries += 1) await send(browser, 'link', { password: 'not the one' });
    expect((await send(browser, 'link', { password: PASSWORD })).status).toBe(429);
    expect((await server.call('POST', '/auth/signin', { body: { email, password: PASSWORD } })).status).toBe(
      429,
    );
    server.clock.advance({ minutes: 2 });
  });

  test('[13.133] without a password: says which provider signs in', async () => {
    const { email } = await newAccount();
    person({ email });
    const step = await proceed(await signInAtProvider());
    expect(step.body.data).toMatchObject({
      step: 'other-provider',
      email,
      providers: [{ id: 'school', name: 'Moi School' }],
    });
  });

  test('[13.134] a sign-up that was never verified gets nothing', async () => {
    const { email } = person();
    const stranger = await server.signedIn('user', { email, verified: false });
    const browser = await signInAtProvider();
    expect((await proceed(browser)).body.data.step).toBe('sign-up');
    const answer = await send(browser, 'signup', { firstName: 'Achieng', lastName: 'Otieno' });
    expect(answer.body.data.user._id).not.toBe(stranger.id);
    expect(await identitiesOf(stranger.id)).toEqual([]);
  });

  test('[13.134] of two sign-ups of one person at the same moment, one makes the account', async () => {
    const { sub, email } = person();
    const browsers = [await signInAtProvider(), await signInAtProvider()];
    const answers = await Promise.all(
      browsers.map((browser) => send(browser, 'signup', { firstName: 'A', lastName: 'B' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.services.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    expect(
      await server.services.db.select().from(userIdentities).where(eq(userIdentities.subject, sub)),
    ).toHaveLength(1);
  });
});

describe('a refusal leads back to the sign-in page', () => {
  const refusedWith = (problem: string) => ({ problem, provider: 'school', from: '/courses' });
  const startHere = () => start('/auth/oidc/school?from=%2Fcourses');

  test('[13.135] the person refused at the provider', async () => {
    person();
    provider.present = undefined;
    const browser = await startHere();
    const back = await comeBack(browser, await provider.visit(browser.at));
    expect({ path: pathOf(back.at), ...queryOf(back.at) }).toEqual({
      path: '/auth/signin',
      ...refusedWith('cancelled'),
    });
    expect((await proceed(browser)).status).toBe(409);
  });

  test('[13.135] an unknown provider, and one that cannot be reached', async () => {
    expect((await start('/auth/oidc/nobody')).at).toBe('/auth/signin?problem=unknown');
    expect(queryOf((await start('/auth/oidc/away?from=%2Fcourses')).at)).toEqual({
      ...{ problem: 'unavailable', provider: 'away', from: '/courses' },
    });
  });

  test('[13.135] the provider fails while it is asked for the tokens, and says that it failed', async () => {
    person();
    const browser = await startHere();
    const address = await provider.visit(browser.at);
    provider.broken = true;
    expect(queryOf((await comeBack(browser, address)).at)).toEqual(refusedWith('unavailable'));
    provider.broken = false;
    const other = await startHere();
    const failed = new URL(CALLBACK);
    failed.search = new URLSearchParams({
      ...{ error: 'server_error', iss: provider.issuer, state: queryOf(other.at).state ?? '' },
    }).toString();
    expect(queryOf((await comeBack(other, failed.href)).at)).toEqual(refusedWith('unavailable'));
  });

  test('[13.135] an answer that comes twice, to another browser, or with another state', async () => {
    person();
    const browser = await startHere();
    const address = await provider.visit(browser.at);
    const expired = { problem: 'expired', provider: 'school' };
    expect(queryOf((await comeBack({ cookie: '', at: '' }, address)).at)).toEqual(expired);
    expect(queryOf((await comeBack(await startHere(), address)).at)).toEqual(expired);
    // None of these used up the answer.
    const back = await comeBack(browser, address);
    expect(back.at).toBe('/auth/continue');
    expect(queryOf((await comeBack(browser, address)).at)).toEqual(expired);
    expect((await proceed(back)).status).toBe(200);
  });

  test('[13.135] a code that was used before', async () => {
    person();
    const [one, two] = [await startHere(), await startHere()];
    const used = new URL(await provider.visit(one.at));
    await comeBack(one, used.href);
    used.searchParams.set('state', queryOf(two.at).state ?? '');
    expect(queryOf((await comeBack(two, used.href)).at)).toEqual(refusedWith('expired'));
  });

  const signedBy =
    (change: Record<string, unknown>, key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']) =>
    async (idToken: string) =>
      new SignJWT({ ...decodeJwt(idToken), ...change })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(key ?? (await importJWK(provider.key, 'RS256')));
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['nonce', 'refused', async (token: string) => signedBy({ nonce: 'x'.repeat(43) })(token)],
    ['audience', 'refused', async (token: string) => signedBy({ aud: 'another-site' })(token)],
    ['issuer', 'refused', async (token: string) => signedBy({ iss: 'https://evil.example' })(token)],
    [
      'signature',
      'refused',
      async (token: string) => signedBy({}, (await generateKeyPair('RS256')).privateKey)(token),
    ],
    [
      'algorithm',
      'refused',
      async (token: string) =>
        [Buffer.from('{"alg":"none"}').toString('base64url'), token.split('.')[1], ''].join('.'),
    ],
    ['form', 'refused', async () => 'nothing'],
    ['age', 'clock', async (token: string) => signedBy({ iat: now() - 7200, exp: now() - 3600 })(token)],
  ])('[13.135] an ID token with a wrong %s', async (_what, problem, tamper) => {
    person();
    provider.tamper = tamper;
    const browser = await startHere();
    const back = await comeBack(browser, await provider.visit(browser.at));
    expect(queryOf(back.at)).toEqual(refusedWith(problem));
    expect((await proceed(back)).status).toBe(409);
  });

  test('[13.135] accepts a clock that differs by some seconds, and a confirmed address as text', async () => {
    const { sub } = person({ email_verified: 'true' });
    provider.tamper = signedBy({ iat: now() + 20, exp: now() - 20, sub });
    expect((await proceed(await signInAtProvider())).body.data.step).toBe('sign-up');
  });

  test.each([{ email_verified: false }, { email: undefined }, { email: 'not an address' }])(
    '[13.135] the provider does not confirm an address: %j',
    async (more) => {
      person(more);
      const browser = await startHere();
      const back = await comeBack(browser, await provider.visit(browser.at));
      expect(queryOf(back.at)).toEqual(refusedWith('no-email'));
    },
  );

  test('[13.135] too many starts from one network', async () => {
    const from = { remoteAddress: '198.51.100.77' };
    const resetsAt = new Date(server.clock.now().getTime() + 60_000);
    const key = `oidc:network:${from.remoteAddress}`;
    await server.services.db.insert(rateLimits).values({ key, count: 300, resetsAt });
    const { headers } = await server.call('GET', '/auth/oidc/school', from);
    expect(queryOf(String(headers.location))).toEqual({ problem: 'busy', provider: 'school' });
  });

  test.each(['state[]=1', 'state=a&state=b', 'code=%00', 'error=%F0%9F%98%80', '%', 'code=1&state='])(
    '[13.135] what nobody would send: %s',
    async (query) => {
      const answer = await server.call('GET', `/auth/oidc/school/callback?${query}`);
      expect(answer.status).toBe(303);
      expect(queryOf(String(answer.headers.location))).toMatchObject({ problem: 'expired' });
    },
  );
});

describe('providers in the settings', () => {
  const ways = async (me: SignedIn) =>
    (await server.call('GET', `/user/${me.id}/identities`, { as: me })).body.data;
  const add = (me: SignedIn, body: unknown = {}) =>
    server.call('POST', `/user/${me.id}/identities/school`, { as: me, body });
  const remove = (me: SignedIn, body: unknown = {}) =>
    server.call('POST', `/user/${me.id}/identities/school/unlink`, { as: me, body });
  /** Starts in the settings and comes back from the provider. */
  async function link(me: SignedIn): Promise<Browser> {
    const answer = await add(me, { from: '/console/settings' });
    const browser = { cookie: cookiesOf(answer), at: answer.body.data.url as string };
    return comeBack(browser, await provider.visit(browser.at));
  }

  test('[13.136][13.137] links and unlinks, with a mail and an entry in the audit log each', async () => {
    const me = await server.signedIn();
    const { email } = person({ email_verified: false });
    expect(await ways(me)).toMatchObject({ hasPassword: true, identities: [], proof: 'none' });
    const browser = await link(me);
    expect((await proceed(browser, me)).body.data).toEqual({
      step: 'linked',
      provider: { id: 'school', name: 'Moi School' },
      from: '/console/settings',
    });
    expect(await ways(me)).toMatchObject({
      identities: [{ provider: { name: 'Moi School' }, email, removable: true }],
      available: [{ id: 'away' }],
    });
    // The first mail is sent before the second.
    await server.services.background.settled();
    server.clock.advance({ seconds: 1 });
    expect((await remove(me)).status).toBe(200);
    expect((await remove(me)).status).toBe(404);
    expect(await ways(me)).toMatchObject({ identities: [] });
    expect((await mailsTo(me.email)).map(({ subject }) => subject)).toEqual([
      'Moi School can sign you in now',
      'Moi School can no longer sign you in',
    ]);
    expect(await auditOf(me.id)).toEqual([
      { action: 'linked Moi School to the account of' },
      { action: 'unlinked Moi School from the account of' },
    ]);
  });

  test('[13.136] links only to the person who asked for it', async () => {
    const [me, other] = [await server.signedIn(), await server.signedIn()];
    person();
    const browser = await link(me);
    expect((await proceed(browser)).status).toBe(409);
    expect((await proceed(browser, other)).status).toBe(409);
    expect((await send(browser, 'signup', { firstName: 'A', lastName: 'B' })).status).toBe(409);
    expect(await identitiesOf(other.id)).toEqual([]);
    expect((await proceed(browser, me)).status).toBe(200);
  });

  test('[13.136] one person at the provider has one account here, and an account one of each provider', async () => {
    const { me: taken } = await newAccount();
    const me = await server.signedIn();
    const elsewhere = await proceed(await link(me), me);
    expect(elsewhere).toMatchObject({ status: 409, body: { message: expect.stringContaining('another') } });
    expect(await identitiesOf(taken.id)).toHaveLength(1);
    person();
    await proceed(await link(me), me);
    person();
    expect((await proceed(await link(me), me)).status).toBe(409);
    expect(await identitiesOf(me.id)).toHaveLength(1);
  });

  test('[13.137] an older session needs the password', async () => {
    const me = await server.signedIn();
    server.clock.advance({ minutes: 11 });
    expect((await ways(me)).proof).toBe('password');
    expect(await add(me)).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    expect((await add(me, { password: 'not the one' })).status).toBe(422);
    expect((await add(me, { password: PASSWORD })).status).toBe(200);
  });

  test('[13.137] the only way of signing in stays, until a password is chosen by the mailed link', async () => {
    const { me, email } = await newAccount();
    expect(await ways(me)).toMatchObject({ hasPassword: false, identities: [{ removable: false }] });
    expect((await remove(me)).status).toBe(409);
    server.clock.advance({ minutes: 11 });
    expect((await ways(me)).proof).toBe('sign-in');
    expect(await remove(me, { password: 'anything' })).toMatchObject({
      status: 403,
      body: { code: 'recent-sign-in' },
    });
    await server.call('POST', '/auth/forgot-password', { body: { email } });
    const mail = (await mailsTo(email)).at(-1);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    const body = { token, password: 'kikapu cha pilipili' };
    expect((await server.call('POST', '/auth/reset-password', { body })).status).toBe(200);
    const back = await server.signIn(email, 'kikapu cha pilipili');
    expect(await ways(back)).toMatchObject({ hasPassword: true, identities: [{ removable: true }] });
    expect((await remove(back)).status).toBe(200);
  });

  test('[13.135] a refusal while linking leads to the page that returns to the settings', async () => {
    const me = await server.signedIn();
    provider.present = undefined;
    const back = await link(me);
    expect(back.at).toBe('/auth/continue?problem=cancelled&provider=school&from=%2Fconsole%2Fsettings');
  });

  test('[13.136] a provider that does not answer, or is unknown', async () => {
    const me = await server.signedIn();
    const at = (id: string) => server.call('POST', `/user/${me.id}/identities/${id}`, { as: me, body: {} });
    expect((await at('away')).status).toBe(503);
    expect((await at('nobody')).status).toBe(404);
  });
});
