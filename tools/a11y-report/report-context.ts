import type { Catalog, Criterion } from './catalog.ts';
import type { Evidence } from './evidence.ts';
import type { ProductEvidence } from './product.ts';
import type { Component } from './component.ts';

/** The whole input of the report: the same input gives the same bytes. */
export interface ReportInput {
  /** Version of @digiken/ui. */
  version: string;
  evidence: Evidence;
  components: readonly Component[];
  baseCatalog: Catalog;
  /** Evidence of the product's pages, if there is any. */
  product?: ProductEvidence;
}

export interface ReportContext extends ReportInput {
  criteria: readonly Criterion[];
}
