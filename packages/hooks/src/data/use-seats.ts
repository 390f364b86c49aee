import type { AnswerOf, OfferedSeat, SeatClaim, SeatPool, seats } from '@digiken/contract';
import { seatRoutes } from '@digiken/contract/routes/seats';
import type { ReceiptPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

export type SeatChoice = RequestBody<(typeof seatRoutes)['quoteSeats']>;
export type SeatQuote = AnswerOf<(typeof seats)['quoteSeats']>['data'];

/** Cache keys of seats. */
export const seatKeys = {
  seatPools: (page: ReceiptPage, viewer: string) => ['seatPools', page, viewer] as const,
  seatPool: (id: string, viewer: string) => ['seatPool', id, viewer] as const,
  seatClaims: (id: string, page: ReceiptPage, viewer: string) => ['seatClaims', id, page, viewer] as const,
  seatQuote: (choice: SeatChoice, viewer: string) => ['seatQuote', choice, viewer] as const,
  offeredSeats: (courseId: string, viewer: string) => ['offeredSeats', courseId, viewer] as const,
};

const POOL: Defaults<SeatPool> = {
  orderId: '',
  own: false,
  buyer: '',
  course: { _id: null, name: '' },
  units: null,
  seats: 0,
  claimed: 0,
  total: 0,
  state: 'unpaid',
  createdAt: '',
};
const CLAIM: Defaults<SeatClaim> = { name: '', email: '', claimedAt: '' };
const OFFERED: Defaults<OfferedSeat> = {
  hub: { _id: '', name: '' },
  course: { _id: '', name: '' },
  units: null,
  left: 0,
};
const PAGED = { keepPreviousData: true } as const;

/** A page of the seats that the user's hub ordered, newest first. */
export function useSeatPools(page: ReceiptPage = {}): Query<PageOf<SeatPool>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? seatKeys.seatPools(page, viewer) : null,
    async () => pageOf(await request(seatRoutes.listSeatPools, { query: page }), POOL),
    PAGED,
  );
}

/** The seats of one order of the hub. */
export function useSeatPool(id: string): Query<SeatPool> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? seatKeys.seatPool(id, viewer) : null, async () =>
    withDefaults(dataOf(await request(seatRoutes.getSeatPool, { params: { id } })), POOL),
  );
}

/** A page of the people who claimed a seat, newest first. */
export function useSeatClaims(id: string, page: ReceiptPage = {}): Query<PageOf<SeatClaim>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? seatKeys.seatClaims(id, page, viewer) : null,
    async () => pageOf(await request(seatRoutes.listSeatClaims, { params: { id }, query: page }), CLAIM),
    PAGED,
  );
}

/** What seats cost now. @param choice null: asks nothing */
export function useSeatQuote(choice: SeatChoice | null): Query<SeatQuote> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && choice ? seatKeys.seatQuote(choice, viewer) : null,
    async () => dataOf(await request(seatRoutes.quoteSeats, { body: choice as SeatChoice })),
    PAGED,
  );
}

/**
 * Seats that the hubs of a learner offer them.
 * @param courseId only those of this course; undefined: of all courses; null: asks nothing
 */
export function useOfferedSeats(courseId?: string | null): Query<readonly OfferedSeat[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && courseId !== null ? seatKeys.offeredSeats(courseId ?? '', viewer) : null,
    async () =>
      listOf(
        dataOf(await request(seatRoutes.listOfferedSeats, { query: courseId ? { courseId } : {} })),
        OFFERED,
      ),
  );
}
