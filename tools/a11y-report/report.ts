import { catalogText, criteriaOf, deriveCatalog } from './catalog.ts';
import { earl } from './earl.ts';
import { openAcr } from './openacr.ts';
import { productAcr, productHtml } from './product-pages.ts';
import { checkMeta } from './reviews.ts';
import { statusHtml, statusMarkdown } from './status.ts';
import { vpat } from './vpat.ts';
import type { ReportInput, ReportContext } from './report-context.ts';

/** What a11y-reports keeps of the run before a release. */
export const RECORD = [
  'status.md',
  'vpat.html',
  'openacr.yaml',
  'catalog-wcag-2.2.yaml',
  'product.html',
  'product-openacr.yaml',
] as const;

/**
 * The files of the report, by name.
 * @throws if a component's meta names an unknown criterion or contains an invalid review
 */
export function reportFiles(input: ReportInput): Record<string, string> {
  const catalog = deriveCatalog(input.baseCatalog);
  const context: ReportContext = { ...input, criteria: criteriaOf(catalog) };
  for (const component of input.components) checkMeta(component, context.criteria);
  return {
    'catalog-wcag-2.2.yaml': catalogText(catalog),
    'earl.jsonld': earl(context),
    'openacr.yaml': openAcr(context),
    'status.html': statusHtml(context),
    'status.md': statusMarkdown(context),
    'vpat.html': vpat(context),
    ...(input.product && {
      'product-openacr.yaml': productAcr(context, input.product),
      'product.html': productHtml(context, input.product),
    }),
  };
}
