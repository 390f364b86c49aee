import type { Criterion } from './catalog.ts';
import { type Adherence, type Level, adherenceOf, lackOf, plural } from './conformance.ts';
import type { Evidence } from './evidence.ts';
import type { Component } from './component.ts';
import { type Route, routeOf } from './routes.ts';
import { criteriaOfRule, provesByPassing } from './rules.ts';

/** One line of a11y-reports/product-results.jsonl: what axe found in one state of a page of an end-to-end test. */
export interface PageResult {
  path: string;
  /** Ids of the rules of axe. */
  violations: string[];
  passes: string[];
}

export interface RouteEvidence extends Route {
  /** Criteria with a passed rule, and no failed one. */
  passed: string[];
  /** Criteria with a failed rule, and the rules. */
  failed: Record<string, string[]>;
}

/** The digest of one end-to-end run. */
export interface ProductEvidence {
  /** Day of the run that first had these results, ISO 8601. */
  date: string;
  routes: RouteEvidence[];
  /** Routes that no test opened. */
  unopened: Route[];
}

const collator = new Intl.Collator('en', { numeric: true });
const sorted = (values: Iterable<string>) => [...values].sort(collator.compare);
const keyOf = ({ role, pattern }: Route) => `${role} ${pattern}`;

/**
 * Digests the lines of a run. The number of states is not in it: a fast run meets fewer loading states.
 * @throws if a line is damaged
 */
export function digestProduct(lines: string, routes: readonly Route[], date: string): ProductEvidence {
  const results = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PageResult);
  const byRoute = new Map<string, { route: Route; results: PageResult[] }>();
  for (const result of results) {
    const route = routeOf(result.path, routes);
    const own = byRoute.get(keyOf(route)) ?? { route, results: [] };
    own.results.push(result);
    byRoute.set(keyOf(route), own);
  }
  return {
    date,
    routes: [...byRoute.values()]
      .map(({ route, results: own }) => ({ role: route.role, pattern: route.pattern, ...verdictsOf(own) }))
      .sort((a, b) => collator.compare(keyOf(a), keyOf(b))),
    unopened: routes
      .filter((route) => !byRoute.has(keyOf(route)))
      .map(({ role, pattern }) => ({ role, pattern }))
      .sort((a, b) => collator.compare(keyOf(a), keyOf(b))),
  };
}

function verdictsOf(results: readonly PageResult[]): Pick<RouteEvidence, 'passed' | 'failed'> {
  const failed = new Map<string, Set<string>>();
  for (const rule of results.flatMap(({ violations }) => violations)) {
    for (const criterion of criteriaOfRule(rule)) {
      failed.set(criterion, (failed.get(criterion) ?? new Set()).add(rule));
    }
  }
  const passes = results.flatMap((result) => result.passes).filter(provesByPassing);
  const passed = new Set(passes.flatMap(criteriaOfRule));
  return {
    passed: sorted([...passed].filter((criterion) => !failed.has(criterion))),
    failed: Object.fromEntries(
      sorted(failed.keys()).map((criterion) => [criterion, sorted(failed.get(criterion) ?? [])]),
    ),
  };
}

/** The failed rules, one text for each route. A test fails with them, so they are no result of a complete run. */
export const failedOnPages = (product: ProductEvidence): string[] =>
  product.routes
    .filter(({ failed }) => Object.keys(failed).length > 0)
    .map(
      ({ role, pattern, failed }) =>
        `${pattern} of ${role} fails ${Object.entries(failed)
          .map(([num, rules]) => `${num} (${rules.join(', ')})`)
          .join(', ')}: repair it, or take out a fault that a test planted.`,
    );

/**
 * The conformance of the product: a failed route outweighs what its components show; otherwise the answer is the one
 * of the components, because axe on a page proves less than they do, and no better than a known lack allows.
 */
export function productAdherence(
  criterion: Criterion,
  product: ProductEvidence,
  evidence: Evidence,
  components: readonly Component[],
): Adherence {
  const own = adherenceOf(criterion, evidence, components);
  const lack = lackOf(criterion.num, 'product');
  const failed = product.routes.filter(({ failed: rules }) => rules[criterion.num]);
  const passed = product.routes.filter(({ passed: nums }) => nums.includes(criterion.num));
  const notes = [
    passed.length + failed.length > 0
      ? `On pages: axe-core passed on ${passed.length} of ${plural(passed.length + failed.length, 'route')} with something to check.`
      : 'On pages: no rule of axe-core shows that it is met.',
    ...failed.map(
      ({ role, pattern, failed: rules }) =>
        `Failed: ${pattern} of ${role} (${rules[criterion.num]?.join(', ')}).`,
    ),
    `Components: ${own.notes}`,
    ...(lack ? [`Missing: ${lack.because}`] : []),
  ].join(' ');
  const level: Level =
    failed.length === 0
      ? lack && own.level === 'supports'
        ? 'partially-supports'
        : own.level
      : failed.length > passed.length
        ? 'does-not-support'
        : 'partially-supports';
  return { level, notes };
}
