import type { Deps } from '../../platform/services';
import { type FoundSource, inBestLanguage, numbered, quoteOf } from '../answers/sources';
import { MINIMUM_SCORE } from '../passages/find';
import type { FoundCourse } from './catalogue';
import { findCourses } from './catalogue';
import type { FoundPage, PublicPages } from './pages';

/** Of a page or a course, the part of the question that it must have: there are few of them, so words are not rare. */
const LEAST_SHARE = 0.5;
const MOST = 6;

/**
 * What answers a visitor's question: preview lessons, courses of the catalogue and the public pages. Nothing else is
 * searched (spec 13.20).
 * @returns best first, numbered from 1
 */
export async function publicSources(
  { db, pages }: Deps & { pages: PublicPages },
  { question, language }: { question: string; language: 'en' | 'sw' },
): Promise<FoundSource[]> {
  const lessons = await inBestLanguage({ db }, null, { text: question, language });
  const asSources = numbered(lessons, question);
  const found = [
    ...lessons.flatMap(({ share }, at) => {
      const source = asSources[at];
      return source === undefined || share < MINIMUM_SCORE ? [] : [{ share, source }];
    }),
    ...(await findCourses(db, question)).map((course) => ({ share: course.share, source: ofCourse(course) })),
    ...(await pages.find(question)).map((page) => ({ share: page.share, source: ofPage(page, question) })),
  ];
  return found
    .filter(({ share, source }) => source.of === 'lesson' || share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST)
    .map(({ source }, at) => ({ ...source, number: at + 1 }));
}

const ofCourse = ({ id, title, summary, category }: FoundCourse): FoundSource => ({
  number: 0,
  of: 'course',
  ...{ title, heading: null, anchor: null, context: category, language: 'en' },
  courseId: id,
  text: summary,
  quote: summary,
});

const ofPage = (
  { page, title, heading, anchor, text, language }: FoundPage,
  question: string,
): FoundSource => ({
  number: 0,
  of: 'page',
  ...{ title, heading: heading || null, anchor, context: '', language, page, text },
  quote: quoteOf(text, question),
});
