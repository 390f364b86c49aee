import { stringify } from 'yaml';
import { BASE_CATALOG, type Criterion } from './catalog.ts';
import { type Adherence, adherenceOf } from './conformance.ts';
import type { ReportContext } from './report-context.ts';

export const PRODUCT = {
  title: 'Digiken Accessibility Conformance Report',
  description: 'Accessible React components for learning',
};

/** Vendor and contact. A publisher of the report writes its own. */
export const AUTHOR = { name: 'Digiken', email: 'accessibility@digiken.example' };

/** How the report was made: shown in OpenACR's `evaluation_methods_used` and at the top of vpat.html. */
export const METHODS = [
  'By machine: every story of every component is opened in Chromium in each cell of theme, contrast and width, used by its play function as a person would, and judged open by axe-core and by checks of the gate. Tests of the sources show that a technique is not used, or always used in the same way.',
  'By scripted assistive technology: a virtual screen reader records each component that can be operated, and Orca records key flows of the product. They change no answer.',
  'By a person: nothing in these tables. Reviews are in status.md with the names of the reviewers; no script writes one.',
  'A criterion says “Supports” only where each component that names it has passing evidence and none failed.',
  'Where one has no evidence it says “Not Evaluated”, also on levels A and AA, and the remarks say what a person must do.',
  'The whole method is in docs/accessibility-evaluation.md.',
] as const;

interface Acr {
  title: string;
  product: { name: string; version: string; description: string };
  date: string;
  methods: readonly string[];
  criteria: readonly Criterion[];
  answerTo: (criterion: Criterion) => Adherence;
}

/** A report as OpenACR YAML, for the catalog in catalog.ts. Level AAA is not claimed. */
export function acrText({ title, product, date, methods, criteria, answerTo }: Acr): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.num,
        components: [{ name: 'web', adherence: answerTo(criterion) }],
      })),
  });
  return stringify(
    {
      title,
      product,
      author: AUTHOR,
      report_date: date,
      notes: `The catalog is ${BASE_CATALOG} of @openacr/openacr with the additions of WCAG 2.2, levels A and AA.`,
      evaluation_methods_used: methods.join(' '),
      catalog: 'catalog-wcag-2.2',
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        success_criteria_level_aaa: { notes: 'Not claimed.', disabled: true },
      },
    },
    { lineWidth: 110 },
  );
}

/** The report on the libraries. */
export const openAcr = ({ version, criteria, evidence, components }: ReportContext): string =>
  acrText({
    title: PRODUCT.title,
    product: { name: '@digiken/ui', version, description: PRODUCT.description },
    date: evidence.date,
    methods: METHODS,
    criteria,
    answerTo: (criterion) => adherenceOf(criterion, evidence, components),
  });
