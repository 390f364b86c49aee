import { ID_PREFIX } from '../content';

/** Ids without the prefix that rendering adds. */
const PREFIXED = new RegExp(`((?: id|href)="#?)${ID_PREFIX}`, 'g');

/** A page without what rendering adds, with the largest copy of each picture. */
export const asWritten = (html: string) =>
  withoutFrames(html)
    .replace(/ (?:srcset|sizes)="[^"]*"/g, '')
    .replaceAll(PREFIXED, '$1');

const FRAME = /<div class="table-scroll"(?: [\w-]+="[^"]*")*>/g;
const FRAME_END = /<\/table>\s*<\/div>/g;

/** Rendering puts each table into a frame that scrolls. Found as text: parsing every page would hold up the process. */
function withoutFrames(html: string): string {
  const isPaired = html.match(FRAME)?.length === html.match(FRAME_END)?.length;
  return isPaired ? html.replace(FRAME, '').replace(FRAME_END, '</table>') : html;
}
