import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import type { StoryEvidence } from '../../.storybook/gate/vitest-setup.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'a11y-reports');

export interface CellResult extends Omit<StoryEvidence, 'tags'> {
  outcome: 'passed' | 'failed';
}

export interface StoryResult {
  /** Storybook's id: `actions-button--keyboard`. */
  id: string;
  /** `actions/button` */
  component: string;
  name: string;
  tags: string[];
  /** By cell: `dark-1280`. */
  cells: Record<string, CellResult>;
}

export interface GateResults {
  date: string;
  axe: string;
  stories: StoryResult[];
}

/** Vitest reporter: writes story × cell, rule and outcome to a11y-reports/results.json. Only for complete runs. */
export default class A11yReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = collect(modules);
    if (stories.length === 0) return;
    const axe = (createRequire(import.meta.url)('axe-core/package.json') as { version: string }).version;
    const results: GateResults = { date: new Date().toISOString().slice(0, 10), axe, stories };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
  }
}

function collect(modules: readonly TestModule[]): StoryResult[] {
  const stories = new Map<string, StoryResult>();
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { storyId: id, gate } = test.meta() as { storyId?: string; gate?: StoryEvidence };
      if (!id || !gate) continue;
      const component = dirname(module.moduleId).split(sep).slice(-2).join('/');
      const { tags, ...evidence } = gate;
      const story = stories.get(id) ?? { id, component, name: test.name, tags, cells: {} };
      story.cells[cellOf(test.project.name)] = { outcome: test.ok() ? 'passed' : 'failed', ...evidence };
      stories.set(id, story);
    }
  }
  return [...stories.values()]
    .map((story) => ({ ...story, cells: Object.fromEntries(Object.entries(story.cells).sort(byKey)) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** Vitest appends the browser: `dark-1280 (chromium)`. */
const cellOf = (project: string) => project.split(' ')[0] ?? project;

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b, 'en');
