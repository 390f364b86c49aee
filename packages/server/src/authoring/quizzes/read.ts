import type { AuthoredQuestion, AuthoredQuiz, AuthoredQuizLine } from '@digiken/contract';
import { asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import { lessons, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { quizAttempts, quizSlots, quizzes, slotsOf } from '../../quizzes';
import { ownCourse, stagesEdits } from '../access';
import { hasStagedChanges } from '../staging/read';
import { ownQuiz, unitOfQuiz } from './find';
import { asMarkdown } from './prepare';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The quizzes of a course, with unpublished changes, in its order. */
export async function listCourseQuizzes(
  db: Executor,
  caller: Caller,
  courseId: string,
): Promise<AuthoredQuizLine[]> {
  const course = await ownCourse(db, caller, courseId);
  const rows = await db
    .select({
      quiz: quizzes,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title },
    })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, unitOfQuiz)
    .where(eq(units.courseId, course.id))
    .orderBy(
      asc(units.position),
      asc(units.id),
      // Quizzes of a unit come after its lessons.
      sql`${lessons.position} asc nulls last`,
      asc(lessons.id),
      sql`array_position(array['pre', 'post', 'unit'], ${quizzes.kind})`,
      asc(quizzes.position),
      asc(quizzes.language),
      asc(quizzes.id),
    );
  const ids = rows.map(({ quiz }) => quiz.id);
  const sizes = await sizesOf(db, ids);
  const attempts = await attemptsOf(db, ids.map(publicId));
  return rows.map(({ quiz, lesson, unit }) => ({
    _id: publicId(quiz.id),
    title: quiz.title,
    place: quiz.kind,
    language: quiz.language,
    unit: { _id: publicId(unit.id), title: unit.title },
    lesson: lesson && { _id: publicId(lesson.id), title: lesson.title },
    ...(sizes.get(quiz.id) ?? { questions: 0, points: 0 }),
    practice: quiz.settings.practice,
    required: quiz.settings.required,
    passShare: quiz.settings.passShare,
    opensAt: iso(quiz.opensAt),
    closesAt: iso(quiz.closesAt),
    attempts: attempts.get(publicId(quiz.id)) ?? 0,
  }));
}

async function sizesOf(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { questions: number; points: number }>();
  const rows = await db
    .select({ quizId: quizSlots.quizId, questions: count(), points: sum(quizSlots.points).mapWith(Number) })
    .from(quizSlots)
    .where(inArray(quizSlots.quizId, [...ids]))
    .groupBy(quizSlots.quizId);
  return new Map(rows.map(({ quizId, ...size }) => [quizId, size]));
}

/** Attempts by the published quiz's id. */
async function attemptsOf(db: Executor, ids: readonly string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ quizId: quizAttempts.quizId, count: count() })
    .from(quizAttempts)
    .where(inArray(quizAttempts.quizId, [...ids]))
    .groupBy(quizAttempts.quizId);
  return new Map(rows.map((row) => [row.quizId, row.count]));
}

/**
 * A quiz for its author, with the keys of its questions.
 * @throws {HttpError} 404 as {@link ownQuiz}
 */
export async function readQuiz(
  services: Pick<Services, 'db' | 'media' | 'workers'>,
  caller: Caller,
  quizId: string,
): Promise<AuthoredQuiz> {
  const { db } = services;
  const { course, quiz, lesson, unit } = await ownQuiz(db, caller, quizId);
  const slots = (await slotsOf(db, [quiz.id])).get(quiz.id) ?? [];
  const id = publicId(quiz.id);
  return {
    _id: id,
    title: quiz.title,
    place: quiz.kind,
    language: quiz.language,
    unit: { _id: publicId(unit.id), title: unit.title },
    lesson: lesson && { _id: publicId(lesson.id), title: lesson.title },
    points: slots.reduce((total, { question }) => total + question.points, 0),
    opensAt: iso(quiz.opensAt),
    closesAt: iso(quiz.closesAt),
    attempts: (await attemptsOf(db, [id])).get(id) ?? 0,
    settings: { ...quiz.settings, anonymous: quiz.settings.anonymous ?? false },
    version: quiz.version,
    questions: await Promise.all(
      slots.map(async (slot) => ({
        _id: publicId(slot.id),
        version: slot.version,
        question: await forAuthor(services, slot.question),
      })),
    ),
    course: { _id: course.publicId, title: course.title, state: course.live.state },
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: await hasStagedChanges(db, {
        course,
        item: lesson === null ? { unitId: publicId(unit.id) } : { lessonId: publicId(lesson.id) },
      }),
    },
  };
}

/** Prompts that were imported as HTML are shown as Markdown; pictures are signed for the preview. */
async function forAuthor(
  { media, workers }: Pick<Services, 'media' | 'workers'>,
  question: AuthoredQuestion,
): Promise<AuthoredQuestion> {
  const { prompt } = question.body;
  if (prompt.format === 'plain') return question;
  const isHtml = prompt.format === 'html';
  const html = isHtml ? prompt.text : prompt.html;
  return {
    ...question,
    body: {
      ...question.body,
      prompt: {
        format: 'markdown',
        text: isHtml ? await asMarkdown({ workers }, prompt.text) : prompt.text,
        ...(html !== undefined && { html: media.sign(html) }),
      },
    },
  };
}
