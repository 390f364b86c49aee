import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminNotifications, notifications } from '../src/notifications/tables';
import { deleteAccount } from '../src/privacy/deletion';
import { namesOfClaims, planDeletion, users } from '../src/users';
import { certificatePath } from './certificate-fixtures';
import { checkout, type PaymentSite, startPaymentSite } from './payment-site';
import { PASSWORD, type TestServer } from './support/server';

let site: PaymentSite;
let server: TestServer;
beforeAll(async () => {
  site = await startPaymentSite();
  server = site.server;
});
afterAll(() => site.close());

test('[15.70] an address that was pasted with invisible characters is the typed one', async () => {
  const person = { firstName: 'Otieno\u200B', lastName: '\u00A0Were', password: PASSWORD };
  const signedUp = await server.call('POST', '/auth/signup', {
    body: { ...person, email: '\u200Eotieno@example.org' },
  });
  expect(signedUp.status).toBe(201);
  expect(signedUp.body.data.user).toMatchObject({ email: 'otieno@example.org', name: 'Otieno Were' });
  const signedIn = await server.call('POST', '/auth/signin', {
    body: { email: '\u200EOtieno@example.org\u2060', password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
});

test('[15.73] a payment accepts a number as phones copy it and as cards print it', async () => {
  for (const phone of ['\u202A+254 712 345 678\u202C', '+254 (0) 712 345 678', 'Tel: 00254712345678']) {
    const { orderId, learner } = await checkout(site);
    const answer = await server.call('POST', `/order/${orderId}/attempts`, {
      as: learner,
      body: { provider: 'mpesa', phone },
    });
    expect(answer.body.data?.attempt.phone, phone).toBe('0712 345 678');
  }
});

describe('[15.76] a password is the same in every form in which a device writes it', () => {
  const TYPED = 'Njia-ya-Caf\u00E9-\u00F1and\u00FA-7';
  const FORMS = [TYPED, TYPED.normalize('NFD'), TYPED.replace('7', '\uFF17')];
  const signIn = async (email: string, password: string) =>
    (await server.call('POST', '/auth/signin', { body: { email, password } })).status;

  test('after a sign-up, a change and where it is confirmed', async () => {
    const email = 'nandu@example.org';
    const body = { firstName: 'Achieng', lastName: '', email, password: TYPED };
    expect((await server.call('POST', '/auth/signup', { body })).status).toBe(201);
    for (const form of FORMS) expect(await signIn(email, form)).toBe(200);
    expect(await signIn(email, TYPED.replace('\u00E9', 'e'))).toBe(401);

    const me = await server.signedIn('user');
    const change = (currentPassword: string, newPassword: string) =>
      server.call('PUT', `/user/${me.id}/password`, { as: me, body: { currentPassword, newPassword } });
    expect((await change(PASSWORD, TYPED.normalize('NFD'))).status).toBe(200);
    expect(await signIn(me.email, TYPED)).toBe(200);
    expect((await change(TYPED, TYPED.normalize('NFD'))).body.errors).toHaveProperty('newPassword');
    const leave = await server.call('POST', `/user/${me.id}/deletion`, {
      as: me,
      body: { password: FORMS[1], keepCertificates: false },
    });
    expect(leave.status).toBe(202);
  });

  test.each(['as typed', 'NFC', 'NFD'])('also by a hash that an earlier release made: %s', async (form) => {
    const typed = form === 'as typed' ? (FORMS[2] ?? '') : TYPED.normalize(form);
    const passwordHash = await hash(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const { id, email } = await server.signedIn('user');
    await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, id));
    const stored = async () =>
      (await server.services.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash ?? '';
    expect(await signIn(email, 'Njia-ya-Cafe-nandu-8\u00E9')).toBe(401);
    expect(await stored()).toBe(passwordHash);
    expect(await signIn(email, typed)).toBe(200);
    expect(await verify(await stored(), TYPED)).toBe(true);
    for (const other of FORMS) expect(await signIn(email, other)).toBe(200);
  });
});

describe('[15.75] a person with one name', () => {
  test('signs up and is shown under it everywhere', async () => {
    const email = 'suharto@example.org';
    const signedUp = await server.call('POST', '/auth/signup', {
      body: { firstName: 'Suharto', lastName: ' ', email, password: PASSWORD },
    });
    expect(signedUp.status).toBe(201);
    expect(signedUp.body.data.user).toMatchObject({ firstName: 'Suharto', lastName: '', name: 'Suharto' });
    await server.services.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
    const learner = await server.signIn(email, PASSWORD);
    const admin = await server.signedIn('admin');

    const { list, complete, course } = await certificatePath(server, { learner });
    await complete();
    expect(await list()).toEqual([expect.objectContaining({ name: 'Suharto' })]);
    const review = await server.call('PUT', `/course/${course.id}/review`, {
      as: learner,
      body: { stars: 5, text: 'Nzuri sana.' },
    });
    expect(review.status).toBe(200);
    const page = await server.call('GET', `/course/${course.id}`, { as: admin });
    expect(page.body.data.reviews.data).toEqual([expect.objectContaining({ author: 'Suharto' })]);

    const paid = await checkout(site, learner);
    await paid.pay('01');
    await site.pass(60);
    const order = await server.call('GET', `/admin/orders?search=suharto`, { as: admin });
    expect(order.body.data[0]?.buyer).toMatchObject({ name: 'Suharto' });
    const people = await server.call('GET', '/admin/users?search=suharto', { as: admin });
    expect(people.body.data).toEqual([expect.objectContaining({ name: 'Suharto' })]);

    const texts = (await server.mails()).filter(({ to }) => to === email).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toMatch(/Suharto {2}|Suharto [.,]|undefined|null/);
  });

  test('needs no last name in a request at all', async () => {
    const as = await server.signedIn('user');
    const answer = await server.call('PATCH', `/user/${as.id}`, { as, body: { firstName: 'Wangari' } });
    expect(answer.body.data).toMatchObject({ name: 'Wangari', lastName: '' });
  });

  test('has it as first name, whichever claim of a provider or platform holds it', () => {
    const one = { firstName: 'Suharto', lastName: '' };
    expect(namesOfClaims({ given_name: 'Suharto', family_name: '', name: 'Suharto' })).toEqual(one);
    expect(namesOfClaims({ given_name: '', family_name: 'Suharto' })).toEqual(one);
    expect(namesOfClaims({ given_name: '', family_name: 'Suharto', name: 'Suharto' })).toEqual(one);
    expect(namesOfClaims({ name: ' Suharto\u00A0' })).toEqual(one);
    expect(namesOfClaims({ given_name: 'Suharto', family_name: 'Suharto' })).toEqual(one);
    const two = { firstName: 'Mary Jane', lastName: 'Watson' };
    expect(namesOfClaims({ given_name: 'Mary Jane', name: 'Mary Jane Watson' })).toEqual(two);
    expect(namesOfClaims({ family_name: 'Watson', name: 'Mary Jane Watson' })).toEqual(two);
    expect(namesOfClaims({})).toEqual({ firstName: '', lastName: '' });
    expect(namesOfClaims({ name: 7, given_name: null })).toEqual({ firstName: '', lastName: '' });
  });

  test('leaves, and other texts keep words and names that contain it', async () => {
    const { db } = server.services;
    const ann = await server.signedIn('user');
    await db.update(users).set({ firstName: 'Ann', lastName: '' }).where(eq(users.id, ann.id));
    const reader = await server.signedIn('user');
    const texts = [
      'Ann has created an account.',
      'Annual report by Ann.',
      'Ann Wafula asked.',
      'Seen by Joann, Ann',
    ];
    await db
      .insert(adminNotifications)
      .values(texts.map((message) => ({ type: 'Sign-up' as const, message, createdAt: new Date() })));
    const subject = { type: 'gift', from: 'Ann', course: 'Annual plants' } as const;
    await db.insert(notifications).values({
      ...{
        userId: reader.id,
        type: 'gift',
        event: 'ann',
        subject,
        inApp: true,
        mail: null,
        createdAt: new Date(),
      },
    });
    const now = server.clock.now();
    await planDeletion(db, { userId: ann.id, requestedAt: now, dueAt: now, keepCertificates: false });
    await deleteAccount(server.services, ann.id);
    const left = await db.select().from(adminNotifications);
    expect(left.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Deleted account has created an account.',
        'Annual report by Deleted account.',
        'Ann Wafula asked.',
        'Seen by Joann, Deleted account',
      ]),
    );
    const [kept] = await db.select().from(notifications).where(eq(notifications.userId, reader.id));
    expect(kept?.subject).toEqual({ type: 'gift', from: 'Deleted account', course: 'Annual plants' });
  });
});
