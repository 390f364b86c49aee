import type { Earning } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { earnings, payouts } from '../src/payments/tables';
import { runNight } from '../src/payments/reconcile';
import { createProviders } from '../src/payments/context';
import { users } from '../src/users';
import { type Seeded, seedCourse } from './learning-fixtures';
import { balanceOf, CLEAN, ledgerOf } from './payment-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import { databaseAfter } from './support/database';
import { PASSWORD_HASH, type SignedIn, startTestServer } from './support/server';

let site: PaymentSite;
let admin: SignedIn;
let second: SignedIn;
let tutor: SignedIn;
let course: Seeded;

beforeAll(async () => {
  site = await startPaymentSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  // Sign-ins have a limit per minute, and sessions end after two days.
  site.server.clock.advance({ minutes: 20 });
  await signIn();
  tutor = await site.server.signedIn('tutor');
  course = await seedCourse(site.server, { prices: [100, 200], ownerId: tutor.id });
});

async function signIn() {
  admin = await site.server.signedIn('admin');
  second = await site.server.signedIn('admin');
}

const call = (method: 'GET' | 'POST', path: string, as: SignedIn, body?: unknown) =>
  site.server.call(method, path, { as, body });
const reason = 'The learner wrote to the help desk.';

/** A learner pays 300 shillings, of which the instructor gets 70 and 140. @returns the payment's id */
async function sell(): Promise<string> {
  const learner = await site.server.signedIn('user');
  const placed = await call('POST', '/orders', learner, {
    courseId: course.id,
    choice: { whole: true },
    expectedTotal: 300,
  });
  const id = placed.body.data._id as string;
  await call('POST', `/order/${id}/attempts`, learner, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(10);
  const { body } = await call('GET', `/admin/order/${id}`, admin);
  return body.data.money[0]._id;
}

async function refund(money: string) {
  const { body } = await call('POST', `/admin/payment/${money}/refund`, admin, { reason });
  await call('POST', `/admin/refund/${body.data._id}/decision`, second, { approve: true });
  await site.pass(10);
}

const monthOf = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 7);
const thisMonth = () => monthOf(site.server.clock.now());

/** Moves the clock beyond the hold and to the next month in Nairobi. @returns the month that has ended */
async function nextMonth(): Promise<string> {
  site.server.clock.advance({ hours: 14 * 24 });
  const month = thisMonth();
  while (thisMonth() === month) site.server.clock.advance({ hours: 24 });
  await signIn();
  tutor = await site.server.signIn(tutor.email, tutor.password);
  return month;
}

const totals = async () => (await call('GET', '/instructor/earnings/totals', tutor)).body.data;
const lines = async (as = tutor) => (await call('GET', '/instructor/earnings', as)).body.data;
const states = async () => (await lines()).map(({ state }: { state: string }) => state);
const prepare = (month: string) => call('POST', '/admin/payouts', admin, { month });
const ownPayouts = () =>
  site.server.services.db
    .select()
    .from(payouts)
    .where(eq(payouts.instructorId, tutor.id))
    .orderBy(payouts.createdAt);
const pay = (id: string, as = admin) =>
  call('POST', `/admin/payout/${id}/paid`, as, { reference: 'SFK1234567' });

test('[11.27] an instructor sees own sales with their share, on hold for 14 days and then payable', async () => {
  await sell();
  const sold = (await lines()).sort((one: Earning, other: Earning) => one.share - other.share);
  expect(sold).toMatchObject([
    { course: { _id: course.id, name: course.title }, price: 100, share: 70, state: 'hold' },
    { course: { _id: course.id, name: course.title }, price: 200, share: 140, state: 'hold' },
  ]);
  expect(await totals()).toMatchObject({ sales: 2, sold: 210, onHold: 210, payable: 0, paid: 0 });
  expect(await lines(await site.server.signedIn('tutor'))).toEqual([]);
  await nextMonth();
  expect(await states()).toEqual(['payable', 'payable']);
  expect(await totals()).toMatchObject({ onHold: 0, payable: 210, refunded: 0 });
});

