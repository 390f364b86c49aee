import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import type { LibraryName } from '../library/sources.ts';
import { type Catalog, type Criterion, catalogText, criteriaOf, deriveCatalog } from './catalog.ts';
import { earl } from './earl.ts';
import type { Evidence } from './evidence.ts';
import { evidenceText } from './evidence-file.ts';
import { openAcr } from './openacr.ts';
import { checkMeta } from './reviews.ts';
import { statusHtml, statusMarkdown } from './status.ts';
import { vpat } from './vpat.ts';

export interface Component {
  /** `actions/button` */
  path: string;
  library: LibraryName;
  meta: ComponentMeta<string>;
  /** Its transcript of a virtual screen reader is there. */
  transcript: boolean;
}

/** All that the report is written from: the same input gives the same bytes. */
export interface ReportInput {
  /** Of @digiken/ui. */
  version: string;
  evidence: Evidence;
  components: readonly Component[];
  /** Names of the flows that a real screen reader (Orca) was heard in. */
  orca: readonly string[];
  baseCatalog: Catalog;
}

export interface ReportContext extends ReportInput {
  criteria: readonly Criterion[];
}

/**
 * The files of a11y-reports/, by name.
 * @throws when a component's meta names an unknown criterion, or holds a review that no person can have entered
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
  };
}
