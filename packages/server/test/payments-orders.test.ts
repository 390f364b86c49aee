import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, type PaymentSite, startPaymentSite } from './payment-site';

let site: PaymentSite;

beforeAll(async () => {
  site = await startPaymentSite();
});
afterAll(() => site.close());

test('[11.18] an order is cancelled by its buyer, and money that still arrives pays it', async () => {
  const order = await checkout(site);
  const cancel = (as = order.learner) => site.server.call('POST', `/order/${order.orderId}/cancel`, { as });
  expect((await cancel(await site.server.signedIn('user'))).status).toBe(404);
  await order.pay('01');
  const answer = await cancel();
  expect(answer.status).toBe(200);
  expect(answer.body.data.state).toBe('cancelled');
  expect((await cancel()).status).toBe(200);
  expect((await order.pay('01')).status).toBe(409);
  await site.pass(15);
  expect((await order.state()).state).toBe('paid');
  expect(await order.owned()).toBe(2);
  expect((await cancel()).status).toBe(409);
});
