import type { AnswerOf, Gift, gifts, Quote } from '@digiken/contract';
import { giftRoutes } from '@digiken/contract/routes/gifts';
import type { ReceiptPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import type { Defaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

export type GiftChoice = RequestBody<(typeof giftRoutes)['quoteGift']>;
export type ReadGift = AnswerOf<(typeof gifts)['readGift']>['data'];

/** Cache keys of gifts. */
export const giftKeys = {
  gifts: (page: ReceiptPage, viewer: string) => ['gifts', page, viewer] as const,
  gift: (code: string, viewer: string) => ['gift', code, viewer] as const,
  giftQuote: (choice: GiftChoice, viewer: string) => ['giftQuote', choice, viewer] as const,
};

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
export function useGifts(page: ReceiptPage = {}): Query<PageOf<Gift>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? giftKeys.gifts(page, viewer) : null,
    async () => pageOf(await request(giftRoutes.listGifts, { query: page }), GIFT),
    { keepPreviousData: true },
  );
}

/** What a code is for, and why the user cannot claim it. @param code empty: asks nothing */
export function useGift(code: string): Query<ReadGift> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && code ? giftKeys.gift(code, viewer) : null,
    async () => dataOf(await request(giftRoutes.readGift, { body: { code } })),
    // The server counts codes that are asked for.
    { revalidateOnFocus: false },
  );
}

/** What a choice costs for somebody else. @param choice null: asks nothing */
export function useGiftQuote(choice: GiftChoice | null): Query<Quote> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && choice ? giftKeys.giftQuote(choice, viewer) : null,
    async () => dataOf(await request(giftRoutes.quoteGift, { body: choice as GiftChoice })),
    { keepPreviousData: true },
  );
}
