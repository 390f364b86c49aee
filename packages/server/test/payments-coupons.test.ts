import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntries, moneyIn, orderLines, orders } from '../src/payments/tables';
import { newId } from '../src/platform/ids';
import { type Seeded, seedCourse } from './learning-fixtures';
import { CLEAN, ledgerOf } from './payment-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let admin: SignedIn;
let tutor: SignedIn;
let learner: SignedIn;
let course: Seeded;

beforeAll(async () => {
  site = await startPaymentSite();
  admin = await site.server.signedIn('admin');
  tutor = await site.server.signedIn('tutor');
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  learner = await site.server.signedIn('user');
  course = await seedCourse(site.server, { prices: [100, 200], ownerId: tutor.id });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = learner) =>
  site.server.call(method, path, { as, body });
const anything = { kind: 'percent', value: 10, courseId: null, expiresAt: null, maxUses: null };

async function coupon(values: Record<string, unknown> = {}, as = admin) {
  const answer = await call('POST', '/coupons', { ...anything, ...values }, as);
  if (answer.status !== 201) throw new Error(answer.body.message);
  return answer.body.data as { _id: string; code: string };
}
const order = (expectedTotal: number, code?: string, as = learner) =>
  call('POST', '/orders', { courseId: course.id, choice: { whole: true }, expectedTotal, coupon: code }, as);
const quote = (code: string, as = learner) =>
  call('POST', '/payments/quote', { courseId: course.id, choice: { whole: true }, coupon: code }, as);
const refusal = (answer: { status: number; body: any }) => [answer.status, answer.body.errors?.coupon];

test('[11.21] a percentage or an amount is taken off in the quote, the order and what is paid', async () => {
  const { code } = await coupon({ value: 33 });
  expect((await quote(` ${code.toLowerCase()} `)).body.data).toMatchObject({
    total: 201,
    couponDiscount: 99,
    coupon: code,
    lines: [{ price: 67 }, { price: 134 }],
  });
  expect((await order(300, code)).status).toBe(409);
  const placed = await order(201, code);
  expect(placed.body.data).toMatchObject({
    total: 201,
    listTotal: 300,
    discount: 99,
    coupon: { code, discount: 99 },
  });
  const id = placed.body.data._id;
  await call('POST', `/order/${id}/attempts`, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(15);
  expect((await call('GET', `/receipt/${id}`)).body.data).toMatchObject({ total: 201, coupon: code });
  const lines = await site.server.services.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines.map(({ share }) => share).sort()).toEqual([46, 93]);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);

  const amount = await coupon({ kind: 'amount', value: 5_000 });
  const other = await site.server.signedIn('user');
  expect((await quote(amount.code, other)).body.data).toMatchObject({ total: 0, couponDiscount: 300 });
});

test('[11.21] a coupon is put on an open order, exchanged and taken off, until a payment begins', async () => {
  const [ten, fixed] = [await coupon(), await coupon({ kind: 'amount', value: 50 })];
  const { _id } = (await order(300)).body.data;
  const put = (code: string | null) => call('PUT', `/order/${_id}/coupon`, { coupon: code });
  expect((await put(ten.code)).body.data).toMatchObject({ total: 270, coupon: { code: ten.code } });
  expect((await put(fixed.code)).body.data).toMatchObject({ total: 250, discount: 50 });
  expect((await put(null)).body.data).toMatchObject({ total: 300, discount: 0, coupon: null });
  await put(ten.code);
  await call('POST', `/order/${_id}/attempts`, { provider: 'mpesa', phone: '0700000016' });
  expect((await put(null)).status).toBe(409);
});

test('[11.21] each refusal has its reason', async () => {
  const past = new Date(site.server.clock.now().getTime() + 60_000).toISOString();
  const other = await seedCourse(site.server, { prices: [100] });
  const [expired, elsewhere, off, single] = [
    await coupon({ expiresAt: past }),
    await coupon({ courseId: other.id }),
    await coupon(),
    await coupon({ maxUses: 1 }),
  ];
  site.server.clock.advance({ minutes: 2 });
  await call('PUT', `/coupon/${off._id}`, { active: false, expiresAt: null, maxUses: null }, admin);
  await order(270, single.code, await site.server.signedIn('user'));
  expect(refusal(await quote('NOTHING'))).toEqual([422, 'There is no such coupon. Check the code.']);
  expect(refusal(await quote(expired.code))).toEqual([422, 'This coupon has expired.']);
  expect(refusal(await quote(elsewhere.code))).toEqual([422, 'This coupon is for another course.']);
  expect(refusal(await quote(off.code))).toEqual([422, 'This coupon is not valid any more.']);
  expect(refusal(await order(270, single.code))).toEqual([422, 'This coupon has been used up.']);
});

test('[11.21] a person uses a coupon once, and an order that expires gives its use back', async () => {
  const { code } = await coupon({ maxUses: 1 });
  await order(270, code);
  const other = await site.server.signedIn('user');
  expect(refusal(await quote(code, other))[0]).toBe(422);
  site.server.clock.advance({ minutes: 31 });
  await site.server.services.jobs.drain();
  expect((await quote(code, other)).status).toBe(200);
  const second = await seedCourse(site.server, { prices: [50] });
  const { code: often } = await coupon();
  await order(270, often);
  const again = { courseId: second.id, choice: { whole: true }, coupon: often };
  expect(refusal(await call('POST', '/payments/quote', again))).toEqual([
    422,
    'You have used this coupon already.',
  ]);
});

