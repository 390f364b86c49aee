import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedPayments, moneyIn } from '../src/payments/tables';
import { checkout, type PaymentSite, startPaymentSite } from './payment-site';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let admin: SignedIn;

beforeAll(async () => {
  site = await startPaymentSite();
  admin = await site.server.signedIn('admin');
});
afterAll(() => site.close());

const get = async (path: string) => (await site.server.call('GET', path, { as: admin })).body.data;
const nairobi = (moment: Date) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
const today = () => nairobi(site.server.clock.now());
const totalsOf = async (day: string) =>
  (await get(`/admin/payments/totals?month=${day.slice(0, 7)}`)).days.find((one: any) => one.day === day);

/** A payment of 300 shillings. @returns its receipt */
async function pay(digits = '01') {
  const buyer = await checkout(site);
  await buyer.pay(digits);
  await site.pass(15);
  const [money] = await site.server.services.db
    .select()
    .from(moneyIn)
    .where(eq(moneyIn.orderId, buyer.orderId));
  return { orderId: buyer.orderId, receipt: money?.receipt ?? '' };
}

test('[11.49] each day shows what is booked and what M-Pesa lists; a difference names the payment and the side', async () => {
  const { db } = site.server.services;
  const before = await pay();
  expect(await get(`/admin/payments/totals?month=${today().slice(0, 7)}`)).toMatchObject({
    since: null,
    readAt: null,
    days: [{ day: today(), ours: { count: 1, amount: 300 }, theirs: null, notListed: 0 }],
  });

  await site.pull();
  await site.pull();
  const alike = { notListed: 0, notBooked: 0, differing: 0 };
  const one = { count: 1, amount: 300 };
  expect(await totalsOf(today())).toEqual({ day: today(), ours: one, theirs: one, ...alike });

  const second = await pay();
  await db
    .insert(listedPayments)
    .values({ provider: 'mpesa', receipt: 'ONLYTHERE1', amount: 250, at: site.server.clock.now() });
  await db.update(listedPayments).set({ amount: 290 }).where(eq(listedPayments.receipt, before.receipt));
  const differing = {
    ours: { count: 2, amount: 600 },
    theirs: { count: 2, amount: 540 },
    notListed: 1,
    notBooked: 1,
    differing: 1,
  };
  expect(await totalsOf(today())).toMatchObject(differing);
  const rows = await get(`/admin/payments/totals/${today()}`);
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ receipt: before.receipt, ours: 300, theirs: 290, orderId: before.orderId }),
      expect.objectContaining({ receipt: second.receipt, ours: 300, theirs: null, orderId: second.orderId }),
      expect.objectContaining({ receipt: 'ONLYTHERE1', ours: null, theirs: 250, orderId: null }),
    ]),
  );

  // Today is not final; tomorrow the day counts.
  expect((await get('/admin/payments/health')).differingDays).toBe(0);
  const day = today();
  site.server.clock.advance({ minutes: 24 * 60 });
  const signedIn = await site.server.signedIn('admin');
  const { body } = await site.server.call('GET', '/admin/payments/health', { as: signedIn });
  expect(body.data.differingDays).toBe(1);
  admin = signedIn;
  expect(await totalsOf(day)).toMatchObject(differing);
});

test('[11.49] money that was dismissed does not count, and a wrong day is refused', async () => {
  const paid = await pay();
  const { db } = site.server.services;
  const count = async () => (await totalsOf(today()))?.ours.count ?? 0;
  const counted = await count();
  await db.update(moneyIn).set({ state: 'dismissed' }).where(eq(moneyIn.receipt, paid.receipt));
  expect(await count()).toBe(counted - 1);
  const refused = await site.server.call('GET', '/admin/payments/totals/yesterday', { as: admin });
  expect(refused.status).toBe(422);
});
