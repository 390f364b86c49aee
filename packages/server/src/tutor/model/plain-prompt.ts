/** Characters of a quiz question that the model is told. */
const LONGEST = 160;

/** A question's prompt, in Markdown or HTML, as one short line. */
export const plainPrompt = (prompt: string): string =>
  prompt
    .slice(0, 2_000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`#>[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
