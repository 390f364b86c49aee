import { asc, eq } from 'drizzle-orm';
import { courses, lessonActivities, lessons, units } from '../courses';
import type { PersonalData } from '../platform/personal-data';
import { activityStates } from './tables';

export const activityPersonalData: PersonalData = {
  tables: {
    activity_states: { exported: 'activities', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const activities = await db
      .select({
        course: courses.title,
        lesson: lessons.title,
        activity: lessonActivities.title,
        attempt: activityStates.attempt,
        status: activityStates.status,
        score: activityStates.score,
        data: activityStates.data,
        openedAt: activityStates.openedAt,
        savedAt: activityStates.savedAt,
        completedAt: activityStates.completedAt,
      })
      .from(activityStates)
      .innerJoin(lessons, eq(lessons.id, activityStates.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .leftJoin(lessonActivities, eq(lessonActivities.lessonId, lessons.id))
      .where(eq(activityStates.userId, userId))
      .orderBy(asc(activityStates.openedAt));
    return { parts: { activities } };
  },
};
