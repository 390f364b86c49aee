import { escape, link, list, page, table } from './html.ts';
import { AUTHOR, acrText } from './openacr.ts';
import { type ProductEvidence, productAdherence } from './product.ts';
import type { ReportContext } from './report-context.ts';
import { chapterTable, lawTables, TABLES, TERMS } from './vpat.ts';

const TITLE = 'Digiken Accessibility Conformance Report: the product';
const DESCRIPTION = 'Online learning: the site for visitors, and the consoles of each role';

const METHODS = [
  'By machine: end-to-end tests open the routes of each role in Chromium and run axe-core on every new state of a page, with its overlays.',
  'The components that the pages are made of are evaluated on their own: see vpat.html. A failed route outweighs them; otherwise their answer is the answer.',
  'By a person: nothing in these tables.',
  'The whole method is in docs/accessibility-evaluation.md.',
] as const;

const answers = ({ evidence, components, criteria }: ReportContext, product: ProductEvidence) => {
  const byNum = new Map(
    criteria
      .filter(({ level }) => level !== 'AAA')
      .map((criterion) => [criterion.num, productAdherence(criterion, product, evidence, components)]),
  );
  return (num: string) => {
    const answer = byNum.get(num);
    if (!answer) throw new Error(`The report has no criterion ${num}.`);
    return answer;
  };
};

/** The report on the product as OpenACR YAML. */
export function productAcr(context: ReportContext, product: ProductEvidence): string {
  const answerTo = answers(context, product);
  return acrText({
    title: TITLE,
    product: { name: 'Digiken', version: context.version, description: DESCRIPTION },
    date: product.date,
    methods: METHODS,
    criteria: context.criteria,
    answerTo: ({ num }) => answerTo(num),
  });
}

/** The report on the product as a page, with its routes by role. */
export function productHtml(context: ReportContext, product: ProductEvidence): string {
  const answerTo = answers(context, product);
  const roles = [...new Set(product.routes.map(({ role }) => role))];
  return page(TITLE, [
    '<dl>',
    `<dt>Product</dt><dd>Digiken ${escape(context.version)}</dd>`,
    `<dt>Date of the evidence</dt><dd>${escape(product.date)}</dd>`,
    `<dt>Vendor</dt><dd>${escape(AUTHOR.name)}</dd>`,
    `<dt>Contact</dt><dd>${link(`mailto:${AUTHOR.email}`, AUTHOR.email)}</dd>`,
    `<dt>Description</dt><dd>${escape(DESCRIPTION)}</dd>`,
    `<dt>Routes</dt><dd>${product.routes.length} opened, ${product.unopened.length} not opened</dd>`,
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
    ...roles.flatMap((role) => [`<h2>Routes of ${escape(role)}</h2>`, routesTable(role, product)]),
    '<h2>Routes that no test opens</h2>',
    product.unopened.length > 0
      ? list(product.unopened.map(({ role, pattern }) => escape(`${pattern} of ${role}`)))
      : '<p>None.</p>',
    '<h2>Other forms of this report</h2>',
    list([
      `${link('product-openacr.yaml', 'product-openacr.yaml')}: OpenACR, for ${link('catalog-wcag-2.2.yaml', 'this catalog')}`,
      `${link('vpat.html', 'vpat.html')}: the components`,
    ]),
  ]);
}

function routesTable(role: string, { routes }: ProductEvidence): string {
  const rows = routes
    .filter((route) => route.role === role)
    .map(({ pattern, passed, failed }) => [
      escape(pattern),
      escape(passed.join(', ')),
      escape(
        Object.entries(failed)
          .map(([num, rules]) => `${num} (${rules.join(', ')})`)
          .join(', ') || 'None',
      ),
    ]);
  return table(`Routes of ${role}`, ['Route', 'Passed criteria', 'Failed criteria'], rows);
}
