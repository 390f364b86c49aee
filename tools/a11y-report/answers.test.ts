import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from '../../packages/learning/src/screens/accessibility-screen/limits.ts';
import { ROOT } from '../../scripts/lib/run.mjs';
import { readComponents } from '../gate/components.ts';
import { ANSWERS } from './answers.ts';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import { adherenceOf } from './conformance.ts';
import { cell, folder, input, story } from './fixtures.ts';
import { LACKS, PROOFS } from './methods.ts';

const criteria = criteriaOf(deriveCatalog(baseCatalog()));
const criterion = (num: string) => {
  const found = criteria.find((one) => one.num === num);
  if (!found) throw new Error(`WCAG has no ${num}.`);
  return found;
};

test('each answer is for a criterion of WCAG, and its test exists', () => {
  for (const [num, answer] of Object.entries(ANSWERS)) {
    expect(criterion(num).num).toBe(num);
    if (!answer?.test) continue;
    const file = join(ROOT, answer.test.file);
    expect(existsSync(file), answer.test.file).toBe(true);
    expect(readFileSync(file, 'utf8'), num).toContain(`'${answer.test.title}'`);
  }
});

test('each proof names an existing test, and components that answer for its criterion', async () => {
  const folders = await readComponents();
  for (const { criterion: num, file, title, components } of PROOFS) {
    expect(criterion(num).num).toBe(num);
    expect(readFileSync(join(ROOT, file), 'utf8'), num).toContain(title);
    for (const path of components) {
      const claims = folders.find((folder) => folder.path === path)?.meta?.wcag;
      expect(claims, `${path} answers for ${num}`).toContain(num);
    }
  }
});

test('each lack is of a criterion of WCAG, and of a component that answers for it or of the whole', async () => {
  const folders = await readComponents();
  for (const { criterion: num, of } of LACKS) {
    expect(criterion(num).num).toBe(num);
    if (of === 'everything' || of === 'product') continue;
    expect(folders.find((folder) => folder.path === of)?.meta?.wcag, of).toContain(num);
  }
});

test('[16.41] users read on the accessibility page what the report says is lacking', () => {
  const told = LACKS.flatMap(({ text }) => text ?? []);
  expect(told).not.toEqual([]);
  for (const text of told) expect(LIMITS, text).toContain(text);
});

test('an answer holds where no component can answer, and a failed story outweighs it', () => {
  const quiet = input([folder('actions/chip')], [story('actions/chip')]);
  expect(adherenceOf(criterion('2.5.4'), quiet.evidence, quiet.components)).toEqual({
    level: 'not-applicable',
    notes:
      'Nothing reads the motion of the device. Test: tools/a11y-report/source-scan.test.ts, “nothing reads the motion of the device”.',
  });
  const failing = input(
    [folder('actions/chip')],
    [story('actions/chip', { tags: ['wcag:2.5.4'], cells: { 'dark-1280': cell({ outcome: 'failed' }) } })],
  );
  expect(adherenceOf(criterion('2.5.4'), failing.evidence, failing.components).level).toBe(
    'does-not-support',
  );
});

test('2.2.1 and 2.2.2 have the names of WCAG, which OpenACR’s catalog swaps', () => {
  expect(criterion('2.2.1').name).toBe('Timing Adjustable');
  expect(criterion('2.2.2').name).toBe('Pause, Stop, Hide');
  expect(criterion('2.2.2').uri).toBe('https://www.w3.org/TR/WCAG22/#pause-stop-hide');
  const swapped = criteriaOf(baseCatalog()).find(({ num }) => num === '2.2.1');
  expect(swapped?.name, 'remove the correction once OpenACR has corrected it').toBe('Pause, Stop, Hide');
});