test('[11.21] of 40 parallel orders one gets the last use', async () => {
  const { code, _id } = await coupon({ maxUses: 1 });
  const people: SignedIn[] = [];
  while (people.length < 40) {
    // Sign-ins have a limit per minute.
    site.server.clock.advance({ minutes: 2 });
    people.push(...(await Promise.all(Array.from({ length: 5 }, () => site.server.signedIn('user')))));
  }
  const answers = await Promise.all(people.map((as) => order(270, code, as)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(39).fill(422)]);
  const used = await site.server.services.db.select().from(orders).where(eq(orders.couponId, _id));
  expect(used).toHaveLength(1);
});

test('[11.22] a bursary pays everything for one learner, once, without money', async () => {
  const { code } = await coupon({ kind: 'bursary', value: undefined, email: learner.user.email });
  const stranger = await site.server.signedIn('user');
  expect(refusal(await quote(code, stranger))).toEqual([
    422,
    'This code is for another person. Sign in with the account that got it.',
  ]);
  const { _id } = (await order(300)).body.data;
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => call('PUT', `/order/${_id}/coupon`, { coupon: code })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect((await call('GET', `/order/${_id}`)).body.data).toMatchObject({ state: 'paid', total: 0 });
  const units = (await call('GET', `/course/${course.id}`)).body.data.units;
  expect(units.map(({ owned }: { owned: boolean }) => owned)).toEqual([true, true]);
  const booked = await site.server.services.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, _id));
  expect(booked).toEqual([]);
  await site.server.services.jobs.drain();
  const mails = (await site.server.mails()).filter(({ to }) => to === learner.user.email);
  expect(mails.filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
  const second = await seedCourse(site.server, { prices: [50] });
  const again = { courseId: second.id, choice: { whole: true }, coupon: code };
  expect(refusal(await call('POST', '/payments/quote', again))[0]).toBe(422);
});

test('[11.23] instructors manage coupons of their own courses, administrators all', async () => {
  const code = `MAY-${newId().slice(0, 6).toUpperCase()}`;
  const own = await coupon({ code, courseId: course.id }, tutor);
  const forAll = await coupon();
  const foreign = await coupon({ courseId: (await seedCourse(site.server, { prices: [1] })).id });
  const seen = (await call('GET', '/coupons', undefined, tutor)).body.data;
  expect(seen.map(({ _id }: { _id: string }) => _id)).toEqual([own._id]);
  expect(seen[0]).toMatchObject({ code, uses: 0, course: { _id: course.id }, active: true });
  const all = (await call('GET', '/coupons', undefined, admin)).body.data;
  expect(all.map(({ _id }: { _id: string }) => _id)).toEqual(expect.arrayContaining([own._id, forAll._id]));

  expect((await call('POST', '/coupons', anything, tutor)).status).toBe(403);
  expect(
    (await call('POST', '/coupons', { ...anything, code, courseId: course.id }, tutor)).body.errors,
  ).toEqual({ code: 'There is a coupon with this code already.' });
  expect((await call('POST', '/coupons', { ...anything, value: 101 }, admin)).status).toBe(422);
  expect((await call('DELETE', `/coupon/${foreign._id}`, undefined, tutor)).status).toBe(404);

  await order(270, code);
  expect((await call('DELETE', `/coupon/${own._id}`, undefined, tutor)).status).toBe(409);
  expect((await call('DELETE', `/coupon/${forAll._id}`, undefined, admin)).status).toBe(200);
});

describe('[15.105] the last use of a coupon', () => {
  const pay = (id: string, digits: string, as = learner) =>
    call('POST', `/order/${id}/attempts`, { provider: 'mpesa', phone: `07000000${digits}` }, as);
  const held = async () =>
    (await site.server.services.db.select().from(moneyIn).where(eq(moneyIn.state, 'held'))).map(
      ({ reason, orderId }) => ({ reason, orderId }),
    );
  const stateOf = async (id: string) =>
    (await site.server.services.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;

  test('is held by a payment that is under way, although its order was cancelled', async () => {
    const { code } = await coupon({ maxUses: 1 });
    const other = await site.server.signedIn('user');
    const mine = (await order(270, code)).body.data._id;
    await pay(mine, '01');
    await call('POST', `/order/${mine}/cancel`);
    expect(refusal(await order(270, code, other))).toEqual([422, 'This coupon has been used up.']);
    await site.pass(10);
    expect(await stateOf(mine)).toBe('paid');
    expect(refusal(await order(270, code, other))).toEqual([422, 'This coupon has been used up.']);
    expect(await held()).toEqual([]);
  });

  test('is free once the payment failed; money that comes for it all the same is held for a person', async () => {
    const { code } = await coupon({ maxUses: 1 });
    const other = await site.server.signedIn('user');
    const mine = (await order(270, code)).body.data._id;
    await pay(mine, '08');
    await site.pass(10);
    await call('POST', `/order/${mine}/cancel`);
    const theirs = (await order(270, code, other)).body.data._id;
    await pay(theirs, '01', other);
    await site.pass(120);
    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['cancelled', 'paid']);
    expect(await held()).toEqual([{ reason: 'coupon-used', orderId: mine }]);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
  });

  test('is not taken by a newer order of the same person for the same course', async () => {
    const { code } = await coupon({ maxUses: 1 });
    const first = (await order(270, code)).body.data._id;
    await pay(first, '08');
    await site.pass(10);
    await call('POST', `/order/${first}/cancel`);
    await order(270, code);
    const before = (await held()).length;
    await site.pass(120);
    expect(await stateOf(first)).toBe('paid');
    expect(await held()).toHaveLength(before);
  });
});
