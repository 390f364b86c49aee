import type { OfflineUnit } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  courses,
  lessonActivities,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  packages,
  units,
} from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { files } from '../src/platform/database/tables';
import { newId } from '../src/platform/ids';
import { addText, seedCourse, type Seeded } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let course: Seeded;
let unitId: string;
let first: string;
let second: string;
let achieng: SignedIn;
beforeEach(async () => {
  course = await seedCourse(server, { prices: [0, 100] });
  unitId = course.units[0]?.id ?? '';
  [first = '', second = ''] = course.units[0]?.lessons ?? [];
  achieng = await learner();
});

async function learner(whole = true): Promise<SignedIn> {
  const as = await server.signedIn();
  await server.services.db.insert(enrolments).values({ userId: as.id, courseId: course.id, whole });
  return as;
}
const ask = (as = achieng, id = unitId) => server.call('GET', `/units/${id}/offline`, { as });
const unit = async (as = achieng): Promise<OfflineUnit> => {
  const { status, body } = await ask(as);
  expect(status).toBe(200);
  return body.data;
};

/** A stored file: a record is enough, because nothing reads files. @returns its name */
async function file(letter: string, ext: string, bytes: number): Promise<string> {
  const name = `${letter.repeat(64)}.${ext}`;
  await server.services.db
    .insert(files)
    .values({ name, type: `image/${ext}`, bytes })
    .onConflictDoNothing();
  return name;
}

/** The second lesson gets a picture in two sizes, a document, a Kiswahili text with a picture of its own, and a video. */
async function withFiles() {
  const { db } = server.services;
  const names = {
    ...{ large: await file('a', 'webp', 5000), small: await file('b', 'webp', 700) },
    ...{ swahili: await file('c', 'png', 900), poster: await file('d', 'webp', 400) },
    ...{ captions: await file('e', 'vtt', 120), video: await file('f', 'mp4', 9_000_000) },
    sound: await file('1', 'm4a', 800_000),
    document: await file('0', 'pdf', 60_000),
  };
  const at = (name: string) => `/api/media/${name}`;
  const html = `<p>Count.</p><img src="${at(names.large)}" srcset="${at(names.small)} 640w, ${at(names.large)} 1200w" alt="A till"><a href="${at(names.document)}">Sheet</a><img src="${at('9'.repeat(64))}.png" alt="">`;
  await db.update(lessonTexts).set({ html }).where(eq(lessonTexts.lessonId, second));
  await addText(server, second, 'sw', 'Somo la pili', 'Hesabu.');
  await db
    .update(lessonTexts)
    .set({ html: `<p>Hesabu.</p><img src="${at(names.swahili)}" alt="">` })
    .where(eq(lessonTexts.language, 'sw'));
  const video = {
    lessonId: second,
    src: at(names.video),
    poster: at(names.poster),
    seconds: 60,
    soundSrc: at(names.sound),
  };
  await db.insert(lessonVideos).values({ ...video, transcriptHtml: '<p>Words.</p>' });
  await db
    .insert(lessonVideoTracks)
    .values({ lessonId: second, language: 'en', label: 'English', src: at(names.captions) });
  return names;
}

/** Gives a lesson an activity that opens a package. */
async function withActivity(lessonId: string): Promise<void> {
  const { db } = server.services;
  const packageId = newId();
  await db.insert(packages).values({ id: packageId, digest: packageId, format: 'scorm-1.2', bytes: 5000 });
  await db.insert(lessonActivities).values({
    ...{ lessonId, packageId, title: 'Count the till', launch: 'index.html', weightBytes: 5000 },
    ...{ tracked: true, completesByEnding: false },
  });
}

