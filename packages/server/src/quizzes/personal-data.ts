import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { HttpError } from '../platform/http/errors';
import type { ExportDeps, ExportedFile, PersonalData } from '../platform/personal-data';
import { without } from '../platform/personal-data';
import { privateKey } from '../platform/private-files';
import { bodiesOf, latestAnswers } from './attempts/answers';
import { toAttemptQuestion } from './attempts/ask';
import { findQuiz, type FoundQuiz, type Learner } from './attempts/find-quiz';
import { seenSlots } from './attempts/sequence';
import { shownQuestions } from './attempts/shown';
import { toAttempt } from './attempts/view';
import {
  accommodations,
  attemptFiles,
  quizAttempts,
  quizCodeFailures,
  quizOverrides,
  quizzes,
} from './tables';

type AttemptRow = typeof quizAttempts.$inferSelect;

export const quizPersonalData: PersonalData = {
  tables: {
    quiz_attempts: { exported: 'quizzes', deletion: 'Deleted with answers, marks and files.' },
    attempt_answers: { exported: 'quizzes', deletion: 'Deleted with the attempt.' },
    attempt_files: { exported: 'quizzes', deletion: 'Deleted with the attempt; the files as well.' },
    quiz_overrides: { exported: 'quizzes', deletion: 'Deleted.' },
    quiz_code_failures: { exported: 'quizzes', deletion: 'Deleted.' },
    accommodations: { exported: 'quizzes', deletion: 'Deleted.' },
    attempt_marks: {
      exported: 'quizzes',
      deletion: 'Deleted with the attempt. On answers of other people, who marked them is emptied.',
    },
  },
  exportOf: async (deps, userId) => {
    const { db } = deps;
    const attempts = await db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.userId, userId))
      .orderBy(asc(quizAttempts.startedAt));
    const titles = new Map(
      (
        await db
          .select({ id: quizzes.id, title: quizzes.title })
          .from(quizzes)
          .innerJoin(quizAttempts, eq(quizAttempts.quizId, quizzes.id))
          .where(eq(quizAttempts.userId, userId))
      ).map(({ id, title }) => [id, title]),
    );
    const learner = { id: userId, role: 'user', verified: true } as const;
    const made = [];
    for (const attempt of attempts)
      made.push({
        quiz: titles.get(attempt.quizId ?? '') ?? null,
        ...(await attemptOf(deps, learner, attempt)),
      });
    const overrides = await db.select().from(quizOverrides).where(eq(quizOverrides.userId, userId));
    const failures = await db.select().from(quizCodeFailures).where(eq(quizCodeFailures.userId, userId));
    const [arranged] = await db.select().from(accommodations).where(eq(accommodations.userId, userId));
    const stored = await filesOf(db, userId);
    return {
      parts: {
        quizzes: {
          attempts: made,
          ownTimes: without(overrides, 'userId'),
          wrongAccessCodes: without(failures, 'userId'),
          arranged: arranged ? without([arranged], 'userId')[0] : null,
        },
      },
      files: stored.map(
        ({ attemptId, id, name, stored: file }): ExportedFile => ({
          name: `files/attempts/${attemptId}/${id}-${name}`,
          key: privateKey(file),
        }),
      ),
    };
  },
  erase: async ({ db }, { id }) => (await filesOf(db, id)).map(({ stored }) => stored),
};

const filesOf = (db: Executor, userId: string) =>
  db
    .select()
    .from(attemptFiles)
    .where(
      inArray(
        attemptFiles.attemptId,
        db.select({ id: quizAttempts.id }).from(quizAttempts).where(eq(quizAttempts.userId, userId)),
      ),
    );

/** An attempt as its learner may see it now; without marks if the quiz is gone or no longer theirs. */
async function attemptOf(deps: ExportDeps, learner: Learner, attempt: AttemptRow): Promise<object> {
  const { db } = deps;
  const found = attempt.quizId === null ? undefined : await mayFind(db, learner, attempt.quizId);
  if (found === undefined) {
    const asked = await seenSlots(db, attempt);
    const bodies = await bodiesOf(db, asked);
    const { counting } = await latestAnswers(db, attempt.id);
    const { number, state, startedAt, submittedAt } = attempt;
    return {
      ...{ number, state, startedAt, submittedAt },
      questions: await shownQuestions(
        deps,
        asked.flatMap((slot, index) => {
          const body = bodies.get(slot.slot);
          return body === undefined ? [] : [toAttemptQuestion(slot, body, index + 1)];
        }),
      ),
      answers: [...counting.values()].map(({ slot, answer }) => ({ slot, answer })),
    };
  }
  const shown = await toAttempt(deps, found, attempt, undefined);
  const { number, state, startedAt, submittedAt, questions, score, points, reviews, answers } = shown;
  return {
    ...{ number, state, startedAt, submittedAt, score, points, questions },
    answers: answers.map(({ slot, answer }) => ({
      slot,
      answer:
        answer?.type === 'file'
          ? { ...answer, files: answer.files.map(({ id, name, bytes }) => ({ id, name, bytes })) }
          : answer,
    })),
    reviews,
  };
}

async function mayFind(db: Executor, learner: Learner, quizId: string): Promise<FoundQuiz | undefined> {
  try {
    return await findQuiz(db, learner, quizId);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
