import { eq } from 'drizzle-orm';
import { bestCourses, courses, toCourse } from '../../courses';
import type { Executor } from '../../platform/database';
import type { PaymentsConfig } from '../../platform/config-payments';
import { type AskedWord, askedWords, stemsOfWords } from '../passages/asked-words';
import { wordsOf } from '../passages/words';
import { courseFacts } from './facts';

/** Words that ask for a course without saying which. */
const ANY_COURSE = stemsOfWords(
  'course courses learn learning study class classes lesson lessons teach find want need start kozi kujifunza jifunza somo masomo nataka ninataka tafuta',
);
const MOST = 6;

export interface FoundCourse {
  id: string;
  title: string;
  summary: string;
  category: string;
  /** BCP 47 tag of what is quoted. */
  language: string;
  /** Its summary, or its facts if the question asks for one of them. */
  quote: string;
  /** The part of the question's words that the course has: 0 to 1. */
  share: number;
}

/** Published courses that have to do with a question, best first, by the search of the catalogue. */
export async function findCourses(
  deps: { db: Executor; payments: PaymentsConfig },
  { question, language }: { question: string; language: 'en' | 'sw' },
): Promise<FoundCourse[]> {
  const isAny = ({ stems }: AskedWord) => stems.some((stem) => ANY_COURSE.has(stem));
  const words = askedWords(question).filter((word) => !isAny(word));
  if (words.length === 0) return [];
  // Any of the words: a question has more of them than a course's summary.
  const text = words.flatMap(({ forms }) => forms).join(' or ');
  const published = eq(courses.state, 'published');
  const found = (await bestCourses(deps.db, { text, scope: published, limit: MOST })).map(toCourse);
  const ids = found.map(({ _id }) => _id);
  const facts = await courseFacts({ ...deps, language }, ids);
  return found
    .flatMap(({ _id: id, title, summary, category }) => {
      const own = new Set(
        wordsOf(`${title} ${summary} ${category?.name ?? ''}`, 'en').map(({ stem }) => stem),
      );
      const has = (stems: ReadonlySet<string> | undefined) => (word: AskedWord) =>
        word.stems.some((stem) => stems?.has(stem));
      const about = words.filter(has(own));
      if (about.length === 0) return [];
      const asked = words.filter((word) => !about.includes(word)).filter(has(facts.get(id)?.stems));
      const quoted = asked.length > 0 ? facts.get(id)?.text : undefined;
      const share = (about.length + asked.length) / words.length;
      const quote = { quote: quoted ?? summary, language: quoted === undefined ? 'en' : language };
      return [{ id, title, summary, category: category?.name ?? '', share, ...quote }];
    })
    .sort((item, other) => other.share - item.share);
}
