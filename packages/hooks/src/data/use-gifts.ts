import type { AnswerOf, Gift, gifts } from '@digiken/contract';
import { giftRoutes } from '@digiken/contract/routes/gifts';
import type { ReceiptPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import type { Defaults } from './list-items';
import { readPage, useQuery } from './use-query';

export type GiftChoice = RequestBody<(typeof giftRoutes)['quoteGift']>;
export type ReadGift = AnswerOf<(typeof gifts)['readGift']>['data'];

const GIFT: Defaults<Gift> = {
  orderId: '',
  course: { _id: null, name: '' },
  recipient: { name: '', email: '' },
  total: 0,
  state: 'unpaid',
  createdAt: '',
  claimedAt: null,
};

/** A page of the gifts that the user ordered, newest first. */
export const useGifts = (query: ReceiptPage = {}) =>
  useQuery(giftRoutes.listGifts, { query }, { read: readPage(GIFT), keepPreviousData: true });

/** What a code is for, and why the user cannot claim it. @param code empty: asks nothing */
export const useGift = (code: string) =>
  // The server counts codes that are asked for.
  useQuery(giftRoutes.readGift, code ? { body: { code } } : null, { revalidateOnFocus: false });

/** What a choice costs for somebody else. @param choice null: asks nothing */
export const useGiftQuote = (choice: GiftChoice | null) =>
  useQuery(giftRoutes.quoteGift, choice && { body: choice }, { keepPreviousData: true });
