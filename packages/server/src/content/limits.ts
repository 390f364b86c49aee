/** Limits of one text. Normal texts are far below them. */
export const TEXT_LIMITS = {
  lineCharacters: 50_000,
  /**
   * Characters of one paragraph. Matching emphasis and links takes quadratic time in its length:
   * 20,000 characters of the worst kind pass the time limit of a worker, 20,000 of prose take 50 ms.
   */
  paragraphCharacters: 20_000,
  /** Elements inside elements. */
  nesting: 100,
  elements: 50_000,
  /** Longer HTML pages are not converted to Markdown, because the comparison renders them twice. */
  convertedCharacters: 100_000,
} as const;
