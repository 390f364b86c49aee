import { ENROLLED, OWNED } from '../changes';
import type { RouteTable } from '../route';

const ORDER = ['/order/{id}', '/order/{id}/state'] as const;
/** The next step is with them: a payment that waits for its answer comes first (spec 17.1). */
const WAITING = [...ORDER, ...ENROLLED] as const;

/** Orders, payments and receipts, and where payment providers report. */
export const paymentRoutes = {
  getPaymentOptions: { method: 'GET', path: '/payments/options', access: 'public' },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    access: 'verified',
    idempotent: true,
    changes: ['/order/{id}', ...OWNED],
  },
  getOrder: { method: 'GET', path: '/order/{id}', access: 'verified' },
  getOrderState: { method: 'GET', path: '/order/{id}/state', access: 'verified' },
  payOrder: {
    method: 'POST',
    path: '/order/{id}/attempts',
    access: 'verified',
    idempotent: true,
    changes: WAITING,
  },
  releaseAttempt: { method: 'POST', path: '/order/{id}/release', access: 'verified', changes: WAITING },
  cancelOrder: {
    method: 'POST',
    path: '/order/{id}/cancel',
    access: 'verified',
    changes: [...ORDER, ...OWNED],
  },
  claimPaid: { method: 'POST', path: '/order/{id}/claim', access: 'verified', changes: WAITING },
  listReceipts: { method: 'GET', path: '/receipts', access: 'verified' },
  getReceipt: { method: 'GET', path: '/receipt/{id}', access: 'verified' },
  getReceiptPdf: { method: 'GET', path: '/receipt/{id}/pdf', access: 'verified' },
  verifyReceipt: { method: 'GET', path: '/receipts/verify/{code}', access: 'public' },
  receiveMpesa: { method: 'POST', path: '/hooks/pay/{token}', access: 'public' },
  receivePaystack: { method: 'POST', path: '/hooks/cards', access: 'public', rawBody: true },
} as const satisfies RouteTable;
