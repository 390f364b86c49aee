import { asc, eq } from 'drizzle-orm';
import { countRating, courses } from '../courses';
import { type PersonalData, without } from '../platform/personal-data';
import { reportsBy } from '../reports';
import { learnerReviews, reviewReports } from './tables';

export const reviewPersonalData: PersonalData = {
  tables: {
    learner_reviews: {
      exported: 'reviews',
      deletion: 'Deleted, and taken out of the rating of the course: a review counts for a learner.',
    },
    review_reports: { exported: 'reports', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select({ course: courses.title, review: learnerReviews })
      .from(learnerReviews)
      .innerJoin(courses, eq(courses.id, learnerReviews.courseId))
      .where(eq(learnerReviews.userId, userId))
      .orderBy(asc(learnerReviews.createdAt));
    const reported = await reportsBy(db, { table: reviewReports, userId });
    return {
      parts: {
        reviews: rows.map(({ course, review }) => ({ course, ...without([review], 'userId')[0] })),
        reports: { ofReviews: reported },
      },
    };
  },
  erase: async ({ db }, { id }) => {
    const removed = await db.delete(learnerReviews).where(eq(learnerReviews.userId, id)).returning();
    const counted = removed.filter(({ removedAt }) => removedAt === null);
    for (const { courseId, stars } of counted.toSorted((item, other) =>
      item.courseId < other.courseId ? -1 : 1,
    ))
      await countRating(db, { courseId, stars: -stars, ratings: -1 });
  },
};
