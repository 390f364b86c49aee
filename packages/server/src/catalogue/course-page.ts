import type { CourseDetail } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { eq, sql } from 'drizzle-orm';
import {
  categories,
  courses,
  listingColumns,
  managesCourse,
  rightsColumns,
  seesCourse,
  toCourse,
  type Viewer,
} from '../courses';
import { activeEnrolment, enrolments, quoteOf } from '../enrolment';
import { loadContents, ownedLessons, progressOf, resumeOf } from '../learning';
import { paymentsOn } from '../platform/config';
import { statement } from '../platform/database/statements';
import { notFound } from '../platform/http/errors';
import type { Deps } from '../platform/services';
import { writtenIn } from '../platform/language';
import { ownReview, reviewsOf } from '../reviews';
import { users } from '../users';
import { namesOf, relatedCourses, runningPayment } from './around';
import { toUnits } from './completion';

const courseOfPage = statement((db) =>
  db
    .select({
      ...listingColumns,
      ...rightsColumns,
      state: courses.state,
      priceWhole: courses.priceWhole,
      descriptionHtml: courses.descriptionHtml,
      outcomes: courses.outcomes,
      audience: courses.audience,
      languages: courses.languages,
      instructor: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        headline: users.headline,
        headlineLanguage: users.headlineLanguage,
        bio: users.bio,
        bioLanguage: users.bioLanguage,
        image: users.avatar,
      },
      publishedByOwner: sql<number>`(select count(*)::int from ${courses} other
        where other.owner_id = ${courses.ownerId} and other.state = 'published')`,
      enrolment: { id: enrolments.id, createdAt: enrolments.createdAt, whole: enrolments.whole },
    })
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId))
    .leftJoin(enrolments, activeEnrolment(sql.placeholder('user'), courses.id))
    .where(eq(courses.id, sql.placeholder('course')))
    .prepare('course_of_page'),
);

/** The instructor as learners see them. */
function toInstructor({
  instructor,
  publishedByOwner,
}: Pick<
  Awaited<ReturnType<ReturnType<typeof courseOfPage>['execute']>>[number],
  'instructor' | 'publishedByOwner'
>): CourseDetail['instructor'] {
  if (instructor === null) return null;
  const { id, firstName, lastName, headline, headlineLanguage, bio, bioLanguage, image } = instructor;
  return {
    _id: id,
    name: fullName({ firstName, lastName }),
    headline: headline || null,
    headlineLanguage: writtenIn(headline, headlineLanguage),
    bio: bio || null,
    bioLanguage: writtenIn(bio, bioLanguage),
    image,
    courseCount: publishedByOwner,
  };
}

/**
 * A course's page: the course with its units, prices, reviews and instructor, and what the viewer has of it.
 * @param input `language`: a BCP 47 tag, for the titles of lessons
 * @throws {HttpError} 404 if it does not exist or the viewer may not see it
 */
export async function getCourse(
  { db, config }: Deps<'config'>,
  viewer: Viewer,
  { id, language }: { id: string; language?: string | undefined },
): Promise<CourseDetail> {
  const userId = viewer?.id ?? null;
  const [row] = await courseOfPage(db).execute({ course: id, user: userId ?? '' });
  if (row === undefined || !seesCourse(viewer, { ...row, enrolled: row.enrolment !== null }))
    throw notFound('There is no such course.');
  const { enrolment } = row;
  const contents = await loadContents(db, { courseIds: [id], userId, language });
  const list = await toUnits(db, userId, { contents, all: managesCourse(viewer, row) });
  const owned = ownedLessons(contents);
  const rest = quoteOf(contents, true, row.priceWhole, paymentsOn(config));
  return {
    ...toCourse(row),
    state: row.state,
    descriptionHtml: row.descriptionHtml,
    instructor: toInstructor(row),
    coInstructors: await namesOf(db, row.coAuthorIds),
    outcomes: row.outcomes,
    audience: row.audience || null,
    languages: row.languages,
    reviews: await reviewsOf(db, viewer, id, row.ratingCount),
    ...(await ownReview(db, viewer, row)),
    related: await relatedCourses(db, viewer, row),
    payment: await runningPayment(db, viewer, id),
    minutes: list.reduce((sum, unit) => sum + unit.minutes, 0),
    weightBytes: list.reduce((sum, unit) => sum + unit.weightBytes, 0),
    units: list,
    restPrice: rest.total,
    paidNotice: rest.notice,
    progress: progressOf(owned),
    enrolment: enrolment && {
      _id: enrolment.id,
      createdAt: enrolment.createdAt.toISOString(),
      whole: enrolment.whole,
      resume: resumeOf(owned),
    },
  };
}
