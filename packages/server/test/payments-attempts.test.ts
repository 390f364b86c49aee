import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAttempt } from '../src/payments/attempts/checks';
import { createProviders } from '../src/payments/context';
import { hookInbox, moneyIn, paymentAttempts, providerState } from '../src/payments/tables';
import { CLEAN, ledgerOf, outcomeOf } from './payment-fixtures';
import { type Checkout, checkout, type PaymentSite, startPaymentSite } from './payment-site';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let learner: SignedIn;
let order: Checkout;

beforeAll(async () => {
  site = await startPaymentSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  // Each test signs in a user; the limits are tested elsewhere.
  site.server.clock.advance({ minutes: 20 });
  learner = await site.server.signedIn('user');
  order = await checkout(site, learner);
});
afterEach(async () => {
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

const outcome = () => outcomeOf(site.server, { orderId: order.orderId, courseId: order.course.id, learner });
const PAID = { state: 'paid', units: 2, applied: 1, held: [], mails: 1 };
const UNPAID = { state: 'open', units: 0, applied: 0, held: [], mails: 0 };

/** How each scenario ends: after so many seconds, and what the payer is told. */
describe('[4.23][11.4] each scenario of the simulator', () => {
  test.each([
    ['01 paid after 3 seconds', '01', 5, PAID, {}],
    ['06 paid, but the callback is lost: the query finds it', '06', 15, PAID, {}],
    ['07 paid, with the callback five times', '07', 10, PAID, {}],
    ['08 failed first, and paid after 90 seconds', '08', 95, PAID, {}],
    ['10 the push is not answered, and it is paid', '10', 15, PAID, {}],
    ['14 cancelled, then paid to the paybill by hand', '14', 95, PAID, {}],
    ['15 paid twice: the second payment is held', '15', 15, { ...PAID, held: ['already-paid'] }, {}],
    ['02 cancelled', '02', 5, UNPAID, { state: 'failed', problem: 'cancelled', code: '1032' }],
    ['03 too little balance', '03', 5, UNPAID, { state: 'failed', problem: 'balance' }],
    ['04 a wrong PIN', '04', 5, UNPAID, { state: 'failed', problem: 'wrong-pin' }],
    [
      '05 the phone is not reached within a minute',
      '05',
      65,
      UNPAID,
      { state: 'failed', problem: 'no-answer' },
    ],
    ['12 Safaricom is busy', '12', 0, UNPAID, { state: 'failed', problem: 'busy' }],
    ['13 the PIN is locked', '13', 5, UNPAID, { state: 'failed', problem: 'pin-locked' }],
    ['09 one shilling too little: held', '09', 15, { ...UNPAID, held: ['amount'] }, { state: 'paid' }],
    ['11 the query denies what the callback says: held', '11', 5, { ...UNPAID, held: ['contradicted'] }, {}],
  ])('%s', async (_name, digits, seconds, expected, attempt) => {
    expect((await order.pay(digits)).status).toBe(202);
    await site.pass(seconds);
    expect(await outcome()).toEqual(expected);
    expect((await order.state()).attempt).toMatchObject(attempt);
    expect(await order.owned()).toBe(expected.units);
    // Nothing changes until the last check.
    await site.pass(60);
    expect(await outcome()).toEqual(expected);
  });
});

test('[11.8] the provider’s list confirms a payment that its query denied', async () => {
  await order.pay('11');
  await site.pass(5);
  await site.pull();
  expect(await outcome()).toEqual(PAID);
});

test('[11.8] a payment that neither the query nor the list has stays held', async () => {
  await order.pay('17');
  await site.pass(15);
  await site.pull();
  expect(await outcome()).toEqual({ ...UNPAID, held: ['contradicted'] });
});

test('[11.8] the list adds the receipt that a query does not know', async () => {
  await order.pay('06');
  await site.pass(15);
  const receipt = async () => {
    const [row] = await site.server.services.db
      .select()
      .from(moneyIn)
      .where(eq(moneyIn.orderId, order.orderId));
    return row?.receipt;
  };
  expect(await receipt()).toBeNull();
  await site.pull();
  expect(await receipt()).toMatch(/^S/);
  expect(await outcome()).toEqual(PAID);
});

test('[11.4] one attempt is live: a second click gets the same one, and after two minutes a new one may begin', async () => {
  const clicks = await Promise.all(Array.from({ length: 10 }, () => order.pay('16')));
  expect(new Set(clicks.map(({ body }) => body.data.attempt._id)).size).toBe(1);
  expect(site.simulator.prompts.size).toBeGreaterThan(0);
  const asked = [...site.simulator.prompts.values()].filter(
    ({ reference }) => reference === clicks[0]?.body.data.attempt.reference,
  );
  expect(asked).toHaveLength(1);
  await site.pass(125);
  expect((await order.state()).attempt.state).toBe('lapsed');
  const again = await order.pay('01');
  expect(again.body.data.attempt._id).not.toBe(clicks[0]?.body.data.attempt._id);
  await site.pass(10);
  expect(await outcome()).toEqual(PAID);
  // The payer answers the first prompt, too.
  await site.simulator.decide(asked[0]?.id ?? '', '0');
  await site.pass(60);
  expect(await outcome()).toEqual({ ...PAID, held: ['already-paid'] });
});

test('[11.4] an attempt whose process died before it called M-Pesa lapses, and another one can pay', async () => {
  const { db } = site.server.services;
  const { body } = await order.pay('16');
  await db
    .update(paymentAttempts)
    .set({ state: 'starting', checkoutRequestId: null })
    .where(eq(paymentAttempts.id, body.data.attempt._id));
  await site.pass(15);
  expect((await order.state()).attempt.state).toBe('unknown');
  await site.pass(150);
  expect((await order.state()).attempt.state).toBe('lapsed');
  await order.pay('01');
  await site.pass(10);
  expect(await outcome()).toEqual(PAID);
});

describe('[17.52] another number is used at once', () => {
  const release = (as = learner) => site.server.call('POST', `/order/${order.orderId}/release`, { as });
  const lastPrompt = () => [...site.simulator.prompts.values()].at(-1)?.id ?? '';

  test('after M-Pesa says that the first request was not answered; answered later, it does not pay twice', async () => {
    await order.pay('16');
    const first = lastPrompt();
    await site.pass(2);
    const released = await release();
    expect(released).toMatchObject({
      status: 200,
      body: { data: { attempt: { state: 'lapsed', seconds: 2 } } },
    });
    site.server.clock.advance({ seconds: 1 });
    await order.pay('01');
    expect(lastPrompt()).not.toBe(first);
    await site.pass(5);
    await site.simulator.decide(first, '0');
    await site.pass(60);
    expect(await outcome()).toEqual({ ...PAID, held: ['already-paid'] });
  });

  test('at the same price: the first request still asks for it', async () => {
    await order.pay('16');
    await site.pass(2);
    await release();
    const other = (seconds: number) => {
      site.server.clock.advance({ seconds });
      const body = {
        courseId: order.course.id,
        choice: { unitIds: [order.course.units[0]?.id] },
        expectedTotal: 100,
      };
      return site.server.call('POST', '/orders', { as: learner, body });
    };
    expect((await other(0)).status).toBe(409);
    expect((await other(120)).status).toBe(201);
  });

  test('not if the first one was answered: it pays, and no other phone rings', async () => {
    await order.pay('06');
    site.server.clock.advance({ seconds: 4 });
    await site.simulator.tick();
    expect((await release()).body.data).toMatchObject({ state: 'paid', attempt: { state: 'paid' } });
    expect((await order.pay('01')).status).toBe(409);
    expect(await outcome()).toEqual(PAID);
  });

  test('not if it is answered while another number is typed', async () => {
    await order.pay('06');
    site.server.clock.advance({ seconds: 2 });
    expect((await release()).body.data.attempt.state).toBe('lapsed');
    site.server.clock.advance({ seconds: 2 });
    await site.simulator.tick();
    const prompts = site.simulator.prompts.size;
    expect((await order.pay('01')).status).toBe(409);
    expect(site.simulator.prompts.size).toBe(prompts);
    expect(await outcome()).toEqual(PAID);
  });

  test('a request that was cancelled ends, and one about which M-Pesa says nothing is kept', async () => {
    await order.pay('02');
    site.server.clock.advance({ seconds: 4 });
    // The report is on its way.
    const prompt = site.simulator.prompts.get(lastPrompt());
    if (prompt) prompt.code = '1032';
    expect((await release()).body.data.attempt).toMatchObject({ state: 'failed', problem: 'cancelled' });
    await order.pay('10');
    const refused = await release();
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cannot see yet') },
    });
    expect((await order.state()).attempt.state).toBe('unknown');
    await site.pass(15);
    expect(await outcome()).toEqual(PAID);
  });

  test('without a request it changes nothing, and it is 404 for another person', async () => {
    expect((await release()).body.data).toMatchObject({ state: 'open', attempt: null });
    expect((await release(await site.server.signedIn('user'))).status).toBe(404);
  });
});

