import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyIn, orderLines, seatPools } from '../src/payments/tables';
import { runBy, type SeededHub, seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { balanceOf, CLEAN, ledgerOf } from './payment-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import { readOutbox } from './support/mails';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let first: SignedIn;
let second: SignedIn;
let tutor: SignedIn;
let hub: SeededHub;
let buyer: SignedIn;
let course: Seeded;

beforeAll(async () => {
  site = await startPaymentSite();
  first = await site.server.signedIn('admin');
  second = await site.server.signedIn('admin');
  tutor = await site.server.signedIn('tutor');
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  hub = await seedHub(site.server);
  buyer = hub.administrator;
  course = await seedCourse(site.server, { prices: [100, 200], ownerId: tutor.id });
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, as: SignedIn, body?: unknown) =>
  site.server.call(method, path, { as, body });
const choice = (seats: number) => ({ courseId: course.id, choice: { whole: true }, seats });
const order = (seats: number, expectedTotal = seats * 300, as = buyer) =>
  call('POST', '/my-hub/seats', as, { ...choice(seats), expectedTotal });
const pools = async (as = buyer) => (await call('GET', '/my-hub/seats', as)).body.data;
const owned = async (as: SignedIn) =>
  (await call('GET', `/course/${course.id}`, as)).body.data.units.filter((unit: any) => unit.owned).length;

async function members(count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let index = 0; index < count; index += 1) people.push(await site.server.signedIn('user'));
  await seedMembers(
    site.server,
    hub.id,
    people.map(({ id }) => id),
  );
  return people;
}

/** Seats that the hub has paid for. */
async function paid(seats: number) {
  const orderId = (await order(seats)).body.data._id as string;
  await call('POST', `/order/${orderId}/attempts`, buyer, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(15);
  const [pool] = await pools();
  return { orderId, poolId: pool._id as string };
}
const claim = (poolId: string, as: SignedIn) => call('POST', `/seats/${poolId}/claim`, as);

test('[11.32] a hub pays for seats: price, receipt, shares and ledger are for all of them', async () => {
  expect((await call('POST', '/my-hub/seats/quote', buyer, choice(30))).body.data).toMatchObject({
    total: 9000,
    perSeat: 300,
    lines: [{ price: 3000 }, { price: 6000 }],
  });
  expect((await order(30, 300)).status).toBe(409);
  const before = await balanceOf(site.server, `instructor:${tutor.id}`);
  const placed = await order(30);
  expect(placed.body.data).toMatchObject({ kind: 'seats', seats: 30, total: 9000, listTotal: 9000 });
  const orderId = placed.body.data._id;
  expect(await pools()).toMatchObject([{ state: 'unpaid', seats: 30, claimed: 0, units: null, own: true }]);
  expect((await call('PUT', `/order/${orderId}/coupon`, buyer, { coupon: 'ANY' })).status).toBe(409);

  await call('POST', `/order/${orderId}/attempts`, buyer, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(15);
  expect(await pools()).toMatchObject([{ state: 'open', total: 9000 }]);
  expect((await call('GET', `/receipt/${orderId}`, buyer)).body.data).toMatchObject({
    kind: 'seats',
    seats: 30,
    total: 9000,
  });
  const mail = (await readOutbox(site.server.services.config.dataDir)).find(
    ({ to }) => to === buyer.user.email,
  );
  expect(mail?.text).toContain('Seats: 30');
  expect(mail?.links.some((link) => link.endsWith(`/hub/receipts/${orderId}`))).toBe(true);
  const lines = await site.server.services.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const shares = lines.reduce((sum, { share }) => sum + share, 0);
  expect((await balanceOf(site.server, `instructor:${tutor.id}`)) - before).toBe(-shares);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
  const other = await runBy(site.server, (await seedHub(site.server, 'Another hub')).id);
  expect(await pools(other)).toEqual([]);
  expect(await owned(buyer)).toBe(0);
});

test('[11.32] an order has one to 500 seats, and M-Pesa refuses a total above its limit with a sentence', async () => {
  expect((await order(0)).body.errors).toMatchObject({ seats: 'Buy at least one seat' });
  expect((await order(501)).body.errors).toMatchObject({ seats: 'An order can have 500 seats at most' });
  const expensive = await seedCourse(site.server, { prices: [1000] });
  const placed = await call('POST', '/my-hub/seats', buyer, {
    courseId: expensive.id,
    choice: { whole: true },
    seats: 500,
    expectedTotal: 500_000,
  });
  const pay = { provider: 'mpesa', phone: '0700000001' };
  const answer = await call('POST', `/order/${placed.body.data._id}/attempts`, buyer, pay);
  expect([answer.status, answer.body.errors.provider]).toEqual([
    422,
    'M-Pesa takes up to Ksh\u00a0250,000 at once. Choose fewer units, or pay by card.',
  ]);
});

describe('[11.33] a seat', () => {
  test('is offered to members, opens the units for the one who claims it, and shows who that is', async () => {
    const [member, outsider] = [(await members(1))[0] as SignedIn, await site.server.signedIn('user')];
    const { poolId } = await paid(2);
    const offered = (await call('GET', `/seats?courseId=${course.id}`, member)).body.data;
    expect(offered).toMatchObject([{ _id: poolId, hub: { name: hub.name }, left: 2, units: null }]);
    expect((await call('GET', '/seats', outsider)).body.data).toEqual([]);
    expect((await claim(poolId, outsider)).status).toBe(404);

    expect((await claim(poolId, member)).body.data).toEqual({ courseId: course.id });
    expect((await claim(poolId, member)).status).toBe(200);
    expect(await owned(member)).toBe(2);
    expect((await call('GET', '/seats', member)).body.data).toEqual([]);
    expect(await pools()).toMatchObject([{ claimed: 1, state: 'open' }]);
    const claims = (await call('GET', `/my-hub/seats/${poolId}/claims`, buyer)).body.data;
    expect(claims).toMatchObject([{ name: member.user.name, email: member.user.email }]);
    const other = await runBy(site.server, (await seedHub(site.server, 'Another hub')).id);
    expect((await call('GET', `/my-hub/seats/${poolId}/claims`, other)).status).toBe(404);
  });

  test('is claimed by 3 of 40 members who try at the same time, when there are 3', async () => {
    const people = await members(40);
    const { poolId } = await paid(3);
    const answers = await Promise.all(people.map((person) => claim(poolId, person)));
    const counts = [200, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).toEqual([3, 37]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'All seats are taken. Ask the administrator of your hub for more.',
    );
    expect(await pools()).toMatchObject([{ claimed: 3, state: 'full' }]);
    const studying = await Promise.all(people.map(owned));
    expect(studying.filter((count) => count === 2)).toHaveLength(3);
  });

  test('is claimed once by a member who presses 40 times', async () => {
    const [member] = (await members(1)) as [SignedIn];
    const { poolId } = await paid(5);
    const answers = await Promise.all(Array.from({ length: 40 }, () => claim(poolId, member)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await pools()).toMatchObject([{ claimed: 1 }]);
  });

  test('is not taken by a member who has all units, and adds what is missing to one who has some', async () => {
    const [rich, some] = (await members(2)) as [SignedIn, SignedIn];
    const { poolId } = await paid(2);
    const buy = async (as: SignedIn, body: object) => {
      const placed = await call('POST', '/orders', as, { courseId: course.id, ...body });
      const path = `/order/${placed.body.data._id}/attempts`;
      await call('POST', path, as, { provider: 'mpesa', phone: '0700000001' });
      await site.pass(15);
    };
    await buy(rich, { choice: { whole: true }, expectedTotal: 300 });
    const unitId = course.units[0]?.id;
    await buy(some, { choice: { unitIds: [unitId] }, expectedTotal: 100 });
    expect((await claim(poolId, rich)).body.message).toBe(
      'You have these units already, so you do not need a seat.',
    );
    expect((await call('GET', '/seats', rich)).body.data).toEqual([]);
    expect((await claim(poolId, some)).status).toBe(200);
    expect(await owned(some)).toBe(2);
    expect(await pools()).toMatchObject([{ claimed: 1 }]);
  });

  test('cannot be claimed before it is paid, nor by somebody who left the hub', async () => {
    const [member] = (await members(1)) as [SignedIn];
    await order(1);
    const [unpaid] = await pools();
    expect((await claim(unpaid._id, member)).status).toBe(409);
    await call('POST', `/order/${unpaid.orderId}/attempts`, buyer, {
      provider: 'mpesa',
      phone: '0700000001',
    });
    await site.pass(15);
    await site.server.call('DELETE', `/hub/${hub.id}/membership`, { as: member });
    expect((await claim(unpaid._id, member)).status).toBe(404);
  });
});

describe('[11.34] a refund of seats', () => {
  const moneyOf = async (orderId: string) => {
    const rows = await site.server.services.db.select().from(moneyIn).where(eq(moneyIn.orderId, orderId));
    return rows[0]?.id ?? '';
  };
  const ask = async (orderId: string) =>
    call('POST', `/admin/payment/${await moneyOf(orderId)}/refund`, first, { reason: 'Bought by mistake' });

  test('stops claims while it is decided, and pays back once a second administrator agrees', async () => {
    const [member] = (await members(1)) as [SignedIn];
    const { orderId, poolId } = await paid(2);
    const rejected = await ask(orderId);
    expect((await claim(poolId, member)).status).toBe(409);
    expect(await pools()).toMatchObject([{ state: 'closed' }]);
    await call('POST', `/admin/refund/${rejected.body.data._id}/decision`, second, { approve: false });
    expect(await pools()).toMatchObject([{ state: 'open' }]);

    const { body } = await ask(orderId);
    await call('POST', `/admin/refund/${body.data._id}/decision`, second, { approve: true });
    await site.pass(60);
    expect(await pools()).toMatchObject([{ state: 'refunded' }]);
    expect((await claim(poolId, member)).status).toBe(409);
    expect(await ledgerOf(site.server)).toEqual(CLEAN);
  });

  test('is refused once a member has claimed a seat', async () => {
    const [member] = (await members(1)) as [SignedIn];
    const { orderId, poolId } = await paid(2);
    await claim(poolId, member);
    const answer = await ask(orderId);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Members have claimed seats of this order, so it cannot be refunded.',
    ]);
  });

  test('and a claim at the same time never leave a claimed seat in a refunded order', async () => {
    const people = await members(6);
    const { orderId, poolId } = await paid(6);
    const [asked, ...answers] = await Promise.all([
      ask(orderId),
      ...people.map((person) => claim(poolId, person)),
    ]);
    const claimed = answers.filter(({ status }) => status === 200).length;
    expect(asked?.status === 200 ? claimed : 0).toBe(0);
    expect(asked?.status === 200 || claimed > 0).toBe(true);
    const [pool] = await site.server.services.db.select().from(seatPools).where(eq(seatPools.id, poolId));
    expect(pool?.claimed).toBe(claimed);
  });
});
