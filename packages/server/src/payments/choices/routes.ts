import { choices as calls } from '@digiken/contract';
import { shownId } from '../../courses';
import { type Route, route } from '../../platform/http/route';
import { countTry, networkOf } from '../../platform/rate-limit';
import type { PaymentServices } from '../context';
import { keepChoice } from './keep';
import { readChoice } from './read';

/** High enough for a class that has one address. */
const limits = (network: string) => [{ key: `choice:address:${network}`, max: 120, windowSeconds: 600 }];

/** What people choose before they sign up. */
export function choiceRoutes({ db, clock }: Pick<PaymentServices, 'db' | 'clock'>): Route[] {
  return [
    route(calls.keepChoice, async ({ body, caller, request }) => {
      await countTry(
        { db, clock },
        {
          limits: limits(networkOf(request.ip)),
          message: 'Too many choices from this network. Wait a few minutes and try again.',
        },
      );
      const courseId = await shownId(db, { item: 'course', id: body.courseId });
      const { key, expiresAt } = await keepChoice({ db, clock }, caller, { ...body, courseId });
      return { data: { key, expiresAt: expiresAt.toISOString() } };
    }),
    route(calls.getChoice, async ({ params, caller }) => ({
      data: await readChoice({ db, clock }, caller, params.key),
    })),
  ];
}
