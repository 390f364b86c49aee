import type { MediaFacts } from './media';

/** The address of a stored file anywhere in a text; its name is the first group. */
export const MEDIA_ADDRESS = /\/api\/media\/([0-9a-f]{64}\.[a-z0-9]{1,8})(?![a-z0-9])/g;

/** In place of an address that the text may not hold: there is no such file. */
const NO_FILE = '/api/media/unknown';

/**
 * Takes the addresses of all other files out of rendered HTML, wherever they are: whoever reads the text gets signed
 * addresses for every file that it names (spec 15.104).
 */
export function withoutForeignFiles(html: string, { pictures, downloads }: MediaFacts): string {
  const known = new Set([...Object.keys(pictures), ...Object.keys(downloads)]);
  for (const { small } of Object.values(pictures)) if (small !== null) known.add(small);
  return html.replace(MEDIA_ADDRESS, (address) => (known.has(address) ? address : NO_FILE));
}
