/** What one text may be made of. Texts that people write stay far below. */
export const TEXT_LIMITS = {
  lineCharacters: 50_000,
  /**
   * Characters of one paragraph. Emphasis and links are matched in time that grows with the square of its length;
   * 20,000 characters of the worst kind pass the time limit of a worker, 20,000 of prose take 50 ms.
   */
  paragraphCharacters: 20_000,
  /** Elements inside elements. */
  nesting: 100,
  elements: 50_000,
  /** A longer page of HTML is not converted to Markdown: it is rendered twice to compare. */
  convertedCharacters: 100_000,
} as const;
