import type { ChapterId, Criterion } from './catalog.ts';
import { adherenceOf, type Level } from './conformance.ts';
import { escape, link, list, page, table } from './html.ts';
import { type AnswerOf, clausesOf, enChapters, performanceRows, SECTION_508 } from './laws.ts';
import { AUTHOR, METHODS, PRODUCT } from './openacr.ts';
import type { ReportContext } from './report-context.ts';

export const TERMS: Readonly<Record<Level, [string, string]>> = {
  supports: [
    'Supports',
    'Each component that answers for the criterion has passing evidence, and none failed.',
  ],
  'partially-supports': [
    'Partially supports',
    'Some component failed, something is missing, or the tests show only a part. The remarks say which.',
  ],
  'does-not-support': ['Does not support', 'More components failed than passed.'],
  'not-applicable': ['Not applicable', 'The components have nothing that the criterion is about.'],
  'not-evaluated': ['Not evaluated', 'There is no evidence; the remarks say what a person must do.'],
};

export const TABLES: readonly [ChapterId, string][] = [
  ['success_criteria_level_a', 'Table 1: success criteria, level A'],
  ['success_criteria_level_aa', 'Table 2: success criteria, level AA'],
];

/** openacr.yaml as a VPAT® page. */
export function vpat(context: ReportContext): string {
  const { version, components } = context;
  const answerTo = (num: string) => adherenceOf({ num }, context.evidence, components);
  const reviewed = components.filter(({ meta }) => (meta.reviews ?? []).length > 0).length;
  return page(PRODUCT.title, [
    '<dl>',
    `<dt>Product</dt><dd>@digiken/ui ${escape(version)}</dd>`,
    `<dt>Date of the evidence</dt><dd>${escape(context.evidence.date)}</dd>`,
    `<dt>Vendor</dt><dd>${escape(AUTHOR.name)}</dd>`,
    `<dt>Contact</dt><dd>${link(`mailto:${AUTHOR.email}`, AUTHOR.email)}</dd>`,
    `<dt>Description</dt><dd>${escape(PRODUCT.description)}: ${components.length} components</dd>`,
    `<dt>Standard</dt><dd>${link('https://www.w3.org/TR/WCAG22/', 'WCAG 2.2')}, levels A and AA, which include all of WCAG 2.1. Additions of 2.2 are marked. The tables name the clauses of ${link('https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf', 'EN 301 549 V3.2.1')} and of ${link('https://www.access-board.gov/ict/', 'Section 508')} that contain a criterion.</dd>`,
    `<dt>Reviewed by a person</dt><dd>${reviewed} of ${components.length} components (${link('status.md', 'status of each')})</dd>`,
    '</dl>',
    '<h2>How it was evaluated</h2>',
    list(METHODS.map(escape)),
    '<h2>Terms</h2>',
    '<dl>',
    ...Object.values(TERMS).map(([term, means]) => `<dt>${term}</dt><dd>${escape(means)}</dd>`),
    '</dl>',
    ...TABLES.flatMap(([chapter, caption]) => [
      `<h2>${caption}</h2>`,
      chapterTable(chapter, caption, context.criteria, answerTo),
    ]),
    ...lawTables(answerTo),
    '<h2>Level AAA</h2>',
    '<p>Not claimed.</p>',
    '<h2>Other forms of this report</h2>',
    list([
      `${link('openacr.yaml', 'openacr.yaml')}: OpenACR, for ${link('catalog-wcag-2.2.yaml', 'this catalog')}`,
      `${link('status.md', 'status.md')}: each component at a glance`,
      'earl.jsonld, which each complete run of the tests writes: each component and criterion, in W3C’s EARL',
    ]),
  ]);
}

export function chapterTable(
  chapter: ChapterId,
  caption: string,
  criteria: readonly Criterion[],
  answerTo: AnswerOf,
): string {
  const rows = criteria
    .filter((criterion) => criterion.chapter === chapter)
    .map((criterion) => {
      const { level, notes } = answerTo(criterion.num);
      const name = link(criterion.uri, `${criterion.num} ${criterion.name}`);
      return [
        criterion.added ? `${name} (WCAG 2.2)` : name,
        TERMS[level][0],
        escape(notes),
        ...clausesOf(criterion),
        '',
      ];
    });
  const head = ['Criterion', 'Conformance', 'Remarks', 'EN 301 549', 'Section 508', 'Reviewed by a person'];
  return table(caption, head, rows);
}

/** Functional performance, and the chapters of the laws that the tables of WCAG do not cover. */
export function lawTables(answerOf: AnswerOf): string[] {
  const performance = 'Table 3: functional performance';
  const us = 'Table 4: Section 508, other chapters';
  const en = 'Table 5: EN 301 549, other chapters';
  const rows = (chapters: readonly { name: string; level: Level; notes: string }[]) =>
    chapters.map(({ name, level, notes }) => [escape(name), TERMS[level][0], escape(notes), '']);
  const head = ['Chapter', 'Conformance', 'Remarks', 'Reviewed by a person'];
  return [
    `<h2>${performance}</h2>`,
    '<p>The worst answer of the criteria that serve a statement.</p>',
    table(
      performance,
      ['Statement', 'Conformance', 'Remarks', 'EN 301 549', 'Section 508', 'Reviewed by a person'],
      performanceRows(answerOf).map(({ name, level, notes, en: clause, section508 }) => [
        escape(name),
        TERMS[level][0],
        escape(notes),
        clause,
        section508,
        '',
      ]),
    ),
    `<h2>${us}</h2>`,
    table(us, head, rows(SECTION_508)),
    `<h2>${en}</h2>`,
    table(en, head, rows(enChapters(answerOf))),
  ];
}
