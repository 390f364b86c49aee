import { catalogText, criteriaOf, deriveCatalog } from './catalog.ts';
import { earl } from './earl.ts';
import { evidenceText } from './evidence-file.ts';
import { openAcr } from './openacr.ts';
import { productText } from './product.ts';
import { productAcr, productHtml } from './product-pages.ts';
import { checkMeta } from './reviews.ts';
import { statusHtml, statusMarkdown } from './status.ts';
import { vpat } from './vpat.ts';
import type { ReportInput, ReportContext } from './report-context.ts';

/**
 * The files of a11y-reports/, by name.
 * @throws if a component's meta names an unknown criterion or contains an invalid review
 */
export function reportFiles(input: ReportInput): Record<string, string> {
  const catalog = deriveCatalog(input.baseCatalog);
  const context: ReportContext = { ...input, criteria: criteriaOf(catalog) };
  for (const component of input.components) checkMeta(component, context.criteria);
  return {
    'evidence.json': evidenceText(input.evidence),
    'catalog-wcag-2.2.yaml': catalogText(catalog),
    'earl.jsonld': earl(context),
    'openacr.yaml': openAcr(context),
    'status.html': statusHtml(context),
    'status.md': statusMarkdown(context),
    'vpat.html': vpat(context),
    ...(input.product && {
      'product-evidence.json': productText(input.product),
      'product-openacr.yaml': productAcr(context, input.product),
      'product.html': productHtml(context, input.product),
    }),
  };
}
