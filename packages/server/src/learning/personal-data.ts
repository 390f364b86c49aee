import { asc, eq } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import type { PersonalData } from '../platform/personal-data';
import { lessonProgress, weeklyGoals } from './tables';

export const learningPersonalData: PersonalData = {
  tables: {
    lesson_progress: { exported: 'progress', deletion: 'Deleted.' },
    weekly_goals: { exported: 'progress', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const read = await db
      .select({
        course: courses.title,
        unit: units.title,
        lesson: lessons.title,
        doneAt: lessonProgress.doneAt,
        position: lessonProgress.scroll,
        lastOpenedAt: lessonProgress.lastOpenedAt,
      })
      .from(lessonProgress)
      .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(eq(lessonProgress.userId, userId))
      .orderBy(asc(lessonProgress.lastOpenedAt));
    const [goal] = await db.select().from(weeklyGoals).where(eq(weeklyGoals.userId, userId));
    return { parts: { progress: { lessonsAWeek: goal?.lessons ?? null, lessons: read } } };
  },
};
