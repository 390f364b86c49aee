/**
 * Round tick values from 0 up to at least `most`, for the grid lines of a chart.
 * @returns three to six ascending numbers, the first 0
 */
export function ticks(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough,
    1,
  );
  const last = Math.ceil(most / step);
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}

/** The indexes of about `wanted` of `count` points to label: always the last one, then evenly spaced backwards. */
export function labelled(count: number, wanted: number): Set<number> {
  const step = Math.max(1, Math.ceil(count / wanted));
  const chosen = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) chosen.add(index);
  return chosen;
}
