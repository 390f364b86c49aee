import type { AreaPage } from '../../routes/area-page';
import { other } from './other-page';

/** Where an order is paid, and its receipts; the same in the console of a hub (spec 11.38). */
export const paymentPages: readonly AreaPage<never>[] = [
  { path: 'checkout/:orderId', load: other('checkout') },
  { path: 'checkout/:orderId/waiting', load: other('paymentWaiting') },
  { path: 'checkout/:orderId/paid', load: other('paymentPaid') },
  { path: 'checkout/:orderId/failed', load: other('paymentFailed') },
  { path: 'receipts', load: other('receipts') },
  { path: 'receipts/:orderId', load: other('receipt') },
];
