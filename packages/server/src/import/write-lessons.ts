import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { keepVersions, lessonTexts, lessonVideos, lessonVideoTracks } from '../courses';
import type { Executor } from '../platform/database';
import { quizzes, writeQuizzes } from '../quizzes';
import type { PreparedLesson } from './prepare-course';
import { inChunks, inTextChunks, updated } from '../platform/database/rows';
import type { Recorder } from './recorder';

/** Characters that the texts of a lesson take in a statement. */
const lengthOf = ({ texts }: PreparedLesson): number =>
  texts.reduce((sum, { source, html, text }) => sum + source.length + html.length + text.length, 0);

/**
 * Writes the texts of lessons and deletes those in removed languages. Replaced texts are kept (spec 12.119).
 * @param order `known`: ids of the lessons that were there before
 */
export async function writeTexts(
  tx: Executor,
  {
    lessons,
    known,
    by,
    now,
  }: { lessons: readonly PreparedLesson[]; known: ReadonlySet<string>; by: string | null; now: Date },
  onProgress: (done: number) => void,
): Promise<void> {
  const set = {
    ...updated(lessonTexts, [
      'title',
      'source',
      'format',
      'html',
      'text',
      'headings',
      'machineTranslated',
      'missingAlt',
      'updatedAt',
    ]),
    version: sql`${lessonTexts.version} + 1`,
  };
  let done = 0;
  await inTextChunks(lessons, lengthOf, async (some) => {
    const rows = some.flatMap(({ id, texts }) =>
      texts.map(
        ({ language, title, source, format, html, text, headings, machineTranslated, missingAlt }) => {
          const rendered = { html, text, headings, missingAlt };
          return {
            lessonId: id,
            language,
            title,
            source,
            format,
            ...rendered,
            machineTranslated,
            updatedAt: now,
          };
        },
      ),
    );
    const lessonIds = some.flatMap(({ id }) => (known.has(id) ? [id] : []));
    const keys = rows.map(({ lessonId, language }) => `${lessonId} ${language}`);
    const kept = { lessonIds, by, at: now, origin: 'imported', changedOnly: true } as const;
    await keepVersions(tx, kept, async () => {
      if (lessonIds.length > 0)
        await tx
          .delete(lessonTexts)
          .where(
            and(
              inArray(lessonTexts.lessonId, lessonIds),
              notInArray(sql`${lessonTexts.lessonId} || ' ' || ${lessonTexts.language}`, keys),
            ),
          );
      await tx
        .insert(lessonTexts)
        .values(rows)
        .onConflictDoUpdate({ target: [lessonTexts.lessonId, lessonTexts.language], set });
    });
    done += some.length;
    onProgress(done);
  });
}

/** Writes the quizzes of lessons and deletes removed ones. */
export async function writeLessonQuizzes(
  tx: Executor,
  lessons: readonly PreparedLesson[],
  recorder?: Recorder,
): Promise<void> {
  const ids = await writeQuizzes(
    tx,
    lessons.flatMap((lesson) =>
      lesson.quizzes.map(({ kind, ...quiz }) => ({ ...quiz, place: kind, lessonId: lesson.id })),
    ),
  );
  await inChunks(
    lessons.map(({ id }) => id),
    async (some) => {
      const missing = and(inArray(quizzes.lessonId, some), notInArray(quizzes.id, ['', ...ids]));
      if (recorder !== undefined) {
        const rows = await tx.select({ id: quizzes.id }).from(quizzes).where(missing);
        await recorder.removing(
          tx,
          'quizzes',
          rows.map(({ id }) => id),
        );
      }
      await tx.delete(quizzes).where(missing);
    },
  );
}

/** Writes the videos of lessons and replaces existing ones. */
export async function writeVideos(tx: Executor, lessons: readonly PreparedLesson[]): Promise<void> {
  await inChunks(
    lessons.map(({ id }) => id),
    (some) => tx.delete(lessonVideos).where(inArray(lessonVideos.lessonId, some)),
  );
  const videos = lessons.flatMap(({ id: lessonId, video }) => (video === null ? [] : { lessonId, ...video }));
  await inChunks(videos, (some) =>
    tx.insert(lessonVideos).values(some.map(({ tracks: _tracks, ...film }) => film)),
  );
  const tracks = videos.flatMap(({ lessonId, tracks }) => tracks.map((track) => ({ lessonId, ...track })));
  await inChunks(tracks, (some) => tx.insert(lessonVideoTracks).values(some));
}
