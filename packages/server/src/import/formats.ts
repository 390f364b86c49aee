import type { CourseFolder } from './folder';
import { MANIFEST } from './cartridge/manifest';
import { readCartridge } from './cartridge/read-cartridge';
import { ENTRY } from './olx/blocks';
import { readOlx } from './olx/read-olx';
import { type ReadCourse, readCourse, type Reading } from './read-course';

export type CourseFormat = 'cartridge' | 'olx' | 'markdown';

type Reader = (folder: CourseFolder, reading: Reading) => Promise<ReadCourse>;

interface Format {
  /** A file at the root of each course in this format. */
  sign: string;
  read: Reader;
}

/** A format is recognised by a file that every course in it has. The first one that fits is read. */
export const FORMATS: Readonly<Record<CourseFormat, Format>> = {
  cartridge: { sign: MANIFEST, read: readCartridge },
  olx: { sign: ENTRY, read: readOlx },
  markdown: { sign: 'README.md', read: readCourse },
};

/** For people: what can be imported, and the file that tells it. */
export const ACCEPTED =
  'a Common Cartridge (.imscc), an Open edX course (.tar.gz) or a Markdown course (.zip)';
export const SIGNS = `a Common Cartridge has ${MANIFEST}, an Open edX course ${ENTRY}, a Markdown course README.md`;

/** @param has whether the folder has a file. @returns null if it holds no course */
export function formatOf(has: (path: string) => boolean): CourseFormat | null {
  const found = Object.entries(FORMATS).find(([, { sign }]) => has(sign));
  return found === undefined ? null : (found[0] as CourseFormat);
}
