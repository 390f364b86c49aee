import type { AnswerOf, Earning, earnings, Payout } from '@digiken/contract';
import { earningRoutes } from '@digiken/contract/routes/earnings';
import type { EarningPage, PayoutPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

export type EarningTotals = AnswerOf<(typeof earnings)['getEarnings']>['data'];
export type RevenueWeek = AnswerOf<(typeof earnings)['getRevenue']>['data'][number];

/** Cache keys of earnings, payouts and revenue. */
export const earningKeys = {
  earnings: (page: EarningPage, viewer: string) => ['earnings', page, viewer] as const,
  earningTotals: (viewer: string) => ['earningTotals', viewer] as const,
  payouts: (page: PayoutPage) => ['payouts', page] as const,
  revenue: () => ['revenue'] as const,
};

const EARNING: Defaults<Earning> = {
  course: { _id: null, name: '' },
  unit: '',
  price: 0,
  share: 0,
  state: 'hold',
  soldAt: '',
  payableAt: '',
};
const PAYOUT: Defaults<Payout> = {
  instructor: { _id: '', name: '', email: '' },
  month: '',
  amount: 0,
  state: 'due',
  reference: null,
  createdAt: '',
  paidAt: null,
};
const TOTALS: EarningTotals = {
  sales: 0,
  sold: 0,
  refunded: 0,
  onHold: 0,
  payable: 0,
  paid: 0,
  months: [],
};

const PAGED = { keepPreviousData: true } as const;

/** A page of the units that the signed-in instructor sold, newest first. */
export function useEarnings(page: EarningPage = {}): Query<PageOf<Earning>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? earningKeys.earnings(page, viewer) : null,
    async () => pageOf(await request(earningRoutes.listEarnings, { query: page }), EARNING),
    PAGED,
  );
}

/** Sums of the signed-in instructor's shares, in all and for the last 12 months. */
export function useEarningTotals(): Query<EarningTotals> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? earningKeys.earningTotals(viewer) : null, async () =>
    withDefaults(dataOf(await request(earningRoutes.getEarnings)), TOTALS),
  );
}

/** A page of payouts to instructors, newest first. */
export function usePayouts(page: PayoutPage = {}): Query<PageOf<Payout>> {
  const request = useRequest();
  return useCached(
    earningKeys.payouts(page),
    async () => pageOf(await request(earningRoutes.listPayouts, { query: page }), PAYOUT),
    PAGED,
  );
}

/** Paid orders and refunds of the last 12 weeks, oldest first. */
export function useRevenue(): Query<readonly RevenueWeek[]> {
  const request = useRequest();
  return useCached(earningKeys.revenue(), async () => {
    const weeks = dataOf(await request(earningRoutes.getRevenue));
    return Array.isArray(weeks) ? weeks : [];
  });
}
