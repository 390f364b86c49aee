import type { AuthoredQuestion, QuestionAnswer, QuestionKey, RegradableQuestion } from '@digiken/contract';
import { MARKED_BY_HAND } from '@digiken/contract/constants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { questionName } from '../question-name';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { findTaughtQuiz } from '../manual-marking/find';
import {
  bankQuestions,
  questionBanks,
  questionKeys,
  questionVersions,
  quizAttempts,
  quizSlots,
  type SnapshotSlot,
} from '../tables';
import { slotsOf } from '../write-quiz';

/**
 * The questions that a quiz asks as `p`: those that it asks by name, and those in the banks that it draws from. `item`
 * is the id of the slot or of the bank question; in a snapshot, `base` names the slot and its draws.
 */
const publishedIn = (quizId: string) => sql`(
  select s.id as item, s.id as base, s.question_id, s.question_version from quiz_slots s
  where s.quiz_id = ${quizId} and s.question_id is not null
  union all
  select b.id, s.id, b.question_id, b.question_version from quiz_slots s
  join bank_questions b on b.bank_id = s.bank_id where s.quiz_id = ${quizId}) p`;

/** The ended attempts `a` at a quiz with what they asked as `asked`. */
const endedAttempts = (quizId: string) => sql`
  (select * from quiz_attempts where quiz_id = ${quizId} and state <> 'open') a
  cross join lateral jsonb_to_recordset(a.snapshot) as asked(slot text, "questionId" text, version integer)`;

const askedThere = sql`p.base = split_part(asked.slot, '.', 1) and p.question_id = asked."questionId"`;

const handTypes = sql`${sql.param([...MARKED_BY_HAND])}::text[]`;

/**
 * The questions of a quiz whose published key differs from the one by which answers were marked, in its order. Those of
 * a draw are questions of its bank (spec 12.27).
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function listRegradable(
  db: Executor,
  caller: Caller,
  quizId: string,
): Promise<RegradableQuestion[]> {
  const { quiz } = await findTaughtQuiz(db, caller, quizId);
  const { rows } = await db.execute<{ item: string; learners: number }>(sql`
    select p.item, count(distinct a.user_id)::int as learners
    from ${endedAttempts(quiz.id)}
    join ${publishedIn(quiz.id)} on ${askedThere}
    join question_keys published on published.question_id = p.question_id and published.version = p.question_version
    join question_keys old on old.question_id = p.question_id and old.version = asked.version
    join attempt_marks m on m.attempt_id = a.id and m.slot = asked.slot
    where coalesce(m.regraded_to, asked.version) <> p.question_version
      and old.key <> published.key and m.marked_by is null and old.key ->> 'type' <> all (${handTypes})
    group by p.item`);
  const learners = new Map(rows.map((row) => [row.item, row.learners]));
  const questions = await publishedQuestions(db, quiz.id, [...learners.keys()]);
  return questions.map(({ id, number, bank, question: { body } }) => ({
    slot: id,
    number,
    bank,
    prompt: questionName(body),
    learners: learners.get(id) ?? 0,
  }));
}

/** A question as a quiz asks it now. */
export interface PublishedQuestion {
  /** Of its slot; of a question that is drawn, of the bank question. */
  id: string;
  questionId: string;
  version: number;
  /** In the quiz, from 1; of a draw, of its first question. */
  number: number;
  /** Name of the bank that it is drawn from; null: the quiz asks it by name. */
  bank: string | null;
  question: AuthoredQuestion;
}

