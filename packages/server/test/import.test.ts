import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses, lessons, units } from '../src/courses/tables';
import { lessonProgress } from '../src/learning/tables';
import { quizzes, slotsOf } from '../src/quizzes';
import { course, LESSON, run, told, write } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a course', () => {
  test('is imported as a draft with units, lessons, preview and summary, or published on request', async () => {
    const folder = await course({ '1-first/lessons/2-two/README.md': '# Lesson two\n' });
    const report = await run(server, folder);
    expect(report).toMatchObject({
      title: 'A small course',
      created: true,
      state: 'draft',
      languages: ['en'],
    });
    expect(report.counts).toMatchObject({ units: 1, lessons: 2, texts: 2, pictures: 0 });
    const again = await run(server, folder, { publish: true, target: { update: report.courseId } });
    expect(again).toMatchObject({ courseId: report.courseId, created: false, state: 'published' });
    const { body } = await server.call('GET', `/course/${report.courseId}`);
    expect(body.data).toMatchObject({
      summary: 'An introduction that is long enough to serve as its summary.',
      descriptionHtml: '<p>An introduction that is long enough to serve as its summary.</p>',
    });
    expect(body.data.units[0].lessons.map((lesson: { preview: boolean }) => lesson.preview)).toEqual([
      true,
      false,
    ]);
  });

  test('belongs to the named instructor, who must exist and be an instructor', async () => {
    const tutor = await server.signedIn('tutor');
    const learner = await server.signedIn('user');
    const report = await run(server, await course(), { ownerEmail: tutor.email.toUpperCase() });
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, report.courseId));
    expect(row?.ownerId).toBe(tutor.id);
    await expect(run(server, await course(), { ownerEmail: 'nobody@test.example' })).rejects.toThrow(
      /no account/,
    );
    await expect(run(server, await course(), { ownerEmail: learner.email })).rejects.toThrow(/is a learner/);
  });

  test('importing again keeps ids and progress, removes missing lessons, and keeps and reports studied ones', async () => {
    const two = '1-first/lessons/2-two/README.md';
    const three = '1-first/lessons/3-three/README.md';
    const folder = await course({ [two]: '# Two\n', [three]: '# Three\n' });
    const first = await run(server, folder, { publish: true });
    const { db, clock } = server.services;
    const list = () =>
      db
        .select({ id: lessons.id, path: lessons.sourcePath, title: lessons.title })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(eq(units.courseId, first.courseId))
        .orderBy(asc(lessons.position), asc(lessons.sourcePath));
    const before = await list();
    const learner = await server.signedIn('user');
    await db.insert(lessonProgress).values({
      userId: learner.id,
      lessonId: before[1]?.id ?? '',
      doneAt: clock.now(),
      lastOpenedAt: clock.now(),
    });
    await rm(join(folder, '1-first/lessons/2-two'), { recursive: true });
    await rm(join(folder, '1-first/lessons/3-three'), { recursive: true });
    await write(folder, { [LESSON]: '# Lesson one, better\n' });
    const second = await run(server, folder, { target: { update: first.courseId } });
    expect(second.counts.removedLessons).toBe(1);
    expect(told(second, 'kept')).toEqual([
      '1-first/lessons/2-two:null Learners have studied this lesson, so it was kept.',
    ]);
    expect(await list()).toEqual([{ ...before[0], title: 'Lesson one, better' }, before[1]]);
    expect(await db.select().from(lessonProgress).where(eq(lessonProgress.userId, learner.id))).toHaveLength(
      1,
    );
  });

  test('keeps a price that was set on the site', async () => {
    const folder = await course();
    const { courseId } = await run(server, folder);
    const { db } = server.services;
    await db.update(units).set({ price: 250 }).where(eq(units.courseId, courseId));
    await run(server, folder, { target: { update: courseId } });
    expect((await db.select().from(units).where(eq(units.courseId, courseId)))[0]?.price).toBe(250);
  });
});

test('imports two quizzes per lesson, and leaves out and reports invalid rows', async () => {
  const option = (answerText: string, isCorrect: unknown) => ({ answerText, isCorrect });
  const good = { questionText: 'Is it?', answerOptions: [option('Yes', 'true'), option('No', 'false')] };
  const quiz = (title: string, questions: unknown[]) => ({ title, quiz: questions });
  const report = await run(
    server,
    await course({
      'quiz-app/src/assets/translations/en.json': JSON.stringify([
        {
          quizzes: [
            quiz('Lesson 1 - One: Pre-Lecture Quiz', [
              good,
              { questionText: 'None?', answerOptions: [option('A', 'false')] },
            ]),
            quiz('Lesson 1 - One: Post-Lecture Quiz', [
              good,
              { questionText: '', answerOptions: [] },
              { ...good, answerOptions: [option('Yes', 'true'), option('Yes', 'false')] },
              { ...good, answerOptions: [option('Yes', 'perhaps'), option('No', 'false')] },
            ]),
            quiz('Lesson 9 - Nowhere: Pre-Lecture Quiz', [good]),
            'dirt',
          ],
        },
      ]),
    }),
  );
  expect(report.counts).toMatchObject({ quizzes: 2, questions: 2 });
  expect(told(report, 'quiz-row')).toHaveLength(6);
  const { db } = server.services;
  const rows = await db
    .select({ id: quizzes.id, kind: quizzes.kind })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId))
    .orderBy(asc(quizzes.kind));
  expect(rows.map(({ kind }) => kind)).toEqual(['post', 'pre']);
  const slots = await slotsOf(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id } of rows) {
    const [slot, ...others] = slots.get(id) ?? [];
    expect(others).toEqual([]);
    expect(slot?.question).toMatchObject({
      body: {
        type: 'single',
        options: [
          { id: '1', text: 'Yes' },
          { id: '2', text: 'No' },
        ],
      },
      key: { type: 'single', option: '1' },
      points: 1,
    });
  }
});
