import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvOf } from '../src/platform/documents/csv';
import { runNight } from '../src/payments/reconcile';
import { orders, paymentAttempts, refunds } from '../src/payments/tables';
import { newId } from '../src/platform/ids';
import { users } from '../src/users';
import { balanceOf, CLEAN, ledgerOf, outcomeOf } from './payment-fixtures';
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

test('[11.13][17.99] held money is matched to its order, and pays it once', async () => {
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
  const waiting = async () => (await get('/console/work')).body.data.heldPayments;
  expect(await waiting()).toBe(1);
  expect(held).toMatchObject({ amount: 300, reason: 'no-order', reference: 'MISTYPED', order: null });
  const tries = await Promise.all(
    Array.from({ length: 8 }, () =>
      post(`/admin/payment/${held._id}/match`, { orderId: order.orderId, reason }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await outcome()).toEqual(PAID);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
  expect(await waiting()).toBe(0);
});

test('[11.13][15.142] money of another amount cannot be matched', async () => {
  await order.pay('09');
  await site.pass(10);
  const [held] = await moneyOf();
  const answer = await post(`/admin/payment/${held._id}/match`, { orderId: order.orderId, reason });
  expect(answer.status).toBe(409);
  expect(answer.body.message).toBe('The payment is Ksh\u00a0299, and the order Ksh\u00a0300.');
});

test('[15.127] a payment of another amount gives the units if the difference is written off, and is refunded as received', async () => {
  await order.pay('09');
  await site.pass(10);
  const [held] = await moneyOf();
  const before = await balanceOf(site.server, 'written-off');
  const body = { orderId: order.orderId, reason, writeOff: true };
  expect((await post(`/admin/payment/${held._id}/match`, body)).status).toBe(200);
  expect(await outcome()).toEqual(PAID);
  expect((await balanceOf(site.server, 'written-off')) - before).toBe(1);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
  const receipt = await site.server.call('GET', `/receipt/${order.orderId}`, { as: learner });
  expect(receipt.body.data).toMatchObject({ total: 300, received: 299 });
  const code = receipt.body.data.verify.code as string;
  expect((await site.server.call('GET', `/receipts/verify/${code}`)).body.data.total).toBe(299);
  const [entry] = (await get('/admin/audit')).body.data;
  expect(entry.action).toBe('accepted with a difference');
  expect(entry.target.name).toMatch(/^a payment of Ksh\u00a0299 by .* for Ksh\u00a0300$/);

  const asked = await post(`/admin/payment/${held._id}/refund`, { reason });
  expect(asked.body.data.amount).toBe(299);
  await post(`/admin/refund/${asked.body.data._id}/decision`, { approve: true }, second);
  await site.pass(10);
  expect(await outcome()).toMatchObject({ state: 'refunded', units: 0 });
  expect(await balanceOf(site.server, 'written-off')).toBe(before);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

test('[15.127] more than the total can be accepted too; a paid order takes no second payment', async () => {
  await order.pay('15');
  await site.pass(15);
  const twice = (await moneyOf()).find(({ state }: { state: string }) => state === 'held');
  const body = { orderId: order.orderId, reason, writeOff: true };
  expect((await post(`/admin/payment/${twice._id}/match`, body)).status).toBe(409);
  const other = await checkout(site, learner);
  const before = await balanceOf(site.server, 'written-off');
  await site.server.services.db
    .update(orders)
    .set({ total: 290, listTotal: 290 })
    .where(eq(orders.id, other.orderId));
  const more = { ...body, orderId: other.orderId };
  expect((await post(`/admin/payment/${twice._id}/match`, more)).status).toBe(200);
  expect((await balanceOf(site.server, 'written-off')) - before).toBe(-10);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

test('[15.127] an unpaid order with held money is found under “held”, not under “open”', async () => {
  await order.pay('09');
  await site.pass(10);
  const found = async (state: string) =>
    (await get(`/admin/orders?state=${state}`)).body.data.find(
      ({ _id }: { _id: string }) => _id === order.orderId,
    );
  expect(await found('held')).toMatchObject({ state: 'open', held: true });
  expect(await found('open')).toBeUndefined();
  const { csv } = (await get('/admin/orders/export?state=held')).body.data;
  expect(csv).toMatch(new RegExp(`${order.orderId}.*,held,`));
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

  test('[15.128] that nobody can approve says what is missing; the settings let one administrator do both', async () => {
    const setting = async (twoPersonRefunds: boolean) => {
      const { data } = (await get('/admin/settings')).body;
      const body = { ...data, twoPersonRefunds };
      expect((await site.server.call('PUT', '/admin/settings', { as: admin, body })).status).toBe(200);
    };
    const money = await paid();
    const others = and(eq(users.role, 'admin'), ne(users.id, admin.id));
    await site.server.services.db.update(users).set({ status: 'deactivated' }).where(others);
    try {
      const approver = async () => (await get('/admin/payments/health')).body.data.refundApprover;
      expect(await approver()).toBe('missing');
      const asked = await post(`/admin/payment/${money}/refund`, { reason });
      expect(asked.body.message).toContain('there is no other administrator. Add one, or let one person');
      const approve = () => post(`/admin/refund/${asked.body.data._id}/decision`, { approve: true });
      const refused = await approve();
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('there is no other administrator to approve it');
      await setting(false);
      expect(await approver()).toBe('self');
      expect((await approve()).status).toBe(200);
      await site.pass(10);
      expect(await outcome()).toMatchObject({ state: 'refunded', units: 0 });
    } finally {
      await site.server.services.db.update(users).set({ status: 'active' }).where(others);
      await setting(true);
    }
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

  const askAndApprove = async (money: string) => {
    const { body } = await post(`/admin/payment/${money}/refund`, { reason });
    await post(`/admin/refund/${body.data._id}/decision`, { approve: true }, second);
    return body.data._id as string;
  };
  const held = async () =>
    (await moneyOf()).find(({ state }: { state: string }) => state === 'held')._id as string;
  const mailsOf = async () =>
    (await site.server.mails()).filter(({ to, subject }) => to === learner.email && /refund/.test(subject));

  test('[15.125] of held money ends its order, and its payer reads how much came back and when', async () => {
    await order.pay('09');
    await site.pass(10);
    const id = await askAndApprove(await held());
    const listed = (await get('/admin/payments/held')).body.data[0];
    expect(listed.refund).toEqual({ _id: id, state: 'approved', code: null });
    expect((await order.state()).returns).toEqual([
      { amount: 299, state: 'coming', at: site.server.clock.now().toISOString() },
    ]);
    await site.pass(10);
    const { body } = await get(`/admin/order/${order.orderId}`);
    const [refund] = body.data.refunds;
    expect(body.data).toMatchObject({ state: 'refunded', receiptNo: null });
    expect(refund).toMatchObject({ state: 'done', decidedBy: { _id: second.id } });
    expect(await order.state()).toMatchObject({
      state: 'refunded',
      held: false,
      returns: [{ amount: 299, state: 'done', at: refund.doneAt }],
    });
    const [mail] = await mailsOf();
    expect(mail?.text).toContain('We have paid back Ksh\u00a0299 that you sent for');
    expect(mail?.text).toContain(`/console/checkout/${order.orderId}`);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
    // The payer can order the same units again, and pays them.
    const again = await site.server.call('POST', '/orders', {
      as: learner,
      body: { courseId: order.course.id, choice: { whole: true }, expectedTotal: 300 },
    });
    expect(again.status).toBe(201);
  });

  test('[15.125] of held money leaves an order open while another payment of it is under way', async () => {
    await order.pay('09');
    await site.pass(10);
    const money = await held();
    await order.pay('16');
    await askAndApprove(money);
    await site.pass(10);
    expect(await order.state()).toMatchObject({ state: 'open', returns: [{ amount: 299, state: 'done' }] });
    const [prompt] = [...site.simulator.prompts.values()].slice(-1);
    await site.simulator.decide(prompt?.id ?? '', '0');
    await site.pass(10);
    expect(await outcome()).toEqual(PAID);
  });

  test('[15.125] of held money does not keep later money from paying the order', async () => {
    await order.pay('09');
    await site.pass(10);
    await askAndApprove(await held());
    await site.pass(10);
    const deposit = { receipt: `BANK-${newId().slice(0, 8)}`, amount: 300, reason };
    expect((await post(`/admin/order/${order.orderId}/deposit`, deposit)).status).toBe(200);
    expect(await outcome()).toEqual(PAID);
  });

  test('[15.125] is current until a day after its end, and its receipt says what came back', async () => {
    await order.pay('15');
    await site.pass(15);
    const id = await askAndApprove(await held());
    const current = async () =>
      (await get('/admin/refunds?state=current')).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await current()).toContain(id);
    await site.pass(10);
    expect(await current()).toContain(id);
    const receipt = await site.server.call('GET', `/receipt/${order.orderId}`, { as: learner });
    expect(receipt.body.data).toMatchObject({ refunded: false, returns: [{ amount: 300, state: 'done' }] });
    site.server.clock.advance({ hours: 25 });
    expect(await current()).not.toContain(id);
  });

  test('[15.126] is an approved one while the provider may still answer, and has no answer later', async () => {
    await order.pay('09');
    await site.pass(10);
    const id = await askAndApprove(await held());
    await site.server.services.db.update(refunds).set({ state: 'unknown' }).where(eq(refunds.id, id));
    const states = async () => ({
      held: (await get('/admin/payments/held')).body.data[0].refund.state,
      order: (await get(`/admin/order/${order.orderId}`)).body.data.refunds[0].state,
      unknown: (await get('/admin/refunds?state=unknown')).body.data.length,
      coming: (await get('/admin/payments/health')).body.data.comingRefunds,
    });
    expect(await states()).toEqual({ held: 'approved', order: 'approved', unknown: 0, coming: 1 });
    site.server.clock.advance({ minutes: 2 });
    expect(await states()).toEqual({ held: 'unknown', order: 'unknown', unknown: 1, coming: 0 });
  });

  const unanswered = async () => {
    await order.pay('09');
    await site.pass(10);
    const id = await askAndApprove(await held());
    await site.server.services.db.update(refunds).set({ state: 'unknown' }).where(eq(refunds.id, id));
    return id;
  };
  const said = { sent: true, reference: 'QKL1ABC', reason: 'It is in the list of the bank.' };

  test('[15.184] without an answer is closed by what one administrator says and another confirms', async () => {
    const id = await unanswered();
    const say = (body: object, as = admin) => post(`/admin/refund/${id}/answer`, body, as);
    const decide = (approve: boolean, as = admin) =>
      post(`/admin/refund/${id}/answer/decision`, { approve }, as);
    expect((await say(said)).status).toBe(409);
    site.server.clock.advance({ minutes: 2 });
    expect((await decide(true)).status).toBe(409);
    expect((await say({ ...said, reference: ' ' })).status).toBe(422);
    const noted = await say(said);
    expect(noted.status).toBe(200);
    expect(noted.body.data).toMatchObject({ state: 'unknown', answer: { ...said, by: { _id: admin.id } } });
    expect((await say(said, second)).status).toBe(409);
    expect((await decide(true)).status).toBe(403);
    expect((await decide(false)).body.data).toMatchObject({ state: 'unknown', answer: null });
    await say(said, second);
    const { body } = await decide(true);
    expect(body.data).toMatchObject({ state: 'done', code: '0', answer: said });
    expect((await decide(false)).status).toBe(409);
    expect(await order.state()).toMatchObject({
      state: 'refunded',
      returns: [{ amount: 299, state: 'done' }],
    });
    await site.pass(10);
    expect(await mailsOf()).toHaveLength(1);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
    const log = JSON.stringify((await get('/admin/audit')).body);
    for (const part of ['said that it was sent', 'took back', 'confirmed what became', 'QKL1ABC'])
      expect(log).toContain(part);
  });

  test('[15.184] that was not sent fails, and can be asked for again', async () => {
    const id = await unanswered();
    site.server.clock.advance({ minutes: 2 });
    await post(`/admin/refund/${id}/answer`, { sent: false, reference: '', reason: 'Not in the list.' });
    const { body } = await post(`/admin/refund/${id}/answer/decision`, { approve: true }, second);
    expect(body.data).toMatchObject({ state: 'failed', code: 'not-sent' });
    const again = await post(`/admin/payment/${body.data.moneyId}/refund`, { reason });
    expect(again.status).toBe(200);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
  });

  test('[15.126] and its money are in the history at their times, in the order of their causes', async () => {
    await order.pay('09');
    await site.pass(10);
    await askAndApprove(await held());
    await site.pass(10);
    const { timeline } = (await get(`/admin/order/${order.orderId}`)).body.data;
    expect(timeline.map(({ text }: { text: string }) => text.replace(/DK\w+/, 'DK'))).toEqual([
      'Ordered for Ksh\u00a0300.',
      'Attempt DK by mpesa.',
      'Attempt DK: paid.',
      'Ksh\u00a0299 reported by callback: held (amount).',
      'Refund of Ksh\u00a0299: requested.',
      'Refund of Ksh\u00a0299: approved.',
      'Refund of Ksh\u00a0299: done.',
    ]);
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
