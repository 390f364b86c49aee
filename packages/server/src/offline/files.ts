import type { OfflineFile } from '@digiken/contract';
import type { OfflineFileKind } from '@digiken/contract/constants';
import { inArray } from 'drizzle-orm';
import { isPicturePath } from '../content';
import type { UnitLessons } from '../learning';
import { files } from '../platform/database/tables';
import { MEDIA_PREFIX } from '../platform/files';
import type { Deps } from '../platform/services';

const STORED = new RegExp(`${MEDIA_PREFIX}([0-9a-f]{64}\\.[a-z0-9]{1,8})(?![a-z0-9])`, 'g');

const namesIn = (text: string | null | undefined): string[] =>
  [...(text ?? '').matchAll(STORED)].map(([, name = '']) => name);

/**
 * The stored files that lessons show, each once, in the order of the lessons: pictures in both sizes, posters, captions
 * and videos with their sound. Documents to download are not part of it, and neither are addresses of other sites.
 */
export async function filesOf(
  { db, media }: Deps<'media'>,
  { lessons }: UnitLessons,
): Promise<OfflineFile[]> {
  const found = new Map<string, { kind: OfflineFileKind; lessonId: string }>();
  const add = (lessonId: string, kind: OfflineFileKind, names: readonly string[]) => {
    for (const name of names) if (!found.has(name)) found.set(name, { kind, lessonId });
  };
  for (const { _id, answers } of lessons) {
    for (const { lesson } of answers) {
      const { html, video } = lesson;
      add(_id, 'picture', [...namesIn(html), ...namesIn(video?.transcriptHtml)].filter(isPicturePath));
      add(_id, 'picture', namesIn(video?.poster));
      for (const { src } of video?.captions ?? []) add(_id, 'captions', namesIn(src));
      // Whoever takes the videos along can also listen to them.
      add(_id, 'video', [...namesIn(video?.src), ...namesIn(video?.sound?.src)]);
    }
  }
  if (found.size === 0) return [];
  const rows = await db
    .select({ name: files.name, bytes: files.bytes })
    .from(files)
    .where(inArray(files.name, [...found.keys()]));
  const sizes = new Map(rows.map(({ name, bytes }) => [name, bytes]));
  return [...found].flatMap(([name, { kind, lessonId }]) => {
    const bytes = sizes.get(name);
    // Without a record there is no file to fetch.
    if (bytes === undefined) return [];
    const hash = name.slice(0, name.indexOf('.'));
    return [{ url: media.sign(`${MEDIA_PREFIX}${name}`), bytes, hash, kind, lessonId }];
  });
}
