import type { FlaggedConversation, FlaggedConversationDetail, QueryOf, tutor } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { answersOf } from '../conversations/own';
import { toTurns } from '../conversations/view';
import { tutorConversations, tutorFlags } from '../tables';
import { WORDING } from '../wording';

const reviewers = alias(users, 'reviewers');
const nameOf = (of: typeof users | typeof reviewers) => nameColumn(of);

const listed = {
  id: tutorFlags.conversationId,
  reasons: tutorFlags.reasons,
  state: tutorFlags.state,
  flaggedAt: tutorFlags.flaggedAt,
  reviewedAt: tutorFlags.reviewedAt,
  note: tutorFlags.note,
  personId: users.id,
  personName: nameOf(users),
  reviewerId: reviewers.id,
  reviewerName: nameOf(reviewers),
};

const selectFlagged = (db: Executor) =>
  db
    .select(listed)
    .from(tutorFlags)
    .innerJoin(tutorConversations, eq(tutorConversations.id, tutorFlags.conversationId))
    .innerJoin(users, eq(users.id, tutorConversations.userId))
    .leftJoin(reviewers, eq(reviewers.id, tutorFlags.reviewedBy))
    .$dynamic();

type FlaggedRow = Awaited<ReturnType<typeof selectFlagged>>[number];

const toFlagged = (row: FlaggedRow): FlaggedConversation => ({
  _id: row.id,
  person: { _id: row.personId, name: row.personName },
  reasons: row.reasons,
  state: row.state,
  flaggedAt: row.flaggedAt.toISOString(),
  reviewedBy: row.reviewerId === null ? null : { _id: row.reviewerId, name: row.reviewerName },
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
});

/** One page of flagged conversations, latest first, without their text. */
export async function listFlagged(db: Executor, { cursor, state }: QueryOf<typeof tutor.listFlagged>) {
  const { flaggedAt: key, conversationId: id } = tutorFlags;
  const order = { key, id, keyOf: (row: FlaggedRow) => ({ key: row.flaggedAt, id: row.id }) };
  const { rows, ...ends } = await keyPage(cursor, order, ({ where, orderBy, limit }) =>
    selectFlagged(db)
      .where(and(where, state && eq(tutorFlags.state, state)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: rows.map(toFlagged), ...ends };
}

async function findFlagged(db: Executor, id: string): Promise<FlaggedRow> {
  const [row] = await selectFlagged(db).where(eq(tutorFlags.conversationId, id));
  if (row === undefined) throw notFound(WORDING.noFlagged);
  return row;
}

const detailOf = async (
  db: Executor,
  caller: Caller,
  row: FlaggedRow,
): Promise<FlaggedConversationDetail> => ({
  ...toFlagged(row),
  note: row.note,
  turns: toTurns(await answersOf(db, row.id), caller),
});

const targetOf = ({ personId, personName }: FlaggedRow) =>
  ({ kind: 'person', id: personId, name: personName }) as const;

/**
 * Reads a flagged conversation. It is audited who read it, in the same transaction.
 * @throws {HttpError} 404 if there is no such conversation, or if it is not flagged
 */
export async function getFlagged(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  id: string,
): Promise<FlaggedConversationDetail> {
  return db.transaction(async (tx) => {
    const row = await findFlagged(tx, id);
    const action = 'read a flagged conversation with the tutor of';
    await audit({ db: tx, clock }, caller, {
      action,
      target: targetOf(row),
      detail: `Flagged for: ${row.reasons.join(', ')}.`,
    });
    return detailOf(tx, caller, row);
  });
}

/**
 * Marks a flagged conversation as reviewed. Safe to repeat.
 * @throws {HttpError} 404 as {@link getFlagged}
 */
export async function reviewFlagged(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, note }: { id: string; note: string },
): Promise<FlaggedConversationDetail> {
  return db.transaction(async (tx) => {
    const row = await findFlagged(tx, id);
    await tx
      .update(tutorFlags)
      .set({ state: 'reviewed', reviewedBy: caller.id, reviewedAt: clock.now(), note: note || null })
      .where(eq(tutorFlags.conversationId, id));
    await audit({ db: tx, clock }, caller, {
      action: 'reviewed a flagged conversation with the tutor of',
      target: targetOf(row),
    });
    return detailOf(tx, caller, await findFlagged(tx, id));
  });
}
