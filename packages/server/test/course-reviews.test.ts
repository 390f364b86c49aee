import { isNotNull } from 'drizzle-orm';
import type { AuthoredQuestion, CourseReview, ReviewedChange } from '@digiken/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseReviewComments } from '../src/authoring/tables';
import { lessonVideos, lessonVideoTracks } from '../src/courses/tables';
import { newId } from '../src/platform/ids';
import { addText, type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { question, seedQuiz } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let reviewer: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  reviewer = await server.signedIn('sudo');
});
afterAll(() => server.close());

const { get, put, patch, post, remove } = instructorCalls(() => ({ server, tutor }));
const admin = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
  server.clock.advance({ seconds: 1 });
  return server.call(method, `/admin/course/${path}`, { as: reviewer, body });
};
const review = async (id: string): Promise<CourseReview> => (await admin('GET', `${id}/review`)).body.data;
const submit = async (id: string) => expect((await post(`/course/${id}/submit`)).status).toBe(200);

async function published(): Promise<Seeded> {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  return seedCourse(server, { ownerId: tutor.id, prices: [100, 200], categoryId });
}

const topicOf = (course: Seeded, unit = 0, lesson = 0) => course.units[unit]?.lessons[lesson] ?? '';
const unitOf = (course: Seeded, unit = 0) => course.units[unit]?.id ?? '';

async function write(topicId: string, markdown: string, more: object = {}) {
  const { title, preview, version } = (await get(`/topic/${topicId}`)).body.data;
  const body = { title, preview, version, markdown, language: 'en', ...more };
  expect((await put(`/topic/${topicId}`, body)).status).toBe(200);
}

const textOf = (
  changes: readonly ReviewedChange[],
  id: string,
  part: string,
  language: string | null = null,
) =>
  changes
    .find((change) => change._id === id && change.texts.some((text) => text.part === part))
    ?.texts.find((text) => text.part === part && text.language === language);

const CHOICE: AuthoredQuestion = question(
  {
    type: 'single',
    prompt: { text: 'When do you water?', format: 'plain' },
    options: [
      { id: 'a', text: 'At dawn' },
      { id: 'b', text: 'At noon' },
    ],
  },
  { type: 'single', option: 'a' },
);

