/**
 * The two levels of proof. `npm test` proves every row of docs/specification.md once. `npm run test:all` proves it in
 * all cells, engines and databases, and sets TEST_LEVEL=all.
 */

/** Whether this is a run of `npm run test:all`. */
export const ALL = process.env.TEST_LEVEL === 'all';

/** Test files that run only in `npm run test:all`: `name.all.test.ts`, `name.all.spec.ts`. */
const ONLY_IN_ALL = '**/*.all.{test,spec}.{ts,tsx}';

/** What a test configuration leaves out on this level. */
export const LEFT_OUT = ALL ? [] : [ONLY_IN_ALL];
