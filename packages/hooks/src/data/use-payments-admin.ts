import type { AnswerOf, PaymentDifference, paymentsAdmin } from '@digiken/contract';
import { paymentAdminRoutes } from '@digiken/contract/routes/payments-admin';
import { useEffect, useRef } from 'react';
import { useRefetch } from '../actions/use-action';
import type { AdminOrderPage, HeldMoneyPage, RefundPage } from '../api/page-queries';
import {
  ADMIN_ORDER,
  adminOrderOf,
  healthOf,
  MONEY,
  type PaymentHealth,
  REFUND,
} from './payment-admin-items';
import { dataOf, type Query, readPage, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** A page of orders, newest first. */
export const useAdminOrders = (query: AdminOrderPage = {}) =>
  useQuery(paymentAdminRoutes.listOrders, { query }, { read: readPage(ADMIN_ORDER), ...PAGED });

/** An order with its attempts, money and refunds. Waits while the id is empty. */
export const useAdminOrder = (id: string) =>
  useQuery(paymentAdminRoutes.getAdminOrder, id ? { params: { id } } : null, {
    read: (answer) => adminOrderOf(dataOf(answer)),
  });

const useHealth = (every: number) =>
  useQuery(paymentAdminRoutes.getPaymentHealth, {}, { read: (answer) => healthOf(dataOf(answer)), every });

/** Held money, refunds, the last check of the ledger, and when the provider's list was last read. */
export const usePaymentHealth = (): Query<PaymentHealth> => useHealth(0);

/** How often a refund that is under way is looked at; milliseconds. */
const FOLLOW_EVERY = 3_000;
/** What the figures of held money and refunds stand for. */
const MONEY_LISTS = {
  changes: ['/admin/orders', '/admin/order/{id}', '/admin/payments/held', '/admin/refunds'],
} as const;

/**
 * Follows refunds until their results, and refetches payments, refunds and orders whenever the figures of held money
 * and refunds change (spec 15.125).
 */
export function useFreshMoney(): void {
  const { data } = usePaymentHealth();
  useHealth(data && data.comingRefunds > 0 ? FOLLOW_EVERY : 0);
  const refetch = useRefetch();
  const figures = data && [data.held, data.heldAmount, data.openRefunds, data.comingRefunds].join();
  const last = useRef(figures);
  useEffect(() => {
    const known = last.current;
    last.current = figures;
    if (known === undefined || figures === known) return;
    void refetch(MONEY_LISTS);
  }, [figures, refetch]);
}

export type PaymentTotals = AnswerOf<(typeof paymentsAdmin)['getPaymentTotals']>['data'];

/** M-Pesa payments of a month (`2026-11`) by day, ours and the provider's; the newest day first. */
export const usePaymentTotals = (month: string): Query<PaymentTotals> =>
  useQuery(
    paymentAdminRoutes.getPaymentTotals,
    { query: { month } },
    {
      read: (answer) => {
        const totals = dataOf(answer);
        return { ...totals, days: Array.isArray(totals.days) ? totals.days : [] };
      },
      ...PAGED,
    },
  );

/** The payments of a day (`2026-11-23`) that differ. @param day empty: asks nothing */
export const usePaymentDay = (day: string): Query<readonly PaymentDifference[]> =>
  useQuery(paymentAdminRoutes.getPaymentDay, day ? { params: { day } } : null, {
    read: (answer) => {
      const rows = dataOf(answer);
      return Array.isArray(rows) ? rows : [];
    },
  });

/** A page of money that an administrator has to decide on, newest first. */
export const useHeldMoney = (query: HeldMoneyPage = {}) =>
  useQuery(paymentAdminRoutes.listHeldMoney, { query }, { read: readPage(MONEY), ...PAGED });

/** A page of refunds, newest first. */
export const useRefunds = (query: RefundPage = {}) =>
  useQuery(paymentAdminRoutes.listRefunds, { query }, { read: readPage(REFUND), ...PAGED });
