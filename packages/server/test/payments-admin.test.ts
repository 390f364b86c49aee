import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvOf } from '../src/platform/documents/csv';
import { runNight } from '../src/payments/reconcile';
import { paymentAttempts } from '../src/payments/tables';
import { newId } from '../src/platform/ids';
import { CLEAN, ledgerOf, outcomeOf } from './payment-fixtures';
import { type Checkout, checkout, type PaymentSite, startPaymentSite } from './payment-site';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let admin: SignedIn;
let second: SignedIn;
let learner: SignedIn;
let order: Checkout;

beforeAll(async () => {
  site = await startPaymentSite();
  admin = await site.server.signedIn('admin');
  second = await site.server.signedIn('admin');
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  learner = await site.server.signedIn('user');
  order = await checkout(site, learner);
});

const get = (path: string, as = admin) => site.server.call('GET', path, { as });
const post = (path: string, body: unknown, as = admin) => site.server.call('POST', path, { as, body });
const outcome = () => outcomeOf(site.server, { orderId: order.orderId, courseId: order.course.id, learner });
const PAID = { state: 'paid', units: 2, applied: 1, held: [], mails: 1 };
const reason = 'The learner wrote to the help desk.';
const moneyOf = async () => (await get(`/admin/order/${order.orderId}`)).body.data.money;