describe('[17.100] the review of changes', () => {
  test('has each kind of content with what is there now and what comes', async () => {
    const course = await published();
    const [moved, removed, kept] = [topicOf(course, 0, 1), topicOf(course, 1, 1), topicOf(course)];
    const { db } = server.services;
    await addText(server, kept, 'sw', 'Somo', 'Maandishi.');
    await db.insert(lessonVideos).values({ lessonId: kept, src: '/api/media/a.webm', transcript: 'Said.' });
    await db
      .insert(lessonVideoTracks)
      .values({ lessonId: kept, language: 'en', label: 'English', src: '/api/media/a.vtt' });
    const quizId = await seedQuiz(server, kept, { questions: [CHOICE] });
    const otherCategory = await seedCategory(server, `Trade ${newId()}`);
    const learner = await server.signedIn('user');
    const enrolment = { choice: { whole: true }, expectedTotal: 300 };
    expect(
      (await server.call('POST', `/course/${course.id}/quote`, { as: learner, body: enrolment })).status,
    ).toBe(200);

    const { version } = (await get(`/course/${course.id}`)).body.data;
    const details = {
      ...{ title: 'Another title', summary: 'Another summary.', descriptionMarkdown: 'Another description.' },
      ...{ outcomes: ['Water well'], audience: 'Growers', level: 'advanced' },
      ...{ categoryId: otherCategory, priceWhole: 250 },
    };
    expect((await patch(`/course/${course.id}`, { ...details, version })).status).toBe(200);
    const cover = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#206a50' } })
      .png()
      .toBuffer();
    expect(
      (
        await upload(server, `/instructor/course/${course.id}/image`, {
          as: tutor,
          field: 'image',
          content: cover,
        })
      ).status,
    ).toBe(200);
    const unit = (await get(`/unit/${unitOf(course)}`)).body.data;
    const unitBody = { title: 'Renamed unit', summary: 'Of water.', price: 150, requiresQuizzes: true };
    expect((await patch(`/unit/${unitOf(course)}`, { ...unitBody, version: unit.version })).status).toBe(200);
    await write(kept, 'Another text.', { preview: false, title: 'Renamed lesson' });
    await write(kept, 'Maandishi mengine.', {
      language: 'sw',
      title: 'Somo jipya',
      version: (await get(`/topic/${kept}?lang=sw`)).body.data.version,
    });
    expect((await put(`/topic/${kept}/transcript`, { transcript: 'Said again.' })).status).toBe(200);
    const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHabari.\n';
    const sent = { as: tutor, field: 'captions', content: captions, name: 'sw.vtt' };
    expect((await upload(server, `/instructor/topic/${kept}/captions/sw`, sent)).status).toBe(200);
    const quiz = (await get(`/quiz/${quizId}`)).body.data;
    const settings = { ...quiz.settings, attempts: 3 };
    expect((await patch(`/quiz/${quizId}`, { settings, version: quiz.version })).status).toBe(200);
    const added: AuthoredQuestion = {
      ...CHOICE,
      body: { ...CHOICE.body, prompt: { text: 'And in the rains?', format: 'plain' } },
    };
    expect((await post(`/quiz/${quizId}/questions`, { questions: [added] })).status).toBe(201);
    const unitQuiz = { title: 'At the end', language: 'en', at: { place: 'unit', unitId: unitOf(course) } };
    expect((await post(`/course/${course.id}/quizzes`, unitQuiz)).status).toBe(201);
    const fresh = (await post(`/unit/${unitOf(course, 1)}/topics`, { title: 'Fresh' })).body.data;
    await write(fresh._id, 'Fresh text.');
    expect((await remove(`/topic/${removed}`)).status).toBe(200);
    const { revision } = (await get(`/course/${course.id}/outline`)).body.data;
    const units = [unitOf(course, 1), unitOf(course)];
    expect((await put(`/course/${course.id}/units/order`, { ids: units, revision })).status).toBe(200);
    await submit(course.id);

    const found = await review(course.id);
    expect(found).toMatchObject({ kind: 'changes', course: { title: 'Another title' }, comments: [] });
    expect(found.submittedBy?._id).toBe(tutor.id);
    const { changes } = found;
    const at = (part: string, id = course.id, language: string | null = null) =>
      textOf(changes, id, part, language);
    expect(at('title')).toMatchObject({ before: course.title, after: 'Another title' });
    expect(at('summary')).toMatchObject({ after: 'Another summary.' });
    expect(at('description')).toMatchObject({ before: 'About it.', after: 'Another description.' });
    expect(at('outcomes')).toMatchObject({ after: 'Water well' });
    expect(at('audience')).toMatchObject({ after: 'Growers' });
    expect(at('level')).toMatchObject({ before: 'beginner', after: 'advanced' });
    expect(at('category')).toMatchObject({
      before: expect.stringContaining('Farming'),
      after: expect.stringContaining('Trade'),
    });
    expect(at('price')).toMatchObject({ before: null, after: '250' });
    expect(at('picture')).toMatchObject({ before: null, after: expect.stringContaining('/api/media/') });
    expect(at('order')).toMatchObject({ before: 'Unit 1\nUnit 2', after: 'Unit 2\nRenamed unit' });
    expect(at('title', unitOf(course))).toMatchObject({ before: 'Unit 1', after: 'Renamed unit' });
    expect(at('summary', unitOf(course))).toMatchObject({ after: 'Of water.' });
    expect(at('price', unitOf(course))).toMatchObject({ before: '100', after: '150' });
    expect(at('completion', unitOf(course))).toMatchObject({ before: 'no', after: 'yes' });
    expect(at('quiz', unitOf(course))).toMatchObject({
      before: null,
      after: expect.stringContaining('At the end'),
    });
    expect(at('title', kept, 'en')).toMatchObject({ after: 'Renamed lesson' });
    expect(at('text', kept, 'en')).toMatchObject({
      before: 'The text of Lesson 1.1.',
      after: 'Another text.',
    });
    expect(at('text', kept, 'sw')).toMatchObject({ before: 'Maandishi.', after: 'Maandishi mengine.' });
    expect(at('preview', kept)).toMatchObject({ before: 'yes', after: 'no' });
    expect(at('transcript', kept)).toMatchObject({ before: 'Said.', after: 'Said again.' });
    expect(at('captions', kept)).toMatchObject({
      before: 'English',
      after: expect.stringContaining('English, '),
    });
    const questions = at('quiz', kept);
    expect(questions?.before).toContain('When do you water?');
    expect(questions?.before).not.toContain('And in the rains?');
    expect(questions?.before).not.toContain('attempts: 3');
    expect(questions?.after).toContain('attempts: 3');
    expect(questions?.after).toContain('And in the rains?');
    expect(changes.find(({ _id }) => _id === fresh._id)).toMatchObject({ change: 'added', learners: null });
    expect(changes.find(({ _id }) => _id === removed)).toMatchObject({ change: 'removed' });
    expect(textOf(changes, removed, 'text', 'en')).toMatchObject({
      before: 'The text of Lesson 2.2.',
      after: null,
    });
    expect(changes.some(({ _id }) => _id === moved)).toBe(false);
    // Units and lessons that learners lose come last.
    expect(changes.at(-1)).toMatchObject({ _id: removed, change: 'removed' });
  });

  test('names the unit that a lesson left', async () => {
    const course = await published();
    const lesson = topicOf(course, 0, 1);
    const { revision } = (await get(`/course/${course.id}/outline`)).body.data;
    const body = { unitId: unitOf(course, 1), position: 1, revision };
    expect((await put(`/topic/${lesson}/place`, body)).status).toBe(200);
    await submit(course.id);
    const { changes } = await review(course.id);
    expect(textOf(changes, lesson, 'unit')).toMatchObject({ before: 'Unit 1', after: 'Unit 2' });
  });

  test('[17.104] counts who has done a deleted lesson and who holds a unit of another price', async () => {
    const course = await seedCourse(server, {
      ownerId: tutor.id,
      prices: [0, 0],
      categoryId: await seedCategory(server, `Farming ${newId()}`),
    });
    for (let count = 0; count < 2; count += 1) {
      const as = await server.signedIn('user');
      const body = { choice: { whole: true }, expectedTotal: 0 };
      expect((await server.call('POST', `/course/${course.id}/enrol`, { as, body })).status).toBe(201);
      if (count > 0) continue;
      const done = await server.call('PUT', `/course/unit/lesson/${topicOf(course)}/progress`, {
        as,
        body: { done: true },
      });
      expect(done.status).toBe(200);
    }
    expect((await remove(`/topic/${topicOf(course)}`)).status).toBe(409);
    const unit = (await get(`/unit/${unitOf(course, 1)}`)).body.data;
    expect((await patch(`/unit/${unitOf(course, 1)}`, { price: 90, version: unit.version })).status).toBe(
      200,
    );
    await submit(course.id);
    const { changes } = await review(course.id);
    expect(changes.find(({ _id }) => _id === unitOf(course, 1))).toMatchObject({ learners: 2 });
  });

  test('answers two hundred changed lessons at once', async () => {
    const course = await seedCourse(server, {
      ownerId: tutor.id,
      prices: Array.from({ length: 100 }, () => 0),
      categoryId: await seedCategory(server, `Farming ${newId()}`),
    });
    for (const { lessons } of course.units) for (const id of lessons) await write(id, 'Call 0700 000 002.');
    await submit(course.id);
    const { changes } = await review(course.id);
    expect(changes).toHaveLength(200);
    expect(new Set(changes.flatMap(({ texts }) => texts.map(({ after }) => after)))).toEqual(
      new Set(['Call 0700 000 002.']),
    );
  });
});