test('[17.51] the payer reads the whole number until it has paid, nobody else', async () => {
  const admin = await site.server.signedIn('admin');
  const phones = async () => [
    (await order.state()).attempt.phone,
    (await site.server.call('GET', `/admin/order/${order.orderId}`, { as: admin })).body.data.attempt.phone,
  ];
  await order.pay('16');
  expect(await phones()).toEqual(['0700 000 016', '0••• ••• 016']);
  await site.simulator.decide([...site.simulator.prompts.values()].at(-1)?.id ?? '', '0');
  await site.pass(5);
  expect(await phones()).toEqual(['0••• ••• 016', '0••• ••• 016']);
});

test('[11.4] the tab is closed while waiting: the payment arrives, and another device sees it', async () => {
  await order.pay('16');
  const [prompt] = [...site.simulator.prompts.values()].slice(-1);
  await site.simulator.decide(prompt?.id ?? '', '0');
  await site.pass(5);
  const other = await site.server.signIn(learner.email, learner.password);
  const { body } = await site.server.call('GET', `/order/${order.orderId}`, { as: other });
  expect(body.data).toMatchObject({ state: 'paid', receiptNo: expect.stringMatching(/^\d{4}-\d{6}$/) });
  expect(body.data.attempt.phone).toBe('0••• ••• 016');
  const mails = (await site.server.mails()).filter(({ to }) => to === learner.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your receipt ${body.data.receiptNo} for “${order.course.title}”`,
  ]);
});

test('[11.7] a forged address is 404, a callback of another request changes nothing, and a repeated one is stored once', async () => {
  await order.pay('16');
  const [prompt] = [...site.simulator.prompts.values()].slice(-1);
  const path = new URL(prompt?.callbackUrl ?? '').pathname.replace(/^\/api/, '');
  const callback = (checkout: string, to = path) =>
    site.server.call('POST', to, {
      body: {
        Body: {
          stkCallback: {
            CheckoutRequestID: checkout,
            ResultCode: 0,
            CallbackMetadata: {
              Item: [
                { Name: 'Amount', Value: 300 },
                { Name: 'MpesaReceiptNumber', Value: 'FAKE1' },
              ],
            },
          },
        },
      },
    });
  expect((await callback(prompt?.id ?? '', `/hooks/pay/${'0'.repeat(64)}`)).status).toBe(404);
  expect((await callback('ws_CO_other')).status).toBe(200);
  await site.pass(5);
  expect(await outcome()).toEqual(UNPAID);
  // Whoever learnt the address still needs M-Pesa to agree.
  for (let number = 0; number < 3; number += 1) await callback(prompt?.id ?? '');
  await site.pass(60);
  expect(await outcome()).toEqual(UNPAID);
  const stored = await site.server.services.db.select().from(hookInbox);
  expect(stored.filter(({ body }) => body.includes(prompt?.id ?? '-'))).toHaveLength(1);
});

test('[11.1] a check between the arrival of a callback and its processing leaves the amount to the callback', async () => {
  await order.pay('16');
  const [prompt] = [...site.simulator.prompts.values()].slice(-1);
  if (prompt === undefined) throw new Error('no prompt');
  const { services } = site.server;
  const [attempt] = await services.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.orderId));
  // The simulator's query says "paid" from now on, and one shilling is missing.
  prompt.code = '0';
  const paid = prompt.amount - 1;
  const body = {
    Body: {
      stkCallback: {
        CheckoutRequestID: prompt.id,
        ResultCode: 0,
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: paid },
            { Name: 'MpesaReceiptNumber', Value: 'SLESS00001' },
          ],
        },
      },
    },
  };
  const path = new URL(prompt.callbackUrl).pathname.replace(/^\/api/, '');
  expect((await site.server.call('POST', path, { body })).status).toBe(200);
  const providers = createProviders(services, site.simulator.url);
  const next = await checkAttempt({ ...services, providers }, attempt?.id ?? '');
  expect(next).toBeInstanceOf(Date);
  expect(await outcome()).toEqual(UNPAID);
  await site.pass(60);
  expect(await outcome()).toEqual({ ...UNPAID, held: ['amount'] });
});

test('[11.10] one token is shared, and a new one is asked for when M-Pesa has ended it', async () => {
  const { db } = site.server.services;
  await order.pay('01');
  await site.pass(5);
  await db.update(providerState).set({ token: 'ended' }).where(eq(providerState.provider, 'mpesa'));
  const next = await checkout(site, learner);
  expect((await next.pay('01')).body.data.attempt.state).toBe('waiting');
});

test('[11.10] of many requests at once without a token, one asks for it and the others wait', async () => {
  const { db } = site.server.services;
  await db.update(providerState).set({ token: null }).where(eq(providerState.provider, 'mpesa'));
  const others = await Promise.all(Array.from({ length: 5 }, () => checkout(site, learner)));
  const states = (await Promise.all(others.map(({ pay }, index) => pay(`2${index}`)))).map(
    ({ body }) => body.data.attempt.state,
  );
  expect(states).toEqual(Array(5).fill('waiting'));
});

describe('cards', () => {
  const payByCard = () =>
    site.server.call('POST', `/order/${order.orderId}/attempts`, {
      as: learner,
      body: { provider: 'paystack' },
    });

  test('[11.11] a card is charged on the provider’s page, and the signed webhook pays the order once', async () => {
    const { body } = await payByCard();
    const { payUrl, reference } = body.data.attempt;
    const page = await fetch(payUrl);
    expect(await page.text()).toContain('Pay Ksh\u00a0300 by card');
    const paid = await fetch(payUrl, { method: 'POST', body: 'pay=yes', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`http://localhost:3000/console/checkout/${order.orderId}`);
    await site.pass(5);
    expect(await outcome()).toEqual(PAID);
    const webhook = site.callbacks.find(({ body: sent }) => sent.includes(reference));
    await site.server.call('POST', '/hooks/cards', { payload: webhook?.body, headers: webhook?.headers });
    await site.pass(30);
    expect(await outcome()).toEqual(PAID);
  });

  test('[11.11] a webhook with a wrong signature, or over other bytes, is 404', async () => {
    await payByCard();
    const body = JSON.stringify({ event: 'charge.success', data: { reference: 'X' } });
    for (const signature of [undefined, 'f'.repeat(128), 'no']) {
      const { status } = await site.server.call('POST', '/hooks/cards', {
        payload: body,
        headers: {
          'content-type': 'application/json',
          ...(signature && { 'x-paystack-signature': signature }),
        },
      });
      expect(status).toBe(404);
    }
    expect(await outcome()).toEqual(UNPAID);
  });

  test('[11.11] a lost webhook: the check finds the payment', async () => {
    const { body } = await payByCard();
    const card = site.simulator.cards.get(body.data.attempt.reference);
    if (card) card.status = 'success';
    await site.pass(15);
    expect(await outcome()).toEqual(PAID);
  });
});

