export { earningRoutes } from './earnings/routes';
export { paymentAdminRoutes } from './admin-routes';
export { type OpenPayments, openPayments } from './open-payments';
export { giftRoutes } from './gifts/routes';
export { offerRoutes } from './offer-routes';
export { paymentHookRoutes, paymentRoutes } from './routes';
export { seatRoutes } from './seats/routes';
export { receiptTask } from './receipts/task';
export { orders, paymentAttempts } from './tables';
