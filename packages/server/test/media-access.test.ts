import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonTexts, lessonVideos, lessonVideoTracks } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let course: Seeded;
/** Plain addresses of the paid lesson's files. */
const plain: Record<'picture' | 'video' | 'captions', string> = { picture: '', video: '', captions: '' };

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
  course = await seedCourse(server, { prices: [500, 500] });
  const { db, files } = server.services;
  await db.insert(enrolments).values({ userId: learner.id, courseId: course.id, whole: true });
  const put = async (text: string, ext: string, type: string) =>
    (await files.put(db, Buffer.from(text), { ext, type })).path;
  plain.picture = await put('a picture', 'webp', 'image/webp');
  plain.video = await put('0123456789 a film', 'webm', 'video/webm');
  plain.captions = await put('WEBVTT', 'vtt', 'text/vtt');
  const lessonId = paidLesson();
  const html = `<p><img src="${plain.picture}" alt="A hive"></p>`;
  await db.update(lessonTexts).set({ html }).where(eq(lessonTexts.lessonId, lessonId));
  await db.insert(lessonVideos).values({ lessonId, src: plain.video, poster: plain.picture });
  await db
    .insert(lessonVideoTracks)
    .values({ lessonId, language: 'en', label: 'English', src: plain.captions });
});
afterAll(() => server.close());

const paidLesson = (): string => course.units[1]?.lessons[0] ?? '';
const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

/** The signed addresses that an enrolled learner gets. */
async function signed() {
  const { body } = await server.call('GET', `/course/unit/lesson/${paidLesson()}`, { as: learner });
  const { html, video } = body.data;
  const picture = /src="([^"]+)"/.exec(html)?.[1] ?? '';
  return { picture, video: video.src, poster: video.poster, captions: video.captions[0].src };
}

describe('[R.66] the files of a paid lesson', () => {
  test('are not served by their plain address', async () => {
    expect(await Promise.all(Object.values(plain).map(statusOf))).toEqual([404, 404, 404]);
  });

  test('are served by the signed addresses of the lesson, and cached privately', async () => {
    const addresses = Object.values(await signed());
    expect(addresses).toHaveLength(4);
    for (const url of addresses) {
      const { statusCode, headers } = await server.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    }
  });

  test('are served by range', async () => {
    const { video } = await signed();
    const part = await server.app.inject({ url: video, headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
  });

  test('keep one address within two days, so that caches hold, and lose it after four', async () => {
    const first = await signed();
    server.clock.advance({ hours: 4 * 24 });
    expect(await statusOf(first.picture)).toBe(404);
    const me = await server.signIn(learner.email, learner.password);
    learner = me;
    const second = await signed();
    expect(second.picture).not.toBe(first.picture);
    expect(await statusOf(second.picture)).toBe(200);
    expect((await signed()).picture).toBe(second.picture);
  });

  test('are not served by the signature of another file, a changed end or an invented signature', async () => {
    const { picture, video } = await signed();
    const key = new URL(video, 'http://x').searchParams.get('k') ?? '';
    const [end = '', signature = ''] = key.split('.');
    const later = (Number.parseInt(end, 36) + 100).toString(36);
    const wrong = [key, `${later}.${signature}`, `${end}.${'A'.repeat(22)}`, 'x', ''];
    expect(await Promise.all(wrong.map((k) => statusOf(`${plain.picture}?k=${k}`)))).toEqual(
      Array(5).fill(404),
    );
    expect(await statusOf(picture)).toBe(200);
  });

  test('have plain addresses in the stored text and in the source in the editor', async () => {
    const [row] = await server.services.db
      .select()
      .from(lessonTexts)
      .where(eq(lessonTexts.lessonId, paidLesson()));
    expect(row?.html).not.toContain('?k=');
  });

  test('are public where a cover uses the same file', async () => {
    const { db, files } = server.services;
    await files.publish(db, plain.picture);
    const { statusCode, headers } = await server.app.inject(plain.picture);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await statusOf(plain.video)).toBe(404);
  });
});
