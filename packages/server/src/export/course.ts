import type { AuthoredQuestion } from '@digiken/contract';
import { asc, inArray } from 'drizzle-orm';
import { media } from '../content';
import {
  courseFacts,
  type courses,
  lessonActivities,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  pickFields,
  publicId,
  readCourseRows,
  unitFacts,
  type units,
} from '../courses';
import type { Database, Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { drawsOf, type QuizSettings, quizzes, slotsOf } from '../quizzes';

export interface ExportedText {
  language: string;
  title: string;
  format: 'markdown' | 'html';
  source: string;
  html: string;
  machineTranslated: boolean;
}

export interface ExportedQuiz {
  id: string;
  kind: 'pre' | 'post' | 'unit';
  language: string;
  title: string;
  settings: QuizSettings;
  questions: AuthoredQuestion[];
  /** Questions that are drawn from banks. */
  draws: number;
  /** Whether it opens or closes at some moment. */
  dated: boolean;
}

export interface ExportedLesson {
  id: string;
  sourcePath: string | null;
  title: string;
  preview: boolean;
  language: string;
  texts: ExportedText[];
  video: (typeof lessonVideos.$inferSelect & { tracks: (typeof lessonVideoTracks.$inferSelect)[] }) | null;
  quizzes: ExportedQuiz[];
  /** Whether it opens an interactive activity (SCORM). */
  activity: boolean;
}

export interface ExportedUnit extends Pick<typeof units.$inferSelect, keyof typeof unitFacts> {
  id: string;
  sourcePath: string | null;
  title: string;
  priced: boolean;
  lessons: ExportedLesson[];
  quizzes: ExportedQuiz[];
}

/** A course as it is exported: its content, and nothing about learners. Ids are public ones. */
export interface ExportedCourse extends Pick<typeof courses.$inferSelect, keyof typeof courseFacts> {
  id: string;
  title: string;
  description: string;
  descriptionHtml: string;
  image: string | null;
  priced: boolean;
  languages: string[];
  units: ExportedUnit[];
  /** Names of documents to download, by the name of the stored file. */
  documents: ReadonlyMap<string, string>;
}

/**
 * Reads a course as of one moment.
 * @param rowId the published course or its staged copy
 * @returns undefined if it does not exist
 */
export const readExportedCourse = (db: Database, rowId: string): Promise<ExportedCourse | undefined> =>
  db.transaction((tx) => readRows(tx, rowId), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readRows(tx: Executor, rowId: string): Promise<ExportedCourse | undefined> {
  const rows = await readCourseRows(tx, rowId);
  if (rows === undefined) return undefined;
  const { course, unitRows, lessonRows } = rows;
  const texts = await readTexts(
    tx,
    lessonRows.map(({ id }) => id),
  );
  const videos = await readVideos(
    tx,
    lessonRows.map(({ id }) => id),
  );
  const asked = await readQuizzes(
    tx,
    unitRows.map(({ id }) => id),
    lessonRows.map(({ id }) => id),
  );
  const active = await withActivities(
    tx,
    lessonRows.map(({ id }) => id),
  );
  const names = [...texts.values()].flat().flatMap(({ source }) => mediaIn(source));
  return {
    id: publicId(course.id),
    ...{ title: course.title, description: course.descriptionMarkdown },
    ...{ descriptionHtml: course.descriptionHtml, image: course.image, languages: course.languages },
    ...pickFields(course, courseFacts),
    priced: course.price > 0,
    units: unitRows.map((unit) => ({
      id: publicId(unit.id),
      ...{ sourcePath: unit.sourcePath, title: unit.title, priced: unit.price > 0 },
      ...pickFields(unit, unitFacts),
      lessons: lessonRows
        .filter(({ unitId }) => unitId === unit.id)
        .map((lesson) => ({
          id: publicId(lesson.id),
          ...{ sourcePath: lesson.sourcePath, title: lesson.title, preview: lesson.preview },
          language: lesson.defaultLanguage,
          texts: texts.get(lesson.id) ?? [],
          video: videos.get(lesson.id) ?? null,
          quizzes: asked.get(lesson.id) ?? [],
          activity: active.has(lesson.id),
        })),
      quizzes: asked.get(unit.id) ?? [],
    })),
    documents: await readDocuments(tx, names),
  };
}

const MEDIA = /\/api\/media\/([0-9a-f]{64}\.[a-z0-9]{1,8})/g;

/** Names of stored files in a text. */
export const mediaIn = (text: string): string[] => [...text.matchAll(MEDIA)].map(([, name = '']) => name);

async function readTexts(tx: Executor, ids: readonly string[]): Promise<Map<string, ExportedText[]>> {
  const found = new Map<string, ExportedText[]>();
  await inChunks(ids, async (some) => {
    const rows = await tx
      .select()
      .from(lessonTexts)
      .where(inArray(lessonTexts.lessonId, some))
      .orderBy(asc(lessonTexts.language));
    for (const { lessonId, language, title, format, source, html, machineTranslated } of rows) {
      const texts = found.get(lessonId) ?? [];
      found.set(lessonId, [...texts, { language, title, format, source, html, machineTranslated }]);
    }
  });
  return found;
}

async function readVideos(tx: Executor, ids: readonly string[]) {
  const found = new Map<string, NonNullable<ExportedLesson['video']>>();
  await inChunks(ids, async (some) => {
    const tracks = await tx
      .select()
      .from(lessonVideoTracks)
      .where(inArray(lessonVideoTracks.lessonId, some))
      .orderBy(asc(lessonVideoTracks.language));
    for (const video of await tx.select().from(lessonVideos).where(inArray(lessonVideos.lessonId, some)))
      found.set(video.lessonId, {
        ...video,
        tracks: tracks.filter(({ lessonId }) => lessonId === video.lessonId),
      });
  });
  return found;
}

async function withActivities(tx: Executor, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await inChunks(ids, async (some) => {
    const { lessonId: id } = lessonActivities;
    for (const row of await tx.select({ id }).from(lessonActivities).where(inArray(id, some)))
      found.add(row.id);
  });
  return found;
}

/** By the id of their unit or lesson. */
async function readQuizzes(tx: Executor, unitIds: readonly string[], lessonIds: readonly string[]) {
  const rows: (typeof quizzes.$inferSelect)[] = [];
  const order = [asc(quizzes.kind), asc(quizzes.position), asc(quizzes.language), asc(quizzes.id)];
  for (const [column, ids] of [
    [quizzes.unitId, unitIds],
    [quizzes.lessonId, lessonIds],
  ] as const)
    await inChunks(ids, async (some) => {
      rows.push(
        ...(await tx
          .select()
          .from(quizzes)
          .where(inArray(column, some))
          .orderBy(...order)),
      );
    });
  const ids = rows.map(({ id }) => id);
  const slots = await slotsOf(tx, ids);
  const draws = await drawsOf(tx, ids);
  const found = new Map<string, ExportedQuiz[]>();
  for (const { id, unitId, lessonId, kind, language, title, settings, opensAt, closesAt } of rows) {
    const place = unitId ?? lessonId ?? '';
    const quiz: ExportedQuiz = {
      ...{ id: publicId(id), kind, language, title, settings },
      questions: (slots.get(id) ?? []).map(({ question }) => question),
      draws: (draws.get(id) ?? []).length,
      dated: opensAt !== null || closesAt !== null,
    };
    found.set(place, [...(found.get(place) ?? []), quiz]);
  }
  return found;
}

async function readDocuments(tx: Executor, names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inChunks([...new Set(names)], async (some) => {
    for (const { name, title } of await tx.select().from(media).where(inArray(media.name, some)))
      if (title !== null) found.set(name, title);
  });
  return found;
}
