import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { WORDING } from './wording';
import { invalid } from '../platform/http/errors';

const SIDE = 256;
const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'gif'];
/** More than a phone camera produces, and far less than a decompression bomb. */
const MAX_PIXELS = 64_000_000;

/**
 * The uploaded picture as a square WebP of 256 pixels, without metadata such as the place it was taken.
 * @throws {HttpError} 422 on `avatar` if the upload is not a picture of 5 MB or less
 */
export async function readAvatar(request: FastifyRequest): Promise<Buffer> {
  const upload = await receive(request);
  // The type is read from the content: the file name and the declared type can be wrong.
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const { format } = await picture.metadata();
    if (!ACCEPTED.includes(format)) throw new Error('not an accepted format');
    return await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw invalid({ avatar: WORDING.avatarUnreadable });
  }
}

async function receive(request: FastifyRequest): Promise<Buffer> {
  try {
    const part = await request.file();
    const content = part?.fieldname === 'avatar' ? await part.toBuffer() : undefined;
    if (!content || content.byteLength === 0) throw invalid({ avatar: WORDING.avatarMissing });
    return content;
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw invalid({ avatar: WORDING.avatarTooLarge });
    }
    throw error;
  }
}
