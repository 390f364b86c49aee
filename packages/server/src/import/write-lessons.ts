import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { lessonTexts, lessonVideos, lessonVideoTracks } from '../courses';
import type { Executor } from '../platform/database';
import { newId } from '../platform/ids';
import { quizOptions, quizQuestions, quizzes } from '../quizzes';
import type { PreparedLesson } from './prepare-course';
import { inChunks, updated } from './rows';

/** Texts are long, and each is indexed for search. */
const LESSONS_AT_ONCE = 4;

/** Writes the texts of lessons and deletes those in removed languages. */
export async function writeTexts(
  tx: Executor,
  lessons: readonly PreparedLesson[],
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
  const updatedAt = new Date();
  let done = 0;
  await inChunks(
    lessons,
    async (some) => {
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
              updatedAt,
            };
          },
        ),
      );
      const keys = rows.map(({ lessonId, language }) => `${lessonId} ${language}`);
      await tx.delete(lessonTexts).where(
        and(
          inArray(
            lessonTexts.lessonId,
            some.map(({ id }) => id),
          ),
          notInArray(sql`${lessonTexts.lessonId} || ' ' || ${lessonTexts.language}`, keys),
        ),
      );
      await tx
        .insert(lessonTexts)
        .values(rows)
        .onConflictDoUpdate({ target: [lessonTexts.lessonId, lessonTexts.language], set });
      done += some.length;
      onProgress(done);
    },
    LESSONS_AT_ONCE,
  );
}

/** Writes the quizzes of lessons with new questions and deletes removed ones. */
export async function writeQuizzes(tx: Executor, lessons: readonly PreparedLesson[]): Promise<void> {
  const rows = lessons.flatMap((lesson) =>
    lesson.quizzes.map(({ kind, language, title }) => ({ lessonId: lesson.id, kind, language, title })),
  );
  const kept = new Map<string, string>();
  await inChunks(rows, async (some) => {
    const written = await tx
      .insert(quizzes)
      .values(some)
      .onConflictDoUpdate({
        target: [quizzes.lessonId, quizzes.kind, quizzes.language],
        set: updated(quizzes, ['title']),
      })
      .returning();
    for (const { id, lessonId, kind, language } of written) kept.set(`${lessonId} ${kind} ${language}`, id);
  });
  const quizIds = [...kept.values()];
  await inChunks(
    lessons.map(({ id }) => id),
    (some) =>
      tx
        .delete(quizzes)
        .where(and(inArray(quizzes.lessonId, some), notInArray(quizzes.id, ['', ...quizIds]))),
  );
  await inChunks(quizIds, (some) => tx.delete(quizQuestions).where(inArray(quizQuestions.quizId, some)));
  const questions = lessons.flatMap((lesson) =>
    lesson.quizzes.flatMap((quiz) =>
      quiz.questions.map((question, index) => ({
        id: newId(),
        quizId: kept.get(`${lesson.id} ${quiz.kind} ${quiz.language}`) ?? '',
        position: index + 1,
        ...question,
      })),
    ),
  );
  await inChunks(questions, (some) =>
    tx.insert(quizQuestions).values(some.map(({ options: _options, ...question }) => question)),
  );
  const options = questions.flatMap(({ id, options: answers }) =>
    answers.map(({ text, correct }, index) => ({ questionId: id, position: index + 1, text, correct })),
  );
  await inChunks(options, (some) => tx.insert(quizOptions).values(some));
}

/** Writes the videos of lessons and replaces existing ones. */
export async function writeVideos(tx: Executor, lessons: readonly PreparedLesson[]): Promise<void> {
  await inChunks(
    lessons.map(({ id }) => id),
    (some) => tx.delete(lessonVideos).where(inArray(lessonVideos.lessonId, some)),
  );
  for (const { id: lessonId, video } of lessons) {
    if (video === null) continue;
    const { tracks, ...film } = video;
    await tx.insert(lessonVideos).values({ lessonId, ...film });
    if (tracks.length > 0)
      await tx.insert(lessonVideoTracks).values(tracks.map((track) => ({ lessonId, ...track })));
  }
}
