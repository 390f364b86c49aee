import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryRoot } from '../library/sources.ts';
import { hasPart, renderedBy } from './anatomy.ts';
import { readComponents } from './components.ts';
import { folderProblems } from './component-rules.ts';

// `lib` holds what components share.
const components = (await readComponents()).filter(
  ({ path, files }) => !path.endsWith('/lib') && files.some((file) => file.endsWith('.tsx')),
);

describe('every component keeps its code, stories and meta in one folder', () => {
  it.each(components.map((component) => [component.path, component] as const))('%s', (path, component) => {
    const name = path.split('/')[1] ?? '';
    const stories = component.files.includes(`${name}.stories.tsx`)
      ? readFileSync(join(component.folder, `${name}.stories.tsx`), 'utf8')
      : undefined;
    expect(folderProblems(component, stories)).toEqual([]);
  });
});

describe('anatomy: every part in a meta is a data-slot, a role or an element of the code', () => {
  it.each(components.map(({ path, folder, meta }) => [path, folder, meta?.anatomy ?? []] as const))(
    '%s',
    (_path, folder, anatomy) => {
      const source = renderedBy(folder);
      expect(anatomy.map(({ part }) => part).filter((part) => !hasPart(part, source))).toEqual([]);
    },
  );
});

describe('the anatomy check', () => {
  const source = [
    `<ol data-slot="steps"><li role="tab" /></ol>`,
    "const row = { 'data-slot': 'row' };",
    '<div data-slot={`${slot}-layer`} />; <Surface slot="dialog" />',
  ].join('\n');

  it.each(['steps', 'ol', 'tab', 'row', 'dialog-layer'])('finds %s', (part) => {
    expect(hasPart(part, source)).toBe(true);
  });

  it.each(['step', 'span', 'drawer-layer', 'button or link', 'svg'])('does not find %s', (part) => {
    expect(hasPart(part, source)).toBe(false);
  });

  it('reads imports from other folders', () => {
    expect(renderedBy(join(libraryRoot('ui'), 'src/forms/text-input'))).toContain('data-slot="field-error"');
  });

  it('reads imports from the other package', () => {
    expect(renderedBy(join(libraryRoot('learning'), 'src/layouts/hub-layout'))).toContain(
      'data-slot="console-layout"',
    );
  });
});

describe('the folder check', () => {
  const meta = {
    name: 'Chip',
    group: 'actions',
    status: 'beta',
    purpose: 'Picks a topic.',
    use: { when: ['A few topics are picked.'], not: ['Only one may be: take RadioGroup.'] },
    anatomy: [{ part: 'chip', is: 'The topic.' }],
    criteria: ['Enter picks it.'],
    wcag: ['2.1.1'],
    forwards: 'the root',
    interactive: true,
    keyboard: [{ keys: 'Enter', does: 'Picks it' }],
  } as const;
  const files = ['chip.meta.ts', 'chip.stories.tsx', 'chip.tsx'];
  const walked = "export const Keyboard: Story = { tags: ['keyboard'], play: async () => {} };";

  it('accepts a complete folder', () => {
    expect(folderProblems({ path: 'actions/chip', files, meta }, walked)).toEqual([]);
  });

  it('lets a complete entry of ui be stable', () => {
    const stable = { ...meta, status: 'stable' } as const;
    const proven = [...files, 'chip.transcript.txt'];
    expect(folderProblems({ path: 'actions/chip', files: proven, meta: stable }, walked)).toEqual([]);
  });

  it('refuses the status stable to an entry of learning, without its transcript', () => {
    const stable = { ...meta, status: 'stable' } as const;
    const found = folderProblems({ path: 'actions/chip', library: 'learning', files, meta: stable }, walked);
    expect(found).toEqual([
      expect.stringContaining('only entries of @digiken/ui'),
      expect.stringContaining('no transcript'),
    ]);
  });

  it.each([
    [
      'a missing file',
      { path: 'actions/chip', files: ['chip.tsx'], meta },
      undefined,
      'chip.stories.tsx is missing',
    ],
    ['a missing meta', { path: 'actions/chip', files, meta: undefined }, walked, 'exports no `meta`'],
    ['a wrong group', { path: 'forms/chip', files, meta }, walked, 'says "actions"'],
    [
      'no advice when not to use it',
      { path: 'actions/chip', files, meta: { ...meta, use: { ...meta.use, not: [] } } },
      walked,
      'when to use it and when not',
    ],
    [
      'no element that it forwards to',
      { path: 'actions/chip', files, meta: { ...meta, forwards: undefined } },
      walked,
      'which element it `forwards` to',
    ],
    ['no parts', { path: 'actions/chip', files, meta: { ...meta, anatomy: [] } }, walked, 'an empty anatomy'],
    [
      'no keyboard walk',
      { path: 'actions/chip', files, meta },
      'export const A: Story = { play: x };',
      'tag `keyboard`',
    ],
    [
      'a walk without play',
      { path: 'actions/chip', files, meta },
      "export const A = { tags: ['keyboard'] };",
      'tag `keyboard`',
    ],
    [
      'a disabled scan',
      { path: 'actions/chip', files, meta },
      `${walked} a11y: { test: 'todo' }`,
      'disables axe',
    ],
  ])('reports %s', (_, component, stories, complaint) => {
    expect(folderProblems(component, stories).join()).toContain(complaint);
  });
});
