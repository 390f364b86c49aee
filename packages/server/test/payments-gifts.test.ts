import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyIn, paymentOutbox } from '../src/payments/tables';
import { type Seeded, seedCourse } from './learning-fixtures';
import { CLEAN, ledgerOf } from './payment-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import { giftCodeIn, readOutbox } from './support/mails';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let buyer: SignedIn;
let recipient: SignedIn;
let course: Seeded;

beforeAll(async () => {
  site = await startPaymentSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  buyer = await site.server.signedIn('user');
  recipient = await site.server.signedIn('user');
  course = await seedCourse(site.server, { prices: [100, 200] });
});

const call = (method: 'GET' | 'POST', path: string, as: SignedIn, body?: unknown) =>
  site.server.call(method, path, { as, body });
const whole = () => ({ courseId: course.id, choice: { whole: true } });
const order = (expectedTotal = 300) =>
  call('POST', '/gifts', buyer, {
    ...whole(),
    expectedTotal,
    recipientName: 'Amina',
    recipientEmail: recipient.user.email,
    message: 'Enjoy it!',
  });
const pay = async (orderId: string, as = buyer) => {
  await call('POST', `/order/${orderId}/attempts`, as, { provider: 'mpesa', phone: '0700000001' });
  await site.pass(15);
};
const owned = async (as: SignedIn) =>
  (await call('GET', `/course/${course.id}`, as)).body.data.units.filter((unit: any) => unit.owned).length;
const gifts = async () => (await call('GET', '/gifts', buyer)).body.data;
const mails = async () =>
  (await readOutbox(site.server.services.config.dataDir)).filter(
    ({ to, subject }) => to === recipient.user.email && subject.includes('gives you'),
  );

/** A gift that is paid. @returns its order and the code that was mailed */
async function paidGift() {
  const orderId = (await order()).body.data._id as string;
  await pay(orderId);
  const [mail] = await mails();
  return { orderId, code: giftCodeIn(mail) };
}
const claim = (code: string, as = recipient) => call('POST', '/gifts/claim', as, { code });

test('[11.35] a gift is paid for by one person, and its code is mailed to another', async () => {
  expect((await call('POST', '/gifts/quote', buyer, whole())).body.data).toMatchObject({ total: 300 });
  expect((await order(299)).status).toBe(409);
  const placed = await order();
  expect(placed.body.data).toMatchObject({
    kind: 'gift',
    seats: 1,
    recipient: { name: 'Amina', email: recipient.user.email },
  });
  expect(await mails()).toEqual([]);
  await pay(placed.body.data._id);
  expect(await gifts()).toMatchObject([{ state: 'ready', total: 300, recipient: { name: 'Amina' } }]);
  expect(await owned(buyer)).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`${buyer.user.name} gives you “${course.title}”`);
  expect(mail?.text).toContain('Enjoy it!');
  const code = giftCodeIn(mail);
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(mail?.text).toContain(`Or enter this code: ${code}`);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
  // The code is not kept once it is sent.
  const rows = await site.server.services.db
    .select()
    .from(paymentOutbox)
    .where(eq(paymentOutbox.kind, 'gift'));
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('[11.35] what the buyer has does not make a gift cheaper', async () => {
  const own = await call('POST', '/orders', buyer, { ...whole(), expectedTotal: 300 });
  await pay(own.body.data._id);
  expect((await call('POST', '/gifts/quote', buyer, whole())).body.data).toMatchObject({ total: 300 });
  expect((await order()).status).toBe(201);
});

describe('[11.36] a code', () => {
  test('opens the units once, however it is typed', async () => {
    const { code } = await paidGift();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await call('POST', '/gifts/read', recipient, { code: typed })).body.data).toMatchObject({
      gift: { from: buyer.user.name, message: 'Enjoy it!', course: { name: course.title }, units: null },
      problem: null,
    });
    expect((await claim(typed)).body.data).toEqual({ courseId: course.id });
    expect((await claim(code)).status).toBe(200);
    expect(await owned(recipient)).toBe(2);
    expect(await gifts()).toMatchObject([{ state: 'claimed' }]);
    const other = await site.server.signedIn('user');
    expect((await claim(code, other)).status).toBe(409);
    expect(await owned(other)).toBe(0);
  });

  test('is claimed by one of 20 people who try at the same time', async () => {
    const { code } = await paidGift();
    const people: SignedIn[] = [];
    for (let index = 0; index < 20; index += 1) people.push(await site.server.signedIn('user'));
    const answers = await Promise.all(people.map((person) => claim(code, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const studying = await Promise.all(people.map(owned));
    expect(studying.filter((count) => count > 0)).toEqual([2]);
  });

  test('of an earlier mail stops working when the mail is sent again', async () => {
    const { code } = await paidGift();
    const [gift] = await gifts();
    expect((await call('POST', `/gift/${gift._id}/mail`, buyer)).status).toBe(200);
    expect((await call('POST', `/gift/${gift._id}/mail`, recipient)).status).toBe(404);
    await site.pass(15);
    const texts = (await mails()).map(giftCodeIn);
    expect(texts).toHaveLength(2);
    const renewed = texts.find((one) => one !== code) ?? '';
    expect((await claim(code)).status).toBe(404);
    expect((await claim(renewed)).status).toBe(200);
    expect((await call('POST', `/gift/${gift._id}/mail`, buyer)).status).toBe(409);
  });

  test('that nobody made is refused, and 30 of them in a quarter of an hour are too many', async () => {
    const statuses = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await claim('AAAA-BBBB-CCCC-DDDD')).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

test('[11.37] a refund voids a gift, and closes exactly the units that it opened', async () => {
  const [first, second] = [await site.server.signedIn('admin'), await site.server.signedIn('admin')];
  const refund = async (orderId: string) => {
    const rows = await site.server.services.db.select().from(moneyIn).where(eq(moneyIn.orderId, orderId));
    const reason = { reason: 'The buyer asked for it' };
    const asked = await call('POST', `/admin/payment/${rows[0]?.id}/refund`, first, reason);
    await call('POST', `/admin/refund/${asked.body.data._id}/decision`, second, { approve: true });
    await site.pass(60);
  };
  const unclaimed = await paidGift();
  await refund(unclaimed.orderId);
  expect((await claim(unclaimed.code)).status).toBe(409);
  expect(await gifts()).toMatchObject([{ state: 'refunded' }]);

  recipient = await site.server.signedIn('user');
  const own = { courseId: course.id, choice: { unitIds: [course.units[0]?.id] }, expectedTotal: 100 };
  await pay((await call('POST', '/orders', recipient, own)).body.data._id, recipient);
  const claimed = await paidGift();
  await claim(claimed.code);
  expect(await owned(recipient)).toBe(2);
  await refund(claimed.orderId);
  expect(await owned(recipient)).toBe(1);
  expect(await ledgerOf(site.server)).toEqual(CLEAN);
});
