import { dataSize } from '../platform/data-size';
/** Metadata of the stored files that a text may show or link to, by address. Rendering leaves out all others. */
export interface MediaFacts {
  pictures: Record<string, PictureFacts>;
  downloads: Record<string, DownloadFacts>;
}

export interface PictureFacts {
  /** Pixels. */
  width: number;
  height: number;
  bytes: number;
  /** Address of the small copy, {@link SMALL_WIDTH} pixels wide; null if the picture is small itself. */
  small: string | null;
}

export interface DownloadFacts {
  /** The author's name for the file. */
  name: string;
  bytes: number;
}

/** The stored files, of these names, that the author of a text may show. */
export type MayShow = (names: readonly string[]) => Promise<ReadonlySet<string>>;

export const NO_MEDIA: MediaFacts = { pictures: {}, downloads: {} };

/** Width in pixels of the small copy of a picture. */
export const SMALL_WIDTH = 640;

const PICTURE = /\.(png|jpe?g|gif|webp|svg|avif)$/i;

export const isPicturePath = (path: string) => PICTURE.test(path);

/** Type and size for the interface, e.g. `PDF, 610 KB`: learners pay for their data. */
export function downloadLabel(path: string, bytes: number): string {
  return `${path.slice(path.lastIndexOf('.') + 1).toUpperCase()}, ${dataSize(Math.max(1, bytes))}`;
}
