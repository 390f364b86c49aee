import type { Deps } from '../../platform/services';
import { type FoundSource, inBestLanguage, numbered, quoteOf } from '../answers/sources';
import { MINIMUM_SCORE } from '../passages/find';
import type { FoundCourse } from './catalogue';
import { findCourses } from './catalogue';
import { siteFacts } from './facts';
import { type FoundPage, type PublicPages, rankPages } from './pages';

/** Of a page or a course, the part of the question that it must have: there are few of them, so words are not rare. */
const LEAST_SHARE = 0.5;
const MOST = 6;

/**
 * What answers a visitor's question: preview lessons, courses of the catalogue with their facts, the public pages, and
 * what holds for all courses. Nothing else is
 * searched (spec 13.20).
 * @returns best first, numbered from 1
 */
export async function publicSources(
  { db, config: { payments }, pages }: Deps<'config'> & { pages: PublicPages },
  { question, language }: { question: string; language: 'en' | 'sw' },
): Promise<FoundSource[]> {
  const lessons = await inBestLanguage({ db }, null, { text: question, language });
  const passages = [...(await pages.passages()), ...(await siteFacts({ db, payments, language }))];
  const asSources = numbered(lessons, question);
  const found = [
    ...lessons.flatMap(({ share }, index) => {
      const source = asSources[index];
      return source === undefined || share < MINIMUM_SCORE ? [] : [{ share, source }];
    }),
    ...(await findCourses({ db, payments }, { question, language })).map((course) => ({
      share: course.share,
      source: ofCourse(course),
    })),
    ...rankPages(question, passages).map((page) => ({ share: page.share, source: ofPage(page, question) })),
  ];
  return found
    .filter(({ share, source }) => source.of === 'lesson' || share >= LEAST_SHARE)
    .sort((item, other) => other.share - item.share)
    .slice(0, MOST)
    .map(({ source }, index) => ({ ...source, number: index + 1 }));
}

const ofCourse = ({ id, title, category, quote, language }: FoundCourse): FoundSource => ({
  number: 0,
  of: 'course',
  ...{ title, heading: null, anchor: null, context: category, language },
  courseId: id,
  text: quote,
  quote,
});

const ofPage = (
  { page, title, heading, anchor, text, language }: FoundPage,
  question: string,
): FoundSource => ({
  number: 0,
  of: 'page',
  ...{ title, heading: heading || null, anchor, context: '', language, page, text },
  quote: quoteOf(text, { question, language }),
});
