import { expect, test } from 'vitest';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import { adherenceOf, unanswered, unstated } from './conformance.ts';
import { CELL, cell, folder, input, story } from './fixtures.ts';
import { FOR_A_PERSON, LACKS, MOST_UNANSWERED } from './methods.ts';

const criteria = criteriaOf(deriveCatalog(baseCatalog()));
const silent = cell({ axe: { violations: [], incomplete: [], passes: [] } });

/** A run whose one component has evidence for every criterion of levels A and AA but these. */
function runWithout(...open: string[]) {
  const nums = criteria
    .filter(({ level, num }) => level !== 'AAA' && !open.includes(num))
    .map(({ num }) => num);
  return input(
    [folder('actions/chip', { wcag: nums })],
    [story('actions/chip', { tags: nums.map((num) => `wcag:${num}`), cells: { [CELL]: silent } })],
  );
}
const openIn = ({ evidence, components }: ReturnType<typeof input>) =>
  unanswered(criteria, evidence, components);

test('a planted criterion without an answer is refused', () => {
  expect(openIn(runWithout())).toEqual([]);
  expect(openIn(runWithout('2.4.4'))).toEqual([expect.stringContaining('2.4.4 has no evidence')]);
});

test('a planted failure without a statement is refused', () => {
  const { evidence, components } = input(
    [folder('actions/chip', { wcag: ['2.1.1'] })],
    [story('actions/chip', { tags: ['wcag:2.1.1'], cells: { [CELL]: cell({ outcome: 'failed' }) } })],
  );
  expect(unstated(criteria, evidence, components)).toEqual([
    expect.stringContaining('2.1.1 fails in actions/chip'),
  ]);
});

test('a criterion of a component without evidence is refused, too', () => {
  const promised = folder('actions/chip', { wcag: ['3.3.4'] });
  const run = input([promised], [story('actions/chip', { cells: { [CELL]: silent } })]);
  expect(openIn(run)).toContainEqual(expect.stringContaining('Not evaluated: chip.'));
});

test('a criterion that is left to a person says what to do, and at most six are', () => {
  const left = Object.keys(FOR_A_PERSON);
  expect(left.length).toBeLessThanOrEqual(MOST_UNANSWERED);
  const run = runWithout(...left);
  expect(openIn(run)).toEqual([]);
  for (const num of left) {
    expect(adherenceOf({ num }, run.evidence, run.components).notes).toContain('A person must do this: ');
  }
  const more = ['2.4.4', '2.4.5', '2.5.1', '3.3.7', '3.3.8', '1.4.13'];
  expect(openIn(runWithout(...left, ...more))).toContainEqual(
    expect.stringContaining(`criteria are not evaluated, at most ${MOST_UNANSWERED} may be`),
  );
});

const PROOF = {
  criterion: '3.3.4',
  components: ['actions/chip'],
  file: 'tools/some.test.ts',
  title: 'the order can be taken back',
};

test('a named test answers for a component without stories of the criterion; a failed story outweighs it', () => {
  const of = (outcome: 'passed' | 'failed', tags: string[]) => {
    const { evidence, components } = input(
      [folder('actions/chip', { wcag: ['3.3.4'] })],
      [story('actions/chip', { tags, cells: { [CELL]: cell({ ...silent, outcome }) } })],
    );
    return adherenceOf({ num: '3.3.4' }, evidence, components, [PROOF]);
  };
  expect(of('passed', [])).toEqual({
    level: 'supports',
    notes:
      'Automatic tests passed for 0 of 1 component that answers for it. chip: tools/some.test.ts, “the order can be taken back”.',
  });
  expect(of('failed', ['wcag:3.3.4']).level).toBe('does-not-support');
});

test('a known lack makes the answer "partially supports", with its reason', () => {
  const { evidence, components } = input(
    [folder('media/video-player', { wcag: ['1.2.5'] }), folder('courses/lesson-video', { wcag: ['1.2.5'] })],
    [
      story('media/video-player', { tags: ['wcag:1.2.5'], cells: { [CELL]: silent } }),
      story('courses/lesson-video', { cells: { [CELL]: silent } }),
    ],
  );
  const { level, notes } = adherenceOf({ num: '1.2.5' }, evidence, components);
  expect(level).toBe('partially-supports');
  expect(notes).toContain('Does not fully support: lesson-video.');
});

test('axe’s best practice on headings is evidence for 2.4.6', () => {
  const headed = cell({ axe: { violations: [], incomplete: [], passes: ['empty-heading'] } });
  const { evidence } = input(
    [folder('actions/chip')],
    [story('actions/chip', { cells: { [CELL]: headed } })],
  );
  expect(evidence.components['actions/chip']?.criteria['2.4.6']).toEqual({ axe: { passed: 1 } });
});

test.each([
  ['3.3.2', 'form-field-multiple-labels'],
  ['3.1.2', 'valid-lang'],
  ['2.1.1', 'scrollable-region-focusable'],
])('[16.40] %s is not met because %s finds no mistake; its failure counts', (num, rule) => {
  const of = (passes: string[], violations: { rule: string; elements: number }[]) => {
    const { evidence, components } = input(
      [folder('actions/chip', { wcag: [num] })],
      [story('actions/chip', { cells: { [CELL]: cell({ axe: { passes, violations, incomplete: [] } }) } })],
    );
    return adherenceOf({ num }, evidence, components).level;
  };
  expect(of([rule], [])).toBe('not-evaluated');
  expect(of([], [{ rule, elements: 1 }])).toBe('does-not-support');
});

test('[16.40] no evidence of a component outweighs what is lacking as a whole', () => {
  for (const { criterion: num, of, because } of LACKS.filter((lack) => lack.of === 'everything')) {
    const { evidence, components } = input(
      [folder('actions/chip', { wcag: [num] })],
      [story('actions/chip', { tags: [`wcag:${num}`] })],
    );
    expect(adherenceOf({ num }, evidence, components), of).toEqual({
      level: 'partially-supports',
      notes: expect.stringContaining(`Missing: ${because}`) as string,
    });
  }
});
