import { describe, expect, it } from 'vitest';
import { useOrderProgress, usePaymentActions, useReceipts } from '../src/entries/payments';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const USER = { 'GET /api/user/u1': { body: { data: wanjiru } } };
const attempt = (seconds: number) => ({
  _id: 'a1',
  provider: 'mpesa',
  state: 'waiting',
  problem: null,
  code: null,
  amount: 300,
  phone: '0••• ••• 001',
  reference: 'DK23456789',
  payUrl: null,
  seconds,
  createdAt: '2026-11-23T09:00:00Z',
});
const progress = (seconds: number, state = 'open') => ({
  status: 200,
  body: {
    data: { _id: 'o1', state, total: 300, receiptNo: null, held: false, attempt: attempt(seconds) },
  },
});

describe('payments', () => {
  it('[11.17] asks every 2, then 5, then 15 seconds for the state of an order, and stops once it is paid', async () => {
    holdCookie(token());
    const state = 'GET /api/order/o1/state';
    const { asked, answers } = network({ ...USER, [state]: progress(0) });
    const { result } = show(() => useOrderProgress('o1'));
    await pass();
    const count = () => asked('/api/order/o1/state').length;
    expect(count()).toBe(1);
    await pass(2_000);
    expect(count()).toBe(2);
    answers[state] = progress(15);
    await pass(2_000);
    expect(count()).toBe(3);
    await pass(4_999);
    expect(count()).toBe(3);
    answers[state] = progress(120);
    await pass(1);
    expect(count()).toBe(4);
    await pass(14_999);
    expect(count()).toBe(4);
    answers[state] = 'no answer';
    await pass(1);
    expect(count()).toBe(5);
    expect(result.current.data?.attempt?.seconds).toBe(120);
    answers[state] = progress(130, 'paid');
    await pass(60_000);
    expect(result.current.data?.state).toBe('paid');
    const paid = count();
    await pass(60_000);
    expect(count()).toBe(paid);
  });

  it('sends one key for an order and its repetition', async () => {
    holdCookie(token());
    const { asked } = network({ ...USER, 'POST /api/orders': 'no answer' });
    const { result } = show(usePaymentActions);
    await pass();
    const order = { courseId: 'c1', choice: { whole: true as const }, expectedTotal: 300 };
    expect((await result.current.placeOrder(order)).ok).toBe(false);
    await result.current.placeOrder(order);
    const keys = asked('/api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('fills the missing fields of a receipt', async () => {
    holdCookie(token());
    network({ ...USER, 'GET /api/receipts': { body: { data: [{ _id: 'o1' }, {}] } } });
    const { result } = show(() => useReceipts());
    await pass();
    expect(result.current.data?.data).toEqual([
      { _id: 'o1', receiptNo: '', title: '', total: 0, state: 'paid', paidAt: '' },
    ]);
  });
});
