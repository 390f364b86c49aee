import type { CourseReview, ReviewedChange } from '@digiken/contract';
import { and, countDistinct, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { courses, stagedId, units } from '../../courses';
import { enrolments, enrolmentUnits } from '../../enrolment';
import { lessonProgress } from '../../learning';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { ownCourse } from '../access';
import { compareOutlines, type OutlineChange } from '../staging/changes';
import { type CourseOutline, readOutline } from '../staging/outline';
import { revisionOf } from '../staging/read';
import { withTexts } from '../staging/texts';
import { courseReviews } from '../tables';
import { readComments } from './comments';
import { reviewed } from './under-review';

type Store = Pick<Services, 'db' | 'media'>;

const NOTHING_PUBLISHED: CourseOutline = { title: '', parts: new Map(), banks: new Map(), units: [] };

/**
 * What is under review in a course (spec 17.100): its changes, or all of it if learners have never seen it.
 * @throws {HttpError} 404 for an unknown course, 409 if nothing is under review
 */
export async function readReview({ db, media }: Store, caller: Caller, id: string): Promise<CourseReview> {
  const course = await ownCourse(db, caller, id);
  const { live, stagedCopy, publicId } = course;
  const kind = reviewed(course);
  // Read once for both: an approval of the revision is one of the changes that are shown.
  const outline = await readOutline(db, { courseId: kind === 'changes' ? stagedId(publicId) : publicId });
  const changes =
    kind === 'changes'
      ? compareOutlines(publicId, await readOutline(db, { courseId: publicId }), outline)
      : everythingIn(publicId, outline);
  const [row] = await db
    .select({ learnerCount: courses.learnerCount })
    .from(courses)
    .where(eq(courses.id, publicId));
  const submission = await readSubmission(db, publicId);
  const details = await withTexts(db, changes, { isNew: kind === 'new' });
  const learners = await countLearners(db, publicId, changes);
  return {
    course: {
      _id: publicId,
      title: (kind === 'changes' && stagedCopy?.title) || live.title,
      state: live.state,
      learnerCount: row?.learnerCount ?? 0,
    },
    kind,
    submittedAt: submission?.at.toISOString() ?? null,
    submittedBy: submission?.by ?? null,
    revision: revisionOf(outline),
    previewId: (kind === 'changes' && stagedCopy?.id) || publicId,
    changes: details.map((change): ReviewedChange => {
      const texts = change.texts.map((text) => ({
        ...text,
        ...(text.part === 'video' && { before: media.sign(text.before), after: media.sign(text.after) }),
      }));
      return { ...change, texts, learners: learners.get(change._id) ?? null, pictures: picturesOf(change) };
    }),
    comments: await readComments(db, { courseId: publicId, sent: false }),
  };

  /** Pictures that the texts of a lesson have now and did not have before. */
  function picturesOf({ item, texts }: Pick<ReviewedChange, 'item' | 'texts'>): ReviewedChange['pictures'] {
    if (item !== 'lesson') return [];
    return texts
      .filter(({ part }) => part === 'text')
      .flatMap(({ language, before, after }) =>
        [...(after ?? '').matchAll(PICTURE)]
          .map(([, alt = '', src = '']) => ({ language, alt, src }))
          .filter(({ src }) => !(before ?? '').includes(src))
          .map((picture) => ({ ...picture, src: media.sign(picture.src) })),
      );
  }
}

const PICTURE = /!\[([^\]]*)\]\((\/api\/media\/[\w.-]+)[^)]*\)/g;

const everythingIn = (courseId: string, outline: CourseOutline): OutlineChange[] =>
  compareOutlines(courseId, NOTHING_PUBLISHED, outline).map((change) => ({ ...change, change: 'added' }));

async function readSubmission(db: Executor, courseId: string) {
  const [row] = await db
    .select({ at: courseReviews.createdAt, by: { _id: users.id, name: nameColumn(users) } })
    .from(courseReviews)
    .leftJoin(users, eq(users.id, courseReviews.byId))
    .where(and(eq(courseReviews.courseId, courseId), eq(courseReviews.kind, 'submitted')))
    .orderBy(desc(courseReviews.createdAt), desc(courseReviews.id))
    .limit(1);
  return row;
}

/** Learners who have done lessons that are removed, and who hold units with another price; by the item's id. */
async function countLearners(
  db: Executor,
  courseId: string,
  changes: readonly OutlineChange[],
): Promise<Map<string, number>> {
  const removed = changes.filter(({ item, change }) => item === 'lesson' && change === 'removed');
  const priced = changes.filter(
    ({ item, change, parts }) => item === 'unit' && change === 'changed' && parts.includes('price'),
  );
  const none = (ids: readonly { _id: string }[]) => ['', ...ids.map(({ _id }) => _id)];
  const done = await db
    .select({ id: lessonProgress.lessonId, count: countDistinct(lessonProgress.userId) })
    .from(lessonProgress)
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .where(
      and(
        inArray(lessonProgress.lessonId, none(removed)),
        isNotNull(lessonProgress.doneAt),
        eq(users.role, 'user'),
      ),
    )
    .groupBy(lessonProgress.lessonId);
  const held = await db
    .select({ id: units.id, count: countDistinct(enrolments.id) })
    .from(units)
    .innerJoin(enrolments, and(eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(
      and(
        inArray(units.id, none(priced)),
        or(eq(enrolments.whole, true), sql`${enrolmentUnits.unitId} is not null`),
      ),
    )
    .groupBy(units.id);
  const counts = new Map([...removed, ...priced].map(({ _id }) => [_id, 0]));
  for (const { id, count } of [...done, ...held]) counts.set(id, count);
  return counts;
}