/** @param ids of slots and bank questions; others than those of the quiz are left out @returns in the quiz's order */
async function publishedQuestions(
  db: Executor,
  quizId: string,
  ids: readonly string[],
): Promise<PublishedQuestion[]> {
  if (ids.length === 0) return [];
  const slots = await db
    .select({ id: quizSlots.id, bankId: quizSlots.bankId, count: quizSlots.count })
    .from(quizSlots)
    .where(eq(quizSlots.quizId, quizId))
    .orderBy(asc(quizSlots.position), asc(quizSlots.id));
  const named = new Map(((await slotsOf(db, [quizId])).get(quizId) ?? []).map((item) => [item.id, item]));
  const drawn = await bankQuestionsOf(
    db,
    slots.flatMap(({ bankId }) => bankId ?? []),
    ids,
  );
  const wanted = new Set(ids);
  const found = new Map<string, PublishedQuestion>();
  let number = 1;
  for (const { id, bankId, count } of slots) {
    const slot = named.get(id);
    if (slot !== undefined && wanted.has(id)) {
      const { questionId, version, question } = slot;
      found.set(id, { id, questionId, version, number, bank: null, question });
    }
    // A bank may be drawn from twice: its questions are listed once.
    for (const { bank, ...one } of drawn)
      if (bank.id === bankId && !found.has(one.id)) found.set(one.id, { ...one, number, bank: bank.name });
    number += count ?? 1;
  }
  return [...found.values()];
}

async function bankQuestionsOf(db: Executor, bankIds: readonly string[], ids: readonly string[]) {
  if (bankIds.length === 0) return [];
  const pinned = (table: typeof questionVersions | typeof questionKeys) =>
    and(eq(table.questionId, bankQuestions.questionId), eq(table.version, bankQuestions.version));
  const rows = await db
    .select({
      id: bankQuestions.id,
      questionId: bankQuestions.questionId,
      version: bankQuestions.version,
      points: bankQuestions.points,
      bank: { id: questionBanks.id, name: questionBanks.name },
      body: questionVersions.body,
      tags: questionVersions.tags,
      key: questionKeys.key,
      feedback: questionKeys.feedback,
    })
    .from(bankQuestions)
    .innerJoin(questionBanks, eq(questionBanks.id, bankQuestions.bankId))
    .innerJoin(questionVersions, pinned(questionVersions))
    .innerJoin(questionKeys, pinned(questionKeys))
    .where(and(inArray(bankQuestions.bankId, [...bankIds]), inArray(bankQuestions.id, [...ids])))
    .orderBy(asc(bankQuestions.position), asc(bankQuestions.id));
  return rows.map(({ id, questionId, version, bank, ...question }) => ({
    id,
    questionId,
    version,
    bank,
    question,
  }));
}

/**
 * @param slotId of a slot, or of a question in a bank that the quiz draws from
 * @throws {HttpError} 404 as {@link findTaughtQuiz}, and if the quiz does not ask this question any more
 */
export async function findSlot(db: Executor, caller: Caller, quizId: string, slotId: string) {
  const found = await findTaughtQuiz(db, caller, quizId);
  const [slot] = await publishedQuestions(db, found.quiz.id, [slotId]);
  if (slot === undefined) throw notFound('There is no such question.');
  return { ...found, slot };
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
  /** Its name in the snapshot. */
  slot: string;
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
  slot: string;
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
  { quizId, slot, lock }: { quizId: string; slot: PublishedQuestion; lock: boolean },
): Promise<AskedAttempt[]> {
  if (lock)
    await db
      .select({ id: quizAttempts.id })
      .from(quizAttempts)
      .where(and(eq(quizAttempts.quizId, quizId), inArray(quizAttempts.state, ['review', 'complete'])))
      .orderBy(quizAttempts.id)
      .for('update');
  const { rows } = await db.execute<Row>(sql`
    select a.id, a.user_id, trim(u.first_name || ' ' || u.last_name) as name, a.number, a.state, a.snapshot, a.score,
      a.points, asked.slot, asked.version, counting.answer, m.fraction, m.marked_by, m.regraded_to, m.regrade_rule,
      (select jsonb_object_agg(x.slot, x.fraction) from attempt_marks x where x.attempt_id = a.id) as marks
    from ${endedAttempts(quizId)}
    join ${publishedIn(quizId)} on p.item = ${slot.id} and ${askedThere}
    join users u on u.id = a.user_id
    join attempt_marks m on m.attempt_id = a.id and m.slot = asked.slot
    left join lateral (
      select n.answer from attempt_answers n
      where n.attempt_id = a.id and n.slot = asked.slot and (not n.late or n.accepted is true)
      order by n.seq desc limit 1) counting on true
    where asked.version <> ${slot.version}
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
