import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { recoveryCodes, sessions, twoFactors, twoStepPolicy } from '../src/auth/tables';
import { resetTwoStepOf } from '../src/commands/user-reset-two-step';
import { users } from '../src/users/tables';
import { type SignedIn, sessionOf, startTestServer, type TestServer } from './support/server';
import { addPasskey, challenge, codeAt, cookiesOf, enterPassword, turnOn } from './two-step-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const secondStep = (cookie: string, body: unknown) =>
  server.call('POST', '/auth/second-step', { body, headers: { cookie } });
const subjectsTo = async ({ email }: SignedIn) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

/** Moves on so that the next code is one that was not used. */
const nextPeriod = () => server.clock.advance({ seconds: 60 });

describe('set-up', () => {
  test('[13.145] starts with a secret and its QR code, and is on after the first code, with ten recovery codes', async () => {
    const me = await server.signedIn();
    const path = `/user/${me.id}/two-step`;
    expect((await server.call('POST', path, { as: me, body: { code: '123456' } })).status).toBe(409);
    const setup = await server.call('POST', `${path}/setup`, { as: me });
    const { secret, address, qr } = setup.body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(address).toContain(encodeURIComponent(me.email));
    expect(qr.path).toMatch(/^M/);
    const enter = (code: string) => server.call('POST', path, { as: me, body: { code } });
    for (const [code, error] of [
      ['', 'Enter the code'],
      ['12345', 'A code has six digits'],
      ['000000', expect.stringContaining('not right')],
    ] as const)
      expect(await enter(code)).toMatchObject({ status: 422, body: { errors: { code: error } } });
    const code = codeAt(server, secret);
    const on = await enter(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(on.status).toBe(200);
    expect(new Set(on.body.data.recoveryCodes).size).toBe(10);
    expect(on.body.data.recoveryCodes[0]).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect((await enter(codeAt(server, secret, 1))).status).toBe(409);
    expect((await server.call('POST', `${path}/setup`, { as: me })).status).toBe(409);
    const { body } = await server.call('GET', `/user/${me.id}/security`, { as: me });
    expect(body.data.twoStep).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await subjectsTo(me)).toEqual(['Two-step sign-in is on']);
    // Neither the secret nor a recovery code can be read in the database.
    const [row] = await server.services.db.select().from(twoFactors).where(eq(twoFactors.userId, me.id));
    const hashes = await server.services.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, me.id));
    const stored = JSON.stringify([row, hashes]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(on.body.data.recoveryCodes[0].replaceAll('-', ''));
  });

  test('[13.141][13.145] needs a recent sign-in and a verified address, and ends after an hour', async () => {
    const unverified = await server.signedIn('user', { verified: false });
    const start = (as: SignedIn) => server.call('POST', `/user/${as.id}/two-step/setup`, { as });
    expect((await start(unverified)).status).toBe(403);
    const me = await server.signedIn();
    const { secret } = (await start(me)).body.data;
    server.clock.advance({ minutes: 61 });
    expect(await start(me)).toMatchObject({ status: 403, body: { code: 'recent-sign-in' } });
    const late = { as: me, body: { code: codeAt(server, secret) } };
    expect((await server.call('POST', `/user/${me.id}/two-step`, late)).status).toBe(409);
  });
});

