import type { AdminOrder, AnswerOf, Money, paymentsAdmin, Refund } from '@digiken/contract';
import { type Defaults, listOf, withDefaults } from './list-items';
import { orderOf } from './payment-items';

export type AdminOrderDetail = AnswerOf<(typeof paymentsAdmin)['getAdminOrder']>['data'];
export type PaymentHealth = AnswerOf<(typeof paymentsAdmin)['getPaymentHealth']>['data'];

export const ADMIN_ORDER: Defaults<AdminOrder> = {
  buyer: { _id: null, name: '', email: '' },
  course: { _id: null, name: '' },
  state: 'open',
  held: false,
  total: 0,
  receiptNo: null,
  createdAt: '',
  paidAt: null,
};
export const MONEY: Defaults<Money> = {
  provider: 'mpesa',
  receipt: null,
  amount: 0,
  source: 'callback',
  state: 'held',
  reason: null,
  reference: null,
  note: null,
  order: null,
  refund: null,
  at: '',
};
export const REFUND: Defaults<Refund> = {
  moneyId: '',
  orderId: null,
  amount: 0,
  reason: '',
  state: 'requested',
  code: null,
  requestedBy: null,
  createdAt: '',
  decidedBy: null,
  decidedAt: null,
  doneAt: null,
};

/** An order for administrators that a screen can show although fields are missing. */
export const adminOrderOf = (order: AdminOrderDetail): AdminOrderDetail => ({
  ...withDefaults(order, { attempts: [], timeline: [], money: [], refunds: [] }),
  ...orderOf(order),
  money: listOf(order.money, MONEY),
  refunds: listOf(order.refunds, REFUND),
});

export const healthOf = (health: PaymentHealth): PaymentHealth =>
  withDefaults(health, {
    held: 0,
    heldAmount: 0,
    openRefunds: 0,
    comingRefunds: 0,
    refundApprover: 'other',
    ledger: null,
    pulledAt: null,
    differingDays: 0,
  });
