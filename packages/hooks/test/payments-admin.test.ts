import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AdminOrderPage } from '../src/entries/api';
import {
  useAdminOrder,
  useAdminOrders,
  useHeldMoney,
  usePaymentAdminActions,
  useFreshMoney,
  usePaymentHealth,
  useRefunds,
} from '../src/entries/payments';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

function signInAsAdmin() {
  holdCookie(token({ role: 'admin' }));
  return { 'GET /api/user/u1': { body: { data: { ...wanjiru, role: 'admin' } } } };
}

const refund = {
  _id: 'r1',
  moneyId: 'm1',
  orderId: 'o1',
  amount: 299,
  reason: 'Bought twice',
  state: 'requested',
  code: null,
  requestedBy: null,
  createdAt: '2026-11-23T09:00:00Z',
  doneAt: null,
};

describe('transactions for administrators', () => {
  it('asks for exactly the filtered orders and fills the missing fields', async () => {
    const filters: AdminOrderPage = {
      state: 'paid',
      provider: 'mpesa',
      from: '2026-11-01',
      to: '2026-11-23',
    };
    const path = 'GET /api/admin/orders?state=paid&provider=mpesa&from=2026-11-01&to=2026-11-23';
    const { asked } = network({ ...signInAsAdmin(), [path]: { body: { data: [{ _id: 'o1' }, {}] } } });
    const { result } = show(() => useAdminOrders(filters));
    await pass();
    expect(asked('/api/admin/orders')).toHaveLength(1);
    expect(result.current.data?.data).toEqual([
      {
        _id: 'o1',
        buyer: { _id: null, name: '', email: '' },
        course: { _id: null, name: '' },
        state: 'open',
        held: false,
        total: 0,
        receiptNo: null,
        createdAt: '',
        paidAt: null,
      },
    ]);
  });

  it('shows an order although its attempts, money and refunds are missing', async () => {
    network({ ...signInAsAdmin(), 'GET /api/admin/order/o1': { body: { data: { _id: 'o1', total: 300 } } } });
    const { result } = show(() => useAdminOrder('o1'));
    await pass();
    expect(result.current.data).toMatchObject({
      total: 300,
      attempts: [],
      money: [],
      refunds: [],
      lines: [],
    });
  });

  it('refetches held money, orders, refunds and health after a decision', async () => {
    const net = network({
      ...signInAsAdmin(),
      'GET /api/admin/payments/held': { body: { data: [{ _id: 'm1', amount: 299 }] } },
      'GET /api/admin/payments/health': { body: { data: { held: 1, heldAmount: 299 } } },
      'GET /api/admin/refunds?state=requested': { body: { data: [] } },
      'POST /api/admin/payment/m1/refund': { status: 201, body: { message: 'Asked', data: refund } },
    });
    const { result } = show(() => ({
      held: useHeldMoney(),
      health: usePaymentHealth(),
      refunds: useRefunds({ state: 'requested' }),
      actions: usePaymentAdminActions(),
    }));
    await pass();
    expect(result.current.held.data?.data).toMatchObject([{ _id: 'm1', state: 'held', order: null }]);
    expect(result.current.health.data).toMatchObject({ held: 1, openRefunds: 0, ledger: null });
    net.answers['GET /api/admin/refunds?state=requested'] = { body: { data: [refund] } };
    await act(async () => {
      expect(await result.current.actions.requestRefund('m1', 'Bought twice')).toMatchObject({ ok: true });
    });
    expect(net.seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Bought twice' });
    expect(result.current.refunds.data?.data).toMatchObject([refund]);
    expect(net.asked('/api/admin/payments/held')).toHaveLength(2);
    expect(net.asked('/api/admin/payments/health')).toHaveLength(2);
  });

  it('[15.125] follows an approved refund until its result, and then refetches payments and orders', async () => {
    const health = (comingRefunds: number) => ({
      body: { data: { held: comingRefunds, heldAmount: 299 * comingRefunds, comingRefunds } },
    });
    const net = network({
      ...signInAsAdmin(),
      'GET /api/admin/payments/held': { body: { data: [{ _id: 'm1', amount: 299 }] } },
      'GET /api/admin/payments/health': health(1),
      'GET /api/admin/order/o1': { body: { data: { _id: 'o1', state: 'open' } } },
    });
    const { result } = show(() => {
      useFreshMoney();
      return { held: useHeldMoney(), order: useAdminOrder('o1') };
    });
    await pass();
    expect(result.current.held.data?.data).toHaveLength(1);
    net.answers['GET /api/admin/payments/held'] = { body: { data: [] } };
    net.answers['GET /api/admin/order/o1'] = { body: { data: { _id: 'o1', state: 'refunded' } } };
    await pass(3_000);
    expect(net.asked('/api/admin/payments/held')).toHaveLength(1);
    net.answers['GET /api/admin/payments/health'] = health(0);
    await pass(3_000);
    await pass();
    expect(result.current.held.data?.data).toEqual([]);
    expect(result.current.order.data?.state).toBe('refunded');
    const asked = net.asked('/api/admin/payments/health').length;
    await pass(30_000);
    expect(net.asked('/api/admin/payments/health')).toHaveLength(asked);
  });

  it('sends each decision to its own address, and returns what the server refuses', async () => {
    const net = network({
      ...signInAsAdmin(),
      'POST /api/admin/payment/m1/match': 'no answer',
      'POST /api/admin/payment/m1/dismiss': { body: { message: 'Dismissed' } },
      'POST /api/admin/refund/r1/decision': {
        status: 403,
        body: { message: 'You asked for this refund. Another administrator has to approve it.' },
      },
      'POST /api/admin/order/o1/deposit': {
        status: 422,
        body: { message: 'Check the amount', errors: { amount: 'The order is Ksh 300.' } },
      },
      'GET /api/admin/orders/export?search=wan': { body: { data: { name: 'orders.csv', csv: 'Order\r\n' } } },
    });
    const { result } = show(usePaymentAdminActions);
    await pass();
    const actions = result.current;
    const match = { orderId: 'o1', reason: 'Same phone' };
    expect(await actions.matchMoney('m1', match)).toMatchObject({ ok: false, status: 0 });
    expect(net.asked('/api/admin/payment/m1/match')[0]?.body).toEqual(match);
    expect((await actions.dismissMoney('m1', 'It never came')).ok).toBe(true);
    expect(await actions.decideRefund('r1', true)).toMatchObject({ ok: false, status: 403 });
    expect(net.asked('/api/admin/refund/r1/decision')[0]?.body).toEqual({ approve: true });
    const deposit = { receipt: 'BANK-1', amount: 299, reason: 'Paid at the bank' };
    expect(await actions.recordDeposit('o1', deposit)).toMatchObject({
      ok: false,
      errors: { amount: 'The order is Ksh 300.' },
    });
    expect(await actions.exportOrders({ search: 'wan' })).toMatchObject({
      ok: true,
      data: { name: 'orders.csv' },
    });
  });
});
