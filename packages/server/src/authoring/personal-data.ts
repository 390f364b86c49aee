import { and, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import { courseAuthors, courses } from '../courses';
import { enrolments } from '../enrolment';
import type { Executor } from '../platform/database';
import { type PersonalData, without } from '../platform/personal-data';
import { eraseKept, keptOf } from './reimports/personal-data';
import {
  authorInvitations,
  courseExports,
  courseReviewComments,
  courseReviews,
  importJobs,
  lessonDrafts,
} from './tables';

export const authoringPersonalData: PersonalData = {
  tables: {
    courses: {
      exported: 'teaching',
      deletion: 'Published courses refuse the deletion; drafts that nobody else writes are deleted.',
    },
    course_authors: { exported: 'teaching', deletion: 'Deleted.' },
    lesson_versions: {
      exported: null,
      why: 'Texts of courses, which belong to the course.',
      deletion: 'Kept for the course; who saved them is emptied.',
    },
    lesson_drafts: { exported: 'teaching', deletion: 'Deleted.' },
    course_reviews: { exported: 'teaching', deletion: 'Kept for the course; who wrote them is emptied.' },
    course_review_comments: {
      exported: 'teaching',
      deletion: 'Kept for the course; who wrote them is emptied.',
    },
    author_invitations: {
      exported: 'teaching',
      deletion: 'Those to the person are deleted; in those of the person, who invited is emptied.',
    },
    import_jobs: { exported: 'teaching', deletion: 'Deleted.' },
    import_replaced: {
      exported: 'removed-lessons',
      deletion: 'As in the tables that the rows come from. All are deleted 30 days after the import.',
    },
    course_exports: { exported: 'teaching', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const own = await db
      .select({ title: courses.title, state: courses.state, createdAt: courses.createdAt })
      .from(courses)
      .where(and(eq(courses.ownerId, userId), isNull(courses.stagedForId)));
    const written = await db
      .select({ title: courses.title, since: courseAuthors.addedAt })
      .from(courseAuthors)
      .innerJoin(courses, eq(courses.id, courseAuthors.courseId))
      .where(and(eq(courseAuthors.userId, userId), isNull(courses.stagedForId)));
    const drafts = await db.select().from(lessonDrafts).where(eq(lessonDrafts.userId, userId));
    const reviews = await db
      .select({
        course: courses.title,
        kind: courseReviews.kind,
        reason: courseReviews.reason,
        at: courseReviews.createdAt,
      })
      .from(courseReviews)
      .innerJoin(courses, eq(courses.id, courseReviews.courseId))
      .where(eq(courseReviews.byId, userId));
    const comments = await db
      .select({
        course: courses.title,
        about: courseReviewComments.quote,
        text: courseReviewComments.text,
        at: courseReviewComments.createdAt,
      })
      .from(courseReviewComments)
      .innerJoin(courses, eq(courses.id, courseReviewComments.courseId))
      .where(eq(courseReviewComments.byId, userId));
    const invited = await db
      .select({ course: courses.title, at: authorInvitations.createdAt })
      .from(authorInvitations)
      .innerJoin(courses, eq(courses.id, authorInvitations.courseId))
      .where(eq(authorInvitations.invitedBy, userId));
    const imports = await db.select().from(importJobs).where(eq(importJobs.userId, userId));
    const files = await db
      .select({ course: courses.title, format: courseExports.format, at: courseExports.createdAt })
      .from(courseExports)
      .innerJoin(courses, eq(courses.id, courseExports.courseId))
      .where(eq(courseExports.userId, userId));
    const removed = await keptOf(db, userId);
    return {
      parts: {
        'removed-lessons': removed,
        teaching: {
          courses: own,
          coAuthorOf: written,
          drafts: without(drafts, 'userId'),
          reviewsOfCourses: reviews,
          commentsOnCourses: comments,
          invitations: invited,
          imports: without(imports, 'userId'),
          exports: files,
        },
      },
    };
  },
  erase: async ({ db }, { id, email }) => {
    await eraseKept(db, id);
    await db.delete(authorInvitations).where(eq(authorInvitations.email, email));
    await db.delete(courses).where(eq(courses.ownerId, id));
  },
};

/** Whether courses of the user have to be handed over first: published ones, and those with learners or co-authors. */
export async function ownsCourses(db: Executor, userId: string): Promise<boolean> {
  const learners = db.select({ one: sql`1` }).from(enrolments).where(eq(enrolments.courseId, courses.id));
  const authors = db
    .select({ one: sql`1` })
    .from(courseAuthors)
    .where(and(eq(courseAuthors.courseId, courses.id), ne(courseAuthors.userId, userId)));
  const [held] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(eq(courses.ownerId, userId), or(eq(courses.state, 'published'), exists(learners), exists(authors))),
    )
    .limit(1);
  return held !== undefined;
}
