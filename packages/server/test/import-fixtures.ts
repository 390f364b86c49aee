import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { importCourse, type ImportReport, type ImportTarget } from '../src/import';
import type { TestServer } from './support/server';
import type { Files } from './support/archive-files';

export type { Files };

export const LESSON = '1-first/lessons/1-one/README.md';
const SMALL: Files = {
  'README.md': '# A small course\n\nAn introduction that is long enough to serve as its summary.\n',
  '1-first/README.md': '# First part\n',
  [LESSON]: '# Lesson one\n\nHello.\n',
};

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-course-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function write(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The folder of a course with one lesson. `files` are added or replaced. */
export async function course(files: Files = {}): Promise<string> {
  const folder = await temporaryFolder();
  await write(folder, { ...SMALL, ...files });
  return folder;
}

/** Imports a course as a new one, unless `more` says otherwise. */
export const run = (
  server: TestServer,
  path: string,
  more: { publish?: boolean; ownerEmail?: string; target?: ImportTarget } = {},
) => importCourse(server.services, { path, target: 'new', ...more });

/** Imports a course with the lesson `markdown` and returns its HTML and the report. */
export async function lessonHtml(server: TestServer, markdown: string, more: Files = {}) {
  const report = await run(server, await course({ ...more, [LESSON]: markdown }));
  const [row] = await server.services.db
    .select({ html: lessonTexts.html })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId))
    .orderBy(asc(units.position), asc(lessons.position));
  return { report, html: row?.html ?? '' };
}

/** The report's issues of one kind, as `file:line message`. */
export const told = (report: ImportReport, kind: string) =>
  report.issues
    .filter((issue) => issue.kind === kind)
    .map(({ file, line, message }) => `${file}:${line} ${message}`);

export const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
