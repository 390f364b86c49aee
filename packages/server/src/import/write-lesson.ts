import { and, eq, notInArray, sql } from 'drizzle-orm';
import { lessonTexts, lessonVideos, lessonVideoTracks } from '../courses';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { newId } from '../platform/ids';
import { quizOptions, quizQuestions, quizzes } from '../quizzes';
import type { ReadLesson } from './read-course';
import type { RenderedText } from './render';

/** The texts, quizzes and video of one lesson, in place of what was there. */
export async function writeLessonParts(
  tx: Executor,
  files: FileStore,
  lessonId: string,
  lesson: ReadLesson,
  texts: ReadonlyMap<string, RenderedText>,
): Promise<void> {
  await writeTexts(tx, lessonId, lesson, texts);
  await writeQuizzes(tx, lessonId, lesson);
  await writeVideo(tx, files, lessonId, lesson);
}

async function writeTexts(
  tx: Executor,
  lessonId: string,
  lesson: ReadLesson,
  texts: ReadonlyMap<string, RenderedText>,
) {
  await tx
    .delete(lessonTexts)
    .where(and(eq(lessonTexts.lessonId, lessonId), notInArray(lessonTexts.language, ['', ...texts.keys()])));
  for (const [language, { html, text, headings, missingAlt }] of texts) {
    const document = lesson.documents.get(language);
    const row = {
      title: document?.title ?? lesson.title,
      html,
      text,
      headings,
      machineTranslated: document?.machineTranslated ?? false,
      missingAlt,
      // What was typed here before no longer says what learners read.
      markdown: null,
      updatedAt: new Date(),
    };
    await tx
      .insert(lessonTexts)
      .values({ lessonId, language, ...row })
      .onConflictDoUpdate({
        target: [lessonTexts.lessonId, lessonTexts.language],
        set: { ...row, version: sql`${lessonTexts.version} + 1` },
      });
  }
}

async function writeQuizzes(tx: Executor, lessonId: string, lesson: ReadLesson) {
  const kept: string[] = [];
  for (const quiz of lesson.quizzes) {
    const { kind, language, title } = quiz;
    const [row] = await tx
      .insert(quizzes)
      .values({ lessonId, kind, language, title })
      .onConflictDoUpdate({ target: [quizzes.lessonId, quizzes.kind, quizzes.language], set: { title } })
      .returning({ id: quizzes.id });
    if (row === undefined) continue;
    kept.push(row.id);
    await tx.delete(quizQuestions).where(eq(quizQuestions.quizId, row.id));
    const questions = quiz.questions.map((question, index) => ({
      ...question,
      id: newId(),
      position: index + 1,
    }));
    await tx
      .insert(quizQuestions)
      .values(questions.map(({ id, position, text }) => ({ id, quizId: row.id, position, text })));
    await tx
      .insert(quizOptions)
      .values(
        questions.flatMap(({ id, options }) =>
          options.map(({ text, correct }, index) => ({ questionId: id, position: index + 1, text, correct })),
        ),
      );
  }
  await tx.delete(quizzes).where(and(eq(quizzes.lessonId, lessonId), notInArray(quizzes.id, ['', ...kept])));
}

async function writeVideo(tx: Executor, files: FileStore, lessonId: string, lesson: ReadLesson) {
  await tx.delete(lessonVideos).where(eq(lessonVideos.lessonId, lessonId));
  const { video } = lesson;
  if (video === null) return;
  const film = await files.put(tx, video.data, video.type);
  const poster = video.poster && (await files.put(tx, video.poster, { ext: 'webp', type: 'image/webp' }));
  await tx.insert(lessonVideos).values({
    lessonId,
    src: film.path,
    poster: poster?.path ?? null,
    seconds: video.seconds,
    weightBytes: film.bytes,
    transcriptHtml: video.transcriptHtml,
  });
  for (const { language, label, data } of video.tracks) {
    const track = await files.put(tx, data, { ext: 'vtt', type: 'text/vtt' });
    await tx.insert(lessonVideoTracks).values({ lessonId, language, label, src: track.path });
  }
}