test('[11.27] a refund reverses the shares', async () => {
  const money = await sell();
  await sell();
  await refund(money);
  expect((await states()).sort()).toEqual(['hold', 'hold', 'reversed', 'reversed']);
  expect(await totals()).toMatchObject({ sold: 420, refunded: 210, onHold: 210, payable: 0, paid: 0 });
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});

test('[11.28] the months of an instructor add up to the totals', async () => {
  const month = thisMonth();
  await refund(await sell());
  await sell();
  const { months, sold, refunded } = await totals();
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month, sold, refunded, paid: 0 });
  expect([sold, refunded]).toEqual([420, 210]);
});

describe('[11.29] payouts of a month', () => {
  test('are prepared once for each instructor, with the name of that day', async () => {
    await sell();
    const month = await nextMonth();
    const tries = await Promise.all(Array.from({ length: 5 }, () => prepare(month)));
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await ownPayouts()).toMatchObject([{ month, amount: 210, state: 'due' }]);
    await site.server.services.db.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, tutor.id));
    const { body } = await call('GET', `/admin/payouts?month=${month}&state=due`, admin);
    const row = body.data.find(
      ({ instructor }: { instructor: { _id: string } }) => instructor._id === tutor.id,
    );
    expect(row).toMatchObject({
      month,
      amount: 210,
      instructor: { name: tutor.user.name, email: tutor.email },
    });
  });

  test('exist only for months that have ended in Nairobi', async () => {
    const running = await prepare(thisMonth());
    expect([running.status, running.body.errors]).toEqual([422, { month: 'This month has not ended yet.' }]);
    expect((await prepare('2026-13')).status).toBe(422);
  });

  test('leave out what is still on hold or was refunded', async () => {
    await refund(await sell());
    const month = await nextMonth();
    await sell();
    await prepare(month);
    expect(await ownPayouts()).toEqual([]);
    expect(await totals()).toMatchObject({ sold: 420, refunded: 210, onHold: 210, payable: 0 });
  });

  test('deduct a refund of what was paid out, and carry what is below one shilling', async () => {
    const money = await sell();
    await prepare(await nextMonth());
    const [first] = await ownPayouts();
    await pay(first?.id ?? '');
    await refund(money);
    expect(await totals()).toMatchObject({ payable: -210, paid: 210, refunded: 210 });
    await sell();
    await prepare(await nextMonth());
    expect(await ownPayouts()).toHaveLength(1);
    await sell();
    const last = await nextMonth();
    await prepare(last);
    expect((await ownPayouts()).at(-1)).toMatchObject({ month: last, amount: 210 });
    expect(await totals()).toMatchObject({ sold: 630, refunded: 210, payable: 210, paid: 210 });
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
  });

  test('are exported without a cell that starts a formula', async () => {
    await site.server.services.db.update(users).set({ firstName: '=SUM(A1)' }).where(eq(users.id, tutor.id));
    await sell();
    const month = await nextMonth();
    await prepare(month);
    const { body } = await call('GET', `/admin/payouts/export?month=${month}`, admin);
    expect(body.data.name).toBe(`payouts-${month}.csv`);
    expect(body.data.csv).toContain(
      `,'=SUM(A1) ${tutor.user.lastName},${tutor.email},${month},210,due,,\r\n`,
    );
  });
});

test('[11.30] a payout is recorded as paid once, and moves from the instructor to the bank', async () => {
  await sell();
  await prepare(await nextMonth());
  const [due] = await ownPayouts();
  const bank = await balanceOf(site.server, 'clearing:manual');
  expect(await balanceOf(site.server, `instructor:${tutor.id}`)).toBe(-210);
  const tries = await Promise.all(Array.from({ length: 5 }, () => pay(due?.id ?? '')));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await balanceOf(site.server, `instructor:${tutor.id}`)).toBe(0);
  expect((await balanceOf(site.server, 'clearing:manual')) - bank).toBe(-210);
  expect(await ownPayouts()).toMatchObject([{ state: 'paid', reference: 'SFK1234567', paidBy: admin.id }]);
  expect(await states()).toEqual(['paid', 'paid']);
  expect(await totals()).toMatchObject({ payable: 0, paid: 210 });
  const audited = (await call('GET', '/admin/audit', admin)).body.data;
  const entry = audited.find(({ action }: { action: string }) => action === 'paid');
  expect(entry).toMatchObject({ detail: 'Ksh\u00a0210, SFK1234567' });
});

