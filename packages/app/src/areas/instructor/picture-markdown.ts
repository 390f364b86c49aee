/**
 * The Markdown that shows a picture.
 * @param path its address on this site
 * @param alt its text alternative as plain words; empty for decoration
 */
export function pictureMarkdown(path: string, alt: string): string {
  const words = alt.replaceAll(/\s+/g, ' ').trim();
  return `![${words.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${path})`;
}
