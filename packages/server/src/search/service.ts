import type { SearchResults } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { bestCourses, courses, toCourse, type Viewer } from '../courses';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { findLessons } from '../tutor';
import { MOST } from './excerpt';
import { searchHubs, searchMessages } from './own';
import { passageExcerpt } from './passage-excerpt';

/**
 * Searches published courses and, for a signed-in user, the lessons that they may open, their hubs and their
 * messages (spec R.13).
 */
export async function searchAll(
  db: Executor,
  caller: Caller | undefined,
  text: string,
): Promise<SearchResults> {
  const published = eq(courses.state, 'published');
  const found = await bestCourses(db, { text, scope: published, limit: MOST });
  const publicResults = { courses: found.map(toCourse), lessons: [] };
  if (!caller) return publicResults;
  return {
    ...publicResults,
    lessons: await searchLessons(db, caller, text),
    hubs: await searchHubs(db, caller, text),
    messages: await searchMessages(db, caller, text),
  };
}

/** The lessons that the viewer may open and that match (spec 13.1). */
async function searchLessons(db: Executor, viewer: Viewer, text: string): Promise<SearchResults['lessons']> {
  const found = await findLessons(db, viewer, text, MOST);
  return found.map(({ lesson, unit, course, language, anchor, ...passage }) => ({
    _id: lesson.id,
    title: lesson.title,
    unit: { _id: unit.id, title: unit.title },
    course: { _id: course.id, title: course.title },
    language,
    anchor,
    ...passageExcerpt(passage),
  }));
}
