import type { BodyOf, LateAnswer, QuestionBody, quizMarking } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Database, Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { written } from '../../platform/language';
import { languageOfAnswer } from './answer-language';
import {
  bodiesOf,
  decisionOf,
  keysOf,
  latestAnswers,
  type LateStored,
  type Mark,
  marksOf,
  type StoredAnswer,
} from '../attempts/answers';
import { toAttemptQuestion } from '../attempts/ask';
import type { AttemptRow } from '../attempts/end';
import { settleScore } from '../attempts/score';
import { shownQuestions } from '../attempts/shown';
import { type AttemptFile, withAddresses } from '../files/rows';
import { markAnswer } from '../marking';
import { regradedMark } from '../regrading/rule';
import { attemptAnswers, attemptMarks, quizAttempts, type SnapshotSlot } from '../tables';
import { findTaughtAttempt } from './find';

interface Found {
  bodies: ReadonlyMap<string, QuestionBody>;
  counting: ReadonlyMap<string, StoredAnswer>;
  late: ReadonlyMap<string, LateStored>;
  files: readonly AttemptFile[];
}

/** The late answers of an attempt in its order, the latest of each question. */
export async function toLateAnswers(
  { media, workers }: Pick<Services, 'media' | 'workers'>,
  { snapshot, startedAt }: AttemptRow,
  { bodies, counting, late, files }: Found,
): Promise<LateAnswer[]> {
  const answers = snapshot.flatMap((slot, index) => {
    const found = late.get(slot.slot);
    const body = bodies.get(slot.slot);
    if (found === undefined || body === undefined) return [];
    const counts = counting.get(slot.slot);
    return {
      slot: slot.slot,
      seq: found.seq,
      question: toAttemptQuestion(slot, body, index + 1),
      answer: withAddresses(media, files, found.answer),
      answerLanguage: languageOfAnswer(found.answer),
      instead:
        counts === undefined || counts.seq === found.seq ? null : withAddresses(media, files, counts.answer),
      givenAt: new Date(startedAt.getTime() + found.elapsedMs).toISOString(),
      receivedAt: found.receivedAt.toISOString(),
      decision: decisionOf(found.accepted),
    };
  });
  const questions = await shownQuestions(
    { media, workers },
    answers.map(({ question }) => question),
  );
  return answers.map((answer, index) => ({ ...answer, question: questions[index] ?? answer.question }));
}

type Decision = BodyOf<typeof quizMarking.decideLate> & { attemptId: string };

/**
 * Accepts or declines late answers: those that are accepted are marked as if they had been in time (spec 12.31).
 * @throws {HttpError} 404; 409 if there are other late answers than those that were read
 */
export async function decideLate(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  { attemptId, accept, answers }: Decision,
): Promise<void> {
  const { course, quiz } = await findTaughtAttempt(db, caller, attemptId);
  await db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.id, attemptId))
      .for('update');
    if (attempt === undefined) throw notFound('There is no such attempt.');
    const before = await latestAnswers(tx, attemptId);
    const read = new Map(answers.map(({ slot, seq }) => [slot, seq]));
    const same =
      read.size === before.late.size && [...before.late].every(([slot, { seq }]) => read.get(slot) === seq);
    if (!same)
      throw conflict('Other late answers arrived since you opened this page. Load it again, then decide.');
    await tx
      .update(attemptAnswers)
      .set({ accepted: accept })
      .where(
        and(
          eq(attemptAnswers.attemptId, attemptId),
          eq(attemptAnswers.late, true),
          inArray(attemptAnswers.slot, [...read.keys()]),
        ),
      );
    const { counting } = await latestAnswers(tx, attemptId);
    const now = clock.now();
    const marks = await marksOf(tx, attemptId);
    for (const slot of attempt.snapshot) {
      const mark = marks.get(slot.slot);
      const counts = counting.get(slot.slot);
      if (mark === undefined || counts?.seq === before.counting.get(slot.slot)?.seq) continue;
      await markOther(tx, { attemptId, slot, mark, answer: counts?.answer ?? null, now });
    }
    await settleScore({ db: tx, clock }, attempt, now);
    await audit({ db: tx, clock }, caller, {
      action: accept ? 'accepted late answers in' : 'declined late answers in',
      target: { kind: 'course', id: course.id, name: course.title },
      detail: `“${quiz.title}”, attempt ${attemptId}: ${answers.length}`,
    });
  });
}

/** Marks a slot whose counting answer is another one now. What a person said about the other answer does not stay. */
async function markOther(
  tx: Executor,
  {
    attemptId,
    slot,
    mark,
    answer,
    now,
  }: { attemptId: string; slot: SnapshotSlot; mark: Mark; answer: StoredAnswer['answer']; now: Date },
): Promise<void> {
  await tx
    .update(attemptMarks)
    .set({
      fraction: await fractionOf(tx, slot, mark, answer),
      markedBy: null,
      levels: {},
      ...written({ comment: '' }),
      markedAt: new Date(Math.max(now.getTime(), mark.markedAt.getTime() + 1)),
    })
    .where(and(eq(attemptMarks.attemptId, attemptId), eq(attemptMarks.slot, slot.slot)));
}

/** By the key that marks this slot: the one that was asked, or the one by which it was marked again. */
async function fractionOf(
  tx: Executor,
  slot: SnapshotSlot,
  { regradedTo, regradeRule }: Mark,
  answer: StoredAnswer['answer'],
): Promise<number | null> {
  const asked = (await keysOf(tx, [slot])).get(slot.slot);
  if (asked === undefined) return 0;
  if (regradedTo === null || regradeRule === null) return markAnswer(asked.key, answer);
  const other = { ...slot, version: regradedTo };
  const key = (await keysOf(tx, [other])).get(slot.slot)?.key;
  const body = (await bodiesOf(tx, [other])).get(slot.slot);
  if (key === undefined || body === undefined) return markAnswer(asked.key, answer);
  return regradedMark(regradeRule, { answer, asked, published: { key, body } }).fraction;
}
