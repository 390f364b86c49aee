export { paymentAdminRoutes } from './admin-routes';
export { type OpenPayments, openPayments } from './open-payments';
export { offerRoutes } from './offer-routes';
export { paymentHookRoutes, paymentRoutes } from './routes';
export { receiptTask } from './receipts/task';
export { orders, paymentAttempts } from './tables';
