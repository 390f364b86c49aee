import type { MessagePerson } from '@digiken/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { shownNames } from '../settings';
import { users } from '../users';
import { administers, personColumns, toPerson } from './people';
import { messageBlocks } from './tables';
import { WORDING } from './wording';

/**
 * Blocks or unblocks a user. Returns the message for the caller.
 * @throws {HttpError} 404 if the user does not exist, 409 for the caller and for administrators
 */
export async function setBlocked(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { userId, blocked }: { userId: string; blocked: boolean },
): Promise<string> {
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  if (!person) throw notFound(WORDING.noPerson);
  const name = (await shownNames(db, caller))(person);
  if (!blocked) {
    await db
      .delete(messageBlocks)
      .where(and(eq(messageBlocks.userId, caller.id), eq(messageBlocks.blockedId, userId)));
    return WORDING.unblocked(name);
  }
  if (userId === caller.id) throw conflict(WORDING.notYourself);
  if (administers(person)) throw conflict(WORDING.administrator);
  await db
    .insert(messageBlocks)
    .values({ userId: caller.id, blockedId: userId, createdAt: clock.now() })
    .onConflictDoNothing();
  return WORDING.blocked(name);
}

/** The users whom the caller has blocked, newest first. */
export async function listBlocked(db: Executor, caller: Caller): Promise<MessagePerson[]> {
  const rows = await db
    .select(personColumns)
    .from(messageBlocks)
    .innerJoin(users, eq(users.id, messageBlocks.blockedId))
    .where(eq(messageBlocks.userId, caller.id))
    .orderBy(desc(messageBlocks.createdAt), users.id);
  const shown = await shownNames(db, caller);
  return rows.map((row) => toPerson(row, shown));
}
