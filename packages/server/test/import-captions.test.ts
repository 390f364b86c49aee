import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessons, lessonVideoTracks, units } from '../src/courses/tables';
import { course, LESSON, run } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOME = LESSON.replace('README.md', '');

test('[15.196] a video of a course takes captions in SubRip, of a region, and with times of other programs', async () => {
  const report = await run(
    server,
    await course({
      [`${HOME}video.mp4`]: 'video',
      [`${HOME}video.srt`]: '1\n00:00:01,000 --> 00:00:02,000\nOne\n',
      [`${HOME}video.sw-KE.vtt`]: 'WEBVTT\n\nNOTE kept\n\n00:00:01,000 -> 00:00:02\nMoja\n',
      [`${HOME}video.fr.vtt`]: 'WEBVTT\n\nNOTE kept\n\n00:01.000 --> 00:02.000\nUn\n',
      [`${HOME}video.fr.srt`]: '1\n00:00:01,000 --> 00:00:02,000\nUn\n',
    }),
  );
  const tracks = await server.services.db
    .select({ language: lessonVideoTracks.language, src: lessonVideoTracks.src })
    .from(lessonVideoTracks)
    .innerJoin(lessons, eq(lessons.id, lessonVideoTracks.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId))
    .orderBy(asc(lessonVideoTracks.language));
  const texts = await Promise.all(
    tracks.map(async ({ src }) => (await server.app.inject(server.services.media.sign(src))).body),
  );
  const vtt = (words: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${words}\n`;
  expect(tracks.map(({ language }) => language)).toEqual(['en', 'fr', 'sw']);
  expect(texts).toEqual([vtt('One'), vtt('Un'), vtt('Moja')]);
  expect(report.issues).toMatchObject([
    { file: `${HOME}video.fr.vtt`, message: 'Other captions in this language were taken.' },
  ]);
});
