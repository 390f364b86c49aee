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
 * Which of the three ranges of a meter a value is in, as the HTML standard ranks them: the one that holds the
 * optimum is good, its neighbour fair, the one beyond poor; with the optimum in the middle both others are fair.
 */
export function meterTone({ value, min, max, low = min, high = max, optimum }: MeterRanges): MeterTone {
  const from = Math.min(Math.max(low, min), max);
  const to = Math.min(Math.max(high, from), max);
  const range = (at: number) => (at < from ? 0 : at > to ? 2 : 1);
  const distance = Math.abs(range(value) - range(optimum ?? (min + max) / 2));
  return distance === 0 ? 'good' : distance === 1 ? 'fair' : 'poor';
}
