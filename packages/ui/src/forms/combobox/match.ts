const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Are two texts equal, ignoring case and accents? */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Returns the options whose label or hint contains every typed word. */
export function matching<T extends { label: string; hint?: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = folded(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
