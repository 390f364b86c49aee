import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { files as storedFiles } from '../platform/database/tables';
import { type FileStore, MEDIA_PREFIX } from '../platform/files';
import { media, pictureConversions } from './tables';

/** What an original became. */
export interface PictureConversion {
  /** SHA-256 of the original. */
  source: string;
  /** How it was converted. */
  recipe: string;
  /** Name of the stored picture. */
  file: string;
  /** What a report says about the original. */
  remarks: string[];
}

export interface KnownPicture extends PictureConversion {
  bytes: number;
  /** Pixels; null for a cover, which no text shows. */
  width: number | null;
  height: number | null;
  /** The small copy; null if there is none. */
  small: { file: string; bytes: number } | null;
}

const HEADS_AT_ONCE = 16;

/**
 * Finds what originals became in earlier imports. Those whose files are no longer in the store are left out.
 * @param input `sources`: SHA-256 of the originals
 */
export async function findConversions(
  { db, files }: { db: Executor; files: FileStore },
  { recipe, sources }: { recipe: string; sources: readonly string[] },
): Promise<KnownPicture[]> {
  const found: KnownPicture[] = [];
  const small = alias(storedFiles, 'small');
  await inChunks(sources, async (some) => {
    const rows = await db
      .select({ made: pictureConversions, bytes: storedFiles.bytes, known: media, smallBytes: small.bytes })
      .from(pictureConversions)
      .innerJoin(storedFiles, eq(storedFiles.name, pictureConversions.file))
      .leftJoin(media, eq(media.name, pictureConversions.file))
      .leftJoin(small, eq(small.name, media.small))
      .where(and(eq(pictureConversions.recipe, recipe), inArray(pictureConversions.source, [...some])));
    for (const { made, bytes, known, smallBytes } of rows) {
      const copy = known?.small ?? null;
      if (copy !== null && smallBytes === null) continue;
      const { width = null, height = null } = known ?? {};
      found.push({
        ...{ ...made, bytes, width, height },
        small: copy === null ? null : { file: copy, bytes: smallBytes ?? 0 },
      });
    }
  });
  const kept: KnownPicture[] = [];
  const rest = found.values();
  const check = async () => {
    for (const picture of rest) if (await isStored(files, picture)) kept.push(picture);
  };
  await Promise.all(Array.from({ length: HEADS_AT_ONCE }, check));
  return kept;
}

async function isStored(files: FileStore, { file, bytes, small }: KnownPicture): Promise<boolean> {
  if ((await files.bytesOf(MEDIA_PREFIX + file)) !== bytes) return false;
  return small === null || (await files.bytesOf(MEDIA_PREFIX + small.file)) === small.bytes;
}

/** Remembers what originals became. Their files have records. A course may have an original under several paths. */
export async function noteConversions(db: Executor, made: readonly PictureConversion[]): Promise<void> {
  const byOriginal = new Map(made.map((each) => [`${each.source} ${each.recipe}`, each] as const));
  // In one order, so that two imports at the same time never wait for each other.
  const rows = [...byOriginal].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
  await inChunks(rows, (some) =>
    db
      .insert(pictureConversions)
      .values(some.map((each) => ({ ...each })))
      .onConflictDoUpdate({
        target: [pictureConversions.source, pictureConversions.recipe],
        set: { file: sql`excluded.file`, remarks: sql`excluded.remarks` },
      }),
  );
}
