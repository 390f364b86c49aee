import type { BodyOf, courseReviews as calls, ReviewComment } from '@digiken/contract';
import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { courses, lessons, publicId, stagedId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { written, writtenIn } from '../../platform/language';
import type { Services } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { ownCourse } from '../access';
import { courseReviewComments } from '../tables';
import { WORDING } from '../wording';
import { reviewed } from './under-review';

type Store = Pick<Services, 'db' | 'clock'>;

const MOST = 200;

/** @param input `sent`: those that the instructor got with the last request for changes; otherwise those not sent yet */
export async function readComments(
  db: Executor,
  { courseId, sent }: { courseId: string; sent: boolean },
): Promise<ReviewComment[]> {
  const { sentAt } = courseReviewComments;
  const rows = await db
    .select({ comment: courseReviewComments, by: { _id: users.id, name: nameColumn(users) } })
    .from(courseReviewComments)
    .leftJoin(users, eq(users.id, courseReviewComments.byId))
    .where(and(eq(courseReviewComments.courseId, courseId), sent ? isNotNull(sentAt) : isNull(sentAt)))
    .orderBy(asc(courseReviewComments.createdAt), asc(courseReviewComments.id));
  return rows.map(({ comment, by }) => toComment(comment, by));
}

const toComment = (
  row: typeof courseReviewComments.$inferSelect,
  by: ReviewComment['by'],
): ReviewComment => ({
  _id: row.id,
  item: row.item,
  itemId: row.itemId,
  part: row.part,
  language: row.language,
  quote: row.quote,
  text: row.text,
  textLanguage: writtenIn(row.text, row.textLanguage),
  by,
  createdAt: row.createdAt.toISOString(),
});

/**
 * Comments on one part of what is under review (spec 17.102).
 * @throws {HttpError} 409 if nothing is under review, or if the course has 200 comments; 404 for an item of another course
 */
export async function addComment(
  { db, clock }: Store,
  caller: Caller,
  { id, quote, language, ...comment }: BodyOf<typeof calls.addReviewComment> & { id: string },
): Promise<ReviewComment> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.id, publicId(id)))
      .for('update');
    const course = await ownCourse(tx, caller, id);
    reviewed(course);
    await mustBelong(tx, course.publicId, comment);
    const [held] = await tx
      .select({ count: count() })
      .from(courseReviewComments)
      .where(and(eq(courseReviewComments.courseId, course.publicId), isNull(courseReviewComments.sentAt)));
    if ((held?.count ?? 0) >= MOST) throw conflict(WORDING.tooManyComments);
    const { text, ...place } = comment;
    const [row] = await tx
      .insert(courseReviewComments)
      .values({
        ...{ id: newId(), courseId: course.publicId, ...place, ...written({ text }) },
        language: language ?? null,
        quote: quote === '' ? null : quote,
        byId: caller.id,
        createdAt: clock.now(),
      })
      .returning();
    if (row === undefined) throw new Error('The comment was not written.');
    return toComment(row, { _id: caller.id, name: caller.user.name ?? '' });
  });
}

/** The item belongs to the course, published or in its staged copy. */
async function mustBelong(
  tx: Executor,
  courseId: string,
  { item, itemId }: Pick<ReviewComment, 'item' | 'itemId'>,
): Promise<void> {
  const titles = await titlesOf(tx, courseId);
  if (!titles.has(placeKey({ item, itemId }))) throw notFound(WORDING.noCourse);
}

/** @throws {HttpError} 404 unless it is an unsent comment on this course */
export async function removeComment(
  db: Executor,
  caller: Caller,
  { id, commentId }: { id: string; commentId: string },
): Promise<void> {
  const course = await ownCourse(db, caller, id);
  const removed = await db
    .delete(courseReviewComments)
    .where(
      and(
        eq(courseReviewComments.id, commentId),
        eq(courseReviewComments.courseId, course.publicId),
        isNull(courseReviewComments.sentAt),
      ),
    )
    .returning({ id: courseReviewComments.id });
  if (removed.length === 0) throw notFound(WORDING.noComment);
}

/**
 * Hands the comments to the instructor; they replace those of the request before.
 * @returns one line for each, for the mail
 */
export async function sendComments(
  tx: Executor,
  { courseId, at }: { courseId: string; at: Date },
): Promise<string[]> {
  const ofCourse = eq(courseReviewComments.courseId, courseId);
  await tx.delete(courseReviewComments).where(and(ofCourse, isNotNull(courseReviewComments.sentAt)));
  await tx.update(courseReviewComments).set({ sentAt: at }).where(ofCourse);
  const titles = await titlesOf(tx, courseId);
  return (await readComments(tx, { courseId, sent: true })).map(({ text, quote, ...place }) => {
    const title = titles.get(placeKey(place)) ?? '';
    return quote === null ? `${title}: ${text}` : `${title}, “${quote}”: ${text}`;
  });
}

/** What they asked for is published or no longer under review. */
export async function dropComments(tx: Executor, courseId: string): Promise<void> {
  await tx.delete(courseReviewComments).where(eq(courseReviewComments.courseId, courseId));
}

const placeKey = ({ item, itemId }: Pick<ReviewComment, 'item' | 'itemId'>) => `${item} ${itemId}`;

/** Titles of a course, its units and lessons, published and staged, by item and public id. */
async function titlesOf(tx: Executor, courseId: string): Promise<Map<string, string>> {
  const rows = [courseId, stagedId(courseId)];
  const found = [
    ...(
      await tx.select({ id: courses.id, title: courses.title }).from(courses).where(inArray(courses.id, rows))
    ).map((row) => ({ ...row, item: 'course' as const })),
    ...(
      await tx.select({ id: units.id, title: units.title }).from(units).where(inArray(units.courseId, rows))
    ).map((row) => ({ ...row, item: 'unit' as const })),
    ...(
      await tx
        .select({ id: lessons.id, title: lessons.title })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(inArray(units.courseId, rows))
    ).map((row) => ({ ...row, item: 'lesson' as const })),
  ];
  return new Map(found.map(({ id, item, title }) => [placeKey({ item, itemId: publicId(id) }), title]));
}
