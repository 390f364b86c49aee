import type { COURSE_EXPORT_FORMATS } from '@digiken/contract/constants';
import type { FileStore, ReceivedFile } from '../platform/files';
import { MEDIA_PREFIX } from '../platform/files';
import type { Services } from '../platform/services';
import { writeZip } from './archive';
import { cartridgeEntries } from './cartridge';
import { type ExportedCourse, mediaIn, readExportedCourse } from './course';
import { markdownEntries } from './markdown';
import { slugOf } from './names';
import { type Finding, Findings, type ReportLanguage } from './wording';

export type { Finding, ReportLanguage } from './wording';

const WRITERS = {
  markdown: { entries: markdownEntries, ending: 'zip' },
  cartridge: { entries: cartridgeEntries, ending: 'imscc' },
} as const;

const HEADS_AT_ONCE = 16;

export interface ExportOrder {
  /** The published course or its staged copy. */
  rowId: string;
  format: (typeof COURSE_EXPORT_FORMATS)[number];
  /** Of the report in the file and of the findings. */
  language: ReportLanguage;
  /** @param progress 0 to 1 */
  onProgress?: (progress: number) => void;
}

export interface ExportedArchive {
  /** On disk: keep it or drop it. */
  archive: ReceivedFile;
  fileName: string;
  title: string;
  findings: Finding[];
}

/**
 * Writes a course as an archive to disk: what its authors wrote, with pictures in their largest copy, and nothing about
 * learners. `export-report.txt` in it names what the format cannot hold.
 * @returns undefined if the course does not exist
 */
export async function exportCourse(
  { db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>,
  { rowId, format, language, onProgress = () => {} }: ExportOrder,
): Promise<ExportedArchive | undefined> {
  const course = await readExportedCourse(db, rowId);
  if (course === undefined) return undefined;
  const sizes = await sizesOf(files, namesIn(course));
  const findings = new Findings(language);
  const { entries, ending } = WRITERS[format];
  const list = entries(course, (name) => sizes.get(name), findings);
  list.push({ path: 'export-report.txt', text: () => findings.report(course.title) });
  const archive = await writeZip(files, { entries: list, at: clock.now(), onProgress });
  return {
    archive,
    fileName: `${slugOf(course.title, 'course')}.${ending}`,
    title: course.title,
    findings: findings.list,
  };
}

/** What rendered texts show: a source may name files that its author must not read (spec 15.104). */
function namesIn({ descriptionHtml, image, units }: ExportedCourse): string[] {
  const texts = units.flatMap(({ lessons }) =>
    lessons.flatMap(({ texts: own, video }) => [
      ...own.map(({ html }) => html),
      ...(video === null ? [] : [video.src, video.poster ?? '', ...video.tracks.map(({ src }) => src)]),
    ]),
  );
  const asked = units.flatMap(({ quizzes, lessons }) => [
    ...quizzes,
    ...lessons.flatMap((lesson) => lesson.quizzes),
  ]);
  const pictures = asked.flatMap(({ questions }) =>
    questions.flatMap(({ body: { picture, prompt } }) => [
      picture?.src ?? '',
      prompt.format === 'html' ? prompt.text : (prompt.html ?? ''),
    ]),
  );
  return [...new Set([descriptionHtml, image ?? '', ...texts, ...pictures].flatMap(mediaIn))];
}

/** Sizes of the files that are in the store. */
async function sizesOf(files: FileStore, names: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const rest = names.values();
  const next = async () => {
    for (const name of rest) {
      const bytes = await files.bytesOf(MEDIA_PREFIX + name);
      if (bytes !== undefined) sizes.set(name, bytes);
    }
  };
  await Promise.all(Array.from({ length: HEADS_AT_ONCE }, next));
  return sizes;
}
