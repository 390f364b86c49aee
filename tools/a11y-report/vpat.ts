import type { ChapterId, Criterion } from './catalog.ts';
import { adherenceOf, type Level } from './conformance.ts';
import { escape, link, list, page, table } from './html.ts';
import { AUTHOR, METHODS, PRODUCT } from './openacr.ts';
import type { ReportContext } from './report.ts';

const TERMS: Readonly<Record<Level, [string, string]>> = {
  supports: [
    'Supports',
    'Each component that answers for the criterion has passing evidence, and none failed.',
  ],
  'partially-supports': ['Partially supports', 'Some component failed.'],
  'does-not-support': ['Does not support', 'More components failed than passed.'],
  'not-applicable': ['Not applicable', 'The components have nothing that the criterion is about.'],
  'not-evaluated': ['Not evaluated', 'No evidence, or a component that answers for it has none.'],
};

const TABLES: readonly [ChapterId, string][] = [
  ['success_criteria_level_a', 'Table 1: success criteria, level A'],
  ['success_criteria_level_aa', 'Table 2: success criteria, level AA'],
];

/** openacr.yaml as a VPAT® page. */
export function vpat(context: ReportContext): string {
  const { version, components } = context;
  const reviewed = components.filter(({ meta }) => (meta.reviews ?? []).length > 0).length;
  return page(PRODUCT.title, [
    '<dl>',
    `<dt>Product</dt><dd>@digiken/ui ${escape(version)}</dd>`,
    `<dt>Date of the evidence</dt><dd>${escape(context.evidence.date)}</dd>`,
    `<dt>Vendor</dt><dd>${escape(AUTHOR.name)}</dd>`,
    `<dt>Contact</dt><dd>${link(`mailto:${AUTHOR.email}`, AUTHOR.email)}</dd>`,
    `<dt>Description</dt><dd>${escape(PRODUCT.description)}: ${components.length} components</dd>`,
    `<dt>Standard</dt><dd>${link('https://www.w3.org/TR/WCAG22/', 'WCAG 2.2')}, levels A and AA, which include all of WCAG 2.1. Additions of 2.2 are marked. The tables name the clauses of ${link('https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf', 'EN 301 549 V3.2.1')} and of ${link('https://www.access-board.gov/ict/', 'Section 508')} that contain a criterion.</dd>`,
    `<dt>Reviewed by a person</dt><dd>${reviewed} of ${components.length} components (${link('status.html', 'status of each')})</dd>`,
    '</dl>',
    '<h2>How it was evaluated</h2>',
    list(METHODS.map(escape)),
    '<h2>Terms</h2>',
    '<dl>',
    ...Object.values(TERMS).map(([term, means]) => `<dt>${term}</dt><dd>${escape(means)}</dd>`),
    '</dl>',
    ...TABLES.flatMap(([chapter, caption]) => [
      `<h2>${caption}</h2>`,
      chapterTable(chapter, caption, context),
    ]),
    '<h2>Level AAA</h2>',
    '<p>Not claimed.</p>',
    '<h2>Other forms of this report</h2>',
    list([
      `${link('openacr.yaml', 'openacr.yaml')}: OpenACR, for ${link('catalog-wcag-2.2.yaml', 'this catalog')}`,
      `${link('earl.jsonld', 'earl.jsonld')}: each component and criterion, in W3C’s EARL`,
      `${link('status.html', 'status.html')}: each component at a glance`,
    ]),
  ]);
}

function chapterTable(chapter: ChapterId, caption: string, context: ReportContext): string {
  const { criteria, evidence, components } = context;
  const rows = criteria
    .filter((criterion) => criterion.chapter === chapter)
    .map((criterion) => {
      const { level, notes } = adherenceOf(criterion, evidence, components);
      const name = link(criterion.uri, `${criterion.num} ${criterion.name}`);
      return [
        criterion.added ? `${name} (WCAG 2.2)` : name,
        TERMS[level][0],
        escape(notes),
        ...clausesOf(criterion),
      ];
    });
  return table(caption, ['Criterion', 'Conformance', 'Remarks', 'EN 301 549', 'Section 508'], rows);
}

/** Criteria that WCAG 2.1 added to 2.0 on levels A and AA; Section 508 still refers to 2.0. */
const SINCE_2_1 = /^(1\.3\.[45]|1\.4\.1[0-3]|2\.1\.4|2\.5\.[1-4]|4\.1\.3)$/;

/** The clauses for web content: EN 301 549 refers to WCAG 2.1, Section 508 to WCAG 2.0. */
function clausesOf({ num, added }: Criterion): [string, string] {
  return [added ? '–' : `9.${num}`, added || SINCE_2_1.test(num) ? '–' : 'E205.4'];
}
