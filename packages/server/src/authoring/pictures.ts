import sharp, { type Sharp } from 'sharp';
import type { StoredFile } from '../platform/files';
import { invalid } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'files'>;

interface UploadedPicture {
  content: Buffer;
  /** Field of the form, for errors. */
  field: string;
}

const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'gif'];
const MAX_PIXELS = 64_000_000;
const WIDEST = 1600;
const COVER = { width: 1280, height: 720 } as const;
const WEBP = { ext: 'webp', type: 'image/webp' } as const;

/**
 * Stores an uploaded picture as WebP, at most 1600 pixels wide, without its metadata (location, camera).
 * @throws {HttpError} 422 on `field` if it is not a picture
 */
export async function storePicture(
  { db, files }: Store,
  { content, field }: UploadedPicture,
): Promise<StoredFile & { width: number; height: number }> {
  const { data, info } = await convert(content, field, (picture) =>
    picture.resize({ width: WIDEST, withoutEnlargement: true }),
  );
  return { ...(await files.put(db, data, WEBP)), width: info.width, height: info.height };
}

/**
 * Stores an uploaded picture for a course card: 16:9, cropped to its most salient part.
 * @throws {HttpError} as {@link storePicture}
 */
export async function storeCover(
  { db, files }: Store,
  { content, field }: UploadedPicture,
): Promise<StoredFile> {
  const { data } = await convert(content, field, (picture) =>
    picture.resize({ ...COVER, fit: 'cover', position: 'attention', withoutEnlargement: true }),
  );
  return files.put(db, data, WEBP);
}

async function convert(content: Buffer, field: string, resize: (picture: Sharp) => Sharp) {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // Detect the type from the content: file name and declared type are not reliable.
    const { format } = await picture.metadata();
    if (!ACCEPTED.includes(format)) throw new Error('not an accepted format');
    return await resize(picture.rotate())
      .webp({ quality: 80 })
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw invalid({ [field]: WORDING.pictureUnreadable });
  }
}
