import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { PackageFormat } from '@digiken/contract/constants';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { lessonActivities, packageFiles, packages } from '../courses';
import type { Executor } from '../platform/database';
import { inChunks, updated } from '../platform/database/rows';
import { type Drafts, nameOf } from './drafts';
import type { CourseFolder } from './folder';

/** What a lesson opens, with the rules of its package; see `lesson_activities`. */
export type ReadActivity = Omit<typeof lessonActivities.$inferInsert, 'lessonId' | 'packageId'>;

type LessonActivityColumns = typeof lessonActivities.$inferSelect;

interface LessonActivity {
  /** Of the lesson. */
  id: string;
  activity: ReadActivity | null;
}

/** The files that activities of a course need, with paths in the package. */
export interface ReadPackage {
  format: PackageFormat;
  folder: CourseFolder;
  files: string[];
}

export interface PreparedPackage {
  format: PackageFormat;
  digest: string;
  bytes: number;
  files: { path: string; file: string; type: string }[];
}

/** Media types by the ending of a path. Browsers get others as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  eot: 'application/vnd.ms-fontobject',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mjs: 'text/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xml: 'application/xml',
};

/** The ending under which the store keeps all files of packages: the site's own host serves none of them. */
const STORED = { ext: 'pkg', type: 'application/octet-stream' } as const;

/** Copies the files of a package to where the import keeps what it will store. */
export async function preparePackage(
  { format, folder, files: paths }: ReadPackage,
  drafts: Drafts,
): Promise<PreparedPackage> {
  const files: PreparedPackage['files'] = [];
  const digest = createHash('sha256').update(format);
  let bytes = 0;
  for (const path of paths) {
    const draft = await drafts.copy(folder.locate(path), STORED);
    const type = TYPES[extname(path).slice(1).toLowerCase()] ?? STORED.type;
    files.push({ path, file: nameOf(draft), type });
    digest.update(`\0${path}\0${draft.hash}\0${type}`);
    bytes += draft.bytes;
  }
  return { format, digest: digest.digest('hex'), bytes, files };
}

/** What an import writes of a lesson's activity: all of it. */
const WRITTEN = (Object.keys(getTableColumns(lessonActivities)) as (keyof LessonActivityColumns)[]).filter(
  (name) => name !== 'lessonId',
);

/** Writes a package, unless it is there already, and what each lesson opens in it. */
export async function writeActivities(
  tx: Executor,
  { package: read, lessons }: { package: PreparedPackage | null; lessons: readonly LessonActivity[] },
): Promise<void> {
  const withActivity = lessons.flatMap(({ id, activity }) => (activity === null ? [] : { id, activity }));
  const without = lessons.filter(({ activity }) => activity === null).map(({ id }) => id);
  await inChunks(without, (some) =>
    tx.delete(lessonActivities).where(inArray(lessonActivities.lessonId, [...some])),
  );
  if (read === null || withActivity.length === 0) return;
  const packageId = await writePackage(tx, read);
  const rows = withActivity.map(({ id: lessonId, activity }) => ({ lessonId, ...activity, packageId }));
  await inChunks(rows, (some) =>
    tx
      .insert(lessonActivities)
      .values(some)
      .onConflictDoUpdate({ target: lessonActivities.lessonId, set: updated(lessonActivities, WRITTEN) }),
  );
}

async function writePackage(tx: Executor, { files, ...row }: PreparedPackage): Promise<string> {
  const [made] = await tx
    .insert(packages)
    .values(row)
    .onConflictDoNothing({ target: packages.digest })
    .returning({ id: packages.id });
  if (made === undefined) {
    // The lock keeps the hourly deletion of unused packages from taking it away.
    const [known] = await tx
      .select({ id: packages.id })
      .from(packages)
      .where(eq(packages.digest, row.digest))
      .for('share');
    if (known === undefined) throw new Error('The package was deleted while it was imported.');
    return known.id;
  }
  const { id: packageId } = made;
  await inChunks(files, (some) =>
    tx.insert(packageFiles).values(some.map((file) => ({ packageId, ...file }))),
  );
  return packageId;
}
