import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import type { LibraryName } from '../library/sources.ts';
import { type Catalog, type Criterion, catalogText, criteriaOf, deriveCatalog } from './catalog.ts';
import { earl } from './earl.ts';
import type { Evidence } from './evidence.ts';
import { openAcr } from './openacr.ts';
import type { ProductEvidence } from './product.ts';
import { productAcr, productHtml } from './product-pages.ts';
import { checkMeta } from './reviews.ts';
import { statusHtml, statusMarkdown } from './status.ts';
import { vpat } from './vpat.ts';

export interface Component {
  /** `actions/button` */
  path: string;
  library: LibraryName;
  meta: ComponentMeta<string>;
  /** It has a transcript of a virtual screen reader. */
  transcript: boolean;
}

/** The whole input of the report: the same input gives the same bytes. */
export interface ReportInput {
  /** Version of @digiken/ui. */
  version: string;
  evidence: Evidence;
  components: readonly Component[];
  /** Names of the flows recorded with a real screen reader (Orca). */
  orca: readonly string[];
  baseCatalog: Catalog;
  /** Evidence of the product's pages, if there is any. */
  product?: ProductEvidence;
}

export interface ReportContext extends ReportInput {
  criteria: readonly Criterion[];
}

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
