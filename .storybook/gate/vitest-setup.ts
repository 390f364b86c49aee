import { afterEach } from 'vitest';
import type { GateReport } from './story-checks';

interface Composed {
  reporting: { reports: { type: string }[] };
}

// Hands the story's reports to the reporter even when its run threw (axe violations throw before Storybook's
// own hand-over), and fails the test for the gate's findings after axe has had its say: all reasons at once.
afterEach((context) => {
  const story = (context as { story?: Composed }).story;
  if (!story) return;
  const { reports } = story.reporting;
  Object.assign(context.task.meta, { reports });
  const findings = reports.flatMap((report) =>
    report.type === 'gate' ? (report as GateReport).result.findings : [],
  );
  if (findings.length > 0) {
    throw new Error(`The story gate found:\n${findings.map((f) => `- ${f.check}: ${f.message}`).join('\n')}`);
  }
});
