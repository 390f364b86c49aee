import type { CourseFolder } from './folder';
import { MANIFEST } from './cartridge/manifest';
import { readCartridge } from './cartridge/read-cartridge';
import { CONTAINER } from './epub/book';
import { readEpub } from './epub/read-epub';
import { ENTRY } from './olx/blocks';
import { readOlx } from './olx/read-olx';
import { isQtiPackage, readQti } from './qti/read-qti';
import { isScormPackage } from './scorm/manifest';
import { readScorm } from './scorm/read-scorm';
import { type ReadCourse, readCourse } from './read-course';
import type { Reading } from './reading';

export type CourseFormat = 'scorm' | 'cartridge' | 'qti' | 'olx' | 'epub' | 'markdown';

type Reader = (folder: CourseFolder, reading: Reading) => Promise<ReadCourse>;

interface Format {
  /** A file at the root of each course in this format. */
  sign: string;
  read: Reader;
  /** Tells formats with the same sign apart. */
  fits?: (folder: CourseFolder) => Promise<boolean>;
}

/** A format is recognised by a file that every course in it has. The first one that fits is read. */
export const FORMATS: Readonly<Record<CourseFormat, Format>> = {
  scorm: { sign: MANIFEST, read: readScorm, fits: isScormPackage },
  qti: { sign: MANIFEST, read: readQti, fits: isQtiPackage },
  cartridge: { sign: MANIFEST, read: readCartridge },
  epub: { sign: CONTAINER, read: readEpub },
  olx: { sign: ENTRY, read: readOlx },
  markdown: { sign: 'README.md', read: readCourse },
};

/** For people: the file that tells a format. */
export const SIGNS = `a Common Cartridge, a SCORM or a QTI package has ${MANIFEST}, an Open edX course ${ENTRY}, an EPUB book ${CONTAINER}, a Markdown course README.md`;

/** Whether a folder, by its names of files, is the root of a course. */
export const isCourse = (has: (path: string) => boolean): boolean =>
  Object.values(FORMATS).some(({ sign }) => has(sign));

/** @returns null if the folder holds no course */
export async function formatOf(folder: CourseFolder): Promise<CourseFormat | null> {
  for (const [format, { sign, fits }] of Object.entries(FORMATS))
    if (folder.has(sign) && (fits === undefined || (await fits(folder)))) return format as CourseFormat;
  return null;
}