test('[11.30] the nightly check balances with payouts, and reports a share that the ledger does not know', async () => {
  await sell();
  await prepare(await nextMonth());
  const [due] = await ownPayouts();
  await pay(due?.id ?? '');
  const { services } = site.server;
  const night = () => runNight({ ...services, providers: createProviders(services, site.simulator.url) });
  const clean = async () => (await call('GET', '/admin/payments/health', admin)).body.data.ledger.clean;
  await night();
  expect(await clean()).toBe(true);
  const change = (share: number) =>
    services.db.update(earnings).set({ share }).where(eq(earnings.instructorId, tutor.id));
  await change(100);
  await night();
  expect(await clean()).toBe(false);
  await change(105);
});

test('[11.31] the revenue of 12 weeks counts paid orders and refunds, not refunds of held money', async () => {
  const weeks = async () => (await call('GET', '/admin/revenue', admin)).body.data;
  const before = (await weeks()).at(-1);
  const money = await sell();
  await sell();
  await refund(money);
  const after = await weeks();
  expect(after).toHaveLength(12);
  expect(new Set(after.map(({ week }: { week: string }) => new Date(week).getUTCDay()))).toEqual(
    new Set([1]),
  );
  expect(after.at(-1)).toEqual({
    week: before.week,
    gross: before.gross + 600,
    refunds: before.refunds + 300,
    net: before.net + 300,
  });
  const prompts = [...site.simulator.prompts.values()];
  await site.simulator.payByHand({
    amount: 55,
    reference: 'MISTYPED',
    callbackUrl: prompts.at(-1)?.callbackUrl ?? '',
  });
  await site.pass(1);
  const held = (await call('GET', '/admin/payments/held', admin)).body.data;
  await refund(held[0]._id);
  expect(await weeks()).toEqual(after);
});

test('[11.27] orders that were paid before earnings existed get their shares', async () => {
  const order = (id: string, state: string) =>
    `insert into orders (id, buyer_name, buyer_email, course_title, whole, list_total, total, state, expires_at, paid_at, receipt_no)
     values ('${id}', 'Barasa Juma', 'barasa@test.example', 'Bees', true, 300, 300, '${state}', now(), '2026-01-31T12:00Z', '${id}')`;
  const line = (id: string) =>
    `insert into order_lines (order_id, position, title, list_price, price, instructor_id, share)
     values ('${id}', 1, 'Hives', 300, 300, 'tutor', 210)`;
  const database = await databaseAfter('0015_refunds_all', [
    `insert into users (id, first_name, last_name, email, password_hash, role, email_verified_at)
     values ('tutor', 'Naliaka', 'Wafula', 'tutor@test.example', '${await PASSWORD_HASH}', 'tutor', now())`,
    ...['kept', 'back', 'open'].flatMap((id) => [
      order(id, { kept: 'paid', back: 'refunded', open: 'open' }[id] ?? ''),
      line(id),
    ]),
    `update orders set paid_at = null, receipt_no = null where id = 'open'`,
    `insert into money_in (id, provider, order_id, amount, source, state, at)
     values ('money', 'manual', 'back', 300, 'manual', 'refunded', now())`,
    `insert into refunds (id, money_id, order_id, amount, reason, state, done_at)
     values ('refund', 'money', 'back', 300, 'Asked for', 'done', '2026-02-03T12:00Z')`,
  ]);
  const server = await startTestServer({}, database);
  try {
    const rows = await server.services.db.select().from(earnings).orderBy(earnings.orderId);
    const paidAt = new Date('2026-01-31T12:00Z');
    const common = { instructorId: 'tutor', share: 210, createdAt: paidAt };
    const payableAt = new Date('2026-02-14T12:00Z');
    expect(rows).toMatchObject([
      { ...common, orderId: 'back', payableAt, reversedAt: new Date('2026-02-03T12:00Z') },
      { ...common, orderId: 'kept', payableAt, reversedAt: null },
    ]);
  } finally {
    await server.close();
  }
});
