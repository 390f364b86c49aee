import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import type { CellResult, GateResults, StoryResult } from '../gate/a11y-reporter.ts';
import type { ComponentFolder } from '../gate/components.ts';
import { baseCatalog } from './catalog.ts';
import { digest } from './evidence.ts';
import type { ReportInput } from './report-context.ts';

export const CELL = 'dark-1280';

export const cell = (given: Partial<CellResult> = {}): CellResult => ({
  outcome: 'passed',
  findings: [],
  axe: { violations: [], incomplete: [], passes: ['image-alt', 'color-contrast'] },
  ...given,
});

export const story = (component: string, given: Partial<StoryResult> = {}): StoryResult => ({
  id: `${component.replace('/', '-')}--default`,
  component,
  name: 'Default',
  tags: [],
  cells: { [CELL]: cell() },
  ...given,
});

const meta = (name: string, given: Partial<ComponentMeta<string>> = {}): ComponentMeta<string> => ({
  name,
  group: 'actions',
  status: 'beta',
  purpose: 'Picks a topic.',
  use: { when: ['A sample is needed.'], not: ['A real one is.'] },
  anatomy: [{ part: 'button', is: 'The sample.' }],
  criteria: ['Enter picks it.'],
  wcag: ['1.1.1'],
  interactive: true,
  keyboard: [{ keys: 'Enter', does: 'Picks it' }],
  ...given,
});

export const folder = (path: string, given: Partial<ComponentMeta<string>> = {}): ComponentFolder => {
  const name = path.split('/')[1] ?? '';
  return {
    path,
    library: 'ui',
    folder: `/packages/ui/src/${path}`,
    files: [`${name}.stories.tsx`, `${name}.tsx`],
    meta: meta(name, given),
  };
};

export const results = (...stories: StoryResult[]): GateResults => ({
  date: '2026-11-21',
  axe: '4.14.1',
  stories,
});

/** The input of a report about these folders after a run with these stories. */
export function input(folders: ComponentFolder[], stories: StoryResult[]): ReportInput {
  return {
    version: '1.2.3',
    evidence: digest(results(...stories), folders, [CELL]),
    components: folders.map(({ path, meta: own }) => ({
      path,
      meta: own ?? meta(path),
      transcript: false,
      library: 'ui' as const,
    })),
    baseCatalog: baseCatalog(),
  };
}
