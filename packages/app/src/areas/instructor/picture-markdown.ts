/**
 * The Markdown that shows a picture.
 * @param path its address on this site
 * @param alt the alt text as plain text; empty if the picture is decorative, which the title then says
 */
export function pictureMarkdown(path: string, alt: string): string {
  const words = alt.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return `![](${path} "decorative")`;
  return `![${words.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${path})`;
}
