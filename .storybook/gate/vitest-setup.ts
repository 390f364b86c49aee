import type { AxeResults, Result } from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { setClock } from '../../packages/ui/src/foundations/clock/clock';
import { ManualClock } from '../../packages/ui/src/foundations/manual-clock/manual-clock';
import { decideContrast } from './contrast/undecided-contrast';
import type { Finding, GateReport } from './story-checks';
import { type SweptStory, sweepStory } from './sweep/sweep';
import { checkTranslated, type PlayableStory } from './translated';

// The first story that opens an overlay waits until the development server has compiled its code.
configure({ asyncUtilTimeout: 5_000 });

// The first story of a page measures its text, too.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});

// A story sees what is announced or shown for a while, however slow the machine is: `passTime` lets time pass.
beforeEach(() => setClock(new ManualClock()));

const CONTRAST = 'color-contrast';

/** The result of one story in one cell, for the reporter (`task.meta.gate`). */
export interface StoryEvidence {
  tags: string[];
  /** Undefined if the story failed before axe could run. */
  axe?: { violations: RuleCount[]; incomplete: RuleCount[]; passes: string[] };
  findings: Finding[];
  /** Findings by variant. Undefined if the story failed before the sweep. */
  sweep?: Record<string, 'passed' | 'failed'>;
}

export interface RuleCount {
  rule: string;
  elements: number;
}

type A11yReport = { type: 'a11y'; result: Partial<AxeResults> };

interface Composed extends SweptStory, Pick<PlayableStory, 'run'> {
  tags: string[];
  reporting: { reports: (A11yReport | GateReport)[] };
}

const count = (results: Result[]): RuleCount[] =>
  results.map(({ id, nodes }) => ({ rule: id, elements: nodes.length }));

function evidenceOf({ tags, reporting: { reports } }: Composed): StoryEvidence {
  const evidence: StoryEvidence = { tags, findings: [] };
  for (const report of reports) {
    if (report.type === 'gate') evidence.findings.push(...report.result.findings);
    else if (report.type === 'a11y' && report.result.violations) {
      const { violations, incomplete = [], passes = [] } = report.result;
      const open = incomplete.find(({ id }) => id === CONTRAST);
      const decided = decideContrast(open?.nodes ?? []);
      evidence.findings.push(...decided.failures.map((message): Finding => ({ check: 'contrast', message })));
      evidence.axe = {
        violations: count(violations),
        incomplete: count(incomplete).flatMap((one) =>
          one.rule !== CONTRAST
            ? [one]
            : decided.undecided > 0
              ? [{ ...one, elements: decided.undecided }]
              : [],
        ),
        passes: [
          ...new Set([...passes.map(({ id }) => id), ...(open && decided.undecided === 0 ? [CONTRAST] : [])]),
        ],
      };
    }
  }
  return evidence;
}

/** Translation does not depend on theme and width, so each story is played translated in one cell. */
const TRANSLATED_CELL = 'light-320';

/** Vitest appends the browser: `dark-1280 (chromium)`. */
const cellOf = (project: string | undefined) => project?.split(' ')[0] ?? '';

// Report the results even if the story failed: axe's violations throw before Storybook reports its own.
// The gate's findings fail the test after axe, so that all failures are shown together.
afterEach(async (context) => {
  const story = (context as { story?: Composed }).story;
  if (!story) return;
  const evidence = evidenceOf(story);
  // After a failed play function the state of the story is unknown, so it is not checked.
  if (evidence.axe) {
    const cell = cellOf(context.task.file.projectName);
    const { sweep, findings } = await sweepStory(cell, story);
    evidence.sweep = sweep;
    evidence.findings.push(...findings);
    // Last, because it mounts the story again.
    if (import.meta.env.TEST_LEVEL === 'all' && cell === TRANSLATED_CELL) {
      const lost = await checkTranslated(story);
      sweep.translated = lost.length === 0 ? 'passed' : 'failed';
      evidence.findings.push(...lost);
    }
  }
  // The full reports take several hundred kilobytes per story, and only Storybook's own panel reads them.
  const reports = import.meta.env.VITEST_STORYBOOK === 'true' ? story.reporting.reports : undefined;
  Object.assign(context.task.meta, { gate: evidence, reports });
  if (evidence.findings.length > 0) {
    const reasons = evidence.findings.map(
      ({ check, message, variant }) => `- ${check}${variant ? ` (${variant})` : ''}: ${message}`,
    );
    throw new Error(`The story gate found:\n${reasons.join('\n')}`);
  }
});
