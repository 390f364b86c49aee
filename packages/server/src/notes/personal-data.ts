import { and, asc, eq, isNull } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import type { PersonalData } from '../platform/personal-data';
import { lessonBookmarks, lessonNotes } from './tables';

const PLACE = { course: courses.title, lesson: lessons.title };

export const notePersonalData: PersonalData = {
  tables: {
    lesson_notes: { exported: 'notes', deletion: 'Deleted.' },
    lesson_bookmarks: { exported: 'bookmarks', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const notes = await db
      .select({
        ...PLACE,
        section: lessonNotes.sectionTitle,
        quote: lessonNotes.quote,
        text: lessonNotes.text,
        createdAt: lessonNotes.createdAt,
        editedAt: lessonNotes.editedAt,
      })
      .from(lessonNotes)
      .innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(and(eq(lessonNotes.userId, userId), isNull(lessonNotes.removedAt)))
      .orderBy(asc(lessonNotes.createdAt));
    const bookmarks = await db
      .select({ ...PLACE, createdAt: lessonBookmarks.createdAt })
      .from(lessonBookmarks)
      .innerJoin(lessons, eq(lessons.id, lessonBookmarks.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(and(eq(lessonBookmarks.userId, userId), eq(lessonBookmarks.set, true)))
      .orderBy(asc(lessonBookmarks.createdAt));
    return { parts: { notes, bookmarks } };
  },
};
