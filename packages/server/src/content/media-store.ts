import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Executor } from '../platform/database';
import { files as storedFiles } from '../platform/database/tables';
import { MEDIA_PREFIX } from '../platform/files';
import type { Services } from '../platform/services';
import { MEDIA_ADDRESS } from './media-address';
import { isPicturePath, type MayShow, type MediaFacts, SMALL_WIDTH } from './media';
import { media } from './tables';

const MAX_PIXELS = 64_000_000;

type Row = typeof media.$inferInsert;

/** Saves metadata of stored files and overwrites existing metadata. */
export async function noteMedia(db: Executor, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(media)
    .values([...rows])
    .onConflictDoUpdate({
      target: media.name,
      set: {
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        small: sql`excluded.small`,
        title: sql`excluded.title`,
      },
    });
}

/**
 * Loads metadata of the stored files in a source that its author may show. Sizes of older pictures are read from the
 * files once.
 */
export async function loadMedia(
  { db, files }: Pick<Services, 'db' | 'files'>,
  source: string,
  mayShow: MayShow,
): Promise<MediaFacts> {
  const named = [...new Set([...source.matchAll(MEDIA_ADDRESS)].map(([, name = '']) => name))];
  const facts: MediaFacts = { pictures: {}, downloads: {} };
  if (named.length === 0) return facts;
  const names = [...(await mayShow(named))];
  const rows = await db
    .select({ name: storedFiles.name, bytes: storedFiles.bytes, known: media })
    .from(storedFiles)
    .leftJoin(media, eq(media.name, storedFiles.name))
    .where(inArray(storedFiles.name, names));
  for (const { name, bytes, known } of rows) {
    const address = MEDIA_PREFIX + name;
    if (!isPicturePath(name)) {
      facts.downloads[address] = { name: known?.title ?? name, bytes };
      continue;
    }
    const size = known?.width && known.height ? known : await measurePicture({ db, files }, name);
    // The record exists but the file does not: the text shows a note instead of a broken picture.
    if (size === null) continue;
    const { width, height, small } = size;
    facts.pictures[address] = {
      width: width ?? 0,
      height: height ?? 0,
      bytes,
      small: small && MEDIA_PREFIX + small,
    };
  }
  return facts;
}

/** Reads the size of a stored picture, creates its small copy, and saves both. */
export async function measurePicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  name: string,
): Promise<Pick<typeof media.$inferSelect, 'width' | 'height' | 'small'> | null> {
  const file = await files.read(MEDIA_PREFIX + name);
  if (file === undefined) return null;
  const size = await sharp(file)
    .metadata()
    .catch(() => null);
  if (size === null) return null;
  const { width = 0, height = 0 } = size;
  let small: string | null = null;
  if (width > SMALL_WIDTH) {
    const data = await sharp(file, { limitInputPixels: MAX_PIXELS })
      .resize({ width: SMALL_WIDTH })
      .webp({ quality: 80 })
      .toBuffer();
    const copy = await files.put(db, data, { ext: 'webp', type: 'image/webp' });
    small = copy.path.slice(MEDIA_PREFIX.length);
  }
  await noteMedia(db, [{ name, width, height, small }]);
  return { width, height, small };
}
