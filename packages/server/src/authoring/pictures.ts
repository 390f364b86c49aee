import sharp, { type Sharp } from 'sharp';
import type { StoredFile } from '../platform/files';
import { invalid } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'files'>;

const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'gif'];
const MAX_PIXELS = 64_000_000;
const WIDEST = 1600;
const SMALL = 640;
const COVER = { width: 1280, height: 720 } as const;
const WEBP = { ext: 'webp', type: 'image/webp' } as const;

/**
 * An uploaded picture as WebP of at most 1600 pixels across, without its metadata (place, camera).
 * @throws {HttpError} 422 on `field` for anything that is not a picture
 */
export async function storePicture(
  { db, files }: Store,
  content: Buffer,
  field: string,
): Promise<StoredFile & { width: number; height: number }> {
  const { data, info } = await convert(content, field, (picture) =>
    picture.resize({ width: WIDEST, withoutEnlargement: true }),
  );
  return { ...(await files.put(db, data, WEBP)), width: info.width, height: info.height };
}

/** The same for a course's card: 16 to 9, cut around what catches the eye. */
export async function storeCover({ db, files }: Store, content: Buffer, field: string): Promise<StoredFile> {
  const { data } = await convert(content, field, (picture) =>
    picture.resize({ ...COVER, fit: 'cover', position: 'attention', withoutEnlargement: true }),
  );
  return files.put(db, data, WEBP);
}

async function convert(content: Buffer, field: string, resize: (picture: Sharp) => Sharp) {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // The file's own bytes tell its type: its name and the type it claims are only words.
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

/**
 * A stored picture's `srcset` with a small copy for phones, which is made when it is first needed.
 * @returns undefined where the picture is small itself
 */
export async function smallVariant(
  { db, files }: Store,
  file: string,
  src: string,
  width: number,
): Promise<string | undefined> {
  if (width <= SMALL) return undefined;
  const data = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .resize({ width: SMALL })
    .webp({ quality: 80 })
    .toBuffer();
  const small = await files.put(db, data, WEBP);
  return `${small.path} ${SMALL}w, ${src} ${width}w`;
}
