export type MeterTone = 'good' | 'fair' | 'poor';

export interface MeterRanges {
  value: number;
  min: number;
  max: number;
  low?: number;
  high?: number;
  optimum?: number;
}

/**
 * Returns the range of a meter's value, as ranked by the HTML standard: the range with the
 * optimum is good, its neighbour fair, the one beyond poor. With the optimum in the middle both others are fair.
 * A value equal to a limit belongs to the better range.
 */
export function meterTone({ value, min, max, low = min, high = max, optimum }: MeterRanges): MeterTone {
  const from = Math.min(Math.max(low, min), max);
  const to = Math.min(Math.max(high, from), max);
  const best = optimum ?? (min + max) / 2;
  if (best < from) return value <= from ? 'good' : value <= to ? 'fair' : 'poor';
  if (best > to) return value >= to ? 'good' : value >= from ? 'fair' : 'poor';
  return value >= from && value <= to ? 'good' : 'fair';
}
