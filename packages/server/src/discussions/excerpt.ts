const LENGTH = 140;

/** The beginning of a text in one line; it does not end inside a character. */
export function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > LENGTH
    ? `${characters.slice(0, LENGTH).join('').trimEnd()}…`
    : characters.join('');
}
