import type { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { and, asc, count, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict } from '../platform/http/errors';
import { newId } from '../platform/ids';
import { newQuizSettings } from './settings';
import { questionKeys, questions, questionVersions, type QuizSettings, quizSlots, quizzes } from './tables';
import { addVersion } from './write-quiz';

const WORDING = {
  twice: 'This lesson has a quiz there in this language already.',
  savedMeanwhile:
    'Someone saved this quiz since you opened it. What you changed is still here: compare the two, then decide.',
  questionSavedMeanwhile:
    'Someone saved this question since you opened it. Your text is still here: compare the two, then decide.',
  tooMany: `A quiz can have ${QUIZ_LIMITS.questions} questions at most.`,
} as const;

/** A new quiz. Ids are those of rows, published or staged. */
export type NewQuiz = { id: string; title: string; language: string } & (
  | { place: 'unit'; unitId: string }
  | { place: 'pre' | 'post'; lessonId: string }
);

/** @throws {HttpError} 409 if the lesson has a quiz in this place and language */
export async function insertQuiz(tx: Executor, quiz: NewQuiz): Promise<void> {
  const { id, title, language, place } = quiz;
  const row = { id, title, language, kind: place, settings: newQuizSettings(place) };
  if (quiz.place === 'unit') {
    const [last] = await tx
      .select({ position: max(quizzes.position) })
      .from(quizzes)
      .where(eq(quizzes.unitId, quiz.unitId));
    await tx.insert(quizzes).values({ ...row, unitId: quiz.unitId, position: (last?.position ?? 0) + 1 });
    return;
  }
  const written = await tx
    .insert(quizzes)
    .values({ ...row, lessonId: quiz.lessonId })
    .onConflictDoNothing({ target: [quizzes.lessonId, quizzes.kind, quizzes.language] })
    .returning({ id: quizzes.id });
  if (written.length === 0) throw conflict(WORDING.twice);
}

interface QuizEdit {
  title: string;
  opensAt: Date | null;
  closesAt: Date | null;
  settings: QuizSettings;
  /** That was read. */
  version: number;
}

/** @throws {HttpError} 409 if the quiz was saved since `version` was read */
export async function saveQuiz(
  tx: Executor,
  quizId: string,
  { version, ...fields }: QuizEdit,
): Promise<void> {
  const saved = await tx
    .update(quizzes)
    .set({ ...fields, version: sql`${quizzes.version} + 1` })
    .where(and(eq(quizzes.id, quizId), eq(quizzes.version, version)))
    .returning({ id: quizzes.id });
  if (saved.length === 0) throw conflict(WORDING.savedMeanwhile);
}

/** Orders the quizzes of a unit. */
export async function orderQuizzes(tx: Executor, unitId: string, position: SQL): Promise<void> {
  await tx.update(quizzes).set({ position }).where(eq(quizzes.unitId, unitId));
}

/** Attempts are kept without their quiz. */
export async function deleteQuiz(tx: Executor, quizId: string): Promise<void> {
  await tx.delete(quizzes).where(eq(quizzes.id, quizId));
}

/**
 * Adds questions at the end.
 * @param rowId gives the slot's id among the rows that are edited
 * @throws {HttpError} 409 above the limit of questions
 */
export async function appendQuestions(
  tx: Executor,
  quizId: string,
  list: readonly AuthoredQuestion[],
  rowId: (id: string) => string,
): Promise<void> {
  const [existing] = await tx
    .select({ count: count(), last: max(quizSlots.position) })
    .from(quizSlots)
    .where(eq(quizSlots.quizId, quizId));
  if ((existing?.count ?? 0) + list.length > QUIZ_LIMITS.questions) throw conflict(WORDING.tooMany);
  const added = list.map((question) => ({ ...question, id: newId() }));
  await tx.insert(questions).values(added.map(({ id }) => ({ id })));
  await tx
    .insert(questionVersions)
    .values(added.map(({ id, body, tags }) => ({ questionId: id, version: 1, body, tags })));
  await tx
    .insert(questionKeys)
    .values(added.map(({ id, key, feedback }) => ({ questionId: id, version: 1, key, feedback })));
  await tx.insert(quizSlots).values(
    added.map(({ id, points }, at) => ({
      id: rowId(newId()),
      quizId,
      position: (existing?.last ?? 0) + at + 1,
      questionId: id,
      version: 1,
      points,
    })),
  );
}

/**
 * Gives a question a new version and asks that from now on.
 * @throws {HttpError} 409 if the question was saved since `version` was read
 */
export async function changeQuestion(
  tx: Executor,
  slot: { id: string; questionId: string; version: number },
  { question, version }: { question: AuthoredQuestion; version: number },
): Promise<void> {
  if (slot.version !== version) throw conflict(WORDING.questionSavedMeanwhile);
  const next = await addVersion(tx, slot.questionId, question);
  await tx.update(quizSlots).set({ version: next, points: question.points }).where(eq(quizSlots.id, slot.id));
}

/** Questions stay: attempts that asked them keep them. */
export async function deleteSlot(tx: Executor, slotId: string): Promise<void> {
  await tx.delete(quizSlots).where(eq(quizSlots.id, slotId));
}

/** The slots of a quiz in order. */
export const slotRows = (tx: Executor, quizId: string) =>
  tx
    .select({ id: quizSlots.id, questionId: quizSlots.questionId, version: quizSlots.version })
    .from(quizSlots)
    .where(eq(quizSlots.quizId, quizId))
    .orderBy(asc(quizSlots.position), asc(quizSlots.id));

/** @param position of each slot, from 1 */
export async function orderSlots(tx: Executor, quizId: string, position: SQL): Promise<void> {
  await tx.update(quizSlots).set({ position }).where(eq(quizSlots.quizId, quizId));
}
