import { describe, expect, it } from 'vitest';
import { labelled, ticks } from './scale';

describe('chart scale', () => {
  it('criteria: starts at zero, ends at or above the maximum, and uses round ticks', () => {
    expect(ticks(86)).toEqual([0, 50, 100]);
    expect(ticks(1204)).toEqual([0, 500, 1000, 1500]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
  });

  it('criteria: a chart without data still has a scale', () => {
    expect(ticks(0)).toEqual([0, 1]);
  });

  it('criteria: the newest time is always labelled, within the label limit', () => {
    expect([...labelled(12, 4)]).toEqual([11, 8, 5, 2]);
    expect([...labelled(2, 4)]).toEqual([1, 0]);
  });
});
