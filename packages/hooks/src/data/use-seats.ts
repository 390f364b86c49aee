import type { AnswerOf, OfferedSeat, SeatClaim, SeatPool, seats } from '@digiken/contract';
import { seatRoutes } from '@digiken/contract/routes/seats';
import type { ReceiptPage } from '../api/page-queries';
import type { RequestBody } from '../api/request';
import { type Defaults, listOf } from './list-items';
import { dataOf, type Query, readOne, readPage, useQuery } from './use-query';

export type SeatChoice = RequestBody<(typeof seatRoutes)['quoteSeats']>;
export type SeatQuote = AnswerOf<(typeof seats)['quoteSeats']>['data'];

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
export const useSeatPools = (query: ReceiptPage = {}) =>
  useQuery(seatRoutes.listSeatPools, { query }, { read: readPage(POOL), ...PAGED });

/** The seats of one order of the hub. */
export const useSeatPool = (id: string) =>
  useQuery(seatRoutes.getSeatPool, { params: { id } }, { read: readOne(POOL) });

/** A page of the people who claimed a seat, newest first. */
export const useSeatClaims = (id: string, query: ReceiptPage = {}) =>
  useQuery(seatRoutes.listSeatClaims, { params: { id }, query }, { read: readPage(CLAIM), ...PAGED });

/** What seats cost now. @param choice null: asks nothing */
export const useSeatQuote = (choice: SeatChoice | null): Query<SeatQuote> =>
  useQuery(seatRoutes.quoteSeats, choice && { body: choice }, PAGED);

/**
 * Seats that the hubs of a learner offer them.
 * @param courseId only those of this course; undefined: of all courses; null: asks nothing
 */
export const useOfferedSeats = (courseId?: string | null) =>
  useQuery(seatRoutes.listOfferedSeats, courseId === null ? null : { query: { courseId } }, {
    read: (answer) => listOf(dataOf(answer), OFFERED),
  });
