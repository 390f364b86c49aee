/** A stable number for a text, so that a course keeps its picture (FNV-1a, 32 bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A fraction from 0 to 1, a different one for each `part` of the same hash. */
export function fractionOf(hash: number, part: number): number {
  return (Math.imul(hash ^ Math.imul(part + 1, 0x9e3779b1), 0x85ebca6b) >>> 0) / 0xffffffff;
}

export interface Ridge {
  width: number;
  /** Where the line lies, and how far it may rise above or fall below, in units of the picture. */
  base: number;
  rise: number;
  /** Where the waves start; different phases give different hills. */
  phase: number;
  /** Waves over the width. */
  waves: number;
  /** How much higher the right end lies than the left. */
  lift?: number;
  /** Distance of the points that the curve is drawn through. Default 23. */
  step?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of one range of hills as an open, smooth SVG path. */
export function ridgeLine({ width, base, rise, phase, waves, lift = 0, step = 23 }: Ridge): string {
  const steps = Math.round(width / step);
  const points = Array.from({ length: steps + 3 }, (_, i) => {
    const along = (i - 1) / steps;
    const turn = along * waves * Math.PI * 2 + phase;
    const wave = 0.62 * Math.sin(turn) + 0.38 * Math.sin(turn * 1.9 + phase * 2);
    const ease = along ** 2 * (3 - 2 * along);
    return [along * width, base - lift * ease - rise * wave] as const;
  });
  const path = points.slice(1, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 2] ?? [x, y];
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  const [startX, startY] = points[0] ?? [0, base];
  return `M${round(startX)} ${round(startY)}Q${path.join('Q')}`;
}

/** The same hills, closed at the bottom of the picture so that they can be filled. */
export function ridgeShape(ridge: Ridge, height: number): string {
  return `${ridgeLine(ridge)}V${height}H${-(ridge.step ?? 23)}Z`;
}
