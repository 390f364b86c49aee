import type { AuthoredQuestion, AuthoredQuiz, AuthoredQuizLine, AuthoredSlot } from '@digiken/contract';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { lessons, publicId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import {
  drawsOf,
  missingIn,
  NO_SIZE,
  plannedSizesOf,
  quizAttempts,
  quizSlots,
  quizzes,
  slotsOf,
} from '../../quizzes';
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
  const rows = await quizRows(db, course.id);
  const ids = rows.map(({ quiz }) => quiz.id);
  const sizes = await plannedSizesOf(db, ids);
  const missing = await missingOf(db, ids);
  const attempts = await attemptsOf(db, ids.map(publicId));
  return rows.map(({ quiz, lesson, unit }) => ({
    _id: publicId(quiz.id),
    title: quiz.title,
    place: quiz.kind,
    language: quiz.language,
    unit: { _id: publicId(unit.id), title: unit.title },
    lesson: lesson && { _id: publicId(lesson.id), title: lesson.title },
    ...(sizes.get(quiz.id) ?? NO_SIZE),
    missing: missing.get(quiz.id) ?? 0,
    practice: quiz.settings.practice,
    required: quiz.settings.required,
    passShare: quiz.settings.passShare,
    opensAt: iso(quiz.opensAt),
    closesAt: iso(quiz.closesAt),
    attempts: attempts.get(publicId(quiz.id)) ?? 0,
  }));
}

/**
 * The quizzes of a course whose draws find too few questions; undefined if no quiz draws questions.
 * @param courseId of the row, published or staged
 */
export async function incompleteQuizzes(
  db: Executor,
  courseId: string,
): Promise<{ unitId: string; topicId: string | null; title: string }[] | undefined> {
  const rows = await quizRows(db, courseId);
  const missing = await missingOf(
    db,
    rows.map(({ quiz }) => quiz.id),
  );
  if (missing.size === 0) return undefined;
  return rows
    .filter(({ quiz }) => (missing.get(quiz.id) ?? 0) > 0)
    .map(({ quiz, lesson, unit }) => ({
      unitId: publicId(unit.id),
      topicId: lesson && publicId(lesson.id),
      title: quiz.title,
    }));
}

/** The quizzes of a course in its order. @param courseId of the row, published or staged */
const quizRows = (db: Executor, courseId: string) =>
  db
    .select({
      quiz: quizzes,
      lesson: { id: lessons.id, title: lessons.title },
      unit: { id: units.id, title: units.title },
    })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, unitOfQuiz)
    .where(eq(units.courseId, courseId))
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

/** How many questions each quiz with draws lacks, by the quiz's id. */
async function missingOf(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  const draws = await drawsOf(db, ids);
  const slots = await takenBy(db, [...draws.keys()]);
  return new Map(
    [...draws].map(([quizId, list]) => {
      const missing = missingIn(list, slots.get(quizId) ?? new Set());
      return [quizId, missing.reduce((sum, count) => sum + count, 0)];
    }),
  );
}

/** Ids of the questions that quizzes ask by name, by the quiz's id. */
async function takenBy(db: Executor, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const taken = new Map<string, Set<string>>();
  if (ids.length === 0) return taken;
  const rows = await db
    .select({ quizId: quizSlots.quizId, questionId: quizSlots.questionId })
    .from(quizSlots)
    .where(inArray(quizSlots.quizId, [...ids]));
  for (const { quizId, questionId } of rows)
    if (questionId !== null) taken.set(quizId, (taken.get(quizId) ?? new Set()).add(questionId));
  return taken;
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
  const slots = await readSlots(services, quiz.id);
  const id = publicId(quiz.id);
  return {
    _id: id,
    title: quiz.title,
    place: quiz.kind,
    language: quiz.language,
    unit: { _id: publicId(unit.id), title: unit.title },
    lesson: lesson && { _id: publicId(lesson.id), title: lesson.title },
    points: slots.reduce(
      (total, slot) => total + (slot.kind === 'draw' ? slot.points * slot.count : slot.question.points),
      0,
    ),
    opensAt: iso(quiz.opensAt),
    closesAt: iso(quiz.closesAt),
    attempts: (await attemptsOf(db, [id])).get(id) ?? 0,
    settings: { ...quiz.settings, anonymous: quiz.settings.anonymous ?? false },
    version: quiz.version,
    questions: slots,
    course: { _id: course.publicId, title: course.title, state: course.live.state },
    live: id === quiz.id ? true : await isLive(db, id),
    publishing: {
      staged: await stagesEdits(db, caller, course),
      pending: await hasStagedChanges(db, {
        course,
        item: lesson === null ? { unitId: publicId(unit.id) } : { lessonId: publicId(lesson.id) },
      }),
    },
  };
}

/** Whether a quiz exists outside of the unpublished changes. */
async function isLive(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, id));
  return rows.length > 0;
}

/** The questions and draws of a quiz in its order. */
async function readSlots(
  services: Pick<Services, 'db' | 'media' | 'workers'>,
  quizId: string,
): Promise<AuthoredSlot[]> {
  const { db } = services;
  const questions = (await slotsOf(db, [quizId])).get(quizId) ?? [];
  const draws = (await drawsOf(db, [quizId])).get(quizId) ?? [];
  const missing = missingIn(draws, new Set(questions.map(({ questionId }) => questionId)));
  const placed = [
    ...(await Promise.all(
      questions.map(async ({ id, position, version, question }) => ({
        id,
        position,
        slot: {
          _id: publicId(id),
          kind: 'question' as const,
          version,
          question: await forAuthor(services, question),
        },
      })),
    )),
    ...draws.map(({ id, position, bank, tag, count, points, pool }, index) => ({
      id,
      position,
      slot: {
        _id: publicId(id),
        kind: 'draw' as const,
        bank: { _id: publicId(bank.id), name: bank.name },
        tag,
        count,
        points,
        matches: pool.length,
        missing: missing[index] ?? 0,
      },
    })),
  ];
  return placed
    .toSorted((item, other) => item.position - other.position || (item.id < other.id ? -1 : 1))
    .map(({ slot }) => slot);
}

/** Prompts that were imported as HTML are shown as Markdown; pictures are signed for the preview. */
export async function forAuthor(
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
