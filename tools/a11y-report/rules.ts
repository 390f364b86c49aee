import { createRequire } from 'node:module';
import type { CellResult } from '../gate/a11y-reporter.ts';

/** What one cell of one story says of one criterion. */
export type Verdict = 'passed' | 'failed' | 'undecided';

/** Where a verdict comes from: axe's rules, the gate's own checks, or the play function of a tagged story. */
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

/** They judge the page that the test runner writes around a story, which no component answers for. */
const OF_THE_TEST_PAGE = /^(document-title|html-|meta-)/;

/** Rule of axe → the criteria that axe says it tests; best practices test none. */
const AXE_CRITERIA: ReadonlyMap<string, readonly string[]> = new Map(
  axe
    .getRules()
    .filter(({ ruleId }) => !OF_THE_TEST_PAGE.test(ruleId))
    .map(({ ruleId, tags }) => [ruleId, tags.flatMap(criterionOfTag)]),
);

/** A check of the gate: the criteria it tests, and the cells in which it can find anything. */
const GATE_CHECKS: Readonly<Record<string, { criteria: readonly string[]; cells?: RegExp }>> = {
  'horizontal-scroll': { criteria: ['1.4.10'], cells: /-320$/ },
  'text-spacing': { criteria: ['1.4.12'] },
  'forced-colors': { criteria: ['1.4.1', '1.4.11'], cells: /^forced-colors/ },
  'reduced-motion': { criteria: ['2.3.3'] },
};

/** What the gate sweeps within a cell (`sweep` of its evidence), by a word of the variant's name. */
const SWEPT: readonly [RegExp, string][] = [
  [/200|resize|zoom/, '1.4.4'],
  [/spacing/, '1.4.12'],
  [/target/, '2.5.8'],
  [/reflow|320/, '1.4.10'],
  [/motion/, '2.3.3'],
  [/forced/, '1.4.11'],
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
  // A tagged story that fails for whatever reason proves nothing: it counts against its criterion.
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
  each(found.passes, 'passed');
  each(
    found.incomplete.map(({ rule }) => rule),
    'undecided',
  );
  each(
    found.violations.map(({ rule }) => rule),
    'failed',
  );
}

function addGate(cell: string, result: CellResult, add: Add): void {
  const failed = new Set<string>(result.findings.map(({ check }) => check));
  // Without axe's part the story broke before anything was judged.
  const judged = result.axe !== undefined;
  for (const [check, { criteria, cells }] of Object.entries(GATE_CHECKS)) {
    if (!failed.has(check) && (!judged || (cells && !cells.test(cell)))) continue;
    for (const criterion of criteria) add(criterion, 'gate', failed.has(check) ? 'failed' : 'passed');
  }
  for (const [variant, outcome] of Object.entries(result.sweep ?? {})) {
    for (const [name, criterion] of SWEPT) if (name.test(variant)) add(criterion, 'gate', outcome);
  }
}

const RANK: readonly Verdict[] = ['passed', 'undecided', 'failed'];

/** The weightier of two verdicts. */
export const worse = (one: Verdict | undefined, other: Verdict): Verdict =>
  one !== undefined && RANK.indexOf(one) > RANK.indexOf(other) ? one : other;
