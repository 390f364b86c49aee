import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { lessonVideos, lessonVideoTracks } from '../src/courses/tables';
import { addText, seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let course: Seeded;
const lesson = (unit: number, position: number) => course.units[unit]?.lessons[position] ?? '';
const open = (id: string, as?: SignedIn, query = '') =>
  server.call('GET', `/course/unit/lesson/${id}${query}`, { as });
const save = (id: string, body: object, as: SignedIn = learner) =>
  server.call('PUT', `/course/unit/lesson/${id}/progress`, { as, body });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  learner = await server.signedIn('user');
  course = await seedCourse(server, { title: 'Weave a basket', prices: [0, 200] });
  await server.call('POST', `/course/${course.id}/enrol`, {
    as: learner,
    body: { choice: { unitIds: [course.units[0]?.id] }, expectedTotal: 0 },
  });
});

describe('who may open a lesson', () => {
  /** What the errors say about the unit that opens the lesson. */
  const unitOf = (index: number, price: number) => ({
    _id: course.units[index]?.id,
    title: `Unit ${index + 1}`,
    price,
    course: { _id: course.id, title: 'Weave a basket' },
  });

  test('[11.51] opens previews to visitors and answers 401 for other lessons, naming the unit', async () => {
    expect((await open(lesson(0, 0))).status).toBe(200);
    const { status, body } = await open(lesson(0, 1));
    expect({ status, body }).toEqual({
      status: 401,
      body: { message: 'Sign in to read this lesson.', unit: unitOf(0, 0) },
    });
  });

  test('[11.51] answers 403 with the unit and what to do for a lesson of a unit that is not owned', async () => {
    const { status, body } = await open(lesson(1, 0), learner);
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: 'Enrol in the unit “Unit 2” to read this lesson.', unit: unitOf(1, 200) },
    });
  });

  test('opens every lesson to those who manage the course', async () => {
    const administrator = await server.signedIn('admin');
    const { status, body } = await open(lesson(1, 0), administrator);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ enrolled: false, open: true });
  });

  test('[5.3] lets an unverified learner read previews only, and save no progress', async () => {
    const unverified = await server.signedIn('user', { verified: false });
    expect((await open(lesson(0, 0), unverified)).status).toBe(200);
    expect((await open(lesson(0, 1), unverified)).status).toBe(403);
    expect((await save(lesson(0, 0), { done: true }, unverified)).status).toBe(403);
  });
});

describe('a lesson', () => {
  test('has its position, its neighbours across units and the learner’s progress', async () => {
    const { status, body } = await open(lesson(0, 1), learner);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Lesson 1.2',
      html: '<p>The text of Lesson 1.2.</p>',
      language: 'en',
      languages: ['en'],
      course: { title: 'Weave a basket' },
      unit: { title: 'Unit 1', position: 1 },
      position: 2,
      previous: { title: 'Lesson 1.1' },
      next: { title: 'Lesson 2.1' },
      scroll: 0,
      enrolled: true,
      video: null,
      unitProgress: { done: 0, total: 2, fraction: 0 },
      courseProgress: { done: 0, total: 2, fraction: 0 },
    });
  });

  test('answers in the requested language, or names the one used if it is missing', async () => {
    await addText(server, lesson(0, 0), 'sw', 'Somo la kwanza', 'Habari');
    const swahili = await open(lesson(0, 0), undefined, '?lang=sw-KE');
    expect(swahili.body.data).toMatchObject({
      title: 'Somo la kwanza',
      language: 'sw',
      languages: ['en', 'sw'],
      machineTranslated: true,
    });
    const french = await open(lesson(0, 0), undefined, '?lang=fr');
    expect(french.body.data).toMatchObject({ language: 'en', machineTranslated: false });
  });

  test('includes its video with captions and transcript', async () => {
    const { db } = server.services;
    const src = '/api/media/film.webm';
    await db
      .insert(lessonVideos)
      .values({ lessonId: lesson(0, 0), src, seconds: 24, weightBytes: 9, transcriptHtml: '<p>Hello</p>' });
    await db.insert(lessonVideoTracks).values([
      { lessonId: lesson(0, 0), language: 'sw', label: 'Kiswahili', src: '/api/media/sw.vtt' },
      { lessonId: lesson(0, 0), language: 'en', label: 'English', src: '/api/media/en.vtt' },
    ]);
    const { body } = await open(lesson(0, 0));
    expect(body.data.hasVideo).toBe(true);
    expect(body.data.video).toEqual({
      src,
      poster: null,
      seconds: 24,
      weightBytes: 9,
      sound: null,
      captions: [
        { language: 'en', label: 'English', src: '/api/media/en.vtt' },
        { language: 'sw', label: 'Kiswahili', src: '/api/media/sw.vtt' },
      ],
      transcriptHtml: '<p>Hello</p>',
    });
  });
});

