import type { AnswerOf, OrderProgress, payments } from '@digiken/contract';
import { paymentRoutes } from '@digiken/contract/routes/payments';
import type { ReceiptPage } from '../api/page-queries';
import { orderOf, progressOf, RECEIPT, receiptOf } from './payment-items';
import { dataOf, readPage, useQuery } from './use-query';

export type PaymentOptions = AnswerOf<(typeof payments)['getPaymentOptions']>['data'];

/** The ways to pay on this site. */
export const usePaymentOptions = () =>
  useQuery(paymentRoutes.getPaymentOptions, {}, { revalidateOnFocus: false });

/** An order of the user with its lines; once paid, its receipt. Waits while the id is empty. */
export const useOrder = (id: string) =>
  useQuery(paymentRoutes.getOrder, id ? { params: { id } } : null, {
    read: (answer) => orderOf(dataOf(answer)),
  });

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
export const useOrderProgress = (id: string) =>
  useQuery(paymentRoutes.getOrderState, id ? { params: { id } } : null, {
    read: (answer) => progressOf(dataOf(answer)),
    every: pollAfter,
    retries: 0,
    // SWR would leave out a poll within two seconds of the last one.
    dedupingInterval: 1_000,
  });

/** A page of the user's receipts, newest first. */
export const useReceipts = (query: ReceiptPage = {}) =>
  useQuery(paymentRoutes.listReceipts, { query }, { read: readPage(RECEIPT), keepPreviousData: true });

/** A receipt of the user by its order; 404 until it is paid. Waits while the id is empty. */
export const useReceipt = (id: string) =>
  useQuery(paymentRoutes.getReceipt, id ? { params: { id } } : null, {
    read: (answer) => receiptOf(dataOf(answer)),
  });

/** Whether a receipt is genuine, for anyone who has its link; 404 otherwise. Waits while the code is empty. */
export const useReceiptCheck = (code: string) =>
  useQuery(paymentRoutes.verifyReceipt, code ? { params: { code } } : null, {
    revalidateOnFocus: false,
    retries: 0,
  });
