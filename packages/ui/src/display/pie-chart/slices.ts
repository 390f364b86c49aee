/** A part of a circle: positions as shares of a turn, clockwise from the top. */
export interface Slice {
  start: number;
  end: number;
}

/** The slices of values, in their order. All zero: no slice has a size. */
export function slicesOf(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + Math.max(value, 0), 0);
  let at = 0;
  return values.map((value) => {
    const start = at;
    at += total > 0 ? Math.max(value, 0) / total : 0;
    return { start, end: at };
  });
}

const point = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`;
};

/**
 * The outline of a slice in a box of 100 by 100.
 * @param outer radius
 * @param inner radius of the hole; 0 for none
 */
export function outlineOf({ start, end }: Slice, outer: number, inner: number): string {
  // An arc of a whole turn has the same ends and would draw nothing.
  const last = Math.min(end, start + 0.99999);
  const large = last - start > 0.5 ? 1 : 0;
  const out = `M${point(start, outer)}A${outer} ${outer} 0 ${large} 1 ${point(last, outer)}`;
  return inner > 0
    ? `${out}L${point(last, inner)}A${inner} ${inner} 0 ${large} 0 ${point(start, inner)}Z`
    : `${out}L50 50Z`;
}

/**
 * Whole percentages that add up to 100 (largest remainder).
 * @returns one number for each value; zeros if the sum is 0
 */
export function percentagesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  const rest = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((item, other) => other.remainder - item.remainder || item.index - other.index);
  for (const { index } of rest.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