describe('[17.100] the review of a course that learners have never seen', () => {
  async function submitted(): Promise<Seeded> {
    const course = await seedCourse(server, {
      ownerId: tutor.id,
      prices: [0],
      state: 'draft',
      categoryId: await seedCategory(server, `Farming ${newId()}`),
    });
    await submit(course.id);
    return course;
  }

  test('has all of it as new', async () => {
    const course = await submitted();
    const { kind, changes, previewId } = await review(course.id);
    expect({ kind, previewId }).toEqual({ kind: 'new', previewId: course.id });
    expect(changes.map(({ change }) => change)).toEqual(changes.map(() => 'added'));
    expect(textOf(changes, course.id, 'title')).toMatchObject({ before: null, after: course.title });
    expect(textOf(changes, topicOf(course), 'text', 'en')).toMatchObject({
      before: null,
      after: 'The text of Lesson 1.1.',
    });
  });

  test('[17.101] is approved as it was shown, or refused', async () => {
    const course = await submitted();
    const { revision } = await review(course.id);
    await write(topicOf(course), 'Written after the review was opened.');
    const late = await admin('POST', `${course.id}/approve?revision=${revision}`);
    expect(late.status).toBe(409);
    const now = await review(course.id);
    expect((await admin('POST', `${course.id}/approve?revision=${now.revision}`)).status).toBe(200);
    expect((await admin('GET', `${course.id}/review`)).status).toBe(409);
  });

  test('[17.102] its comments reach the instructor with the request for changes, and go with the approval', async () => {
    const course = await submitted();
    const place = { item: 'lesson', itemId: topicOf(course), part: 'text', language: 'en' };
    const comment = (text: string, quote = '') =>
      admin('POST', `${course.id}/review/comments`, { ...place, quote, text });
    const first = await comment('Say which seed.', 'The text');
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      ...place,
      quote: 'The text',
      text: 'Say which seed.',
      textLanguage: 'en',
    });
    const second = (await comment('Not needed.')).body.data;
    expect((await review(course.id)).comments).toHaveLength(2);
    const notes = async () => (await get(`/course/${course.id}/review-comments`)).body.data;
    expect(await notes()).toEqual([]);
    expect((await admin('DELETE', `${course.id}/review/comment/${second._id}`)).status).toBe(200);
    expect((await admin('POST', `${course.id}/request-changes`, { reason: 'See below.' })).status).toBe(200);
    expect(await notes()).toMatchObject([
      { text: 'Say which seed.', quote: 'The text', itemId: topicOf(course) },
    ]);
    expect((await admin('DELETE', `${course.id}/review/comment/${first.body.data._id}`)).status).toBe(404);
    const mail = (await server.mails()).findLast(({ to }) => to === tutor.email);
    expect(mail?.text).toContain('Lesson 1.1, “The text”: Say which seed.');
    // A comment outside of a review, or on something of another course, is refused.
    expect((await comment('Too late.')).status).toBe(409);
    await submit(course.id);
    expect(
      (
        await admin('POST', `${course.id}/review/comments`, {
          ...place,
          itemId: newId(),
          quote: '',
          text: 'Where?',
        })
      ).status,
    ).toBe(404);
    const { revision } = await review(course.id);
    expect((await admin('POST', `${course.id}/approve?revision=${revision}`)).status).toBe(200);
    expect(await notes()).toEqual([]);
    expect(
      await server.services.db.$count(courseReviewComments, isNotNull(courseReviewComments.sentAt)),
    ).toBe(0);
  });
});
