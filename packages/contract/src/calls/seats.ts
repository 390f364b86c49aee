import { z } from 'zod';
import { defineCall } from '../call';
import { SEAT_STATES, SEATS_MAX } from '../constants';
import { Id, Named, Quote, Shillings, Timestamp } from '../entities';
import { pageOf, PageQuery } from '../paging';
import { seatRoutes } from '../routes/seats';
import { Choice } from './learning';
import { Order } from './payments';

const ById = z.object({ id: Id });
const Seats = z
  .number({ error: 'Enter the number of seats' })
  .int('Enter a whole number of seats')
  .min(1, 'Buy at least one seat')
  .max(SEATS_MAX, `An order can have ${SEATS_MAX} seats at most`);
const SeatChoice = z.object({ courseId: Id, choice: Choice, seats: Seats });
const Course = z.object({ _id: Id.nullable(), name: z.string() });

/** Seats of one order. */
export const SeatPool = z.object({
  _id: Id,
  orderId: Id,
  /** Whether the caller placed the order, so that its checkout and receipt open for them. */
  own: z.boolean(),
  buyer: z.string(),
  course: Course,
  /** Titles of the units; null for the whole course. */
  units: z.array(z.string()).nullable(),
  seats: z.number().int(),
  claimed: z.number().int(),
  /** For all seats together. */
  total: Shillings,
  state: z.enum(SEAT_STATES),
  createdAt: Timestamp,
});
export type SeatPool = z.infer<typeof SeatPool>;

export const SeatClaim = z.object({ _id: Id, name: z.string(), email: z.string(), claimedAt: Timestamp });
export type SeatClaim = z.infer<typeof SeatClaim>;

/** A seat that a member of a hub can claim. */
export const OfferedSeat = z.object({
  _id: Id,
  hub: Named,
  course: Named,
  /** Titles of the units; null for the whole course. */
  units: z.array(z.string()).nullable(),
  left: z.number().int(),
});
export type OfferedSeat = z.infer<typeof OfferedSeat>;

export const quoteSeats = defineCall(seatRoutes.quoteSeats, {
  summary: 'Price of a number of seats; the lines are for all seats together',
  body: SeatChoice,
  answer: z.object({ data: Quote.extend({ perSeat: Shillings }) }),
});

export const orderSeats = defineCall(seatRoutes.orderSeats, {
  summary:
    'Order seats of a course for the caller’s hub; 409 where the total is no longer the one shown, or another payment for seats of the course is in progress',
  body: SeatChoice.extend({ expectedTotal: Shillings }),
  answer: z.object({ data: Order }),
  status: 201,
});

export const listSeatPools = defineCall(seatRoutes.listSeatPools, {
  summary: 'Seats of the hub, newest order first. Orders that were given up are left out',
  query: PageQuery,
  answer: pageOf(SeatPool),
});

export const getSeatPool = defineCall(seatRoutes.getSeatPool, {
  summary: 'The seats of one order',
  params: ById,
  answer: z.object({ data: SeatPool }),
});

export const listSeatClaims = defineCall(seatRoutes.listSeatClaims, {
  summary: 'Who claimed a seat, newest first',
  params: ById,
  query: PageQuery,
  answer: pageOf(SeatClaim),
});

export const listOfferedSeats = defineCall(seatRoutes.listOfferedSeats, {
  summary: 'Seats that the hubs of the caller offer and that have something new for the caller; 20 at most',
  query: z.object({ courseId: Id.optional() }),
  answer: z.object({ data: z.array(OfferedSeat) }),
});

export const claimSeat = defineCall(seatRoutes.claimSeat, {
  summary: 'Take a seat: its units open. Safe to repeat; 409 once all seats are taken',
  params: ById,
  answer: z.object({ message: z.string(), data: z.object({ courseId: Id }) }),
});
