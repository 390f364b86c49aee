const base = (tag: string) => tag.toLowerCase().split('-')[0];

/** The language to use: the requested tag, else one with the same base language, else the fallback. */
export function chooseLanguage(
  offered: readonly string[],
  wanted: string | undefined,
  fallback: string,
): string {
  if (wanted === undefined) return fallback;
  const exact = offered.find((tag) => tag.toLowerCase() === wanted.toLowerCase());
  return exact ?? offered.find((tag) => base(tag) === base(wanted)) ?? fallback;
}
