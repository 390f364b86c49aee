import type { GateResults, StoryResult } from './a11y-reporter.ts';
import type { ComponentFolder } from './components.ts';

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
const tally = (stories: StoryResult[]) => {
  const cells = stories.flatMap((story) => Object.values(story.cells));
  return { runs: cells.length, failed: cells.filter(({ outcome }) => outcome === 'failed').length };
};

/** The page that an auditor reads first. Same results, same text. */
export function renderSummary(results: GateResults, components: ComponentFolder[]): string {
  const { stories } = results;
  const { runs, failed } = tally(stories);
  const cells = [...new Set(stories.flatMap((story) => Object.keys(story.cells)))].sort();
  return `${[
    '# What the story gate found',
    `Last changed: ${results.date}. Written by \`npm test\` (axe-core ${results.axe}); [README.md](README.md) says how to read it.`,
    `**${stories.length} stories in ${cells.length} cells (${cells.join(', ')}; [which stories run in which](../docs/adr/0002-the-story-gate.md)): ${runs - failed} passed, ${failed} failed.**`,
    '## Components',
    componentTable(components, stories),
    '## Failures',
    failureList(stories),
    '## Left to a person',
    'Axe met these rules, and could not decide them by machine. They are neither passed nor failed.',
    incompleteTable(stories),
    '## Evidence by WCAG criterion',
    'Stories whose play function tests the criterion. A criterion that is missing here was **not evaluated** by a play function.',
    criterionTable(stories),
  ].join('\n\n')}\n`;
}

function componentTable(components: ComponentFolder[], stories: StoryResult[]): string {
  const rows = components.flatMap(({ path, meta }) => {
    if (!meta) return [];
    const own = stories.filter((story) => story.component === path);
    const { runs, failed } = tally(own);
    const keyboard = own.some(({ tags }) => tags.includes('keyboard'))
      ? 'walked'
      : meta.interactive
        ? 'missing'
        : 'n/a';
    return [
      row(
        meta.name,
        meta.group,
        meta.status,
        own.length,
        runs - failed,
        failed,
        keyboard,
        meta.wcag.join(', '),
      ),
    ];
  });
  return table(
    ['Component', 'Group', 'Status', 'Stories', 'Passed', 'Failed', 'Keyboard', 'Answers for (WCAG)'],
    rows,
  );
}

function failureList(stories: StoryResult[]): string {
  const lines = stories.flatMap(({ id, cells }) =>
    Object.entries(cells)
      .filter(([, { outcome }]) => outcome === 'failed')
      .map(([cell, { axe, findings }]) => {
        const reasons = [
          ...(axe?.violations.map(({ rule }) => rule) ?? []),
          ...findings.map(({ check }) => check),
        ];
        return `- \`${id}\` in ${cell}: ${reasons.join(', ') || 'its play function'}`;
      }),
  );
  return lines.join('\n') || 'None.';
}

function incompleteTable(stories: StoryResult[]): string {
  const byRule = new Map<string, Set<string>>();
  for (const { id, cells } of stories) {
    for (const { rule } of Object.values(cells).flatMap(({ axe }) => axe?.incomplete ?? [])) {
      byRule.set(rule, (byRule.get(rule) ?? new Set()).add(id));
    }
  }
  const rows = [...byRule]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([rule, ids]) => row(rule, ids.size));
  return rows.length > 0 ? table(['Rule', 'Stories'], rows) : 'None.';
}

function criterionTable(stories: StoryResult[]): string {
  const byCriterion = new Map<string, StoryResult[]>();
  for (const story of stories) {
    for (const tag of story.tags.filter((name) => name.startsWith('wcag:'))) {
      const criterion = tag.slice('wcag:'.length);
      byCriterion.set(criterion, [...(byCriterion.get(criterion) ?? []), story]);
    }
  }
  const rows = [...byCriterion]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([criterion, own]) => {
      const { runs, failed } = tally(own);
      return row(criterion, own.length, runs - failed, failed);
    });
  return rows.length > 0 ? table(['Criterion', 'Stories', 'Passed', 'Failed'], rows) : 'None yet.';
}
