import type { Order, PaymentAttempt, Receipt } from '@digiken/contract';

/** Orders and receipts for stories. */
export const ATTEMPT: PaymentAttempt = {
  _id: 'p1',
  provider: 'mpesa',
  state: 'waiting',
  problem: null,
  code: null,
  amount: 650,
  phone: '0712 345 678',
  reference: 'DK7F2M9QXA',
  payUrl: null,
  seconds: 0,
  createdAt: '2026-11-22T11:02:00Z',
  endedAt: null,
};

const line = (unitId: string, title: string, price: number) => ({ unitId, title, price, listPrice: price });

export const ORDER: Order = {
  _id: 'o1',
  state: 'open',
  total: 650,
  receiptNo: null,
  held: false,
  returns: [],
  attempt: null,
  kind: 'own',
  seats: 1,
  recipient: null,
  course: { _id: 'c1', name: 'Beekeeping for Small Farms' },
  whole: false,
  lines: [
    line('u2', '2. Siting your hives', 200),
    line('u3', '3. Catching a swarm', 250),
    line('u5', '5. Harvesting cleanly, cooling, straining and labelling honey for the market', 200),
  ],
  listTotal: 650,
  discount: 0,
  coupon: null,
  vat: 0,
  expiresAt: '2026-11-22T11:32:00Z',
  createdAt: '2026-11-22T11:02:00Z',
  paidAt: null,
  paymentCode: null,
  seller: { name: 'Digiken Learning Ltd', kraPin: null },
  buyer: 'Achieng Odhiambo',
  verifyUrl: null,
};

export const RECEIPT: Receipt = {
  _id: 'o1',
  receiptNo: 'DK-2026-004817',
  paidAt: '2026-11-22T11:03:00Z',
  seller: ORDER.seller,
  buyer: ORDER.buyer,
  course: ORDER.course,
  kind: 'own',
  seats: 1,
  lines: ORDER.lines,
  listTotal: 650,
  discount: 0,
  coupon: null,
  total: 650,
  received: 650,
  vat: 0,
  provider: 'mpesa',
  paymentCode: 'TKM4R8W2ZP',
  phone: null,
  refunded: false,
  returns: [],
  verify: { code: '', url: '', qr: { size: 0, path: '' } },
};
