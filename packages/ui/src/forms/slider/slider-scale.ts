import { decimalsOf } from '../number-input/number-text';

export interface Scale {
  min: number;
  max: number;
  step: number;
}

export type Range = readonly [number, number];

/** The position of a value on its scale, in percent. */
export function percentOf(value: number, { min, max }: Pick<Scale, 'min' | 'max'>): number {
  if (max <= min) return 0;
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
}

/**
 * The value at a position of the scale, on a step.
 * @param share from 0 (min) to 1 (max); limited to that
 */
export function valueAt(share: number, { min, max, step }: Scale): number {
  const limited = Math.min(1, Math.max(0, share));
  const steps = Math.round((limited * (max - min)) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  return Number((min + Math.min(steps, last) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(min))));
}

/**
 * The thumb that a press at `value` moves: the nearest one. Of two thumbs at the same place, the one that can move
 * there; undefined if the press is exactly on both.
 */
export function thumbAt(value: number, [low, high]: Range): 0 | 1 | undefined {
  if (low === high) return value === low ? undefined : value < low ? 0 : 1;
  return Math.abs(value - low) <= Math.abs(value - high) ? 0 : 1;
}

/** The range after a thumb moved. A thumb stops at the other one. */
export function moved([low, high]: Range, thumb: 0 | 1, value: number): Range {
  return thumb === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}
