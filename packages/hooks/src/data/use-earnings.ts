import type { AnswerOf, Earning, earnings, Payout } from '@digiken/contract';
import { earningRoutes } from '@digiken/contract/routes/earnings';
import type { EarningPage, PayoutPage } from '../api/page-queries';
import type { Defaults } from './list-items';
import { dataOf, type Query, readOne, readPage, useQuery } from './use-query';

export type EarningTotals = AnswerOf<(typeof earnings)['getEarnings']>['data'];
export type RevenueWeek = AnswerOf<(typeof earnings)['getRevenue']>['data'][number];

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
export const useEarnings = (query: EarningPage = {}) =>
  useQuery(earningRoutes.listEarnings, { query }, { read: readPage(EARNING), ...PAGED });

/** Sums of the signed-in instructor's shares, in all and for the last 12 months. */
export const useEarningTotals = (): Query<EarningTotals> =>
  useQuery(earningRoutes.getEarnings, {}, { read: readOne(TOTALS) });

/** A page of payouts to instructors, newest first. */
export const usePayouts = (query: PayoutPage = {}) =>
  useQuery(earningRoutes.listPayouts, { query }, { read: readPage(PAYOUT), ...PAGED });

/** Paid orders and refunds of the last 12 weeks, oldest first. */
export const useRevenue = (): Query<readonly RevenueWeek[]> =>
  useQuery(
    earningRoutes.getRevenue,
    {},
    {
      read(answer) {
        const weeks = dataOf(answer);
        return Array.isArray(weeks) ? weeks : [];
      },
    },
  );