describe('[14.44] the requests that the pages of a unit send', () => {
  test('are listed with the bytes that they answer, of a learner with notes, bookmarks, progress and quizzes', async () => {
    await withFiles();
    const quizId = await seedQuiz(server, second, { settings: { practice: true } });
    await seedQuiz(server, second, { language: 'sw', settings: { practice: true } });
    await takerOf(server, achieng).start(quizId);
    const path = `/course/unit/lesson/${second}`;
    for (let at = 0; at < 22; at += 1) {
      server.clock.advance({ seconds: 1 });
      await server.call('POST', `${path}/notes`, { as: achieng, body: { text: `Ñote ${at}` } });
    }
    await server.call('PUT', `${path}/bookmark`, { as: achieng });
    await server.call('PUT', `${path}/progress`, { as: achieng, body: { done: true, scroll: 0.5 } });

    const { calls } = await unit();
    const of = (id: string | null) =>
      calls.filter(({ lessonId }) => lessonId === id).map((call) => call.path);
    expect(of(null).toSorted()).toEqual(
      [
        `/course/${course.id}`,
        `/course/${course.id}?lang=en`,
        `/course/${course.id}?lang=sw`,
        `/course/unit/${unitId}`,
        `/course/unit/${unitId}?lang=en`,
        `/course/unit/${unitId}?lang=sw`,
        `/course/${course.id}/bookmarks`,
      ].toSorted(),
    );
    // In one language only, a lesson is asked for without a language.
    expect(of(first).toSorted()).toEqual(
      ['', '/notes', '/quizzes?language=en'].map((rest) => `/course/unit/lesson/${first}${rest}`),
    );
    expect(of(second)).toEqual(
      expect.arrayContaining([
        path,
        `${path}?lang=en`,
        `${path}?lang=sw`,
        `${path}/notes`,
        `/quizzes/${quizId}`,
      ]),
    );
    expect(new Set(calls.map((call) => call.path)).size).toBe(calls.length);
    for (const { path: address, bytes } of calls) {
      const { rawPayload, statusCode } = await server.app.inject({
        ...{ method: 'GET', url: `/api${address}`, headers: achieng.headers },
      });
      expect({ address, statusCode, bytes }).toEqual({
        address,
        statusCode: 200,
        bytes: rawPayload.byteLength,
      });
    }
  });

  test('are the readable ones for an instructor, who has no notes and takes no quizzes', async () => {
    const tutor = await server.signedIn('tutor');
    await server.services.db.update(courses).set({ ownerId: tutor.id }).where(eq(courses.id, course.id));
    await seedQuiz(server, second, { settings: { practice: true } });
    const { calls, practiceQuizzes } = await unit(tutor);
    expect(calls.map((call) => call.path).toSorted()).toEqual(
      [
        ...[`/course/${course.id}`, `/course/${course.id}?lang=en`],
        ...[`/course/unit/${unitId}`, `/course/unit/${unitId}?lang=en`],
        ...[first, second].map((id) => `/course/unit/lesson/${id}`),
      ].toSorted(),
    );
    expect(practiceQuizzes).toEqual([]);
  });

  test('do not count as opening the lessons', async () => {
    await unit();
    const opened = await server.services.db.$count(lessonProgress, eq(lessonProgress.userId, achieng.id));
    const [held] = await server.services.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, achieng.id));
    expect([opened, held?.lastStudiedAt]).toEqual([0, null]);
  });
});

describe('[14.42] the files of a unit', () => {
  test('are pictures in both sizes, posters, captions and videos, with bytes, hash and an address that works', async () => {
    const names = await withFiles();
    const { files: list, calls, bytes, videoBytes } = await unit();
    expect(list.map(({ url, ...rest }) => ({ name: url.slice(11, url.indexOf('?')), ...rest }))).toEqual(
      (
        [
          ['large', 'picture', 5000],
          ['small', 'picture', 700],
          ['poster', 'picture', 400],
          ['captions', 'captions', 120],
          ['video', 'video', 9_000_000],
          ['sound', 'video', 800_000],
          ['swahili', 'picture', 900],
        ] as const
      ).map(([name, kind, size]) => ({
        ...{ name: names[name], kind, bytes: size, hash: names[name].slice(0, 64), lessonId: second },
      })),
    );
    const { media } = server.services;
    for (const { url } of list) {
      const [path = '', k] = url.split('?k=');
      expect(media.secondsLeft(path.slice(11), k)).toBeGreaterThan(86_400);
    }
    expect(videoBytes).toBe(9_800_000);
    expect(bytes).toBe(7120 + calls.reduce((sum, call) => sum + call.bytes, 0));
  });
});

describe('[14.43] practice quizzes', () => {
  test('without a time limit are named, with the open attempt of the learner', async () => {
    const practice = await seedQuiz(server, second, { settings: { practice: true } });
    await seedQuiz(server, first, { settings: { practice: true, timeLimitMinutes: 10 } });
    await seedQuiz(server, second, { place: 'pre', settings: { practice: false } });
    // Its questions come one by one.
    await seedQuiz(server, first, { place: 'pre', settings: { practice: true, sequential: true } });
    expect((await unit()).practiceQuizzes).toMatchObject([{ _id: practice, openAttemptId: null }]);
    const { body } = await takerOf(server, achieng).start(practice);
    expect((await unit()).practiceQuizzes).toMatchObject([{ _id: practice, openAttemptId: body.data._id }]);
  });
});

