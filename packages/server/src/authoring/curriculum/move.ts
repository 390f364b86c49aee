import type { BodyOf, curriculum } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { and, eq, ne, sql } from 'drizzle-orm';
import { lessons, lessonTexts, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { orderQuizzes, quizzes } from '../../quizzes';
import { writePassages } from '../../tutor';
import { changeCourse, ownTopic, ownUnit } from '../access';
import { inOrder } from '../order';
import { ownQuiz, quizIn } from '../quizzes/find';
import { WORDING } from '../wording';
import { movesThatTakeAway } from './moved-lessons';
import { unchangedOrder } from './order';

type Store = Pick<Services, 'db' | 'clock'>;

/** `item` at this position, from 1, among the others. */
function placed(others: readonly string[], item: string, position: number): string[] {
  const ids = others.filter((id) => id !== item);
  return ids.toSpliced(Math.min(position - 1, ids.length), 0, item);
}

/**
 * Moves a lesson with its quizzes. Its progress stays, because it keeps its id (spec 12.95).
 * @returns the course's public id
 * @throws {HttpError} 409 if the outline changed since `revision`, if the other unit is full, or if learners own the
 * lesson by its unit alone
 */
export async function moveTopic(
  services: Store,
  caller: Caller,
  { topicId, unitId, position, revision }: BodyOf<typeof curriculum.moveTopic> & { topicId: string },
): Promise<string> {
  const { course } = await ownTopic(services.db, caller, topicId);
  const target = await ownUnit(services.db, caller, unitId);
  if (target.course.publicId !== course.publicId) throw notFound(WORDING.noUnit);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'moved a lesson of' },
    async (tx, working, rowId) => {
      const order = await unchangedOrder(tx, working.id, revision);
      const lessonId = publicId(topicId);
      const entered = order.find(({ unit }) => unit === publicId(unitId));
      const left = order.find((unit) => unit.lessons.includes(lessonId));
      if (entered === undefined) throw notFound(WORDING.noUnit);
      if (left === undefined) throw notFound(WORDING.noTopic);
      if (entered !== left) {
        if (entered.lessons.length >= LIMITS.topicsPerUnit) throw conflict(WORDING.tooManyTopics);
        await keepForOwners(tx, working.publicId, { lessonId, to: entered.unit });
        await tx
          .update(lessons)
          .set({ unitId: rowId(entered.unit) })
          .where(eq(lessons.id, rowId(lessonId)));
      }
      const ids = placed(entered.lessons, lessonId, position).map(rowId);
      await tx
        .update(lessons)
        .set({ position: sql`array_position(${sql.param(ids)}::text[], ${lessons.id})` })
        .where(eq(lessons.unitId, rowId(entered.unit)));
    },
  );
  return course.publicId;
}

/** Learners own the published lesson, by the unit that it is in there. */
async function keepForOwners(
  tx: Executor,
  courseId: string,
  { lessonId, to }: { lessonId: string; to: string },
): Promise<void> {
  const [live] = await tx
    .select({ title: lessons.title, from: lessons.unitId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (live === undefined || live.from === to) return;
  const [taken] = await movesThatTakeAway(tx, courseId, [{ lessonId, ...live, to }]);
  if (taken === undefined) return;
  const [unit] = await tx.select({ title: units.title }).from(units).where(eq(units.id, to));
  throw conflict(WORDING.wouldLose(live.title, unit?.title ?? ''));
}

/**
 * Moves a quiz among the quizzes at the end of its unit.
 * @returns the course's public id
 * @throws {HttpError} 409 if the outline changed since `revision`, and for a quiz of a lesson
 */
export async function moveQuiz(
  services: Store,
  caller: Caller,
  { id, position, revision }: BodyOf<typeof curriculum.moveQuiz> & { id: string },
): Promise<string> {
  const { course, quiz: found } = await ownQuiz(services.db, caller, id);
  if (found.unitId === null) throw conflict(WORDING.movesWithLesson);
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'moved a quiz of' },
    async (tx, working) => {
      await unchangedOrder(tx, working.id, revision);
      const { quiz } = await quizIn(tx, working, id);
      if (quiz.unitId === null) throw conflict(WORDING.movesWithLesson);
      const rows = await tx
        .select({ id: quizzes.id })
        .from(quizzes)
        .where(eq(quizzes.unitId, quiz.unitId))
        .orderBy(quizzes.position, quizzes.language, quizzes.id);
      const ids = placed(
        rows.map((row) => row.id),
        quiz.id,
        position,
      );
      await orderQuizzes(tx, quiz.unitId, inOrder(rows, ids, quizzes.id));
    },
  );
  return course.publicId;
}

/**
 * Renames a lesson in its own language, or makes it free to try.
 * @throws {HttpError} 404 if it was removed meanwhile
 */
export async function describeTopic(
  services: Store,
  caller: Caller,
  { topicId, ...fields }: BodyOf<typeof curriculum.describeTopic> & { topicId: string },
): Promise<void> {
  const { course } = await ownTopic(services.db, caller, topicId);
  if (Object.keys(fields).length === 0) return;
  await changeCourse(
    services,
    caller,
    { courseId: course.publicId, action: 'edited a lesson of' },
    async (tx, _course, rowId) => {
      const [lesson] = await tx
        .update(lessons)
        .set(fields)
        .where(eq(lessons.id, rowId(topicId)))
        .returning({ id: lessons.id, language: lessons.defaultLanguage });
      if (lesson === undefined) throw notFound(WORDING.noTopic);
      if (fields.title === undefined) return;
      // A window that has the lesson open must not save the old title over this one.
      await tx
        .update(lessonTexts)
        .set({
          title: fields.title,
          updatedAt: services.clock.now(),
          version: sql`${lessonTexts.version} + 1`,
        })
        .where(
          and(
            eq(lessonTexts.lessonId, lesson.id),
            eq(lessonTexts.language, lesson.language),
            ne(lessonTexts.title, fields.title),
          ),
        );
      await writePassages(tx, [lesson.id]);
    },
  );
}