describe('the second step', () => {
  test('[13.147] a right password answers "second step needed" and sets no session', async () => {
    const me = await server.signedIn('tutor');
    const plain = await enterPassword(server, me);
    expect(plain.answer.body).toMatchObject({ data: { token: expect.any(String) } });
    const { secret } = await turnOn(server, me);
    nextPeriod();
    const { answer, cookie } = await enterPassword(server, me);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['message', 'secondStep']);
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-Digiken-Step',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        maxAge: 600,
      }),
    ]);
    // It opens nothing else.
    const token = answer.cookies[0]?.value ?? '';
    for (const headers of [{ cookie }, { cookie, authorization: `Bearer ${token}` }])
      expect((await server.call('GET', `/user/${me.id}`, { headers })).status).toBe(401);
    const { body } = await server.call('GET', '/auth/second-step', { headers: { cookie } });
    expect(body.data.steps).toEqual(['code', 'recovery-code']);
    const done = await secondStep(cookie, { code: ` ${codeAt(server, secret)} ` });
    expect(done).toMatchObject({ status: 200, body: { data: { user: { _id: me.id } } } });
    expect(done.cookies.find(({ name }) => name === '__Host-Digiken-Step')?.value).toBe('');
    expect((await server.call('GET', `/user/${me.id}`, { as: sessionOf(done, '') })).status).toBe(200);
    expect((await secondStep(cookie, { code: codeAt(server, secret, 1) })).status).toBe(401);
  });

  test('[13.147] ends after ten minutes, with a password change, and for a deactivated account', async () => {
    const me = await server.signedIn();
    const { secret } = await turnOn(server, me);
    const late = await enterPassword(server, me);
    server.clock.advance({ minutes: 10 });
    expect((await secondStep(late.cookie, { code: codeAt(server, secret) })).status).toBe(401);
    expect((await server.call('GET', '/auth/second-step', { headers: { cookie: late.cookie } })).status).toBe(
      401,
    );
    const waiting = await enterPassword(server, me);
    const body = { currentPassword: me.password, newPassword: 'chai ya maziwa 9' };
    expect((await server.call('PUT', `/user/${me.id}/password`, { as: me, body })).status).toBe(200);
    expect((await secondStep(waiting.cookie, { code: codeAt(server, secret) })).status).toBe(401);
    // The codes stay on.
    const changed = await enterPassword(server, { ...me, password: body.newPassword });
    expect(changed.answer.body.secondStep).toBeDefined();
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, me.id));
    expect((await secondStep(changed.cookie, { code: codeAt(server, secret) })).status).toBe(403);
  });

  test('[13.146] a code is accepted once, one period early or late, and never an older one after it', async () => {
    const me = await server.signedIn();
    const { secret } = await turnOn(server, me);
    server.clock.advance({ minutes: 2 });
    const enter = async (steps: number) =>
      (await secondStep((await enterPassword(server, me)).cookie, { code: codeAt(server, secret, steps) }))
        .status;
    expect(await enter(-2)).toBe(422);
    expect(await enter(2)).toBe(422);
    expect(await enter(-1)).toBe(200);
    expect(await enter(-1)).toBe(422);
    expect(await enter(1)).toBe(200);
    expect(await enter(0)).toBe(422);
    const [one, two] = [await enterPassword(server, me), await enterPassword(server, me)];
    nextPeriod();
    const code = codeAt(server, secret);
    const both = await Promise.all([secondStep(one.cookie, { code }), secondStep(two.cookie, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('[13.146] after ten wrong codes the account is locked for a time that the message says', async () => {
    const me = await server.signedIn();
    const { secret } = await turnOn(server, me);
    const { cookie } = await enterPassword(server, me);
    for (let count = 0; count < 10; count += 1)
      expect((await secondStep(cookie, { code: '000000' })).status).toBe(422);
    nextPeriod();
    const locked = await secondStep(cookie, { code: codeAt(server, secret) });
    expect(locked).toMatchObject({
      status: 429,
      body: { message: 'Too many wrong codes. Try again in 14 minutes.' },
    });
    server.clock.advance({ minutes: 14 });
    const again = await enterPassword(server, me);
    expect((await secondStep(again.cookie, { code: codeAt(server, secret) })).status).toBe(200);
  });

  test('[13.148] a trusted device is not asked for 30 days; it can be removed, and a password reset ends it', async () => {
    const me = await server.signedIn();
    const { secret } = await turnOn(server, me);
    nextPeriod();
    const first = await enterPassword(server, me);
    const done = await secondStep(first.cookie, { code: codeAt(server, secret), trust: true });
    let browser = cookiesOf(done, first.cookie);
    const asked = async (cookie: string) =>
      'secondStep' in (await enterPassword(server, me, cookie)).answer.body;
    expect(await asked(browser)).toBe(false);
    expect(await asked('')).toBe(true);
    const as = sessionOf(done, '');
    const devices = async () =>
      (await server.call('GET', `/user/${me.id}/security`, { as })).body.data.trustedDevices;
    const [device] = await devices();
    const stranger = await server.signedIn();
    const address = (id: string) => `/user/${id}/trusted-devices/${device._id}`;
    expect((await server.call('DELETE', address(stranger.id), { as: stranger })).status).toBe(404);
    expect((await server.call('DELETE', address(me.id), { as })).status).toBe(200);
    expect(await asked(browser)).toBe(true);
    const trustAgain = async () => {
      nextPeriod();
      const step = await enterPassword(server, me, browser);
      const passed = await secondStep(step.cookie, { code: codeAt(server, secret), trust: true });
      browser = cookiesOf(passed, step.cookie);
    };
    await trustAgain();
    server.clock.advance({ hours: 30 * 24 });
    expect(await asked(browser)).toBe(true);
    await trustAgain();
    expect(await asked(browser)).toBe(false);
    await server.call('POST', '/auth/forgot-password', { body: { email: me.email } });
    const mail = (await server.mails()).findLast(
      ({ to, subject }) => to === me.email && subject === 'Choose a new password',
    );
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    const reset = { token, password: 'chai ya maziwa 9' };
    expect((await server.call('POST', '/auth/reset-password', { body: reset })).status).toBe(200);
    me.password = reset.password;
    expect(await asked(browser)).toBe(true);
  });

  test('[13.149] a recovery code works once, says how many are left, and mails the person', async () => {
    const me = await server.signedIn();
    const { secret, recoveryCodes: codes } = await turnOn(server, me);
    const use = async (code = '') => secondStep((await enterPassword(server, me)).cookie, { code });
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ');
    const used = await use(typed);
    expect(used).toMatchObject({
      status: 200,
      body: { message: 'Welcome back. You have 9 recovery codes left.' },
    });
    expect((await use(codes[0])).status).toBe(422);
    expect((await use('ABCD-EFGH-JKLM-NPQR')).status).toBe(422);
    const mails = (await server.mails()).filter(({ to }) => to === me.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'A recovery code was used' });
    expect(mails.at(-1)?.text).toContain('You have 9 recovery codes left');
    nextPeriod();
    const as = sessionOf(used, '');
    const renew = { as, body: { code: codeAt(server, secret) } };
    const renewed = await server.call('POST', `/user/${me.id}/two-step/recovery-codes`, renew);
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await use(codes[1])).status).toBe(422);
    expect((await use(renewed.body.data.recoveryCodes[0])).status).toBe(200);
    // Turning it off asks for a code too.
    const off = (code?: string) => server.call('POST', `/user/${me.id}/two-step/off`, { as, body: { code } });
    expect((await off('000000')).status).toBe(422);
    expect((await off(renewed.body.data.recoveryCodes[1])).status).toBe(200);
    expect((await off(renewed.body.data.recoveryCodes[2])).status).toBe(409);
    expect((await enterPassword(server, me)).answer.body.data).toBeDefined();
    expect((await subjectsTo(me)).slice(-1)).toEqual(['Two-step sign-in is off']);
  });
});