test('[11.13] held money is matched to its order, and pays it once', async () => {
  await order.pay('16');
  const [prompt] = [...site.simulator.prompts.values()].slice(-1);
  await site.simulator.payByHand({
    amount: 300,
    reference: 'MISTYPED',
    callbackUrl: prompt?.callbackUrl ?? '',
  });
  await site.pass(1);
  const { body } = await get('/admin/payments/held');
  const [held] = body.data;
  expect(held).toMatchObject({ amount: 300, reason: 'no-order', reference: 'MISTYPED', order: null });
  const tries = await Promise.all(
    Array.from({ length: 8 }, () =>
      post(`/admin/payment/${held._id}/match`, { orderId: order.orderId, reason }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await outcome()).toEqual(PAID);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

test('[11.13][15.142] money of another amount cannot be matched', async () => {
  await order.pay('09');
  await site.pass(10);
  const [held] = await moneyOf();
  const answer = await post(`/admin/payment/${held._id}/match`, { orderId: order.orderId, reason });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('The payment is Ksh\u00a0299, and the order Ksh\u00a0300.');
});

test('[11.13] only money that the provider denied can be dismissed', async () => {
  await order.pay('11');
  await site.pass(10);
  const [held] = await moneyOf();
  expect((await post(`/admin/payment/${held._id}/dismiss`, { reason })).status).toBe(200);
  expect((await post(`/admin/payment/${held._id}/dismiss`, { reason })).status).toBe(409);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

test('[11.13] a bank deposit pays an order, once', async () => {
  const deposit = (receipt: string, amount: number) =>
    post(`/admin/order/${order.orderId}/deposit`, { receipt, amount, reason });
  const number = `BANK-${newId().slice(0, 8)}`;
  expect((await deposit(number, 299)).status).toBe(422);
  expect((await deposit(number, 300)).status).toBe(200);
  expect((await deposit(number, 300)).status).toBe(409);
  expect(await outcome()).toEqual(PAID);
});

describe('[11.14] a refund', () => {
  const paid = async (digits = '01') => {
    await order.pay(digits);
    await site.pass(10);
    const [money] = await moneyOf();
    return money._id as string;
  };

  test('needs two administrators; the money goes back once, the units close, and the payer gets a mail', async () => {
    const money = await paid();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => post(`/admin/payment/${money}/refund`, { reason })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const id = asked.find(({ status }) => status === 200)?.body.data._id as string;
    const decide = (as: SignedIn) => post(`/admin/refund/${id}/decision`, { approve: true }, as);
    expect((await decide(admin)).status).toBe(403);
    const decided = await Promise.all(Array.from({ length: 5 }, () => decide(second)));
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await site.pass(10);
    expect((await get('/admin/refunds')).body.data[0]).toMatchObject({ _id: id, state: 'done', amount: 300 });
    expect(await outcome()).toMatchObject({ state: 'refunded', units: 0, applied: 0 });
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
    const mails = (await site.server.mails()).filter(({ to }) => to === learner.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Your receipt ${(await get(`/admin/order/${order.orderId}`)).body.data.receiptNo} for “${order.course.title}”`,
      `Your refund for “${order.course.title}”`,
    ]);
  });

  test('of a second payment leaves the first one and its units', async () => {
    await order.pay('15');
    await site.pass(15);
    const held = (await moneyOf()).find(({ state }: { state: string }) => state === 'held');
    const { body } = await post(`/admin/payment/${held._id}/refund`, { reason });
    await post(`/admin/refund/${body.data._id}/decision`, { approve: true }, second);
    await site.pass(10);
    expect(await outcome()).toEqual(PAID);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
  });

  test('that was rejected can be asked for again', async () => {
    const money = await paid();
    const { body } = await post(`/admin/payment/${money}/refund`, { reason });
    expect((await post(`/admin/refund/${body.data._id}/decision`, { approve: false }, second)).status).toBe(
      200,
    );
    expect((await post(`/admin/payment/${money}/refund`, { reason })).status).toBe(200);
    expect(await outcome()).toEqual(PAID);
  });

  test('of a card is finished by the signed webhook', async () => {
    const { body } = await site.server.call('POST', `/order/${order.orderId}/attempts`, {
      as: learner,
      body: { provider: 'paystack' },
    });
    await site.simulator.charge(body.data.attempt.reference, 'success');
    await site.pass(5);
    const [money] = await moneyOf();
    const asked = await post(`/admin/payment/${money._id}/refund`, { reason });
    await post(`/admin/refund/${asked.body.data._id}/decision`, { approve: true }, second);
    await site.pass(10);
    expect(await outcome()).toMatchObject({ state: 'refunded', units: 0 });
  });
});

test('[11.15] the list is filtered by state, provider, date, receipt, code and buyer', async () => {
  await order.pay('01');
  await site.pass(10);
  const { body } = await get(`/admin/order/${order.orderId}`);
  const { receiptNo, paymentCode, attempt, createdAt, timeline } = body.data;
  const found = async (query: string) =>
    (await get(`/admin/orders?${query}`)).body.data.map(({ _id }: { _id: string }) => _id) as string[];
  for (const search of [receiptNo, paymentCode, attempt.reference.toLowerCase(), learner.email])
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([order.orderId]);
  expect(await found('state=paid&provider=mpesa')).toContain(order.orderId);
  expect(await found('state=open')).not.toContain(order.orderId);
  expect(await found('provider=manual')).not.toContain(order.orderId);
  const today = new Date(Date.parse(createdAt) + 3 * 3_600_000).toISOString().slice(0, 10);
  expect(await found(`from=${today}&to=${today}`)).toContain(order.orderId);
  expect(await found('to=2020-01-01')).toEqual([]);
  expect(timeline.map(({ text }: { text: string }) => text).join(' ')).toMatch(
    /Ordered.*Attempt DK.*Ksh\s300 reported/,
  );
  const { csv } = (await get('/admin/orders/export?state=paid')).body.data;
  expect(csv).toContain(`${receiptNo},`);
  expect(csv).toContain(paymentCode);
});

test('[11.15] the export starts no formula', () => {
  expect(csvOf([['=1+1', '+2', '-3', '@x', 'a "b", c', 4]])).toBe(`'=1+1,'+2,'-3,'@x,"a ""b"", c",4\r\n`);
});

test('[11.3][11.12] each night the ledger is checked, and phone numbers of 30 days ago are cut', async () => {
  await order.pay('01');
  await site.pass(10);
  const { services } = site.server;
  await runNight({ ...services, providers: {} });
  expect((await get('/admin/payments/health')).body.data).toMatchObject({ ledger: { clean: true } });
  const phones = async () =>
    (await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.orderId))).map(
      ({ phone }) => phone,
    );
  expect(await phones()).toEqual(['254700000001']);
  site.server.clock.advance({ hours: 31 * 24 });
  await runNight({ ...services, providers: {} });
  expect(await phones()).toEqual(['001']);
});
