import { stringify } from 'yaml';
import { BASE_CATALOG, type Criterion } from './catalog.ts';
import { adherenceOf } from './conformance.ts';
import type { ReportContext } from './report.ts';

export const PRODUCT = {
  title: 'Digiken Accessibility Conformance Report',
  description: 'Accessible React components for learning',
};

/** Vendor and contact. A publisher of the report writes its own. */
export const AUTHOR = { name: 'Digiken', email: 'accessibility@digiken.example' };

/** How the report was made: shown in OpenACR's `evaluation_methods_used` and at the top of vpat.html. */
export const METHODS = [
  'Automatic only: every story of every component is opened in Chromium in each cell of theme, contrast and width, used by its play function as a person would, and judged open by axe-core and by checks of the gate.',
  'A criterion says “Supports” only where each component that names it has passing evidence and none failed.',
  'Where one has no evidence it says “Not Evaluated”, also on levels A and AA, where a complete VPAT® would not.',
  'Reviews by people are in status.html with the names of the reviewers; no script writes one.',
] as const;

/** The report as OpenACR YAML, for the catalog in catalog.ts. Level AAA is not claimed. */
export function openAcr(context: ReportContext): string {
  const { version, criteria, evidence, components } = context;
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.num,
        components: [{ name: 'web', adherence: adherenceOf(criterion, evidence, components) }],
      })),
  });
  return stringify(
    {
      title: PRODUCT.title,
      product: { name: '@digiken/ui', version, description: PRODUCT.description },
      author: AUTHOR,
      report_date: evidence.date,
      notes: `The catalog is ${BASE_CATALOG} of @openacr/openacr with the additions of WCAG 2.2, levels A and AA.`,
      evaluation_methods_used: METHODS.join(' '),
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
