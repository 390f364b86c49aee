// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import CheckoutPage from '../src/areas/learner/pages/checkout-page';
import PaymentPaidPage from '../src/areas/learner/pages/payment-paid-page';
import { renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const ORDER = {
  _id: 'o1',
  kind: 'own',
  state: 'refunded',
  total: 300,
  receiptNo: null as string | null,
  held: false,
  returns: [{ amount: 299, state: 'done', at: '2026-11-23T09:30:00Z' }],
  createdAt: '2026-11-23T09:00:00Z',
  course: { _id: 'c1', name: 'Keep the books' },
  lines: [],
  attempt: null,
};

function open(order: typeof ORDER) {
  signIn('user');
  stubNetwork({
    'GET /api/user/u1': { body: { data: { _id: 'u1', firstName: 'Naserian', role: 'user' } } },
    'GET /api/payments/options': { body: { data: { mpesa: true, cards: false } } },
    'GET /api/order/o1': { body: { data: order } },
    'GET /api/order/o1/state': { body: { data: order } },
  });
  renderAt(
    '/console/checkout/o1',
    <Routes>
      <Route path="/console/checkout/:orderId" element={<CheckoutPage />} />
      <Route path="/console/checkout/:orderId/paid" element={<PaymentPaidPage />} />
      <Route path="/console/checkout/:orderId/waiting" element={<h1>Waiting</h1>} />
    </Routes>,
  );
}

test('[15.125] the payer reads how much of an order came back, and when, instead of a form to pay', async () => {
  open(ORDER);
  expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeDefined();
  expect(screen.getByText(/299 was sent back to you on 23 Nov 2026, 12:30 EAT/)).toBeDefined();
  expect(screen.getByText(/so it opened nothing/)).toBeDefined();
});

test('[15.125] an order that was paid and refunded is not shown as paid', async () => {
  open({ ...ORDER, receiptNo: '2026-000017' });
  expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeDefined();
  expect(screen.queryByText(/Your units are open/)).toBeNull();
});

test('[15.125] an order whose money is held offers no second payment', async () => {
  open({ ...ORDER, state: 'open', held: true, returns: [] });
  expect(await screen.findByRole('heading', { name: 'Waiting' })).toBeDefined();
});
