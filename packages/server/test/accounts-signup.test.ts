import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropExpired } from '../src/auth';
import { planVerification } from '../src/auth/verification';
import { PASSWORD, sessionOf, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = (email: string) => ({ firstName: 'Otieno', lastName: 'Were', email, password: PASSWORD });
const signUp = (body: unknown) => server.call('POST', '/auth/signup', { body });
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';

/** The newest mailed link of the kind. */
async function linkTo(path: string, email: string): Promise<string> {
  const links = (await server.mails()).filter(({ to }) => to === email).flatMap((mail) => mail.links);
  return links.findLast((link) => link.includes(path)) ?? '';
}
const verifyLink = (email: string) => linkTo('/verify/email', email);
const resetLink = (email: string) => linkTo('/auth/reset-password', email);

describe('sign-up', () => {
  test('[1.14][6.5] begins a session of an unverified learner', async () => {
    const answer = await signUp(person('  New.Person@Test.example '));
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({
      email: 'new.person@test.example',
      name: 'Otieno Were',
      role: 'user',
      signupMethod: 'password',
      emailVerified: false,
      avatar: null,
      hub: null,
    });
    const { headers, id } = sessionOf(answer, PASSWORD);
    expect((await server.call('GET', `/user/${id}`, { headers })).status).toBe(200);
  });

  describe('[R.61] with an address that has an account', () => {
    const OWNER_PASSWORD = 'kikapu cha pilipili';
    const taken = 'taken@test.example';
    const unlike = (answer: Awaited<ReturnType<typeof signUp>>) => {
      const { token, user } = answer.body.data;
      const { _id, createdAt, email, ...rest } = user;
      const cookies = answer.cookies.map(({ value: _value, ...cookie }) => cookie);
      return {
        status: answer.status,
        message: answer.body.message,
        claims: Object.keys(token.split('.')),
        rest,
        cookies,
      };
    };
    const owner = async () => {
      await signUp({ ...person(taken), password: OWNER_PASSWORD });
      const body = { token: tokenIn(await verifyLink(taken)) };
      return server.call('POST', '/auth/verify-email', { body });
    };

    test('answers as with a new address, in every later call too', async () => {
      expect((await owner()).status).toBe(200);
      const answers = [
        await signUp(person('fresh@test.example')),
        await signUp(person('TAKEN@test.example')),
      ];
      expect(unlike(answers[1] as never)).toEqual(unlike(answers[0] as never));
      const later = [];
      for (const answer of answers) {
        const me = sessionOf(answer, PASSWORD);
        const call = async (...args: Parameters<TestServer['call']>) => (await server.call(...args)).status;
        later.push([
          await call('GET', `/user/${me.id}`, { as: me }),
          await call('GET', `/enrolled/courses/${me.id}`, { as: me }),
          await call('POST', '/auth/verify-email/resend', { as: me }),
          await call('PATCH', `/user/${me.id}`, { as: me, body: { firstName: 'A', lastName: 'B' } }),
          await call('POST', '/auth/signin', { body: { email: me.email, password: PASSWORD } }),
          await call('POST', '/auth/signin', { body: { email: me.email, password: 'not the one' } }),
        ]);
      }
      expect(later[1]).toEqual(later[0]);
    });

    test('mails the owner instead of a verification link', async () => {
      const mails = (await server.mails()).filter(({ to }) => to === taken);
      const told = mails.filter(({ subject }) => subject === 'You already have an account');
      // After the sign-up and after the resend.
      expect(told).toHaveLength(2);
      expect(told[0]?.text).toContain('/auth/signin');
      expect(told[0]?.text).toContain('/auth/forgot-password');
      expect(mails.filter(({ links }) => links.some((link) => link.includes('token=')))).toHaveLength(1);
    });

    test('the owner signs in as before, and the stranger is not let into the account', async () => {
      const mine = await server.signIn(taken, OWNER_PASSWORD);
      expect(mine.user.emailVerified).toBe(true);
      const stranger = await server.signIn(taken, PASSWORD);
      expect(stranger.id).not.toBe(mine.id);
      expect(stranger.user.emailVerified).toBe(false);
      await server.call('POST', '/auth/forgot-password', { body: { email: taken } });
      const body = { token: tokenIn(await resetLink(taken)), password: 'maembe matamu sana' };
      expect((await server.call('POST', '/auth/reset-password', { body })).status).toBe(200);
      expect((await server.signIn(taken, 'maembe matamu sana')).id).toBe(mine.id);
    });
  });

  test('[R.69] a sign-up with the address of another account is deleted after 30 days, any other is kept', async () => {
    const [shared, free] = ['shared@test.example', 'free@test.example'];
    const first = await signUp(person(shared));
    await server.call('POST', '/auth/verify-email', { body: { token: tokenIn(await verifyLink(shared)) } });
    const duplicate = await signUp(person(shared));
    const unverified = await signUp(person(free));
    const exists = async ({ body }: Awaited<ReturnType<typeof signUp>>) => {
      const { rows } = await server.services.database.pool.query('select 1 from users where id = $1', [
        body.data.user._id,
      ]);
      return rows.length > 0;
    };
    server.clock.advance({ hours: 30 * 24 - 1 });
    await dropExpired(server.services);
    expect(await exists(duplicate)).toBe(true);
    server.clock.advance({ hours: 1 });
    await dropExpired(server.services);
    expect([await exists(first), await exists(duplicate), await exists(unverified)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('of two sign-ups with one address, the first one verified owns it', async () => {
    const email = 'race@test.example';
    const answers = await Promise.all([1, 2].map(() => signUp(person(email))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const links = (await server.mails()).filter(({ to }) => to === email).flatMap((mail) => mail.links);
    const verify = (link: string | undefined) =>
      server.call('POST', '/auth/verify-email', { body: { token: tokenIn(link) } });
    expect((await verify(links[0])).status).toBe(200);
    expect(await verify(links[1])).toMatchObject({
      status: 422,
      body: { errors: { token: expect.any(String) } },
    });
  });

  test.each(['password1', 'iloveyou', 'QWERTYUIOP', 'common.person@test.example', 'common.person'])(
    'ASVS 5 §6.2.4: the guessable password %s is refused',
    async (password) => {
      const { status, body } = await signUp({ ...person('common.person@test.example'), password });
      expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['password'] });
    },
  );

  test('ASVS 5 §6.2: a passphrase of 64 characters works, with spaces and in any script', async () => {
    const password = `${'ngoma na ñ 太鼓 '.repeat(6)}`.slice(0, 64);
    expect((await signUp({ ...person('long@test.example'), password })).status).toBe(201);
    expect((await server.signIn('long@test.example', password)).email).toBe('long@test.example');
  });

  test('names all invalid fields at once', async () => {
    const { status, body } = await signUp({
      firstName: ' ',
      lastName: 'x'.repeat(81),
      email: 'no',
      password: 'short',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Your last name must be 80 characters or fewer',
      email: 'Enter an email address like name@example.com',
      password: 'Use at least 8 characters',
    });
  });
});

describe('verification', () => {
  test('the mailed link verifies the address, once', async () => {
    const started = await signUp(person('verify@test.example'));
    const me = sessionOf(started, PASSWORD);
    const link = await verifyLink(me.email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/verify\/email\?token=[\w-]{43}$/);

    const verify = () => server.call('POST', '/auth/verify-email', { body: { token: tokenIn(link) } });
    expect((await verify()).status).toBe(200);
    const { body } = await server.call('GET', `/user/${me.id}`, { as: me });
    expect(body.data.emailVerified).toBe(true);
    expect(await verify()).toMatchObject({
      status: 422,
      body: { errors: { token: expect.stringContaining('expired') } },
    });
  });

  test('a link works for 24 hours, and a new one can be requested', async () => {
    const me = sessionOf(await signUp(person('late@test.example')), PASSWORD);
    const first = await verifyLink(me.email);
    server.clock.advance({ hours: 24, seconds: 1 });
    const late = await server.call('POST', '/auth/verify-email', { body: { token: tokenIn(first) } });
    expect(late.status).toBe(422);

    expect((await server.call('POST', '/auth/verify-email/resend', { as: me })).status).toBe(202);
    const second = await verifyLink(me.email);
    expect(second).not.toBe(first);
    const fresh = await server.call('POST', '/auth/verify-email', { body: { token: tokenIn(second) } });
    expect(fresh.status).toBe(200);
  });

  test('a password link does not verify, and a verification link sets no password', async () => {
    const me = sessionOf(await signUp(person('mixed@test.example')), PASSWORD);
    const token = tokenIn(await verifyLink(me.email));
    const answer = await server.call('POST', '/auth/reset-password', {
      body: { token, password: 'another good one' },
    });
    expect(answer.status).toBe(422);
  });

  test('resending needs a session', async () => {
    expect((await server.call('POST', '/auth/verify-email/resend')).status).toBe(401);
  });

  test('the mail says the same as text and as HTML', async () => {
    await signUp({ ...person('html@test.example'), firstName: '<b>Amina</b>' });
    const mail = (await server.mails()).findLast(({ to }) => to === 'html@test.example');
    expect(mail?.text).toContain('Hello <b>Amina</b>,');
    expect(mail?.html).not.toContain('<b>Amina');
    expect(mail?.html).toContain(mail?.links[0]?.split('token=')[1]);
  });
});

describe('forgotten password', () => {
  const forgot = (email: string) => server.call('POST', '/auth/forgot-password', { body: { email } });

  test('the answer does not reveal whether the account exists', async () => {
    await signUp(person('forgot@test.example'));
    const [known, unknown] = [await forgot('forgot@test.example'), await forgot('nobody@test.example')];
    expect(known.status).toBe(202);
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
    expect((await server.mails()).filter(({ to }) => to === 'nobody@test.example')).toEqual([]);
  });

  test('the link sets a new password once, ends all sessions and verifies the address', async () => {
    const me = sessionOf(await signUp(person('reset@test.example')), PASSWORD);
    await forgot(me.email);
    const link = await resetLink(me.email);
    expect(link).toMatch(/\/auth\/reset-password\?token=/);
    const reset = () =>
      server.call('POST', '/auth/reset-password', {
        body: { token: tokenIn(link), password: 'mpya kabisa 22' },
      });
    expect((await reset()).status).toBe(200);
    expect((await server.call('GET', `/user/${me.id}`, { as: me })).status).toBe(401);
    expect((await server.signIn(me.email, 'mpya kabisa 22')).user.emailVerified).toBe(true);
    expect((await reset()).status).toBe(422);
  });

  test('the link works for one hour', async () => {
    const me = sessionOf(await signUp(person('hour@test.example')), PASSWORD);
    await forgot(me.email);
    const token = tokenIn(await resetLink(me.email));
    server.clock.advance({ hours: 1, seconds: 1 });
    const late = await server.call('POST', '/auth/reset-password', {
      body: { token, password: 'mpya kabisa 22' },
    });
    expect(late.status).toBe(422);
  });

  test('a guessable new password does not spend the link', async () => {
    const me = sessionOf(await signUp(person('keep@test.example')), PASSWORD);
    await forgot(me.email);
    const token = tokenIn(await resetLink(me.email));
    const reset = (password: string) =>
      server.call('POST', '/auth/reset-password', { body: { token, password } });
    expect((await reset('password1')).body.errors).toHaveProperty('password');
    expect((await reset('mpya kabisa 22')).status).toBe(200);
  });
});

describe('[17.35] a link that is too old is replaced without a session', () => {
  const renew = (link: string, returnTo?: string) =>
    server.call('POST', '/auth/verify-email/renew', { body: { token: tokenIn(link), returnTo } });
  const linksOf = async (email: string) => (await server.mails()).filter(({ to }) => to === email).length;

  test('by a new one to the same address, for a week, with the page to go on to', async () => {
    const email = 'renew@test.example';
    await signUp(person(email));
    const first = await verifyLink(email);
    server.clock.advance({ hours: 7 * 24 - 1 });
    await dropExpired(server.services);
    const answer = await renew(first, '/course/abc?choice=key');
    expect(answer.status).toBe(202);
    const second = await verifyLink(email);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect(new URL(second).searchParams.get('from')).toBe('/course/abc?choice=key');
    const body = { token: tokenIn(second) };
    expect((await server.call('POST', '/auth/verify-email', { body })).status).toBe(200);
    // The answer is the same, and no mail is sent.
    const mails = await linksOf(email);
    expect((await renew(second)).body).toEqual(answer.body);
    expect(await linksOf(email)).toBe(mails);
  });

  test('not after a week, and never by a link of another kind', async () => {
    const email = 'too-late@test.example';
    await signUp(person(email));
    await server.call('POST', '/auth/forgot-password', { body: { email } });
    const [first, reset] = [await verifyLink(email), await resetLink(email)];
    expect((await renew(reset || first.replace(/.$/, '0'))).status).toBe(202);
    const mails = await linksOf(email);
    server.clock.advance({ hours: 7 * 24 });
    await dropExpired(server.services);
    expect((await renew(first)).status).toBe(202);
    expect(await linksOf(email)).toBe(mails);
  });
});

describe('[17.34] a mailed link goes on to the page that it was asked for on', () => {
  const page = '/course/abc?choice=key#units';
  const onward = (link: string) => new URL(link).searchParams.get('from');
  const begin = async (email: string, returnTo?: string) =>
    sessionOf(await signUp({ ...person(email), returnTo }), PASSWORD);

  test('after a sign-up, and of a new link', async () => {
    const email = 'buyer@test.example';
    const me = await begin(email, page);
    expect(onward(await verifyLink(email))).toBe(page);
    const again = { returnTo: '/course/other' };
    expect((await server.call('POST', '/auth/verify-email/resend', { as: me, body: again })).status).toBe(
      202,
    );
    expect(onward(await verifyLink(email))).toBe('/course/other');
  });

  test('also if the mail is sent later', async () => {
    const email = 'later@test.example';
    const { id: userId } = await begin(email);
    expect(onward(await verifyLink(email))).toBeNull();
    await planVerification(server.services, { userId, returnTo: page });
    server.clock.advance({ minutes: 2 });
    await server.services.jobs.drain();
    expect(onward(await verifyLink(email))).toBe(page);
  });

  test('of a forgotten password, and to the owner of an address that was used again', async () => {
    const email = 'owner@test.example';
    await begin(email);
    const token = tokenIn(await verifyLink(email));
    await server.call('POST', '/auth/verify-email', { body: { token } });
    await server.call('POST', '/auth/forgot-password', { body: { email, returnTo: page } });
    expect(onward(await resetLink(email))).toBe(page);
    await begin(email, page);
    expect(onward(await linkTo('/auth/signin', email))).toBe(page);
    expect(onward(await linkTo('/auth/forgot-password', email))).toBe(page);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/auth/signin',
    '',
  ])('never to %o', async (returnTo) => {
    const email = `from-${Buffer.from(returnTo).toString('hex').slice(-20)}@test.example`;
    await begin(email, returnTo);
    expect(onward(await verifyLink(email))).toBeNull();
    expect(await verifyLink(email)).not.toContain('elsewhere');
  });
});
