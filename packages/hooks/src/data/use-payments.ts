import type { AnswerOf, Order, OrderProgress, payments, Receipt, ReceiptRow } from '@digiken/contract';
import { paymentRoutes } from '@digiken/contract/routes/payments';
import type { ReceiptPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { orderOf, progressOf, RECEIPT, receiptOf } from './payment-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of orders, payments and receipts. */
export const paymentKeys = {
  paymentOptions: () => ['paymentOptions'] as const,
  order: (id: string, viewer: string) => ['order', id, viewer] as const,
  orderState: (id: string, viewer: string) => ['orderState', id, viewer] as const,
  receipts: (page: ReceiptPage, viewer: string) => ['receipts', page, viewer] as const,
  receipt: (id: string, viewer: string) => ['receipt', id, viewer] as const,
  receiptCheck: (code: string) => ['receiptCheck', code] as const,
};

export type PaymentOptions = AnswerOf<(typeof payments)['getPaymentOptions']>['data'];
export type ReceiptCheck = AnswerOf<(typeof payments)['verifyReceipt']>['data'];

/** The ways to pay on this site. */
export function usePaymentOptions(): Query<PaymentOptions> {
  const request = useRequest();
  return useCached(
    paymentKeys.paymentOptions(),
    async () => dataOf(await request(paymentRoutes.getPaymentOptions)),
    { revalidateOnFocus: false },
  );
}

/** An order of the user with its lines; once paid, its receipt. Waits while the id is empty. */
export function useOrder(id: string): Query<Order> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && id ? paymentKeys.order(id, viewer) : null, async () =>
    orderOf(dataOf(await request(paymentRoutes.getOrder, { params: { id } }))),
  );
}

const [SOON, LATER, SELDOM] = [2_000, 5_000, 15_000];

/**
 * Milliseconds until the waiting page asks again: 2 s in the first 15 seconds of an attempt, 5 s up to two minutes,
 * then 15 s. 0 once the order is paid.
 */
function pollAfter(progress: Pick<OrderProgress, 'state' | 'attempt'> | undefined): number {
  if (!progress) return SOON;
  if (progress.state !== 'open' && progress.state !== 'expired' && progress.state !== 'cancelled') return 0;
  const seconds = progress.attempt?.seconds ?? 0;
  return seconds < 15 ? SOON : seconds < 120 ? LATER : SELDOM;
}

/**
 * What became of an order, asked again and again until it is paid; pauses in a hidden tab. After a lost connection
 * the last answer stays. Waits while the id is empty.
 */
export function useOrderProgress(id: string): Query<OrderProgress> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && id ? paymentKeys.orderState(id, viewer) : null,
    async () => progressOf(dataOf(await request(paymentRoutes.getOrderState, { params: { id } }))),
    // SWR would leave out a poll within two seconds of the last one.
    { every: pollAfter, retries: 0, dedupingInterval: 1_000 },
  );
}

/** A page of the user's receipts, newest first. */
export function useReceipts(page: ReceiptPage = {}): Query<PageOf<ReceiptRow>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? paymentKeys.receipts(page, viewer) : null,
    async () => pageOf(await request(paymentRoutes.listReceipts, { query: page }), RECEIPT),
    { keepPreviousData: true },
  );
}

/** A receipt of the user by its order; 404 until it is paid. Waits while the id is empty. */
export function useReceipt(id: string): Query<Receipt> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && id ? paymentKeys.receipt(id, viewer) : null, async () =>
    receiptOf(dataOf(await request(paymentRoutes.getReceipt, { params: { id } }))),
  );
}

/** Whether a receipt is genuine, for anyone who has its link; 404 otherwise. Waits while the code is empty. */
export function useReceiptCheck(code: string): Query<ReceiptCheck> {
  const request = useRequest();
  return useCached(
    code ? paymentKeys.receiptCheck(code) : null,
    async () => dataOf(await request(paymentRoutes.verifyReceipt, { params: { code } })),
    { revalidateOnFocus: false, retries: 0 },
  );
}