describe('what administrators require and reset', () => {
  const requireIt = (as: SignedIn, more: object) =>
    server.call('PUT', '/admin/two-step', {
      as,
      body: { tutor: false, hub: false, admin: false, graceDays: 7, ...more },
    });

  test('[13.152] only an administrator who has it can require it, and the change is audited', async () => {
    const [admin, sudo] = [await server.signedIn('admin'), await server.signedIn('sudo')];
    expect((await requireIt(sudo, { tutor: true })).status).toBe(403);
    expect(await requireIt(admin, { tutor: true })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('your own account first') },
    });
    for (const graceDays of [-1, 31, 1.5])
      expect(await requireIt(admin, { graceDays })).toMatchObject({
        status: 422,
        body: { errors: { graceDays: expect.any(String) } },
      });
    await turnOn(server, admin);
    expect((await requireIt(admin, { tutor: true, graceDays: 3 })).status).toBe(200);
    expect((await server.call('GET', '/admin/two-step', { as: sudo })).body.data).toEqual({
      tutor: true,
      hub: false,
      admin: false,
      graceDays: 3,
    });
    const [entry] = await server.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.id), eq(auditLog.targetKind, 'settings')));
    expect(entry?.detail).toBe('Instructors must sign in with two steps. They have 3 days to set it up.');
    await requireIt(admin, {});
  });

  test('[13.153] after the days of grace every other call answers 403, until codes or a passkey are set up', async () => {
    const admin = await server.signedIn('admin');
    await turnOn(server, admin);
    const [tutor, learner] = [await server.signedIn('tutor'), await server.signedIn()];
    // Later than the account, whose days of grace would begin with it.
    server.clock.advance({ minutes: 1 });
    const requiredAt = server.clock.now().getTime();
    await requireIt(admin, { tutor: true, graceDays: 1 });
    const own = (as: SignedIn) => server.call('GET', `/user/${as.id}`, { as });
    const courses = (as: SignedIn) => server.call('GET', '/instructor/courses', { as });
    const due = new Date(requiredAt + 86_400_000).toISOString();
    expect((await own(tutor)).body.data.twoStepBy).toBe(due);
    expect((await courses(tutor)).status).toBe(200);
    server.clock.advance({ hours: 24 });
    const refused = { status: 403, body: { code: 'two-step-required' } };
    expect(await courses(tutor)).toMatchObject(refused);
    expect(await server.call('GET', '/search?q=a', { as: tutor })).toMatchObject(refused);
    expect((await own(tutor)).body.data.twoStepBy).toBe(due);
    expect((await own(learner)).body.data.twoStepBy).toBeUndefined();
    const signedIn = await enterPassword(server, tutor);
    expect(signedIn.answer.body.data.user.twoStepBy).toBe(due);
    const as = sessionOf(signedIn.answer, '');
    // A passkey is enough, and is the second step from then on.
    const { authenticator } = await addPasskey(server, as);
    expect((await courses(as)).status).toBe(200);
    expect((await own(as)).body.data.twoStepBy).toBeUndefined();
    const again = await enterPassword(server, tutor);
    const { body } = await server.call('GET', '/auth/second-step', { headers: { cookie: again.cookie } });
    expect(body.data.steps).toEqual(['passkey']);
    const { options, cookie } = await challenge(server, again.cookie);
    const passed = await server.call('POST', '/auth/passkey', {
      body: authenticator.assert(options),
      headers: { cookie },
    });
    expect(passed.status).toBe(200);
    await server.services.db.delete(twoStepPolicy);
  });

  test('[13.151] an administrator resets a locked-out person: mail, audit, sessions ended', async () => {
    const [admin, person] = [await server.signedIn('admin'), await server.signedIn('tutor')];
    await turnOn(server, person);
    await addPasskey(server, person);
    const reset = (id: string, body: unknown = { reason: 'Lost the phone.' }) =>
      server.call('POST', `/admin/user/${id}/two-step/reset`, { as: admin, body });
    expect(await reset(person.id, {})).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    expect((await reset(admin.id)).status).toBe(409);
    expect((await reset('nobody')).status).toBe(404);
    server.clock.advance({ minutes: 11 });
    expect(await reset(person.id)).toMatchObject({ status: 403, body: { code: 'recent-sign-in' } });
    await server.call('POST', `/user/${admin.id}/confirm`, { as: admin, body: { password: admin.password } });
    const before = await server.call('GET', `/admin/user/${person.id}`, { as: admin });
    expect(before.body.data.twoStep).toEqual({ codes: true, passkeys: 1 });
    expect((await reset(person.id)).status).toBe(200);
    expect((await reset(person.id)).status).toBe(409);
    expect((await server.call('GET', `/user/${person.id}`, { as: person })).status).toBe(401);
    expect((await enterPassword(server, person)).answer.body.data).toBeDefined();
    expect((await subjectsTo(person)).at(-1)).toBe('Your two-step sign-in was reset');
    const audited = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, person.id));
    expect(audited).toMatchObject([{ actorId: admin.id, detail: 'Lost the phone.' }]);
  });

  test('[13.151] the command line does the same for the last administrator', async () => {
    const admin = await server.signedIn('admin');
    await turnOn(server, admin);
    expect(await resetTwoStepOf(server.services, admin.email.toUpperCase())).toBe('Wanjiku Kamau');
    const left = await server.services.db.select().from(sessions).where(eq(sessions.userId, admin.id));
    expect(left).toEqual([]);
    const audited = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, admin.id));
    expect(audited).toMatchObject([{ actorId: null, actorName: 'Command line' }]);
    expect((await subjectsTo(admin)).at(-1)).toBe('Your two-step sign-in was reset');
    await expect(resetTwoStepOf(server.services, admin.email)).rejects.toThrow('has no two-step sign-in');
    await expect(resetTwoStepOf(server.services, 'nobody@test.example')).rejects.toThrow('no account');
  });
});
