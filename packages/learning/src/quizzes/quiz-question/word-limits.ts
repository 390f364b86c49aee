export interface WordLimits {
  minWords?: number;
  maxWords?: number;
}

export type WordZone = 'few' | 'enough' | 'near' | 'over';

/** Position of a text between its limits; `near` is the last tenth. */
export function wordZone(words: number, { minWords, maxWords }: WordLimits): WordZone {
  if (maxWords !== undefined && words > maxWords) return 'over';
  if (maxWords !== undefined && words >= maxWords * 0.9) return 'near';
  return minWords !== undefined && words < minWords ? 'few' : 'enough';
}
