const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Do two texts say the same, whatever their case and accents? */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Keeps the options in whose label or hint every typed word occurs. */
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