test('[11.9] “I have paid” with a code pays nothing by itself, and administrators are told of held money', async () => {
  await order.pay('16');
  const claim = (code: string) =>
    site.server.call('POST', `/order/${order.orderId}/claim`, { as: learner, body: { code } });
  expect((await claim('SFAKE12345')).status).toBe(200);
  await site.pass(10);
  expect(await outcome()).toEqual(UNPAID);
  // The payer paid to the paybill with a wrong account number.
  await site.simulator.payByHand({
    amount: 300,
    reference: 'MISTYPED',
    callbackUrl: [...site.simulator.prompts.values()].slice(-1)[0]?.callbackUrl ?? '',
  });
  await site.pass(1);
  const { receipt } = site.simulator.received.slice(-1)[0] ?? { receipt: '' };
  await claim(receipt.toLowerCase());
  await site.pass(10);
  expect(await outcome()).toEqual(UNPAID);
  const admin = await site.server.signedIn('admin');
  const { body } = await site.server.call('GET', '/notify-admin', { as: admin });
  expect(body.map(({ message }: { message: string }) => message)).toContain(
    `A learner says that the held payment ${receipt} is theirs.`,
  );
});

test('[11.12] no answer, mail or stored error has a full phone number, a token or a secret', async () => {
  await order.pay('06');
  await site.pass(30);
  const answers: { body: unknown }[] = [];
  const get = (path: string) => site.server.call('GET', path, { as: learner });
  answers.push(await get(`/order/${order.orderId}`), await get(`/order/${order.orderId}/state`));
  const [attempt] = await site.server.services.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.orderId));
  const said = JSON.stringify([
    answers.map(({ body }) => body),
    await site.server.mails(),
    site.server.failures,
  ]);
  // Not the digits within an id.
  expect(said).not.toMatch(/(?<![\da-f])(?:254|0)7\d{8}(?![\da-f])/);
  expect(said).not.toContain(attempt?.checkoutRequestId);
  expect(said).not.toContain(attempt?.tokenHash);
  expect(said).not.toMatch(/simulator-(key|secret|passkey|credential)|sk_test_/);
});
