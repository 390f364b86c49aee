import { expect, test } from 'vitest';
import { digest } from './evidence.ts';
import { CELL, cell, folder, results, story } from './fixtures.ts';

const chip = folder('actions/chip');
const digested = (...stories: Parameters<typeof results>) => digest(results(...stories), [chip], [CELL]);
const criteriaOf = (...stories: Parameters<typeof results>) =>
  digested(...stories).components['actions/chip']?.criteria;

test('an axe rule is evidence for the criteria in its tags', () => {
  expect(criteriaOf(story('actions/chip'))).toMatchObject({
    '1.1.1': { axe: { passed: 1 } },
    '1.4.3': { axe: { passed: 1 } },
  });
});

test('rules about the test runner’s own page are evidence for no component', () => {
  const shell = { violations: [], incomplete: [], passes: ['document-title', 'html-has-lang'] };
  const criteria = criteriaOf(story('actions/chip', { cells: { [CELL]: cell({ axe: shell }) } }));
  expect(Object.keys(criteria ?? {})).not.toContain('2.4.2');
  expect(Object.keys(criteria ?? {})).not.toContain('3.1.1');
});

test('a `wcag:` tag is evidence only if its story passed', () => {
  const tagged = (outcome: 'passed' | 'failed') =>
    criteriaOf(story('actions/chip', { tags: ['wcag:2.4.3'], cells: { [CELL]: cell({ outcome }) } }));
  expect(tagged('passed')?.['2.4.3']).toEqual({ play: { passed: 1 } });
  expect(tagged('failed')?.['2.4.3']).toEqual({ play: { failed: 1 } });
});

test('one failed cell fails the story', () => {
  const broken = cell({
    outcome: 'failed',
    axe: { violations: [{ rule: 'image-alt', elements: 1 }], incomplete: [], passes: [] },
  });
  const criteria = criteriaOf(story('actions/chip', { cells: { [CELL]: cell(), 'light-320': broken } }));
  expect(criteria?.['1.1.1']).toEqual({ axe: { failed: 1 } });
});

test('an undecided axe rule is neither passed nor failed', () => {
  const unsure = cell({
    axe: {
      violations: [],
      incomplete: [{ rule: 'color-contrast', elements: 2 }],
      passes: ['color-contrast'],
    },
  });
  const evidence = digested(story('actions/chip', { cells: { [CELL]: unsure } }));
  expect(evidence.components['actions/chip']?.criteria['1.4.3']).toEqual({ axe: { undecided: 1 } });
  expect(evidence.components['actions/chip']?.undecided).toEqual({ 'color-contrast': 1 });
});

test('WCAG 1.4.10: a window of 320 px is evidence, a wide one is not', () => {
  const inCell = (name: string) =>
    criteriaOf(story('actions/chip', { cells: { [CELL]: cell(), [name]: cell() } }));
  expect(inCell('light-320')?.['1.4.10']).toEqual({ gate: { passed: 1 } });
  expect(inCell('light-1280')).not.toHaveProperty('1.4.10');
});

test('WCAG 1.4.4: a variant of the sweep is evidence for its own criterion', () => {
  const swept = cell({
    outcome: 'failed',
    sweep: { 'text-200': 'failed', '390-px': 'passed', 'right-to-left': 'failed' },
    findings: [
      { check: 'clipped-text', message: 'p cuts off its text', variant: 'text-200' },
      { check: 'mirroring', message: 'span does not follow', variant: 'right-to-left' },
    ],
  });
  const evidence = digested(story('actions/chip', { cells: { [CELL]: swept } }));
  const own = evidence.components['actions/chip'];
  expect(own?.criteria['1.4.4']).toEqual({ gate: { failed: 1 } });
  expect(own?.criteria).not.toHaveProperty('1.4.10');
  expect(own?.criteria['2.5.8']).toEqual({ gate: { passed: 1 } });
  expect(own?.failed).toEqual({
    'actions-chip--default': [`${CELL}: clipped-text (text-200)`, `${CELL}: mirroring (right-to-left)`],
  });
  expect(evidence.cells).toEqual({ [CELL]: ['390-px', 'right-to-left', 'text-200'] });
});

test('WCAG 2.4.3, 4.1.3: lost focus and a silent toast fail their criterion; their absence proves nothing', () => {
  const of = (findings: { check: 'lost-focus' | 'announcement'; message: string }[]) =>
    criteriaOf(story('actions/chip', { cells: { [CELL]: cell({ outcome: 'failed', findings }) } }));
  const broken = of([
    { check: 'lost-focus', message: 'focus fell to the body' },
    { check: 'announcement', message: 'a toast said nothing' },
  ]);
  expect(broken?.['2.4.3']).toEqual({ gate: { failed: 1 } });
  expect(broken?.['4.1.3']).toEqual({ gate: { failed: 1 } });
  expect(of([])).not.toHaveProperty('2.4.3');
  expect(of([])).not.toHaveProperty('4.1.3');
});

test('states come from the `state:` tag, otherwise from the story’s name', () => {
  const states = digested(
    story('actions/chip'),
    story('actions/chip', { id: 'a', name: 'Open', cells: { [CELL]: cell({ outcome: 'failed' }) } }),
    story('actions/chip', { id: 'b', name: 'Of the county', tags: ['state:loading'] }),
  ).components['actions/chip']?.states;
  expect(states).toEqual({ default: 'passed', open: 'failed', loading: 'passed' });
});

test('rejects a partial run, because its report would call the rest "not evaluated"', () => {
  const other = folder('actions/button');
  const run = results(story('actions/chip'));
  expect(() => digest(run, [chip, other], [CELL])).toThrow('the stories of actions/button');
  expect(() => digest(run, [chip], [CELL, 'light-320'])).toThrow('the cell light-320');
});
