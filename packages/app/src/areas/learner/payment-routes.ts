import { pageRoute } from '../../routes/page-route';
import { learnerPages } from './pages';

/** Where an order is paid, and its receipts; the same in the console of a hub (spec 11.38). */
export const paymentRoutes = [
  pageRoute('checkout/:orderId', learnerPages.checkout),
  pageRoute('checkout/:orderId/waiting', learnerPages.paymentWaiting),
  pageRoute('checkout/:orderId/paid', learnerPages.paymentPaid),
  pageRoute('checkout/:orderId/failed', learnerPages.paymentFailed),
  pageRoute('receipts', learnerPages.receipts),
  pageRoute('receipts/:orderId', learnerPages.receipt),
];
