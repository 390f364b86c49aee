export { useCouponActions } from '../actions/use-offer-actions';
export { usePaymentActions } from '../actions/use-payment-actions';
export { usePaymentAdminActions } from '../actions/use-payment-admin-actions';
export { usePayoutActions } from '../actions/use-payout-actions';
export type { AdminOrderDetail, PaymentHealth } from '../data/payment-admin-items';
export {
  type EarningTotals,
  type RevenueWeek,
  useEarnings,
  useEarningTotals,
  usePayouts,
  useRevenue,
} from '../data/use-earnings';
export { useKeptChoice } from '../data/use-kept-choice';
export { useCoupons } from '../data/use-offers';
export {
  type PaymentOptions,
  useOrder,
  useOrderProgress,
  usePaymentOptions,
  useReceipt,
  useReceiptCheck,
  useReceipts,
} from '../data/use-payments';
export {
  type PaymentTotals,
  useAdminOrder,
  useAdminOrders,
  useFreshMoney,
  useHeldMoney,
  usePaymentDay,
  usePaymentHealth,
  usePaymentTotals,
  useRefunds,
} from '../data/use-payments-admin';
