import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, stringify } from 'yaml';

export type ChapterId =
  | 'success_criteria_level_a'
  | 'success_criteria_level_aa'
  | 'success_criteria_level_aaa';

interface CatalogCriterion {
  id: string;
  handle: string;
  alt_id: string;
  components: string[];
}

export interface Catalog {
  title: string;
  lang: string;
  description?: string;
  standards: { id: string; label: string; report_heading: string; url: string; chapters: ChapterId[] }[];
  chapters: { id: ChapterId; label: string; short_label: string; criteria: CatalogCriterion[] }[];
  components: { id: string; label: string }[];
  terms: { id: string; label: string; description: string }[];
}

export interface Criterion {
  /** "2.1.1" */
  num: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  chapter: ChapterId;
  /** Address of the criterion's text: https://www.w3.org/TR/WCAG22/#keyboard */
  uri: string;
  /** Since WCAG 2.2. */
  added: boolean;
}

export const BASE_CATALOG = '2.4-edition-wcag-2.1-en';

/** The criteria that WCAG 2.2 adds on levels A and AA (https://www.w3.org/TR/WCAG22/#comparison-with-wcag-2-1). */
const ADDED: Readonly<Partial<Record<ChapterId, readonly [string, string][]>>> = {
  success_criteria_level_a: [
    ['3.2.6', 'Consistent Help'],
    ['3.3.7', 'Redundant Entry'],
  ],
  success_criteria_level_aa: [
    ['2.4.11', 'Focus Not Obscured (Minimum)'],
    ['2.5.7', 'Dragging Movements'],
    ['2.5.8', 'Target Size (Minimum)'],
    ['3.3.8', 'Accessible Authentication (Minimum)'],
  ],
};

/** 2026-11-23: OpenACR's catalog names 2.2.1 like 2.2.2 and the other way round. A test tells when that is corrected. */
const CORRECTED: Readonly<Record<string, Pick<CatalogCriterion, 'handle' | 'alt_id'>>> = {
  '2.2.1': { handle: 'Timing Adjustable', alt_id: 'timing-adjustable' },
  '2.2.2': { handle: 'Pause, Stop, Hide', alt_id: 'pause-stop-hide' },
};

const require = createRequire(import.meta.url);

/** The catalog for WCAG 2.1 that @openacr/openacr ships. */
export function baseCatalog(): Catalog {
  const path = require.resolve(`@openacr/openacr/catalog/${BASE_CATALOG}.yaml`);
  return parse(readFileSync(path, 'utf8')) as Catalog;
}

/** The catalog for WCAG 2.1 with the additions of 2.2. @openacr/openacr ships no catalog for 2.2. */
export function deriveCatalog(base: Catalog): Catalog {
  return {
    title: base.title,
    lang: base.lang,
    description: `@openacr/openacr’s ${BASE_CATALOG} with what WCAG 2.2 adds on levels A and AA, and the names of 2.2.1 and 2.2.2 corrected; written by npm run a11y:report.`,
    standards: [
      ...base.standards,
      {
        id: 'wcag-2.2',
        label: 'Web Content Accessibility Guidelines 2.2',
        report_heading: 'WCAG 2.2 Report',
        url: 'https://www.w3.org/TR/WCAG22/',
        chapters: ['success_criteria_level_a', 'success_criteria_level_aa'],
      },
    ],
    chapters: base.chapters.map((chapter) => ({
      ...chapter,
      criteria: [...chapter.criteria.map(corrected), ...(ADDED[chapter.id] ?? []).map(added)].sort((a, b) =>
        a.id.localeCompare(b.id, 'en', { numeric: true }),
      ),
    })),
    components: base.components,
    terms: base.terms,
  };
}

const corrected = (criterion: CatalogCriterion): CatalogCriterion => ({
  ...criterion,
  ...CORRECTED[criterion.id],
});

const added = ([id, handle]: readonly [string, string]): CatalogCriterion => ({
  id,
  handle,
  alt_id: handle.toLowerCase().replace(/[()]/g, '').replaceAll(' ', '-'),
  components: ['web', 'electronic-docs', 'software', 'authoring-tool'],
});

export const catalogText = (catalog: Catalog): string => stringify(catalog, { lineWidth: 110 });

/** Every criterion in the report, in the order of the catalog. */
export function criteriaOf({ chapters }: Catalog): Criterion[] {
  return chapters.flatMap(({ id: chapter, short_label: level, criteria }) =>
    criteria.map(({ id: num, handle: name, alt_id: anchor }) => ({
      num,
      name,
      level: level as Criterion['level'],
      chapter,
      // 4.1.1 exists only in 2.1.
      uri: `https://www.w3.org/TR/WCAG2${num === '4.1.1' ? 1 : 2}/#${anchor}`,
      added: (ADDED[chapter] ?? []).some(([id]) => id === num),
    })),
  );
}
