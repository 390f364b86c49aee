import type { QueryOf, tutor, TutorConversationDetail } from '@digiken/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { tutorAnswers, tutorConversations } from '../tables';
import { WORDING } from '../wording';
import { type ConversationRow, selectConversations, toConversation, toTurns } from './view';

/** One page of the caller's conversations, latest first. */
export async function listConversations(
  db: Executor,
  caller: Caller,
  { cursor, course, lesson }: QueryOf<typeof tutor.listConversations>,
) {
  const { updatedAt: key, id, userId, courseId, lessonId } = tutorConversations;
  const order = { key, id, keyOf: (row: ConversationRow) => ({ key: row.updatedAt, id: row.id }) };
  const { rows, ...ends } = await keyPage(cursor, order, ({ where, orderBy, limit }) =>
    selectConversations(db)
      .where(
        and(
          where,
          eq(userId, caller.id),
          course === undefined ? undefined : eq(courseId, course),
          lesson === undefined ? undefined : eq(lessonId, lesson),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: rows.map(toConversation), ...ends };
}

/** @throws {HttpError} 404 if it does not exist or is another person's */
export async function ownConversation(db: Executor, caller: Caller, id: string): Promise<ConversationRow> {
  const [row] = await selectConversations(db).where(
    and(eq(tutorConversations.id, id), eq(tutorConversations.userId, caller.id)),
  );
  if (row === undefined) throw notFound(WORDING.noConversation);
  return row;
}

export const answersOf = (db: Executor, conversationId: string) =>
  db
    .select()
    .from(tutorAnswers)
    .where(eq(tutorAnswers.conversationId, conversationId))
    .orderBy(asc(tutorAnswers.position));

/** @throws {HttpError} 404 as {@link ownConversation} */
export async function getConversation(
  db: Executor,
  caller: Caller,
  id: string,
): Promise<TutorConversationDetail> {
  const row = await ownConversation(db, caller, id);
  return { ...toConversation(row), turns: toTurns(await answersOf(db, id), caller) };
}

/** @throws {HttpError} 404 if it does not exist or is another person's */
export async function removeConversation(db: Executor, caller: Caller, id: string): Promise<void> {
  const removed = await db
    .delete(tutorConversations)
    .where(and(eq(tutorConversations.id, id), eq(tutorConversations.userId, caller.id)))
    .returning({ id: tutorConversations.id });
  if (removed.length === 0) throw notFound(WORDING.noConversation);
}

/** Deletes all conversations of the caller. Safe to repeat. */
export async function removeConversations(db: Executor, caller: Caller): Promise<void> {
  await db.delete(tutorConversations).where(eq(tutorConversations.userId, caller.id));
}
