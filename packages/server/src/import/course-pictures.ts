import type { CourseFolder } from './folder';
import { findPictures } from './picture-elements';
import { Pictures } from './pictures';
import type { Reading } from './reading';
import type { TextDocument } from './text-document';

const COVER = /^cover\.(svg|png|jpe?g|webp)$/;

/**
 * The author's pictures for the course card.
 * @param places folders that may hold one, with a slash at the end; empty for the root
 */
export function coversIn(folder: CourseFolder, places: readonly string[]): string[] {
  return folder
    .paths()
    .filter((path) => places.some((place) => path.startsWith(place) && COVER.test(path.slice(place.length))));
}

/** Converts the pictures in the texts, and the first of `covers` (or of those pictures) that is wide enough. */
export async function readPictures(order: {
  folder: CourseFolder;
  documents: readonly TextDocument[];
  covers: string[];
  reading: Reading;
  /** Pictures that the texts only link to. */
  linked?: string[];
}): Promise<{ pictures: Pictures; cover: string | null }> {
  const { folder, documents, covers, reading, linked = [] } = order;
  const { issues, drafts, askForConversions, onProgress } = reading;
  const pictures = new Pictures(folder, issues, drafts, askForConversions);
  const shown = [...new Set(documents.flatMap((document) => findPictures(document, folder, issues)))];
  const needed = [...new Set([...shown, ...linked])];
  await pictures.lookUp([...needed, ...covers]);
  for (const [index, path] of needed.entries()) {
    await pictures.convert(path);
    onProgress({ step: 'pictures', done: index + 1, total: needed.length });
  }
  for (const path of covers) await pictures.convert(path);
  return { pictures, cover: await pictures.cover([...covers, ...shown]) };
}
