import type { AxeResults, Result } from 'axe-core';
import { afterEach } from 'vitest';
import type { Finding, GateReport } from './story-checks';
import { type SweptStory, sweepStory } from './sweep/sweep';

/** What one story in one cell hands to the reporter (`task.meta.gate`). */
export interface StoryEvidence {
  tags: string[];
  /** Absent when the story broke before axe could run. */
  axe?: { violations: RuleCount[]; incomplete: RuleCount[]; passes: string[] };
  findings: Finding[];
  /** By variant that the mounted story was swept through; absent when it broke before. */
  sweep?: Record<string, 'passed' | 'failed'>;
}

export interface RuleCount {
  rule: string;
  elements: number;
}

type A11yReport = { type: 'a11y'; result: Partial<AxeResults> };

interface Composed extends SweptStory {
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
      evidence.axe = {
        violations: count(violations),
        incomplete: count(incomplete),
        passes: passes.map(({ id }) => id),
      };
    }
  }
  return evidence;
}

/** Vitest appends the browser: `dark-1280 (chromium)`. */
const cellOf = (project: string | undefined) => project?.split(' ')[0] ?? '';

// The evidence leaves even when the story's run threw: axe's violations throw before Storybook's own
// hand-over. The gate's findings fail the test only here, after axe, so that all reasons show at once.
afterEach(async (context) => {
  const story = (context as { story?: Composed }).story;
  if (!story) return;
  const evidence = evidenceOf(story);
  // A story that broke in its play function stands in no state that is worth judging.
  if (evidence.axe) {
    const { sweep, findings } = await sweepStory(cellOf(context.task.file.projectName), story);
    evidence.sweep = sweep;
    evidence.findings.push(...findings);
  }
  // The full reports weigh some hundred kilobytes a story; only Storybook's own panel reads them.
  const reports = import.meta.env.VITEST_STORYBOOK === 'true' ? story.reporting.reports : undefined;
  Object.assign(context.task.meta, { gate: evidence, reports });
  if (evidence.findings.length > 0) {
    const reasons = evidence.findings.map(
      ({ check, message, variant }) => `- ${check}${variant ? ` (${variant})` : ''}: ${message}`,
    );
    throw new Error(`The story gate found:\n${reasons.join('\n')}`);
  }
});
