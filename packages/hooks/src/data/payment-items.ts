import type { Order, OrderProgress, Receipt, ReceiptRow } from '@digiken/contract';
import { type Defaults, withDefaults } from './list-items';

export const RECEIPT: Defaults<ReceiptRow> = {
  receiptNo: '',
  title: '',
  total: 0,
  state: 'paid',
  paidAt: '',
};

const PROGRESS: Defaults<OrderProgress> = {
  state: 'open',
  total: 0,
  receiptNo: null,
  held: false,
  returns: [],
  attempt: null,
};

export const progressOf = (progress: OrderProgress): OrderProgress => withDefaults(progress, PROGRESS);

/** An order that a screen can show although fields are missing. */
export const orderOf = (order: Order): Order => ({
  ...withDefaults(order, {
    ...PROGRESS,
    kind: 'own',
    seats: 1,
    recipient: null,
    course: { _id: null, name: '' },
    lines: [],
    listTotal: 0,
    discount: 0,
    coupon: null,
    vat: 0,
    paymentCode: null,
    seller: { name: '', kraPin: null },
    verifyUrl: null,
  }),
});

/** A receipt that a screen can show although fields are missing. */
export const receiptOf = (receipt: Receipt): Receipt =>
  withDefaults(receipt, {
    received: receipt.total,
    receiptNo: '',
    paidAt: '',
    seller: { name: '', kraPin: null },
    buyer: '',
    course: { _id: null, name: '' },
    kind: 'own',
    seats: 1,
    lines: [],
    listTotal: 0,
    discount: 0,
    coupon: null,
    total: 0,
    vat: 0,
    provider: null,
    paymentCode: null,
    phone: null,
    refunded: false,
    returns: [],
    verify: { code: '', url: '', qr: { size: 0, path: '' } },
  });
