import { eq } from 'drizzle-orm';
import { bestCourses, courses, toCourse } from '../../courses';
import type { Executor } from '../../platform/database';
import { askedWords } from '../passages/rank';
import { stemOf, wordsOf } from '../passages/words';

/** Words that ask for a course without saying which. */
const ANY_COURSE = new Set(
  'course courses learn learning study class classes lesson lessons teach find want need start kozi kujifunza jifunza somo masomo nataka ninataka tafuta'
    .split(' ')
    .map(stemOf),
);
const MOST = 6;

export interface FoundCourse {
  id: string;
  title: string;
  summary: string;
  category: string;
  /** The part of the question's words that the course has: 0 to 1. */
  share: number;
}

/** Published courses that have to do with a question, best first, by the search of the catalogue. */
export async function findCourses(db: Executor, question: string): Promise<FoundCourse[]> {
  const words = askedWords(question).filter(({ stem }) => !ANY_COURSE.has(stem));
  if (words.length === 0) return [];
  // Any of the words: a question has more of them than a course's summary.
  const text = words.map(({ word }) => word).join(' or ');
  const published = eq(courses.state, 'published');
  const found = await bestCourses(db, { text, scope: published, limit: MOST });
  return found
    .map(toCourse)
    .map(({ _id: id, title, summary, category }) => {
      const stems = new Set(wordsOf(`${title} ${summary} ${category?.name ?? ''}`).map(({ stem }) => stem));
      const share = words.filter(({ stem }) => stems.has(stem)).length / words.length;
      return { id, title, summary, category: category?.name ?? '', share };
    })
    .sort((one, other) => other.share - one.share);
}
