import type { KeptChoice } from '@digiken/contract';
import { and, eq, gt, or } from 'drizzle-orm';
import { priceChoice } from '../../enrolment';
import { viewerOf } from '../../courses';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { hashOf } from '../references';
import { keptChoices } from '../tables';
import { claimChoice } from './keep';

type Kept = typeof keptChoices.$inferSelect;

const priceKept = (db: Executor, caller: Caller | undefined, { courseId, whole, unitIds }: Kept) =>
  priceChoice(db, viewerOf(caller), { courseId, choice: whole ? { whole } : { unitIds } }, { asKept: true });

/** The total of a kept choice for a learner, in whole shillings. */
export async function choiceTotal(db: Executor, caller: Caller, id: string): Promise<number> {
  const [kept] = await db.select().from(keptChoices).where(eq(keptChoices.id, id));
  return kept === undefined ? 0 : (await priceKept(db, caller, kept)).quote.total;
}

/**
 * A kept choice at the prices of now (spec 17.31). The first learner who reads it has it from then on (spec 17.32).
 * @param key that of its address, or its id for the learner who has it
 * @throws {HttpError} 404 if it is unknown or has expired, 409 if the course is not sold any more
 */
export async function readChoice(
  { db, clock }: Deps<'clock'>,
  caller: Caller | undefined,
  key: string,
): Promise<KeptChoice> {
  const own = caller && and(eq(keptChoices.id, key), eq(keptChoices.userId, caller.id));
  const [kept] = await db
    .select()
    .from(keptChoices)
    .where(and(or(eq(keptChoices.hash, hashOf(key)), own), gt(keptChoices.expiresAt, clock.now())));
  if (kept === undefined) throw notFound('This choice is no longer kept. Choose your units again.');
  const { course, whole, contents, chosen, quote } = await priceKept(db, caller, kept);
  if (chosen.length === 0) throw notFound('The units that you chose are no longer part of this course.');
  if (caller?.role === 'user' && kept.userId === null)
    await claimChoice(db, { id: kept.id, userId: caller.id });
  return {
    course: { _id: course.id, title: course.title, image: course.image },
    whole,
    units: quote.lines.map(({ unitId, title, price }) => ({
      ...{ _id: unitId, title, price },
      position: contents.findIndex(({ id }) => id === unitId) + 1,
    })),
    owned: quote.alreadyOwned.length,
    total: quote.total,
    expiresAt: kept.expiresAt.toISOString(),
  };
}