describe('[14.40] a unit for reading offline', () => {
  test('is for those who own or manage it, with the errors of a lesson; never a copy with unpublished changes', async () => {
    const stranger = await server.signedIn();
    const refused = await ask(stranger);
    expect([refused.status, refused.body.unit]).toEqual([
      403,
      { _id: unitId, title: 'Unit 1', price: 0, course: { _id: course.id, title: course.title } },
    ]);
    // A free preview in it does not open the unit.
    const other = course.units[1]?.id ?? '';
    expect((await ask(await learner(false), other)).status).toBe(403);
    expect((await ask(await server.signedIn('admin'))).status).toBe(200);
    expect((await ask(achieng, 'no-such-unit')).status).toBe(404);
    const { db } = server.services;
    const staged = `staged-${course.id}`;
    const [row] = await db.select().from(courses).where(eq(courses.id, course.id));
    const { search: _search, ...columns } = row ?? ({} as never);
    await db.insert(courses).values({ ...columns, id: staged, stagedForId: course.id });
    await db.insert(units).values({
      ...{ id: `staged-${unitId}`, courseId: staged, position: 1, title: 'Unit 1', summary: '' },
    });
    for (const as of [achieng, await server.signedIn('admin')])
      expect((await ask(as, `staged-${unitId}`)).status).toBe(404);
    await db.update(courses).set({ state: 'draft' }).where(eq(courses.id, course.id));
    expect((await ask()).status).toBe(404);
  });

  test('has a version that changes with every text, file and order, and with nothing else', async () => {
    await withFiles();
    const { db } = server.services;
    const version = async (as = achieng) => (await unit(as)).version;
    let last = await version();
    const path = `/course/unit/lesson/${second}`;
    await server.call('GET', path, { as: achieng });
    await server.call('PUT', `${path}/progress`, { as: achieng, body: { done: true } });
    await server.call('POST', `${path}/notes`, { as: achieng, body: { text: 'Mine.' } });
    const before = (await unit()).files[0]?.url;
    server.clock.advance({ hours: 47 });
    achieng = await server.signIn(achieng.email, achieng.password);
    server.clock.advance({ hours: 2 });
    expect((await unit()).files[0]?.url).not.toBe(before);
    expect([await version(), await version(await learner())]).toEqual([last, last]);

    const text = eq(lessonTexts.lessonId, second);
    const changes = [
      () => db.update(lessonTexts).set({ html: '<p>New.</p>' }).where(text),
      () => db.update(lessonTexts).set({ title: 'New' }).where(text),
      () => db.update(lessons).set({ position: 0 }).where(eq(lessons.id, second)),
      () => db.update(units).set({ title: 'New' }).where(eq(units.id, unitId)),
      () => db.update(lessonVideos).set({ poster: null }).where(eq(lessonVideos.lessonId, second)),
      () => db.delete(lessonVideoTracks).where(eq(lessonVideoTracks.lessonId, second)),
      () => db.delete(files).where(eq(files.name, `${'f'.repeat(64)}.mp4`)),
      () => withActivity(first),
      () => seedQuiz(server, second),
      () => db.delete(lessons).where(eq(lessons.id, first)),
    ];
    for (const change of changes) {
      await change();
      const now = await version();
      expect({ change: String(change), same: now === last }).toEqual({ change: String(change), same: false });
      last = now;
    }
  });

  test('of 30 lessons in two languages with quizzes and notes takes one more statement for each lesson than one of four', async () => {
    const { db } = server.services;
    const html = '<p>How much is in the till on Monday?</p>'.repeat(500);
    const add = async (position: number) => {
      const id = newId();
      const numbers = { position, minutes: 3, weightBytes: 1000 };
      const title = `Lesson ${position}`;
      await db.insert(lessons).values({ ...numbers, id, unitId, title, defaultLanguage: 'en' });
      for (const language of ['en', 'sw'])
        await db
          .insert(lessonTexts)
          .values({ lessonId: id, language, title, source: '', text: '', html, headings: [] });
      await server.call('POST', `/course/unit/lesson/${id}/notes`, { as: achieng, body: { text: 'Mine.' } });
      await seedQuiz(server, id, { settings: { practice: true } });
    };
    for (let position = 3; position <= 4; position += 1) await add(position);
    const ofFour = await statementsOf(server, () => ask());
    for (let position = 5; position <= 30; position += 1) await add(position);
    const { lessons: list, calls } = await unit();
    expect([list.length, calls.length]).toEqual([30, 209]);
    expect(await statementsOf(server, () => ask())).toHaveLength(ofFour.length + 26);
  });
});
