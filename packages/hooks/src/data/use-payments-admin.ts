import type {
  AdminOrder,
  AnswerOf,
  Money,
  PaymentDifference,
  paymentsAdmin,
  Refund,
} from '@digiken/contract';
import { paymentAdminRoutes } from '@digiken/contract/routes/payments-admin';
import type { AdminOrderPage, HeldMoneyPage, RefundPage } from '../api/page-queries';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useRequest } from '../session/services';
import {
  ADMIN_ORDER,
  type AdminOrderDetail,
  adminOrderOf,
  healthOf,
  MONEY,
  type PaymentHealth,
  REFUND,
} from './payment-admin-items';
import { isKeyOf } from './keys';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of the transactions that administrators see. They do not differ by user. */
export const paymentAdminKeys = {
  adminOrders: (page: AdminOrderPage) => ['adminOrders', page] as const,
  adminOrder: (id: string) => ['adminOrder', id] as const,
  paymentTotals: (month: string) => ['paymentTotals', month] as const,
  paymentDay: (day: string) => ['paymentDay', day] as const,
  paymentHealth: () => ['paymentHealth'] as const,
  heldMoney: (page: HeldMoneyPage) => ['heldMoney', page] as const,
  refunds: (page: RefundPage) => ['refunds', page] as const,
};

export type PaymentAdminKey = keyof typeof paymentAdminKeys;

const PAGED = { keepPreviousData: true } as const;

/** A page of orders, newest first. */
export function useAdminOrders(page: AdminOrderPage = {}): Query<PageOf<AdminOrder>> {
  const request = useRequest();
  return useCached(
    paymentAdminKeys.adminOrders(page),
    async () => pageOf(await request(paymentAdminRoutes.listOrders, { query: page }), ADMIN_ORDER),
    PAGED,
  );
}

/** An order with its attempts, money and refunds. Waits while the id is empty. */
export function useAdminOrder(id: string): Query<AdminOrderDetail> {
  const request = useRequest();
  return useCached(id ? paymentAdminKeys.adminOrder(id) : null, async () =>
    adminOrderOf(dataOf(await request(paymentAdminRoutes.getAdminOrder, { params: { id } }))),
  );
}

function useHealth(every: number): Query<PaymentHealth> {
  const request = useRequest();
  return useCached(
    paymentAdminKeys.paymentHealth(),
    async () => healthOf(dataOf(await request(paymentAdminRoutes.getPaymentHealth))),
    { every },
  );
}

/** Held money, refunds, the last check of the ledger, and when the provider's list was last read. */
export const usePaymentHealth = (): Query<PaymentHealth> => useHealth(0);

/** How often a refund that is under way is looked at; milliseconds. */
const FOLLOW_EVERY = 3_000;

/**
 * Follows refunds until their results, and refetches payments, refunds and orders whenever the figures of held money
 * and refunds change (spec 15.125).
 */
export function useFreshMoney(): void {
  const { data } = usePaymentHealth();
  useHealth(data && data.comingRefunds > 0 ? FOLLOW_EVERY : 0);
  const { mutate } = useSWRConfig();
  const figures = data && [data.held, data.heldAmount, data.openRefunds, data.comingRefunds].join();
  const last = useRef(figures);
  useEffect(() => {
    const known = last.current;
    last.current = figures;
    if (known === undefined || figures === known) return;
    void mutate((key) =>
      isKeyOf<PaymentAdminKey>(key, 'adminOrders', 'adminOrder', 'heldMoney', 'refunds'),
    ).catch(() => {});
  }, [figures, mutate]);
}

export type PaymentTotals = AnswerOf<(typeof paymentsAdmin)['getPaymentTotals']>['data'];

/** M-Pesa payments of a month (`2026-11`) by day, ours and the provider's; the newest day first. */
export function usePaymentTotals(month: string): Query<PaymentTotals> {
  const request = useRequest();
  return useCached(
    paymentAdminKeys.paymentTotals(month),
    async () => {
      const totals = dataOf(await request(paymentAdminRoutes.getPaymentTotals, { query: { month } }));
      return { ...totals, days: Array.isArray(totals.days) ? totals.days : [] };
    },
    PAGED,
  );
}

/** The payments of a day (`2026-11-23`) that differ. @param day empty: asks nothing */
export function usePaymentDay(day: string): Query<readonly PaymentDifference[]> {
  const request = useRequest();
  return useCached(day ? paymentAdminKeys.paymentDay(day) : null, async () => {
    const rows = dataOf(await request(paymentAdminRoutes.getPaymentDay, { params: { day } }));
    return Array.isArray(rows) ? rows : [];
  });
}

/** A page of money that an administrator has to decide on, newest first. */
export function useHeldMoney(page: HeldMoneyPage = {}): Query<PageOf<Money>> {
  const request = useRequest();
  return useCached(
    paymentAdminKeys.heldMoney(page),
    async () => pageOf(await request(paymentAdminRoutes.listHeldMoney, { query: page }), MONEY),
    PAGED,
  );
}

/** A page of refunds, newest first. */
export function useRefunds(page: RefundPage = {}): Query<PageOf<Refund>> {
  const request = useRequest();
  return useCached(
    paymentAdminKeys.refunds(page),
    async () => pageOf(await request(paymentAdminRoutes.listRefunds, { query: page }), REFUND),
    PAGED,
  );
}
