/** A range of hills: its height at the first two points, and between all following points. */
export type Ridge = readonly number[];

export interface RidgeOptions {
  /** Phase of the waves: different phases give different hills. */
  phase: number;
  /** Number of waves over the width; their amplitude is 1. */
  waves: number;
  /** How much higher the right end is than the left. Default 0. */
  lift?: number;
  /** Number of curve segments. Default 14. */
  pieces?: number;
}

export function ridgeOf({ phase, waves, lift = 0, pieces = 14 }: RidgeOptions): Ridge {
  const heights = Array.from({ length: pieces + 3 }, (_, index) => {
    const along = (index - 1) / pieces;
    const turn = along * waves * Math.PI * 2 + phase;
    const wave = 0.62 * Math.sin(turn) + 0.38 * Math.sin(turn * 1.9 + phase * 2);
    return wave + lift * along ** 2 * (3 - 2 * along);
  });
  return heights.map((height, index) => (index < 2 ? height : (height + (heights[index - 1] ?? 0)) / 2));
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Its outline as an open, smooth SVG path over `width`: a curve through the midpoints, with the points as control
 * points. Only the first control point is written; the others are reflections (`T`).
 * @param base vertical position of the line. @param rise pixels per unit of height
 */
export function ridgeLine(ridge: Ridge, width: number, base: number, rise: number): string {
  const piece = width / (ridge.length - 3);
  let path = '';
  for (const [at, height] of ridge.entries()) {
    const x = piece * (at < 2 ? at - 1 : at - 1.5);
    path += `${at === 0 ? 'M' : at === 1 ? 'Q' : at === 2 ? ' ' : 'T'}${round(x)} ${round(base - rise * height)}`;
  }
  return path;
}
