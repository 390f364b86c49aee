import { describe, expect, it } from 'vitest';
import type { ComponentEvidence, Counts, Evidence } from './evidence.ts';
import { steady } from './steady.ts';

const chip = (axe: Counts, undecided: Record<string, number> = {}): ComponentEvidence => ({
  stories: 3,
  failed: {},
  states: { default: 'passed' },
  undecided,
  criteria: { '1.4.3': { axe } },
});
const evidence = (own: ComponentEvidence): Evidence => ({
  date: '2026-11-21',
  axe: '4.14.1',
  cells: { 'dark-1280': [] },
  components: { 'actions/chip': own },
});
const written = evidence(chip({ passed: 2, undecided: 1 }, { 'color-contrast': 1 }));

describe('comparison of a run with the committed report', () => {
  it('ignores changes in what axe could decide', () => {
    expect(steady(evidence(chip({ passed: 3 })), written)).toEqual(written);
    const other = chip({ passed: 1, undecided: 2 }, { 'color-contrast': 2, 'heading-order': 1 });
    expect(steady(evidence(other), written)).toEqual(written);
  });

  it.each([
    ['a failure', { passed: 2, failed: 1 }],
    ['a story more', { passed: 4 }],
    ['a story less', { passed: 2 }],
  ])('%s is told', (_, axe) => {
    expect(steady(evidence(chip(axe)), written)).not.toEqual(written);
  });

  it('reports a new component and a criterion with new evidence', () => {
    const run = evidence({
      ...chip({ passed: 3 }),
      criteria: { '1.4.3': { axe: { passed: 3 } }, '2.1.1': { play: { passed: 1 } } },
    });
    expect(steady(run, written).components['actions/chip']?.criteria['2.1.1']).toEqual({
      play: { passed: 1 },
    });
    expect(steady({ ...run, components: { 'actions/tag': chip({ passed: 1 }) } }, written)).not.toEqual(
      written,
    );
  });
});
