import type { AuthoredQuestion, BodyOf, quizAuthoring } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { lessons, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import {
  appendQuestions,
  changeQuestion,
  deleteQuiz,
  deleteSlot,
  insertQuiz,
  orderSlots,
  quizSlots,
  saveQuiz,
  slotRows,
} from '../../quizzes';
import { changeCourse, type Edit, type OwnCourse, ownCourse } from '../access';
import { inOrder } from '../order';
import { languageTag } from '../topics';
import { WORDING } from '../wording';
import { ownQuiz, questionIn, quizIn, slotIn } from './find';
import { ownFiles } from '../own-files';
import { prepareQuestions } from './prepare';

type Store = Pick<Services, 'db' | 'clock' | 'files' | 'workers'>;
/** The quiz among the rows that are edited. */
type QuizRow = Awaited<ReturnType<typeof quizIn>>['quiz'];

/**
 * Adds a quiz to a unit or a lesson.
 * @returns its public id
 * @throws {HttpError} 404 if the place is not in the caller's course, 409 if the lesson has such a quiz
 */
export async function createQuiz(
  services: Pick<Store, 'db' | 'clock'>,
  caller: Caller,
  { courseId, title, language, at }: BodyOf<typeof quizAuthoring.createQuiz> & { courseId: string },
): Promise<string> {
  await ownCourse(services.db, caller, courseId);
  const id = newId();
  const common = { title, language: languageTag(language) };
  await changeCourse(services, caller, { courseId, action: 'added a quiz to' }, async (tx, course, rowId) => {
    if (at.place === 'unit') {
      const unitId = rowId(at.unitId);
      await unitIn(tx, course.id, unitId);
      await insertQuiz(tx, { ...common, id: rowId(id), place: at.place, unitId });
    } else {
      const lessonId = rowId(at.lessonId);
      await lessonIn(tx, course.id, lessonId);
      await insertQuiz(tx, { ...common, id: rowId(id), place: at.place, lessonId });
    }
  });
  return id;
}

async function unitIn(tx: Executor, courseId: string, unitId: string): Promise<void> {
  const [found] = await tx
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.courseId, courseId)))
    .for('update');
  if (found === undefined) throw notFound(WORDING.noUnit);
}

async function lessonIn(tx: Executor, courseId: string, lessonId: string): Promise<void> {
  const [found] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(and(eq(lessons.id, lessonId), eq(units.courseId, courseId)));
  if (found === undefined) throw notFound(WORDING.noTopic);
}

/** Edits a quiz of the caller's course, in the transaction that locks the course. */
export async function changeQuiz(
  services: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { quizId, action }: { quizId: string; action: string },
  edit: (tx: Executor, quiz: QuizRow, rowId: Parameters<Edit<void>>[2], course: OwnCourse) => Promise<void>,
): Promise<void> {
  const { course } = await ownQuiz(services.db, caller, quizId);
  await changeCourse(services, caller, { courseId: course.publicId, action }, async (tx, working, rowId) => {
    const { quiz } = await quizIn(tx, working, quizId);
    await edit(tx, quiz, rowId, working);
  });
}

/** @throws {HttpError} 409 if it was saved since `version` was read; 422 on `closesAt` */
export async function updateQuiz(
  services: Pick<Store, 'db' | 'clock'>,
  caller: Caller,
  { id, settings, ...fields }: BodyOf<typeof quizAuthoring.updateQuiz> & { id: string },
): Promise<void> {
  await changeQuiz(services, caller, { quizId: id, action: 'edited a quiz of' }, async (tx, quiz) => {
    const opensAt = timeOr(quiz.opensAt, fields.opensAt);
    const closesAt = timeOr(quiz.closesAt, fields.closesAt);
    if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
      throw invalid({ closesAt: WORDING.closesBeforeOpening });
    await saveQuiz(tx, quiz.id, {
      ...fields,
      ...(settings && { settings: { ...settings, reviewShows: [...new Set(settings.reviewShows)] } }),
      opensAt,
      closesAt,
    });
  });
}

/** @param text undefined: stays `now` */
const timeOr = (now: Date | null, text: string | null | undefined): Date | null =>
  text === undefined ? now : text === null ? null : new Date(text);

export const removeQuiz = (services: Pick<Store, 'db' | 'clock'>, caller: Caller, quizId: string) =>
  changeQuiz(services, caller, { quizId, action: 'removed a quiz of' }, (tx, quiz) =>
    deleteQuiz(tx, quiz.id),
  );

/** @throws {HttpError} 409 above the limit; 422 naming the question and its field */
export async function addQuestions(
  services: Store,
  caller: Caller,
  { id, questions }: { id: string; questions: readonly AuthoredQuestion[] },
): Promise<void> {
  const { quiz } = await ownQuiz(services.db, caller, id);
  const list = await prepareQuestions(services, questions, {
    mayShow: ownFiles(services.db, caller),
    language: quiz.language,
    field: (at, part) => (questions.length === 1 ? part : `questions.${at}.${part}`),
  });
  await changeQuiz(
    services,
    caller,
    { quizId: id, action: 'added questions to a quiz of' },
    (tx, row, rowId) => appendQuestions(tx, row.id, list, rowId),
  );
}

/** @throws {HttpError} 409 if it was saved since `version` was read; 422 naming the field */
export async function updateQuestion(
  services: Store,
  caller: Caller,
  input: BodyOf<typeof quizAuthoring.updateQuestion> & { id: string; slotId: string },
): Promise<void> {
  const { id, slotId, version } = input;
  const { quiz } = await ownQuiz(services.db, caller, id);
  const [question] = await prepareQuestions(services, [input.question], {
    mayShow: ownFiles(services.db, caller),
    language: quiz.language,
    field: (_at, part) => part,
  });
  if (question === undefined) return;
  await changeQuiz(services, caller, { quizId: id, action: 'edited a question of' }, async (tx, row) =>
    changeQuestion(tx, await questionIn(tx, row.id, slotId), { question, version }),
  );
}

export const removeQuestion = (
  services: Pick<Store, 'db' | 'clock'>,
  caller: Caller,
  { id, slotId }: { id: string; slotId: string },
) =>
  changeQuiz(services, caller, { quizId: id, action: 'removed a question of' }, async (tx, quiz) =>
    deleteSlot(tx, (await slotIn(tx, quiz.id, slotId)).id),
  );

/** @throws {HttpError} 409 unless `ids` are exactly the quiz's questions */
export const orderQuestions = (
  services: Pick<Store, 'db' | 'clock'>,
  caller: Caller,
  { id, ids }: { id: string; ids: readonly string[] },
) =>
  changeQuiz(services, caller, { quizId: id, action: 'reordered the questions of' }, async (tx, quiz) => {
    const existing = await slotRows(tx, quiz.id);
    const byPublicId = new Map(existing.map((row) => [publicId(row.id), row.id]));
    await orderSlots(
      tx,
      quiz.id,
      inOrder(
        existing,
        ids.map((slot) => byPublicId.get(slot) ?? slot),
        quizSlots.id,
      ),
    );
  });
