import { dropOldAudit } from '../audit';
import { dropOldTickets } from '../help';
import { dropOldNotifications } from '../notifications';
import type { Services } from '../platform/services';
import { readSettings } from '../settings';
import { dropOldExports } from './exports';

const DAY_MS = 86_400_000;

/** Deletes what is older than the settings of the site say (spec 13.120). */
export async function applyRetention(services: Pick<Services, 'db' | 'clock' | 'files'>): Promise<void> {
  const { db, clock } = services;
  const { retention } = await readSettings(db);
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await dropOldNotifications(db, before(retention.notifications));
  await dropOldAudit(db, before(retention.audit));
  await dropOldTickets(db, before(retention.tickets));
  await dropOldExports(services);
}
