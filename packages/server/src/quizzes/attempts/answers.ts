import type { QuestionAnswer, QuestionBody, QuestionFeedback, QuestionKey } from '@digiken/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { attemptAnswers, attemptMarks, questionKeys, questionVersions, type SnapshotSlot } from '../tables';

/** The answer of a slot that counts, and what arrived late after it. */
export interface StoredAnswer {
  slot: string;
  /** The highest of this slot, late ones included. */
  seq: number;
  answer: QuestionAnswer | null;
  late: boolean;
}

/** The latest answers of an attempt by slot: of those in time, and of those that were late. */
export async function latestAnswers(
  db: Executor,
  attemptId: string,
): Promise<{ inTime: Map<string, StoredAnswer>; late: Map<string, StoredAnswer> }> {
  const rows = await db
    .selectDistinctOn([attemptAnswers.slot, attemptAnswers.late], {
      slot: attemptAnswers.slot,
      seq: attemptAnswers.seq,
      answer: attemptAnswers.answer,
      late: attemptAnswers.late,
    })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.slot), asc(attemptAnswers.late), desc(attemptAnswers.seq));
  const bySlot = (late: boolean) =>
    new Map(rows.filter((row) => row.late === late).map((row) => [row.slot, row] as const));
  return { inTime: bySlot(false), late: bySlot(true) };
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
