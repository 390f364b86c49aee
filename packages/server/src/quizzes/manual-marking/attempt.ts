import type { AttemptToMark, BodyOf, QuestionKey, quizMarking } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { written, writtenIn } from '../../platform/language';
import { languageOfAnswer } from './answer-language';
import { users } from '../../users';
import { bodiesOf, keysOf, latestAnswers, marksOf } from '../attempts/answers';
import { toAttemptQuestion } from '../attempts/ask';
import { settleScore } from '../attempts/score';
import { shownQuestions } from '../attempts/shown';
import { filesOf, withAddresses } from '../files/rows';
import { byHand } from '../regrading/rule';
import { attemptMarks, quizAttempts } from '../tables';
import { findTaughtAttempt } from './find';
import { toLateAnswers } from './late';
import { nextWaiting } from './queue';

const rubricOf = (key: QuestionKey | undefined) =>
  key?.type === 'essay' || key?.type === 'file' ? (key.rubric ?? null) : null;

/**
 * The answers of an attempt that a person marks, in the attempt's order (spec 12.23).
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function readToMark(
  { db, media, workers }: Deps<'media' | 'workers'>,
  caller: Caller,
  attemptId: string,
): Promise<AttemptToMark> {
  const { attempt, quiz, course, learner } = await findTaughtAttempt(db, caller, attemptId);
  const bodies = await bodiesOf(db, attempt.snapshot);
  const slots = attempt.snapshot
    .map((slot, index) => ({ slot, number: index + 1, body: bodies.get(slot.slot) }))
    .flatMap(({ body, ...slot }) => (body !== undefined && byHand(body) ? [{ ...slot, body }] : []));
  const shown = await shownQuestions(
    { media, workers },
    slots.map(({ slot, number, body }) => toAttemptQuestion(slot, body, number)),
  );
  const keys = await keysOf(
    db,
    slots.map(({ slot }) => slot),
  );
  const marks = await marksOf(db, attempt.id);
  const { counting, late } = await latestAnswers(db, attempt.id);
  const files = await filesOf(db, attempt.id);
  const names = await namesOf(
    db,
    [...marks.values()].flatMap(({ markedBy }) => markedBy ?? []),
  );
  const pointsOf = new Map(attempt.snapshot.map(({ slot, points }) => [slot, points]));
  return {
    _id: attempt.id,
    quiz: { _id: quiz.id, title: quiz.title },
    course: { _id: course.id, title: course.title },
    learner: quiz.settings.anonymous === true ? null : { _id: learner.id, name: learner.name },
    submittedAt: (attempt.submittedAt ?? attempt.startedAt).toISOString(),
    waiting: [...marks.values()].filter(({ fraction }) => fraction === null).length,
    state: attempt.state,
    pointsScored: [...marks.values()].reduce(
      (sum, { slot, fraction }) => sum + (fraction ?? 0) * (pointsOf.get(slot) ?? 0),
      0,
    ),
    points: attempt.points,
    answers: slots.flatMap(({ slot }, index) => {
      const mark = marks.get(slot.slot);
      const question = shown[index];
      if (question === undefined || mark === undefined) return [];
      return {
        slot: slot.slot,
        question,
        answer: withAddresses(media, files, counting.get(slot.slot)?.answer ?? null),
        answerLanguage: languageOfAnswer(counting.get(slot.slot)?.answer ?? null),
        rubric: rubricOf(keys.get(slot.slot)?.key),
        points: mark.fraction === null ? null : mark.fraction * slot.points,
        levels: mark.levels,
        comment: mark.comment,
        commentLanguage: writtenIn(mark.comment, mark.commentLanguage),
        markedBy: mark.markedBy === null ? null : (names.get(mark.markedBy) ?? null),
        markedAt: mark.markedAt.toISOString(),
      };
    }),
    late: await toLateAnswers({ media, workers }, attempt, { bodies, counting, late, files }),
    deadline: attempt.deadlineAt?.toISOString() ?? null,
    next: await nextWaiting(db, caller, { quizId: quiz.id, except: attempt.id }),
  };
}

async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, fullName({ firstName, lastName })]));
}

type Mark = BodyOf<typeof quizMarking.markAnswer> & { attemptId: string; slotId: string };

/**
 * Marks an answer. Once none of the attempt waits, its score is final and the course may be complete (spec 12.24).
 * @throws {HttpError} 404; 409 if another person marked the answer since `markedAt`; 422 on `points` or `levels`
 */
export async function markByHand(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { attemptId, slotId, points, levels, comment, markedAt }: Mark,
): Promise<{ complete: boolean }> {
  await findTaughtAttempt(db, caller, attemptId);
  return db.transaction(async (tx) => {
    const [attempt] = await tx
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.id, attemptId))
      .for('update');
    const slot = attempt?.snapshot.find((item) => item.slot === slotId);
    const mark = (await marksOf(tx, attemptId)).get(slotId);
    const body = slot && (await bodiesOf(tx, [slot])).get(slotId);
    if (!attempt || !slot || !mark || body === undefined || !byHand(body))
      throw notFound('There is no such answer to mark.');
    if (mark.markedAt.toISOString() !== new Date(markedAt).toISOString())
      throw conflict('Someone marked this answer since you opened it. Load it again, then decide.');
    if (points > slot.points) throw invalid({ points: `This question has ${slot.points} points at most.` });
    const rubric = rubricOf((await keysOf(tx, [slot])).get(slotId)?.key);
    const known = Object.entries(levels).every(([id, at]) => {
      const criterion = rubric?.criteria.find((criterion) => criterion.id === id);
      return criterion?.levels[at] !== undefined;
    });
    if (!known) throw invalid({ levels: 'Choose one of the levels.' });
    // The time of a mark names its version: two marks never have the same.
    const at = new Date(Math.max(clock.now().getTime(), mark.markedAt.getTime() + 1));
    await tx
      .update(attemptMarks)
      .set({
        fraction: slot.points === 0 ? 1 : points / slot.points,
        levels,
        ...written({ comment }),
        markedBy: caller.id,
        markedAt: at,
      })
      .where(and(eq(attemptMarks.attemptId, attemptId), eq(attemptMarks.slot, slotId)));
    return settleScore({ db: tx, clock }, attempt, at);
  });
}
