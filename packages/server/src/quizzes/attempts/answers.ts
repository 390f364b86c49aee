import type { QuestionAnswer, QuestionBody, QuestionFeedback, QuestionKey } from '@digiken/contract';
import type { LateDecision } from '@digiken/contract/constants';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { attemptAnswers, attemptMarks, questionKeys, questionVersions, type SnapshotSlot } from '../tables';

export interface StoredAnswer {
  slot: string;
  seq: number;
  answer: QuestionAnswer | null;
}

/** An answer that arrived after the end of its attempt, with the instructor's decision. */
export interface LateStored extends StoredAnswer {
  elapsedMs: number;
  receivedAt: Date;
  /** Null: there is no decision yet. */
  accepted: boolean | null;
}

export const decisionOf = (accepted: boolean | null): LateDecision =>
  accepted === null ? 'waiting' : accepted ? 'accepted' : 'declined';

/** Whether an answer counts: it was in time, or an instructor accepted it. */
const answerCounts = sql`(not ${attemptAnswers.late} or ${attemptAnswers.accepted} is true)`;

/** The latest answers of an attempt by slot: of those that count, and of all that were late. */
export async function latestAnswers(
  db: Executor,
  attemptId: string,
): Promise<{ counting: Map<string, StoredAnswer>; late: Map<string, LateStored> }> {
  const { slot, seq, answer, elapsedMs, receivedAt, accepted } = attemptAnswers;
  const latest = (which: SQL | undefined) =>
    db
      .selectDistinctOn([slot], { slot, seq, answer, elapsedMs, receivedAt, accepted })
      .from(attemptAnswers)
      .where(and(eq(attemptAnswers.attemptId, attemptId), which))
      .orderBy(asc(slot), desc(seq));
  const bySlot = <T extends { slot: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.slot, row] as const));
  return {
    counting: bySlot(await latest(answerCounts)),
    late: bySlot(await latest(eq(attemptAnswers.late, true))),
  };
}

const pinnedBy = (table: typeof questionVersions | typeof questionKeys, slots: readonly SnapshotSlot[]) =>
  and(
    inArray(
      table.questionId,
      slots.map(({ questionId }) => questionId),
    ),
    sql`(${table.questionId}, ${table.version}) in (select * from unnest(
      ${sql.param(slots.map(({ questionId }) => questionId))}::text[],
      ${sql.param(slots.map(({ version }) => version))}::integer[]))`,
  );

const keyOf = ({ questionId, version }: { questionId: string; version: number }) =>
  `${questionId} ${version}`;

/** What learners may see of the questions of an attempt, by slot. */
export async function bodiesOf(
  db: Executor,
  slots: readonly SnapshotSlot[],
): Promise<Map<string, QuestionBody>> {
  if (slots.length === 0) return new Map();
  const { questionId, version, body } = questionVersions;
  const rows = await db
    .select({ questionId, version, body })
    .from(questionVersions)
    .where(pinnedBy(questionVersions, slots));
  const found = new Map(rows.map((row) => [keyOf(row), row.body]));
  return new Map(slots.flatMap((slot) => both(slot.slot, found.get(keyOf(slot)))));
}

/** How the questions of an attempt are marked, by slot. Never send it to a learner. */
export async function keysOf(
  db: Executor,
  slots: readonly SnapshotSlot[],
): Promise<Map<string, { key: QuestionKey; feedback: QuestionFeedback }>> {
  if (slots.length === 0) return new Map();
  const { questionId, version, key, feedback } = questionKeys;
  const rows = await db
    .select({ questionId, version, key, feedback })
    .from(questionKeys)
    .where(pinnedBy(questionKeys, slots));
  const found = new Map(rows.map((row) => [keyOf(row), { key: row.key, feedback: row.feedback }]));
  return new Map(slots.flatMap((slot) => both(slot.slot, found.get(keyOf(slot)))));
}

const both = <T>(name: string, value: T | undefined): [string, T][] =>
  value === undefined ? [] : [[name, value]];

export type Mark = typeof attemptMarks.$inferSelect;

/** The marks of an attempt by slot. */
export async function marksOf(db: Executor, attemptId: string): Promise<Map<string, Mark>> {
  const rows = await db.select().from(attemptMarks).where(eq(attemptMarks.attemptId, attemptId));
  return new Map(rows.map((row) => [row.slot, row]));
}
