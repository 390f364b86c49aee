import { offline } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import { countTry } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { syncActionsOf } from './sync';
import { readOfflineUnit } from './unit';
import { wordingFor } from './wording';

/** Requests of one user; each may have 100 actions. */
const SYNCS = { max: 300, windowSeconds: 5 * 60 };

export function offlineRoutes(services: Pick<Services, 'db' | 'clock' | 'config' | 'media'>): Route[] {
  const { db, clock } = services;
  return [
    route(offline.getOfflineUnit, async ({ params, caller }) => ({
      data: await readOfflineUnit(services, caller, params.unitId),
    })),
    route(offline.sync, async ({ body, caller }) => {
      const message = wordingFor(caller.user.preferences?.language).tooMany;
      await countTry({ db, clock }, { limits: [{ key: `sync:${caller.id}`, ...SYNCS }], message });
      return { data: await syncActionsOf({ db, clock }, caller, body.actions) };
    }),
  ];
}
