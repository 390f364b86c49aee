// @vitest-environment jsdom
import { paymentsAdmin } from '@digiken/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TransactionPage from '../src/areas/admin/pages/transaction-page';
import TransactionsPage from '../src/areas/admin/pages/transactions-page';
import {
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const AT = '2026-11-23T07:05:00Z';
const page = (data: unknown[], next: string | null = null) => ({ body: { data, next, previous: null } });
const ORDER = {
  _id: 'o1',
  buyer: { _id: 'b1', name: 'Brian Otieno', email: 'brian@example.com' },
  course: { _id: 'c1', name: 'Beekeeping' },
  state: 'open',
  total: 300,
  receiptNo: null,
  createdAt: AT,
  paidAt: null,
};
const MONEY = {
  _id: 'm1',
  provider: 'mpesa',
  receipt: 'TKO4H8R2QX',
  amount: 299,
  source: 'query',
  state: 'held',
  reason: 'amount',
  reference: null,
  note: null,
  order: { _id: 'o1', buyer: 'Brian Otieno', title: 'Beekeeping', total: 300 },
  at: AT,
};
const REFUND = {
  _id: 'r1',
  moneyId: 'm9',
  orderId: 'o9',
  amount: 400,
  reason: 'Wrong course',
  state: 'requested',
  code: null,
  requestedBy: { _id: 'u1', name: 'Njoki Mwangi' },
  createdAt: AT,
  doneAt: null,
};
const DETAIL = {
  ...ORDER,
  buyer: 'Brian Otieno',
  whole: false,
  lines: [],
  listTotal: 300,
  discount: 0,
  coupon: null,
  vat: 0,
  expiresAt: AT,
  paymentCode: null,
  seller: { name: 'Digiken', kraPin: null },
  verifyUrl: null,
  attempts: [],
  money: [MONEY],
  refunds: [],
  timeline: [],
};
const HEALTH = { held: 1, heldAmount: 299, openRefunds: 0, ledger: { at: AT, clean: true }, pulledAt: null };
const get = ({ path }: { path: string }, id = '') => `GET /api${path.replace('{id}', id)}`;

function site(more: Parameters<typeof stubNetwork>[0] = {}) {
  stubNetwork({
    [get(paymentsAdmin.listOrders)]: page([ORDER], 'older'),
    [get(paymentsAdmin.listHeldMoney)]: page([MONEY]),
    [get(paymentsAdmin.listRefunds)]: page([]),
    [get(paymentsAdmin.getPaymentHealth)]: { body: { data: HEALTH } },
    [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: DETAIL } },
    ...more,
  });
}

test('[11.45] filters of transactions are in the address, and the next page keeps them', async () => {
  signIn();
  site();
  renderAt('/admin/transactions?state=paid&provider=mpesa&when=days&from=2026-11-01', <TransactionsPage />);
  const filters = await screen.findByRole('search', { name: 'Filter orders' });
  expect(await screen.findByText('1 order on this page')).toBeTruthy();
  expect(within(filters).getByLabelText<HTMLSelectElement>('State').value).toBe('paid');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/admin/transactions?state=paid&provider=mpesa&when=days&from=2026-11-01&cursor=older',
  );
  fireEvent.change(within(filters).getByLabelText('When'), { target: { value: 'week' } });
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(
      '/admin/transactions?state=paid&provider=mpesa&when=week',
    ),
  );
});

test('[11.45] on a phone one button shows the filters', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  signIn();
  site();
  renderAt('/admin/transactions', <TransactionsPage />);
  const button = await screen.findByRole('button', { name: 'Filter' });
  expect(screen.queryByLabelText('Paid by')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText('Paid by')).toBeTruthy();
});

