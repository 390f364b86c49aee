import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { WORDING } from './wording';
import { invalid } from '../platform/http/errors';

const SIDE = 256;
const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'gif'];
/** What a phone's camera makes; a decompression bomb is far larger. */
const MAX_PIXELS = 64_000_000;

/**
 * The uploaded picture as a square WebP of 256 pixels without its metadata (place, camera).
 * @throws {HttpError} 422 on `avatar` for anything that is not a picture of 5 MB or less
 */
export async function readAvatar(request: FastifyRequest): Promise<Buffer> {
  const upload = await receive(request);
  // The file's own bytes tell its type: its name and the type it claims are only words.
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
