import type { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict } from '../platform/http/errors';
import { newId } from '../platform/ids';
import { insertQuestions } from './insert-questions';
import { newQuizSettings } from './settings';
import { type QuizSettings, quizSlots, quizzes } from './tables';
import { addVersion } from './write-quiz';

const WORDING = {
  twice: 'This lesson has a quiz there in this language already.',
  savedMeanwhile:
    'Someone saved this quiz since you opened it. What you changed is still here: compare the two, then decide.',
  questionSavedMeanwhile:
    'Someone saved this question since you opened it. Your text is still here: compare the two, then decide.',
  asked: 'This quiz asks one of these questions already. Choose others.',
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

/** What is absent stays as it is. */
interface QuizEdit {
  title?: string;
  opensAt: Date | null;
  closesAt: Date | null;
  settings?: QuizSettings;
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
  const ids = await insertQuestions(tx, list);
  await appendSlots(
    tx,
    quizId,
    list.map(({ points }, index) => ({
      id: rowId(newId()),
      questionId: ids[index] ?? '',
      version: 1,
      points,
    })),
  );
}

type NewSlot = Omit<typeof quizSlots.$inferInsert, 'quizId' | 'position'>;

async function appendSlots(tx: Executor, quizId: string, list: readonly NewSlot[]): Promise<void> {
  const { questions, last } = await extentOf(tx, quizId);
  if (questions + list.reduce((sum, slot) => sum + (slot.count ?? 1), 0) > QUIZ_LIMITS.questions)
    throw conflict(WORDING.tooMany);
  await tx
    .insert(quizSlots)
    .values(list.map((slot, index) => ({ ...slot, quizId, position: last + index + 1 })));
}

/** How many questions a quiz asks, and its last position. */
async function extentOf(tx: Executor, quizId: string): Promise<{ questions: number; last: number }> {
  const [existing] = await tx
    .select({
      questions: sql<number>`coalesce(sum(coalesce(${quizSlots.count}, 1)), 0)::int`,
      last: max(quizSlots.position),
    })
    .from(quizSlots)
    .where(eq(quizSlots.quizId, quizId));
  return { questions: existing?.questions ?? 0, last: existing?.last ?? 0 };
}

/**
 * Adds questions that exist at the end of a quiz.
 * @throws {HttpError} 409 if the quiz asks one of them already, and above the limit of questions
 */
export async function appendKnownQuestions(
  tx: Executor,
  quizId: string,
  list: readonly { id: string; questionId: string; version: number; points: number }[],
): Promise<void> {
  const asked = new Set((await slotRows(tx, quizId)).map(({ questionId }) => questionId));
  if (list.some(({ questionId }) => asked.has(questionId))) throw conflict(WORDING.asked);
  await appendSlots(tx, quizId, list);
}

/** A draw among the rows that are edited. */
export interface DrawToWrite {
  bankId: string;
  tag: string | null;
  count: number;
  /** Of each question. */
  points: number;
}

/** @throws {HttpError} 409 above the limit of questions */
export const appendDraw = (tx: Executor, quizId: string, draw: DrawToWrite & { id: string }) =>
  appendSlots(tx, quizId, [draw]);

/** @throws {HttpError} 409 above the limit of questions */
export async function changeDraw(
  tx: Executor,
  { quizId, id, count: before }: { quizId: string; id: string; count: number },
  draw: DrawToWrite,
): Promise<void> {
  const { questions } = await extentOf(tx, quizId);
  if (questions - before + draw.count > QUIZ_LIMITS.questions) throw conflict(WORDING.tooMany);
  await tx.update(quizSlots).set(draw).where(eq(quizSlots.id, id));
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

/** The slots of a quiz in order. Of a draw, `count` is set; of a question, the others. */
export const slotRows = (tx: Executor, quizId: string) =>
  tx
    .select({
      id: quizSlots.id,
      questionId: quizSlots.questionId,
      version: quizSlots.version,
      count: quizSlots.count,
      points: quizSlots.points,
    })
    .from(quizSlots)
    .where(eq(quizSlots.quizId, quizId))
    .orderBy(asc(quizSlots.position), asc(quizSlots.id));

/** @param position of each slot, from 1 */
export async function orderSlots(tx: Executor, quizId: string, position: SQL): Promise<void> {
  await tx.update(quizSlots).set({ position }).where(eq(quizSlots.quizId, quizId));
}
