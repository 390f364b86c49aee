import { createRequire } from 'node:module';
import type { CellResult } from '../gate/a11y-reporter.ts';

/** The result of one cell of one story for one criterion. */
export type Verdict = 'passed' | 'failed' | 'undecided';

/** The source of a verdict: axe rules, the gate's own checks, or the play function of a tagged story. */
export type Source = 'axe' | 'gate' | 'play';

export type Verdicts = Map<string, Map<Source, Verdict>>;

interface AxeRule {
  ruleId: string;
  tags: string[];
}
const axe = createRequire(import.meta.url)('axe-core') as { getRules: () => AxeRule[] };

/** axe-core tags its rules `wcag111`, `wcag1410`: one digit, one digit, the rest. */
const criterionOfTag = (tag: string) => {
  const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
  return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
};

/** Rules about the test runner's page around a story, which is not part of any component. */
const OF_THE_TEST_PAGE = /^(document-title|html-|meta-)/;

/** Best practices, which axe-core tags with no criterion, that prove a part of one. */
const OF_BEST_PRACTICE: Readonly<Partial<Record<string, readonly string[]>>> = {
  'empty-heading': ['2.4.6'],
  'label-title-only': ['3.3.2'],
};

/**
 * Rules that look for one mistake in something that need not even be there. When they find none, little is known about
 * the criterion: a page in which each `lang` is valid may have texts without one. Only their failures count.
 */
const FIND_ONE_MISTAKE: ReadonlySet<string> = new Set([
  'avoid-inline-spacing',
  'blink',
  'css-orientation-lock',
  'form-field-multiple-labels',
  'frame-focusable-content',
  'link-in-text-block',
  'marquee',
  'meta-refresh',
  'meta-viewport',
  'no-autoplay-audio',
  'scrollable-region-focusable',
  'server-side-image-map',
  'valid-lang',
]);

const PAGE_CRITERIA: ReadonlyMap<string, readonly string[]> = new Map(
  axe
    .getRules()
    .map(({ ruleId, tags }) => [ruleId, OF_BEST_PRACTICE[ruleId] ?? tags.flatMap(criterionOfTag)]),
);

/** Axe rule → the criteria in its tags, without the rules about the page around a story. */
const AXE_CRITERIA: ReadonlyMap<string, readonly string[]> = new Map(
  [...PAGE_CRITERIA].filter(([ruleId]) => !OF_THE_TEST_PAGE.test(ruleId)),
);

/** Criteria that a rule of axe gives evidence for on a page of the product: also those about the whole document. */
export const criteriaOfRule = (rule: string): readonly string[] => PAGE_CRITERIA.get(rule) ?? [];

/** Whether a pass of a rule of axe is evidence for its criteria. */
export const provesByPassing = (rule: string): boolean => !FIND_ONE_MISTAKE.has(rule);

interface Judged {
  where: RegExp;
  check: string;
  criteria: readonly string[];
  /** The check only detects failures: finding none proves nothing. */
  failsOnly?: true;
}

/**
 * The criteria of the gate's own checks, by situation: "as mounted" in a cell, or in a variant of the sweep. A check
 * without an entry for a situation gives no evidence there (a page may scroll sideways at 200% and 390 px).
 */
const JUDGED: readonly Judged[] = [
  { where: /^cell .*-320$/, check: 'horizontal-scroll', criteria: ['1.4.10'] },
  { where: /^sweep text-200$/, check: 'horizontal-scroll', criteria: ['1.4.4'] },
  { where: /^sweep text-200/, check: 'clipped-text', criteria: ['1.4.4'] },
  { where: /^cell /, check: 'text-spacing', criteria: ['1.4.12'] },
  { where: /^cell |^sweep (\d+-px|text-200.*|right-to-left)$/, check: 'target-size', criteria: ['2.5.8'] },
  { where: /^cell /, check: 'reduced-motion', criteria: ['2.3.3'] },
  { where: /^sweep (dark|light|high-contrast-\w+)$/, check: 'contrast', criteria: ['1.4.3'] },
  { where: /^cell /, check: 'contrast', criteria: ['1.4.3'], failsOnly: true },
  { where: /^(cell|sweep) forced-colors/, check: 'forced-colors', criteria: ['1.4.1', '1.4.11'] },
  { where: /^cell /, check: 'lost-focus', criteria: ['2.4.3'], failsOnly: true },
  { where: /^cell /, check: 'announcement', criteria: ['4.1.3'], failsOnly: true },
];

/** Evidence of one story in one cell, by criterion and source. A failure outweighs the rest. */
export function verdictsOf(cell: string, result: CellResult, tags: readonly string[]): Verdicts {
  const verdicts: Verdicts = new Map();
  const add = (criterion: string, source: Source, verdict: Verdict) => {
    const own = verdicts.get(criterion) ?? new Map<Source, Verdict>();
    own.set(source, worse(own.get(source), verdict));
    verdicts.set(criterion, own);
  };
  addAxe(result, add);
  addGate(cell, result, add);
  // A tagged story that fails for any reason counts against its criterion.
  for (const tag of tags.filter((name) => name.startsWith('wcag:'))) {
    add(tag.slice('wcag:'.length), 'play', result.outcome);
  }
  return verdicts;
}

type Add = (criterion: string, source: Source, verdict: Verdict) => void;

function addAxe({ axe: found }: CellResult, add: Add): void {
  if (!found) return;
  const each = (rules: readonly string[], verdict: Verdict) => {
    for (const rule of rules) for (const one of AXE_CRITERIA.get(rule) ?? []) add(one, 'axe', verdict);
  };
  each(found.passes.filter(provesByPassing), 'passed');
  each(
    found.incomplete.map(({ rule }) => rule),
    'undecided',
  );
  each(
    found.violations.map(({ rule }) => rule),
    'failed',
  );
}

function addGate(cell: string, { axe: judged, findings, sweep = {} }: CellResult, add: Add): void {
  const situations = [
    // Without axe results, the story failed before any check ran.
    ...(judged
      ? [{ where: `cell ${cell}`, found: findings.filter(({ variant }) => variant === undefined) }]
      : []),
    ...Object.keys(sweep).map((name) => ({
      where: `sweep ${name}`,
      found: findings.filter(({ variant }) => variant === name),
    })),
  ];
  for (const { where, found } of situations) {
    const checks = new Set<string>(found.map(({ check }) => check));
    for (const { check, criteria, failsOnly } of JUDGED.filter((one) => one.where.test(where))) {
      if (failsOnly && !checks.has(check)) continue;
      for (const criterion of criteria) add(criterion, 'gate', checks.has(check) ? 'failed' : 'passed');
    }
  }
}

const RANK: readonly Verdict[] = ['passed', 'undecided', 'failed'];

/** The worse of two verdicts. */
export const worse = (one: Verdict | undefined, other: Verdict): Verdict =>
  one !== undefined && RANK.indexOf(one) > RANK.indexOf(other) ? one : other;
