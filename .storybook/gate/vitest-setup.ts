import type { AxeResults, Result } from 'axe-core';
import { afterEach } from 'vitest';
import type { Finding, GateReport } from './story-checks';

/** What one story in one cell hands to the reporter (`task.meta.gate`). */
export interface StoryEvidence {
  tags: string[];
  /** Absent when the story broke before axe could run. */
  axe?: { violations: RuleCount[]; incomplete: RuleCount[]; passes: string[] };
  findings: Finding[];
}

export interface RuleCount {
  rule: string;
  elements: number;
}

type A11yReport = { type: 'a11y'; result: Partial<AxeResults> };

interface Composed {
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

// The evidence leaves even when the story's run threw: axe's violations throw before Storybook's own
// hand-over. The gate's findings fail the test only here, after axe, so that all reasons show at once.
afterEach((context) => {
  const story = (context as { story?: Composed }).story;
  if (!story) return;
  const evidence = evidenceOf(story);
  // The full reports weigh some hundred kilobytes a story; only Storybook's own panel reads them.
  const reports = import.meta.env.VITEST_STORYBOOK === 'true' ? story.reporting.reports : undefined;
  Object.assign(context.task.meta, { gate: evidence, reports });
  if (evidence.findings.length > 0) {
    const reasons = evidence.findings.map(({ check, message }) => `- ${check}: ${message}`);
    throw new Error(`The story gate found:\n${reasons.join('\n')}`);
  }
});
