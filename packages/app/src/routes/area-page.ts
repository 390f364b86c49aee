import type { PageModule } from './lazy-page';

/** A page of a signed-in area. The router, the tests in `e2e` and the conformance report read the lists of these. */
export interface AreaPage {
  /** Below the area, e.g. `member/:id`. A page with several paths keeps its state between them. */
  path: string | readonly string[];
  /** Fetches its code. */
  load: () => Promise<PageModule>;
}
