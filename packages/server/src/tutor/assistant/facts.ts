import type { Language } from '@digiken/contract/constants';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { courses, publishedGroups } from '../../courses';
import type { Executor } from '../../platform/database';
import { translate } from '../../platform/language';
import { shillings } from '../../platform/money';
import type { PaymentsConfig } from '../../platform/config-payments';
import { wordsOf } from '../passages/words';
import { FACTS } from '../wording';
import type { PagePassage } from './pages';

/** What a question about buying and taking a course asks for, as sentences. */
export interface CourseFacts {
  /** In the language of the question. */
  text: string;
  /** Of the English sentences: a Kiswahili question has them by the word list. */
  stems: ReadonlySet<string>;
}

interface Facts {
  db: Executor;
  payments: PaymentsConfig;
  language: 'en' | 'sw';
}

const LOCALES = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<string, Language>;

const inLanguage = (sentences: readonly string[], language: 'en' | 'sw'): string =>
  sentences.map((sentence) => translate(sentence, LOCALES[language])).join(' ');

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text, 'en').map(({ stem }) => stem));

/** "English, Kiswahili" in the language of the question. */
function languageNames(tags: readonly string[], language: 'en' | 'sw'): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return tags.map((tag) => names.of(tag.split('-')[0] ?? tag) ?? tag).join(', ');
}

/** Price, length, level, languages and ways to pay of courses, by their ids. */
export async function courseFacts(
  { db, payments, language }: Facts,
  ids: readonly string[],
): Promise<Map<string, CourseFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: courses.id,
      price: courses.price,
      lowestPrice: courses.lowestPrice,
      unitCount: courses.unitCount,
      lessonCount: courses.lessonCount,
      minutes: courses.minutes,
      level: courses.level,
      languages: courses.languages,
    })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), eq(courses.state, 'published')));
  const sentencesOf = (row: (typeof rows)[number], shown: 'en' | 'sw'): string[] => [
    ...(row.price === 0 ? [FACTS.free] : [FACTS.price(shillings(row.price))]),
    ...(row.lowestPrice !== null && row.unitCount > 1 ? [FACTS.singleUnits(shillings(row.lowestPrice))] : []),
    FACTS.size(row.unitCount, row.lessonCount),
    ...(row.minutes > 0 ? [FACTS.minutes(row.minutes)] : []),
    ...(row.level === null ? [] : [FACTS.level[row.level]]),
    FACTS.languages(languageNames(row.languages, shown)),
    ...(row.price === 0 ? [] : waysToPay(payments)),
  ];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        text: inLanguage(sentencesOf(row, language), language),
        stems: stemsOf(sentencesOf(row, 'en').join(' ')),
      },
    ]),
  );
}

function waysToPay({ mpesa, paystackSecret }: PaymentsConfig): string[] {
  if (mpesa !== undefined) return [FACTS.mpesa, ...(paystackSecret === undefined ? [] : [FACTS.card])];
  return [paystackSecret === undefined ? FACTS.noPayments : FACTS.onlyCard];
}

/** What holds for all courses of this site, as passages of the help desk. */
export async function siteFacts({ db, payments, language }: Facts): Promise<PagePassage[]> {
  const groups = await publishedGroups(db);
  const countOf = (some: typeof groups) => some.reduce((sum, group) => sum + group.count, 0);
  const count = countOf(groups);
  const free = countOf(groups.filter(({ costs }) => !costs));
  const tags = [...new Set(groups.flatMap(({ languages }) => languages))].toSorted();
  // Each end is read from the index of prices.
  const end = (order: SQL) => sql<number | null>`(select price from ${courses}
    where state = 'published' and price > 0 order by ${order} limit 1)`;
  const [{ least, most } = { least: null, most: null }] = await db
    .select({ least: end(sql`price`), most: end(sql`price desc`) })
    .from(sql`(values (1)) as once`);
  const passage = (heading: string, anchor: string | null, sentences: (shown: 'en' | 'sw') => string[]) => ({
    page: '/help-desk',
    title: inLanguage([FACTS.helpDesk], language),
    heading: inLanguage([heading], language),
    anchor,
    text: inLanguage(sentences(language), language),
    language,
    stems: stemsOf([heading, ...sentences('en')].join(' ')),
  });
  return [
    passage(FACTS.howToPay, 'how-to-pay', () => waysToPay(payments)),
    passage(FACTS.refunds, 'refunds', () => [FACTS.askForRefund, FACTS.refundPaid]),
    ...(count === 0
      ? []
      : [
          passage(FACTS.prices, 'prices', () => [
            FACTS.courses(count, free),
            ...(least === null || most === null ? [] : [FACTS.priceRange(shillings(least), shillings(most))]),
            FACTS.unitByUnit,
          ]),
          passage(FACTS.whichLanguages, 'languages', (shown) => [
            FACTS.site,
            FACTS.languages(languageNames(tags, shown)),
          ]),
        ]),
  ];
}
