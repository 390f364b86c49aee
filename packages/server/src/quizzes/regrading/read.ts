import type { QuestionAnswer, QuestionKey, RegradableQuestion } from '@digiken/contract';
import { MARKED_BY_HAND } from '@digiken/contract/constants';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { findTaughtQuiz } from '../manual-marking/find';
import { questionKeys, quizAttempts, type SnapshotSlot } from '../tables';
import { type AuthoredSlot, slotsOf } from '../write-quiz';

/** What an attempt `a` asked in a slot. */
const askedIn = (slot: SQL) => sql`
  select (e ->> 'version')::int as version from jsonb_array_elements(a.snapshot) e where e ->> 'slot' = ${slot}`;

const handTypes = sql`${sql.param([...MARKED_BY_HAND])}::text[]`;

/**
 * The questions of a quiz whose published key differs from the one by which answers were marked (spec 12.27).
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function listRegradable(
  db: Executor,
  caller: Caller,
  quizId: string,
): Promise<RegradableQuestion[]> {
  const { quiz } = await findTaughtQuiz(db, caller, quizId);
  const { rows } = await db.execute<{ slot: string; learners: number }>(sql`
    select s.id as slot, count(distinct a.user_id)::int as learners
    from quiz_slots s
    join question_keys published on published.question_id = s.question_id and published.version = s.question_version
    join quiz_attempts a on a.quiz_id = s.quiz_id and a.state <> 'open'
    cross join lateral (${askedIn(sql`s.id`)}) asked
    join question_keys old on old.question_id = s.question_id and old.version = asked.version
    join attempt_marks m on m.attempt_id = a.id and m.slot = s.id
    where s.quiz_id = ${quiz.id} and coalesce(m.regraded_to, asked.version) <> s.question_version
      and old.key <> published.key and m.marked_by is null and old.key ->> 'type' <> all (${handTypes})
    group by s.id`);
  const learners = new Map(rows.map((row) => [row.slot, row.learners]));
  const slots = (await slotsOf(db, [quiz.id])).get(quiz.id) ?? [];
  return slots.flatMap(({ id, question: { body } }, at) => {
    const count = learners.get(id);
    return count === undefined
      ? []
      : { slot: id, number: at + 1, prompt: body.title ?? body.prompt.text, learners: count };
  });
}

/** A slot of a quiz as it is published. */
export interface PublishedSlot extends AuthoredSlot {
  /** In the quiz, from 1. */
  number: number;
}

/** @throws {HttpError} 404 as {@link findTaughtQuiz}, and if the quiz does not ask this question any more */
export async function findSlot(db: Executor, caller: Caller, quizId: string, slotId: string) {
  const found = await findTaughtQuiz(db, caller, quizId);
  const slots = (await slotsOf(db, [found.quiz.id])).get(found.quiz.id) ?? [];
  const at = slots.findIndex(({ id }) => id === slotId);
  const slot = slots[at];
  if (slot === undefined) throw notFound('There is no such question.');
  return { ...found, slot: { ...slot, number: at + 1 } satisfies PublishedSlot };
}

/** An ended attempt that asked an earlier version of a question. */
export interface AskedAttempt {
  id: string;
  learner: { id: string; name: string };
  number: number;
  state: 'review' | 'complete';
  snapshot: SnapshotSlot[];
  score: number | null;
  /** Of the attempt. */
  points: number;
  /** The version that was asked. */
  version: number;
  answer: QuestionAnswer | null;
  fraction: number | null;
  markedBy: string | null;
  regradedTo: number | null;
  regradeRule: string | null;
  /** By slot. */
  marks: Record<string, number | null>;
}

interface Row extends Record<string, unknown> {
  id: string;
  user_id: string;
  name: string;
  number: number;
  state: 'review' | 'complete';
  snapshot: SnapshotSlot[];
  score: number | null;
  points: number;
  version: number;
  answer: QuestionAnswer | null;
  fraction: number | null;
  marked_by: string | null;
  regraded_to: number | null;
  regrade_rule: string | null;
  marks: Record<string, number | null>;
}

/**
 * The ended attempts that asked another version of a question than the published one, by id.
 * @param lock keeps their marks as they are until the transaction ends
 */
export async function readAsked(
  db: Executor,
  { quizId, slot, lock }: { quizId: string; slot: PublishedSlot; lock: boolean },
): Promise<AskedAttempt[]> {
  if (lock)
    await db
      .select({ id: quizAttempts.id })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.quizId, quizId), inArray(quizAttempts.state, ['review', 'complete'])))
      .orderBy(quizAttempts.id)
      .for('update');
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.user_id, concat_ws(' ', p.first_name, p.last_name) as name, a.number, a.state, a.snapshot, a.score,
      a.points, asked.version, counting.answer, m.fraction, m.marked_by, m.regraded_to, m.regrade_rule,
      (select jsonb_object_agg(x.slot, x.fraction) from attempt_marks x where x.attempt_id = a.id) as marks
    from quiz_attempts a
    join users p on p.id = a.user_id
    cross join lateral (${askedIn(sql`${slot.id}`)}) asked
    join attempt_marks m on m.attempt_id = a.id and m.slot = ${slot.id}
    left join lateral (
      select n.answer from attempt_answers n
      where n.attempt_id = a.id and n.slot = ${slot.id} and (not n.late or n.accepted is true)
      order by n.seq desc limit 1) counting on true
    where a.quiz_id = ${quizId} and a.state <> 'open' and asked.version <> ${slot.version}
    order by a.id`);
  return rows.map(({ user_id, name, marked_by, regraded_to, regrade_rule, ...row }) => ({
    ...row,
    learner: { id: user_id, name },
    markedBy: marked_by,
    regradedTo: regraded_to,
    regradeRule: regrade_rule,
  }));
}

/** The keys of versions of a question. */
export async function keysOfVersions(
  db: Executor,
  questionId: string,
  versions: readonly number[],
): Promise<Map<number, QuestionKey>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .select({ version: questionKeys.version, key: questionKeys.key })
    .from(questionKeys)
    .where(and(eq(questionKeys.questionId, questionId), inArray(questionKeys.version, [...versions])));
  return new Map(rows.map(({ version, key }) => [version, key]));
}
