import type { OwnEvent } from '@digiken/contract';
import { ADMIN_ROLES, OWN_EVENT_PARTS, type OwnEventPart } from '@digiken/contract/constants';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { LOST, publish } from '../platform/events';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';

const ADMINISTRATORS = 'administrators';
const topicOf = (userId: string) => `user:${userId}`;

/** Topics in one notification of the database, which holds some 200 ids. */
const TOGETHER = 100;

/** Tells the open pages of a user to fetch this part again. Call it in the transaction of the change. */
export const publishToUser = (db: Executor, userId: string, changed: OwnEventPart): Promise<void> =>
  publish(db, [topicOf(userId)], changed);

/** The same for several users. */
export const publishToUsers = (
  db: Executor,
  userIds: readonly string[],
  changed: OwnEventPart,
): Promise<void> => inChunks(userIds, (some) => publish(db, some.map(topicOf), changed), TOGETHER);

/** Tells the open pages of all administrators that they have a new notification. */
export const publishToAdministrators = (db: Executor): Promise<void> =>
  publish(db, [ADMINISTRATORS], 'adminNotifications');

const everythingOf = ({ role }: Pick<Caller, 'role'>): OwnEventPart[] =>
  OWN_EVENT_PARTS.filter((part) => part !== 'adminNotifications' || isAdministrator(role));

const isAdministrator = (role: Caller['role']) => ADMIN_ROLES.some((admin) => admin === role);

/**
 * What changes for the caller, as it happens (spec 13.53). The first event names everything, and so does one after a
 * break, because something may have been missed.
 */
export async function ownEvents(
  { events }: Pick<Services, 'events'>,
  caller: Pick<Caller, 'id' | 'role'>,
  signal: AbortSignal,
): Promise<AsyncIterable<OwnEvent>> {
  const topics = [topicOf(caller.id), ...(isAdministrator(caller.role) ? [ADMINISTRATORS] : [])];
  const heard = await events.subscribe(topics, signal);
  return (async function* () {
    yield { changed: everythingOf(caller) };
    for await (const event of heard)
      yield { changed: event === LOST ? everythingOf(caller) : [event.data as OwnEventPart] };
  })();
}
