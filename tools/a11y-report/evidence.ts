import type { GateResults, StoryResult } from '../gate/a11y-reporter.ts';
import type { ComponentFolder } from '../gate/components.ts';
import { type Source, type Verdict, verdictsOf, worse } from './rules.ts';

/** Number of stories for each verdict about a criterion; verdicts without stories are omitted. */
export type Counts = Partial<Record<Verdict, number>>;

export const STATES = ['default', 'open', 'error', 'empty', 'loading', 'long'] as const;
export type State = (typeof STATES)[number];

export type Outcome = 'passed' | 'failed';

export interface ComponentEvidence {
  stories: number;
  /** Ids of the stories that failed in at least one cell, with the reasons. */
  failed: Record<string, string[]>;
  states: Partial<Record<State, Outcome>>;
  /** The keyboard walk; undefined if there is none. */
  keyboard?: Outcome;
  /** Axe rules that were undecided, and in how many stories. */
  undecided: Record<string, number>;
  /** By criterion ("2.1.1") and source. */
  criteria: Record<string, Partial<Record<Source, Counts>>>;
}

/** The digest of one complete run, from which the report is generated. */
export interface Evidence {
  /** Day of the run, ISO 8601. */
  date: string;
  axe: string;
  /** Cell → the variants that its stories were swept through. */
  cells: Record<string, string[]>;
  /** By folder: `actions/button`. */
  components: Record<string, ComponentEvidence>;
}

/**
 * Digests the results of a run.
 * @throws if the run was partial: its report would call the rest "not evaluated"
 */
export function digest(results: GateResults, components: ComponentFolder[], cells: string[]): Evidence {
  const ran = sorted(new Set(results.stories.flatMap((story) => Object.keys(story.cells))));
  const missing = [
    ...cells.filter((cell) => !ran.includes(cell)).map((cell) => `the cell ${cell}`),
    ...components
      .filter(
        ({ path, files }) => files.some((file) => file.endsWith('.stories.tsx')) && !ranIn(results, path),
      )
      .map(({ path }) => `the stories of ${path}`),
  ];
  if (missing.length > 0) {
    throw new Error(
      `a11y-reports/results.json covers only some stories. Missing: ${missing.slice(0, 5).join(', ')}` +
        `${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}. Run: npm run test:all -- build "story gate"`,
    );
  }
  const byComponent = groupBy(results.stories, ({ component }) => component);
  return {
    date: results.date,
    axe: results.axe,
    cells: record(ran.map((cell) => [cell, sweptIn(results, cell)])),
    components: record([...byComponent].map(([path, stories]) => [path, evidenceOf(stories)])),
  };
}

const sweptIn = ({ stories }: GateResults, cell: string) =>
  sorted(new Set(stories.flatMap(({ cells }) => Object.keys(cells[cell]?.sweep ?? {}))));

const ranIn = ({ stories }: GateResults, path: string) => stories.some(({ component }) => component === path);

function evidenceOf(stories: StoryResult[]): ComponentEvidence {
  const keyboard = stories.filter(({ tags }) => tags.includes('keyboard'));
  return {
    stories: stories.length,
    failed: record(stories.filter(hasFailed).map((story) => [story.id, reasonsOf(story)])),
    states: statesOf(stories),
    ...(keyboard.length > 0 && { keyboard: outcomeOf(keyboard) }),
    undecided: undecidedRules(stories),
    criteria: criteriaOf(stories),
  };
}

const hasFailed = ({ cells }: StoryResult) =>
  Object.values(cells).some(({ outcome }) => outcome === 'failed');

const outcomeOf = (stories: StoryResult[]): Outcome => (stories.some(hasFailed) ? 'failed' : 'passed');

function reasonsOf({ cells }: StoryResult): string[] {
  const reasons = Object.entries(cells)
    .filter(([, { outcome }]) => outcome === 'failed')
    .flatMap(([cell, { axe, findings }]) => {
      const found = [
        ...(axe?.violations.map(({ rule }) => rule) ?? []),
        ...findings.map(({ check, variant }) => (variant ? `${check} (${variant})` : check)),
      ];
      return (found.length > 0 ? found : ['its play function']).map((reason) => `${cell}: ${reason}`);
    });
  return sorted(new Set(reasons));
}

/** Names of stories that show a state but have no `state:` tag. */
const STATE_NAMES: Readonly<Record<State, RegExp>> = {
  default: /\bdefault\b/i,
  open: /\bopen\b/i,
  error: /\b(error|invalid|failed|refused)\b/i,
  empty: /\b(empty|none|nothing)\b/i,
  loading: /\b(loading|busy|waiting)\b/i,
  long: /\b(long|many)\b/i,
};

/** By tag, otherwise by name. A story with neither, and without a keyboard walk, shows the default state. */
function statesOf(stories: StoryResult[]): ComponentEvidence['states'] {
  const stateOf = ({ name, tags }: StoryResult): readonly State[] => {
    const tagged = STATES.filter((state) => tags.includes(`state:${state}`));
    if (tagged.length > 0) return tagged;
    const named = STATES.filter((state) => STATE_NAMES[state].test(name));
    return named.length > 0 || tags.includes('keyboard') ? named : ['default'];
  };
  return Object.fromEntries(
    STATES.flatMap((state) => {
      const own = stories.filter((story) => stateOf(story).includes(state));
      return own.length > 0 ? [[state, outcomeOf(own)]] : [];
    }),
  );
}

function undecidedRules(stories: StoryResult[]): Record<string, number> {
  const rules = stories.flatMap(({ cells }) => [
    ...new Set(Object.values(cells).flatMap(({ axe }) => axe?.incomplete.map(({ rule }) => rule) ?? [])),
  ]);
  return record([...groupBy(rules, (rule) => rule)].map(([rule, all]) => [rule, all.length]));
}

function criteriaOf(stories: StoryResult[]): ComponentEvidence['criteria'] {
  const counts = new Map<string, Map<Source, Counts>>();
  for (const story of stories) {
    for (const [criterion, bySource] of verdictsOfStory(story)) {
      const own = counts.get(criterion) ?? new Map<Source, Counts>();
      for (const [source, verdict] of bySource) {
        const count = own.get(source) ?? {};
        own.set(source, { ...count, [verdict]: (count[verdict] ?? 0) + 1 });
      }
      counts.set(criterion, own);
    }
  }
  return record([...counts].map(([criterion, own]) => [criterion, record([...own])]));
}

/** One verdict per criterion and source: the worst of the story's cells. */
function verdictsOfStory({ cells, tags }: StoryResult): Map<string, Map<Source, Verdict>> {
  const all = new Map<string, Map<Source, Verdict>>();
  for (const [cell, result] of Object.entries(cells)) {
    for (const [criterion, bySource] of verdictsOf(cell, result, tags)) {
      const own = all.get(criterion) ?? new Map<Source, Verdict>();
      for (const [source, verdict] of bySource) own.set(source, worse(own.get(source), verdict));
      all.set(criterion, own);
    }
  }
  return all;
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const collator = new Intl.Collator('en', { numeric: true });
/** Natural order: 1.4.3 before 1.4.10. */
const sorted = (values: Iterable<string>): string[] => [...values].sort(collator.compare);

function record<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.sort(([a], [b]) => collator.compare(a, b)));
}
