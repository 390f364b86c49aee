/** A time range in seconds. */
export type Stretch = readonly [from: number, to: number];

/** The ranges in order, with touching ranges merged. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) joined.push([from, to]);
  }
  return joined;
}

/** The played share of a medium of `duration` seconds: 0 to 1, each second counted once. */
export function watchedFraction(stretches: readonly Stretch[], duration: number | undefined): number {
  if (!duration) return 0;
  const seen = joinStretches(stretches).reduce((sum, [from, to]) => sum + to - from, 0);
  return Math.min(1, seen / duration);
}
