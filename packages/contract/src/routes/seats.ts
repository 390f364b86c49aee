import { OWNED } from '../changes';
import type { RouteTable } from '../route';

/** Seats that a hub buys for its members. */
export const seatRoutes = {
  quoteSeats: { method: 'POST', path: '/my-hub/seats/quote', access: ['hub'] },
  orderSeats: {
    method: 'POST',
    path: '/my-hub/seats',
    access: ['hub'],
    idempotent: true,
    changes: ['/my-hub/seats', '/my-hub/seats/quote'],
  },
  listSeatPools: { method: 'GET', path: '/my-hub/seats', access: ['hub'] },
  getSeatPool: { method: 'GET', path: '/my-hub/seats/{id}', access: ['hub'] },
  listSeatClaims: { method: 'GET', path: '/my-hub/seats/{id}/claims', access: ['hub'] },
  listOfferedSeats: { method: 'GET', path: '/seats', access: ['user'] },
  claimSeat: { method: 'POST', path: '/seats/{id}/claim', access: ['user'], changes: ['/seats', ...OWNED] },
} as const satisfies RouteTable;