describe('progress', () => {
  test('saves done and reading position independently', async () => {
    expect((await save(lesson(0, 0), { done: true })).body.data).toMatchObject({
      done: true,
      unitProgress: { done: 1, total: 2, fraction: 0.5 },
      courseProgress: { done: 1, total: 2 },
    });
    expect((await save(lesson(0, 0), { scroll: 0.5 })).body.data).toMatchObject({ done: true, scroll: 0.5 });
    expect((await open(lesson(0, 0), learner)).body.data).toMatchObject({ done: true, scroll: 0.5 });
    expect((await save(lesson(0, 0), { done: false })).body.data).toMatchObject({ done: false, scroll: 0.5 });
  });

  test('[R.75] a reading position is saved in two statements that do not read the course', async () => {
    await save(lesson(0, 0), { scroll: 0.1 });
    const statements: string[] = [];
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    const { body } = await save(lesson(0, 0), { scroll: 0.25 });
    for (const [config] of query.mock.calls as unknown as [string | { text: string }][]) {
      const text = typeof config === 'string' ? config : config.text;
      // The session is looked up for every request.
      if (!text.includes('"sessions"')) statements.push(text);
    }
    query.mockRestore();
    expect(body.data).toMatchObject({ done: expect.any(Boolean), scroll: 0.25 });
    expect(statements).toEqual([
      // May the caller read it?
      expect.stringMatching(/^select .* from "lessons" inner join "units" /s),
      expect.stringMatching(/^with .*insert into "lesson_progress" .*update "enrolments" /s),
    ]);
  });

  test('counts owned units only: a preview of another unit does not change the progress', async () => {
    const stranger = await server.signedIn('user');
    const { body } = await save(lesson(0, 0), { done: true }, stranger);
    expect(body.data.courseProgress).toEqual({ done: 0, total: 0, fraction: 0 });
  });

  test('resumes with the lesson opened last that is not done, else the first not done, else none', async () => {
    const resume = async () =>
      (await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner })).body.data[0].resume
        ?.title ?? null;
    expect(await resume()).toBe('Lesson 1.1');
    server.clock.advance({ seconds: 1 });
    await open(lesson(0, 1), learner);
    expect(await resume()).toBe('Lesson 1.2');
    await save(lesson(0, 1), { done: true });
    expect(await resume()).toBe('Lesson 1.1');
    await save(lesson(0, 0), { done: true });
    expect(await resume()).toBeNull();
  });

  test('requires a session, an owned lesson and something to save', async () => {
    const body = { done: true };
    expect((await server.call('PUT', `/course/unit/lesson/${lesson(0, 0)}/progress`, { body })).status).toBe(
      401,
    );
    expect((await save(lesson(1, 0), body)).status).toBe(403);
    expect((await save('none', body)).status).toBe(404);
    for (const wrong of [{}, { scroll: 2 }, { scroll: -0.1 }, { done: 'yes' }]) {
      expect((await save(lesson(0, 0), wrong)).status).toBe(422);
    }
  });
});