test('[11.52] where the table does not fit, an order is one link with its course, amount and state', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  signIn();
  site();
  renderAt('/admin/transactions', <TransactionsPage />);
  const list = await screen.findByRole('list', { name: 'Orders' });
  const [row, ...others] = within(list).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(within(row!).getByRole('link', { name: 'Brian Otieno' }).getAttribute('href')).toBe(
    '/admin/transactions/o1',
  );
  for (const text of ['Beekeeping', /Ksh.300/, 'Open']) expect(within(row!).getByText(text)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Orders' })).toBeNull();
});

test('[11.44] an administrator decides about a held payment by a button named after the choice', async () => {
  signIn();
  site({ 'POST /api/admin/payment/m1/refund': { body: { message: 'Asked for.', data: REFUND } } });
  renderAt('/admin/transactions', <TransactionsPage />);
  const held = await screen.findByRole('region', { name: '1 payment is held' });
  expect(within(held).getByText('The amount is not the total of the order.')).toBeTruthy();
  fireEvent.change(within(held).getByLabelText(/Reason/), { target: { value: 'One shilling short' } });
  fireEvent.click(within(held).getByRole('button', { name: 'Send the money back' }));
  expect(await screen.findByText('Asked for.')).toBeTruthy();
});

test('[15.125] what became of a refund is said in place of the form, which returns only after a failure', async () => {
  const card = async (state: string, code: string | null = null) => {
    cleanup();
    signIn();
    const refunded = { ...MONEY, refund: { _id: 'r1', state, code } };
    site({ [get(paymentsAdmin.listHeldMoney)]: page([refunded]) });
    renderAt('/admin/transactions', <TransactionsPage />);
    return screen.findByRole('region', { name: '1 payment is held' });
  };
  for (const [state, text] of [
    ['requested', /was asked for/],
    ['approved', /on its way back/],
    ['sent', /on its way back/],
    ['unknown', /has not answered/],
  ] as const) {
    const held = await card(state);
    expect(within(held).getByText(text)).toBeTruthy();
    expect(within(held).queryByRole('radio')).toBeNull();
  }
  expect(within(await card('failed', '2001')).getAllByRole('radio')).not.toEqual([]);
});

test('[15.127] a payment of another amount can be given to its order; the order is held', async () => {
  signIn();
  site({
    [get(paymentsAdmin.listOrders)]: page([{ ...ORDER, held: true }]),
    'POST /api/admin/payment/m1/match': { body: { message: 'Matched.', data: MONEY } },
  });
  const fetched = vi.spyOn(globalThis, 'fetch');
  renderAt('/admin/transactions', <TransactionsPage />);
  const held = await screen.findByRole('region', { name: '1 payment is held' });
  const orders = await screen.findByRole('table', { name: 'Orders' });
  expect(await within(orders).findByText('Held')).toBeTruthy();
  expect(within(orders).queryByText('Open')).toBeNull();
  expect(screen.getByRole('option', { name: 'Held' })).toBeTruthy();
  fireEvent.click(within(held).getByRole('radio', { name: 'Give the units' }));
  fireEvent.change(within(held).getByLabelText(/Reason/), { target: { value: 'One shilling short' } });
  fireEvent.click(within(held).getByRole('button', { name: 'Give the units' }));
  expect(await screen.findByText('Matched.')).toBeTruthy();
  const [sent] = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
  expect(JSON.parse(sent?.[1]?.body as string)).toEqual({
    orderId: 'o1',
    reason: 'One shilling short',
    writeOff: true,
  });
});

test('[15.128] a refund that nobody can approve says what is missing; by the settings one person approves it', async () => {
  const show = (refundApprover: string) => {
    cleanup();
    signIn();
    site({
      [get(paymentsAdmin.getPaymentHealth)]: { body: { data: { ...HEALTH, refundApprover } } },
      [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: { ...DETAIL, refunds: [REFUND] } } },
    });
    renderAt('/admin/transactions/o1', <OrderRoute />);
  };
  show('missing');
  expect(await screen.findByText(/Nobody can approve it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change the rule in the settings' }).getAttribute('href')).toBe(
    '/admin/settings',
  );
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  show('self');
  expect(await screen.findByRole('button', { name: /Approve the refund of Ksh.400/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Withdraw/ })).toBeTruthy();
});

