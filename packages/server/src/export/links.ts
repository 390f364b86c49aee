import { posix } from 'node:path';
import { ID_PREFIX } from '../content';

const MEDIA = /\/api\/media\/([0-9a-f]{64}\.[a-z0-9]{1,8})/g;
const ROUTE =
  /\/console\/course\/(?:unit\/lesson\/|unit\/)?([0-9a-f]{8}-[0-9a-f-]{27})(?:\/[^\s"'()<>#?\\]*)?(#[^\s"'()<>\\]*)?/g;

/** Where a text's files and links lead inside the export. */
export interface Targets {
  /** The path of a stored file; undefined if it is not in the export. */
  file: (name: string) => string | undefined;
  /** The file of a course, unit or lesson; undefined for those of other courses. */
  item: (id: string) => string | undefined;
}

/** Also what Markdown takes for its own: brackets, quotes and emphasis. */
const encoded = (path: string) =>
  encodeURI(path).replace(
    /[?#'()*_~!&]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/**
 * A text with its addresses on this site replaced by paths relative to `from`. The addresses are found as text, since
 * ids and hashes occur nowhere else.
 */
export function withRelativeLinks(text: string, from: string, { file, item }: Targets): string {
  const relative = (path: string) => posix.relative(posix.dirname(from), path);
  return text
    .replace(MEDIA, (address, name: string) => {
      const path = file(name);
      return path === undefined ? address : encoded(relative(path));
    })
    .replace(ROUTE, (address, id: string, fragment: string | undefined) => {
      const path = item(id);
      if (path === undefined) return address;
      const anchor = fragment?.startsWith(`#${ID_PREFIX}`)
        ? `#${fragment.slice(ID_PREFIX.length + 1)}`
        : (fragment ?? '');
      return `${relative(path)}${anchor}`;
    });
}
