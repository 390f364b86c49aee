import { isUtf8 } from 'node:buffer';
import { type Entry, getFileNameLowLevel } from 'yauzl';

/** Bit 11 of an entry's flags: its name is UTF-8. */
const UTF8_FLAG = 0x800;

/**
 * The name of a ZIP entry. Macs and Info-ZIP write UTF-8 without saying so. Other names are rarely valid UTF-8 by
 * chance: only those that are not are read in the code page that the format prescribes, CP437.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT appendix D
 */
export function entryName({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  const read = isUtf8(fileNameRaw) ? flags | UTF8_FLAG : flags & ~UTF8_FLAG;
  return getFileNameLowLevel(read, fileNameRaw, extraFields, false);
}
