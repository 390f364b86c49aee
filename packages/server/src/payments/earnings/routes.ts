import { earnings as calls } from '@digiken/contract';
import { type Route, route } from '../../platform/http/route';
import type { PaymentServices } from '../context';
import { exportPayouts, getPayout, listPayouts, markPayoutPaid, preparePayouts } from './payouts';
import { getEarnings, listEarnings } from './read';
import { getRevenue } from './revenue';

/** Earnings of instructors; payouts and revenue for administrators. `sudo` reads, `admin` acts. */
export function earningRoutes(services: PaymentServices): Route[] {
  const { db } = services;
  return [
    route(calls.listEarnings, ({ query, caller }) => listEarnings(services, caller.id, query.cursor)),
    route(calls.getEarnings, async ({ caller }) => ({ data: await getEarnings(services, caller.id) })),
    route(calls.listPayouts, ({ query }) => listPayouts(db, query)),
    route(calls.preparePayouts, async ({ body, caller }) => {
      const data = await preparePayouts(services, caller, body.month);
      return {
        message:
          data.payouts === 0 ? 'There are no new payouts for this month.' : 'The payouts are prepared.',
        data,
      };
    }),
    route(calls.exportPayouts, async ({ query }) => ({ data: await exportPayouts(db, query.month) })),
    route(calls.markPayoutPaid, async ({ params, body, caller }) => {
      await markPayoutPaid(services, caller, { id: params.id, ...body });
      return { message: 'The payout is recorded as paid.', data: await getPayout(db, params.id) };
    }),
    route(calls.getRevenue, async () => ({ data: await getRevenue(services) })),
  ];
}
