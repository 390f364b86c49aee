// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import CheckoutPage from '../src/areas/learner/pages/checkout-page';
import PaymentFailedPage from '../src/areas/learner/pages/payment-failed-page';
import { renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const WAITING = {
  _id: 'a1',
  provider: 'mpesa',
  state: 'waiting',
  problem: null,
  code: null,
  amount: 350,
  phone: '0••• ••• 002',
  reference: 'DK23456789',
  payUrl: null,
  seconds: 2,
  createdAt: '2026-11-23T09:00:00Z',
};
const FAILED = { ...WAITING, state: 'failed', problem: 'cancelled' };
const order = (attempt: object) => ({
  _id: 'o1',
  state: 'open',
  total: 350,
  receiptNo: null,
  held: false,
  createdAt: '2026-11-23T09:00:00Z',
  course: { _id: 'c1', name: 'Keep the books' },
  lines: [],
  attempt,
});

test('[11.24] a learner can use another number at once, even if the order was fetched while its attempt was pending', async () => {
  signIn('user');
  let reads = 0;
  stubNetwork({
    'GET /api/user/u1': { body: { data: { _id: 'u1', firstName: 'Naserian', role: 'user' } } },
    'GET /api/payments/options': { body: { data: { mpesa: true, cards: false } } },
    get 'GET /api/order/o1'() {
      reads += 1;
      return { body: { data: order(reads === 1 ? WAITING : FAILED) } };
    },
    'GET /api/order/o1/state': { body: { data: order(FAILED) } },
  });
  renderAt(
    '/console/checkout/o1/failed',
    <Routes>
      <Route path="/console/checkout/:orderId" element={<CheckoutPage />} />
      <Route path="/console/checkout/:orderId/failed" element={<PaymentFailedPage />} />
      <Route path="/console/checkout/:orderId/waiting" element={<h1>Waiting</h1>} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: /^You cancelled/ });
  await userEvent.click(screen.getByRole('link', { name: 'Use another number' }));
  expect(await screen.findByRole('textbox', { name: 'M-Pesa number' })).toBeDefined();
});