test('[15.126] the history tells each step at its time, and held money as held although it went back', async () => {
  signIn();
  const at = (second: number) => new Date(Date.parse(AT) + second * 1000).toISOString();
  const attempt = { _id: 'a1', provider: 'mpesa', state: 'paid', code: null, reference: 'DK1' };
  const steps = {
    ...DETAIL,
    state: 'refunded',
    attempts: [{ ...attempt, createdAt: '2026-11-23T07:05:00.800Z', endedAt: at(3) }],
    // The provider gives whole seconds: this one is that of the attempt.
    money: [{ ...MONEY, state: 'refunded' }],
    refunds: [
      {
        ...REFUND,
        state: 'done',
        createdAt: at(10),
        decidedBy: { _id: 'u2', name: 'Njeri' },
        decidedAt: at(20),
        doneAt: at(30),
      },
    ],
  };
  site({ [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: steps } } });
  renderAt('/admin/transactions/o1', <OrderRoute />);
  const history = await screen.findByRole('list', { name: 'History of this order, oldest first' });
  const told = within(history)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  for (const [index, text] of [
    /Ordered for/,
    /M-Pesa: attempt DK1/,
    /299 by M-Pesa.*: Held/,
    /Njoki Mwangi asked for a refund/,
    /Njeri approved the refund/,
    /Refund of .*: Done/,
  ].entries())
    expect(told[index]).toMatch(text);
});

test('[11.44] a content manager reads held payments and refunds, without a form', async () => {
  signIn('sudo');
  site();
  renderAt('/admin/transactions', <TransactionsPage />);
  const held = await screen.findByRole('region', { name: '1 payment is held' });
  expect(within(held).getByText('Only administrators decide about held payments.')).toBeTruthy();
  expect(within(held).queryByRole('radio')).toBeNull();
  cleanup();
  site({ [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: { ...DETAIL, refunds: [REFUND] } } } });
  renderAt('/admin/transactions/o1', <OrderRoute />);
  expect(await screen.findAllByText('Wrong course')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: /refund|deposit/i })).toBeNull();
});

test('[11.45] the administrator who asked for a refund can only withdraw it', async () => {
  signIn();
  site({ [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: { ...DETAIL, refunds: [REFUND] } } } });
  renderAt('/admin/transactions/o1', <OrderRoute />);
  expect(await screen.findByRole('button', { name: /Withdraw the refund of Ksh.400/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  cleanup();
  const others = { ...REFUND, requestedBy: { _id: 'u2', name: 'Njeri' } };
  site({ [get(paymentsAdmin.getAdminOrder, 'o1')]: { body: { data: { ...DETAIL, refunds: [others] } } } });
  renderAt('/admin/transactions/o1', <OrderRoute />);
  expect(await screen.findByRole('button', { name: /Approve the refund of Ksh.400/ })).toBeTruthy();
});

test('[11.45] a deposit without a number, an amount or a reason is refused at its fields', async () => {
  signIn();
  site();
  renderAt('/admin/transactions/o1', <OrderRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Record a bank deposit' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Amount in shillings'), { target: { value: 'a lot' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Record the deposit' }));
  const links = (await within(dialog).findAllByRole('link')).map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Enter the number of the deposit',
    'Enter a whole amount, e.g. 1,200',
    'Enter a reason',
  ]);
});

test('[11.45] a ledger that does not add up is shown before everything else', async () => {
  signIn();
  const broken = { ...HEALTH, ledger: { at: AT, clean: false } };
  site({ [get(paymentsAdmin.getPaymentHealth)]: { body: { data: broken } } });
  renderAt('/admin/transactions', <TransactionsPage />);
  expect(await screen.findByText('The ledger does not add up')).toBeTruthy();
});

function OrderRoute() {
  return (
    <Routes>
      <Route path="/admin/transactions/:orderId" element={<TransactionPage />} />
    </Routes>
  );
}
