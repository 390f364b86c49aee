import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout, type PaymentSite, startPaymentSite } from './payment-site';
import { PASSWORD, type TestServer } from './support/server';

let site: PaymentSite;
let server: TestServer;
beforeAll(async () => {
  site = await startPaymentSite();
  server = site.server;
});
afterAll(() => site.close());

test('[15.70] an address that was pasted with invisible characters is the typed one', async () => {
  const person = { firstName: 'Otieno\u200B', lastName: '\u00A0Were', password: PASSWORD };
  const signedUp = await server.call('POST', '/auth/signup', {
    body: { ...person, email: '\u200Eotieno@example.org' },
  });
  expect(signedUp.status).toBe(201);
  expect(signedUp.body.data.user).toMatchObject({ email: 'otieno@example.org', name: 'Otieno Were' });
  const signedIn = await server.call('POST', '/auth/signin', {
    body: { email: '\u200EOtieno@example.org\u2060', password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
});

test('[15.73] a payment accepts a number as phones copy it and as cards print it', async () => {
  for (const phone of ['\u202A+254 712 345 678\u202C', '+254 (0) 712 345 678', 'Tel: 00254712345678']) {
    const { orderId, learner } = await checkout(site);
    const answer = await server.call('POST', `/order/${orderId}/attempts`, {
      as: learner,
      body: { provider: 'mpesa', phone },
    });
    expect(answer.body.data?.attempt.phone, phone).toBe('0••• ••• 678');
  }
});
