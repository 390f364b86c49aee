import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moneyIn } from '../src/payments/tables';
import { seedHub, seedMembers } from './hub-fixtures';
import { seedCourse } from './learning-fixtures';
import { type Checkout, checkout, type PaymentSite, startPaymentSite } from './payment-site';
import type { SignedIn } from './support/server';

let site: PaymentSite;
let admins: SignedIn[];
let order: Checkout;
beforeAll(async () => {
  site = await startPaymentSite();
  admins = [await site.server.signedIn('admin'), await site.server.signedIn('admin')];
});
afterAll(() => site.close());
beforeEach(async () => {
  site.server.clock.advance({ minutes: 20 });
  order = await checkout(site);
});

const call = (method: 'GET' | 'POST', path: string, as: SignedIn, body?: unknown) =>
  site.server.call(method, path, { as, body });
const subjects = async (as: SignedIn) =>
  (await call('GET', '/notifications', as)).body.data.map(({ subject }: { subject: unknown }) => subject);
const ofOrder = () => ({ orderId: order.orderId, course: order.course.title, area: 'console' });

test('[13.41] a payment that arrived notifies the buyer once, however often it is reported', async () => {
  await order.pay('01');
  await site.pass(15);
  await site.pull();
  expect(await subjects(order.learner)).toEqual([{ type: 'payment', ...ofOrder() }]);
  expect((await site.server.mails()).filter(({ to }) => to === order.learner.email)).toHaveLength(1);
});

test('[13.41] a payment that fails while the buyer waits is told on the page; one that fails later notifies', async () => {
  await order.pay('16');
  const [prompt] = [...site.simulator.prompts.values()].slice(-1);
  await site.pass(125);
  expect((await order.state()).attempt.state).toBe('lapsed');
  expect(await subjects(order.learner)).toEqual([]);
  await site.simulator.decide(prompt?.id ?? '', '1032');
  await site.pass(60);
  expect((await order.state()).attempt.state).toBe('failed');
  expect(await subjects(order.learner)).toEqual([
    { type: 'payment-problem', ...ofOrder(), outcome: 'failed' },
  ]);
});

test('[13.41] a payment that is held notifies the buyer', async () => {
  await order.pay('15');
  await site.pass(15);
  expect(await subjects(order.learner)).toContainEqual({
    type: 'payment-problem',
    ...ofOrder(),
    outcome: 'held',
  });
});

test.each([true, false])('[13.41] a refund that is decided (%s) notifies the buyer', async (approve) => {
  await order.pay('01');
  await site.pass(15);
  const [money] = await site.server.services.db
    .select()
    .from(moneyIn)
    .where(eq(moneyIn.orderId, order.orderId));
  const [first, second] = admins as [SignedIn, SignedIn];
  const reason = { reason: 'Private' };
  const { body } = await call('POST', `/admin/payment/${money?.id}/refund`, first, reason);
  await call('POST', `/admin/refund/${body.data._id}/decision`, second, { approve });
  expect(await subjects(order.learner)).toContainEqual({ type: 'refund', ...ofOrder(), approved: approve });
  for (const as of admins) expect(await subjects(as)).toEqual([]);
});

describe('for others', () => {
  test('[13.41] a gift notifies the owner of its address, without its code', async () => {
    const recipient = await site.server.signedIn();
    const course = await seedCourse(site.server, { prices: [300] });
    const placed = await call('POST', '/gifts', order.learner, {
      ...{ courseId: course.id, choice: { whole: true }, expectedTotal: 300 },
      ...{ recipientName: 'Amina', recipientEmail: recipient.email, message: 'Secret' },
    });
    const id = placed.body.data._id as string;
    expect(await subjects(recipient)).toEqual([]);
    await call('POST', `/order/${id}/attempts`, order.learner, { provider: 'mpesa', phone: '0700000001' });
    await site.pass(15);
    expect(await subjects(recipient)).toEqual([
      { type: 'gift', from: order.learner.user.name, course: course.title },
    ]);
    expect(await subjects(order.learner)).toMatchObject([{ type: 'payment', orderId: id }]);
  });

  test('[13.41] seats notify the members whom they open something', async () => {
    const hub = await seedHub(site.server);
    const [member, owner, stranger] = [
      await site.server.signedIn(),
      await site.server.signedIn(),
      await site.server.signedIn(),
    ] as const;
    await seedMembers(site.server, hub.id, [member.id, owner.id]);
    const bought = await checkout(site, owner);
    await bought.pay('01');
    await site.pass(15);
    const { course } = bought;
    const placed = await call('POST', '/my-hub/seats', hub.administrator, {
      ...{ courseId: course.id, choice: { whole: true }, seats: 2, expectedTotal: 600 },
    });
    const id = placed.body.data._id as string;
    const phone = { provider: 'mpesa', phone: '0700000001' };
    await call('POST', `/order/${id}/attempts`, hub.administrator, phone);
    await site.pass(15);
    expect(await subjects(member)).toEqual([
      {
        type: 'seats',
        hub: { _id: hub.id, name: hub.name },
        course: { _id: course.id, name: course.title },
      },
    ]);
    expect(await subjects(owner)).toMatchObject([{ type: 'payment' }]);
    expect(await subjects(stranger)).toEqual([]);
    expect(await subjects(hub.administrator)).toMatchObject([{ type: 'payment', area: 'hub' }]);
  });
});
