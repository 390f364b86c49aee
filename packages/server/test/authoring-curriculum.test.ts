import type { Outline } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, units } from '../src/courses/tables';
import { enrolments, enrolmentUnits } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { newId } from '../src/platform/ids';
import { quizzes } from '../src/quizzes';
import { addText, type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { seedQuiz, TWO_CHOICES } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
  learner = await server.signedIn();
});
afterAll(() => server.close());

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const topicOf = (course: Seeded, unit = 0, lesson = 0) => course.units[unit]?.lessons[lesson] ?? '';
const unitOf = (course: Seeded, unit = 0) => course.units[unit]?.id ?? '';

async function made(seed: Parameters<typeof seedCourse>[1] = {}): Promise<Seeded> {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  return seedCourse(server, { ownerId: tutor.id, prices: [0, 0], state: 'draft', categoryId, ...seed });
}

const outline = async (id: string, as = tutor): Promise<Outline> =>
  (await get(`/course/${id}/outline`, as)).body.data;
const titles = ({ units: list }: Outline) =>
  list.map(({ topics }) => topics.map(({ title }) => title).join(', '));

/** Moves a lesson as the editor does: with the revision that it read. */
async function move(course: Seeded, topicId: string, unitId: string, position: number, as = tutor) {
  const { revision } = await outline(course.id, as);
  return put(`/topic/${topicId}/place`, { unitId, position, revision }, as);
}

async function own(userId: string, course: Seeded, unitIds: string[], whole = false) {
  const id = newId();
  await server.services.db.insert(enrolments).values({ id, userId, courseId: course.id, whole });
  await server.services.db
    .insert(enrolmentUnits)
    .values(unitIds.map((unitId) => ({ enrolmentId: id, unitId, pricePaid: 0 })));
}

async function approve(id: string) {
  expect((await post(`/course/${id}/submit`)).status).toBe(200);
  const { revision } = (await get(`/course/${id}/changes`, admin)).body.data;
  return server.call('POST', `/admin/course/${id}/approve?revision=${revision}`, { as: admin });
}

const learnersTitles = async (id: string) =>
  (await server.call('GET', `/course/${id}`, { as: learner })).body.data.units.map(
    (unit: { lessons: { title: string }[] }) => unit.lessons.map(({ title }) => title).join(', '),
  );

describe('the outline', () => {
  test('[12.94] tells in one answer what is in a course, what it lacks and how it differs', async () => {
    const course = await made({ state: 'published', prices: [0, 150] });
    const quizId = await seedQuiz(server, topicOf(course), { questions: TWO_CHOICES });
    await addText(server, topicOf(course), 'sw', 'Somo la 1.1', 'Maandishi.');
    await post(`/unit/${unitOf(course)}/topics`, { title: 'Fresh' });
    const { units: list, revision, course: about } = await outline(course.id);
    expect(about).toEqual({ _id: course.id, title: course.title, state: 'published' });
    expect(revision).not.toBe('');
    expect(list).toMatchObject([
      {
        _id: unitOf(course),
        price: 0,
        change: null,
        topics: [
          { _id: topicOf(course), languages: ['en', 'sw'], missing: [], preview: true, change: null },
          { languages: ['en'], change: null },
          { title: 'Fresh', missing: ['empty-lessons'], change: 'added' },
        ],
        quizzes: [{ _id: quizId, place: 'post', questions: 2, lesson: { _id: topicOf(course) } }],
      },
      { _id: unitOf(course, 1), price: 150, quizzes: [], topics: [{}, {}] },
    ]);
    expect(JSON.stringify(list)).not.toContain('staged-');
  });

  test('[12.94] of another instructor is not found', async () => {
    const other = await server.signedIn('tutor');
    const course = await made();
    expect((await get(`/course/${course.id}/outline`, other)).status).toBe(404);
    const { revision } = await outline(course.id);
    const body = { unitId: unitOf(course), position: 1, revision };
    expect((await put(`/topic/${topicOf(course)}/place`, body, other)).status).toBe(404);
    expect((await put(`/topic/${topicOf(course)}/line`, { title: 'Mine' }, other)).status).toBe(404);
  });
});

describe('moving a lesson', () => {
  test('[12.95] puts it at a place of its unit or of another one', async () => {
    const course = await made();
    const moved = await move(course, topicOf(course, 0, 0), unitOf(course, 1), 2);
    expect(moved.status).toBe(200);
    expect(titles(moved.body.data)).toEqual(['Lesson 1.2', 'Lesson 2.1, Lesson 1.1, Lesson 2.2']);
    const within = await move(course, topicOf(course, 0, 0), unitOf(course, 1), 1);
    expect(titles(within.body.data)).toEqual(['Lesson 1.2', 'Lesson 1.1, Lesson 2.1, Lesson 2.2']);
    const past = await move(course, topicOf(course, 0, 0), unitOf(course, 1), 200);
    expect(titles(past.body.data)).toEqual(['Lesson 1.2', 'Lesson 2.1, Lesson 2.2, Lesson 1.1']);
    expect(titles(await outline(course.id))).toEqual(titles(past.body.data));
    expect((await get(`/topic/${topicOf(course)}`)).body.data.unit._id).toBe(unitOf(course, 1));
  });

  test('[12.95] is refused without a change if something else moved meanwhile', async () => {
    const course = await made();
    const { revision } = await outline(course.id);
    await move(course, topicOf(course, 1, 1), unitOf(course, 1), 1);
    const late = await put(`/topic/${topicOf(course)}/place`, {
      unitId: unitOf(course, 1),
      position: 1,
      revision,
    });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/so nothing was moved/);
    expect(titles(await outline(course.id))).toEqual(['Lesson 1.1, Lesson 1.2', 'Lesson 2.2, Lesson 2.1']);
  });

  test('[12.95] at the same time in two windows moves once', async () => {
    const course = await made();
    const { revision } = await outline(course.id);
    const body = { unitId: unitOf(course, 1), position: 1, revision };
    const answers = await Promise.all([
      put(`/topic/${topicOf(course, 0, 0)}/place`, body),
      put(`/topic/${topicOf(course, 0, 1)}/place`, body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const all = titles(await outline(course.id));
    expect(all.join(', ').split(', ').sort()).toEqual([
      'Lesson 1.1',
      'Lesson 1.2',
      'Lesson 2.1',
      'Lesson 2.2',
    ]);
  });

  test('[12.95] into a unit of another course is not found', async () => {
    const [course, other] = [await made(), await made()];
    expect((await move(course, topicOf(course), unitOf(other), 1)).status).toBe(404);
    expect((await move(course, topicOf(course), 'none', 1)).status).toBe(404);
  });

  test('[12.95] keeps progress and quizzes, and waits for a review in a published course', async () => {
    const course = await made({ state: 'published' });
    const { db } = server.services;
    await own(learner.id, course, [unitOf(course), unitOf(course, 1)], true);
    const topic = topicOf(course, 0, 1);
    const quizId = await seedQuiz(server, topic, { questions: TWO_CHOICES });
    await server.call('PUT', `/course/unit/lesson/${topic}/progress`, { as: learner, body: { done: true } });
    expect((await move(course, topic, unitOf(course, 1), 1)).status).toBe(200);
    expect(await learnersTitles(course.id)).toEqual(['Lesson 1.1, Lesson 1.2', 'Lesson 2.1, Lesson 2.2']);
    const { stagedChanges } = (await get(`/course/${course.id}`)).body.data;
    expect(stagedChanges).toMatchObject([{ item: 'lesson', change: 'changed', _id: topic, parts: ['unit'] }]);
    expect((await approve(course.id)).status).toBe(200);
    expect(await learnersTitles(course.id)).toEqual(['Lesson 1.1', 'Lesson 1.2, Lesson 2.1, Lesson 2.2']);
    const kept = await db.select().from(lessonProgress).where(eq(lessonProgress.lessonId, topic));
    expect(kept).toMatchObject([{ userId: learner.id }]);
    expect((await db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]?.lessonId).toBe(topic);
  });

  test('[12.95] out of a unit that is then removed keeps what learners did meanwhile', async () => {
    const course = await made({ state: 'published' });
    const topic = topicOf(course, 0, 1);
    await move(course, topic, unitOf(course, 1), 3);
    expect((await remove(`/unit/${unitOf(course)}`)).status).toBe(200);
    // A learner who got access between the edit and its approval.
    await server.services.db
      .insert(lessonProgress)
      .values({ userId: learner.id, lessonId: topic, lastOpenedAt: server.clock.now() });
    expect((await approve(course.id)).status).toBe(200);
    expect(await learnersTitles(course.id)).toEqual(['Lesson 2.1, Lesson 2.2, Lesson 1.2']);
    const kept = await server.services.db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.lessonId, topic), eq(lessonProgress.userId, learner.id)));
    expect(kept).toHaveLength(1);
  });

  test('[12.95] by an administrator is repeated in the staged copy', async () => {
    const course = await made({ state: 'published' });
    await put(`/topic/${topicOf(course, 1, 0)}/line`, { title: 'Renamed' });
    expect((await move(course, topicOf(course, 0, 0), unitOf(course, 1), 2, admin)).status).toBe(200);
    expect(titles(await outline(course.id))).toEqual(['Lesson 1.2', 'Renamed, Lesson 1.1, Lesson 2.2']);
    expect(await learnersTitles(course.id)).toEqual(['Lesson 1.2', 'Lesson 2.1, Lesson 1.1, Lesson 2.2']);
  });
});

describe('moving a unit', () => {
  const order = async (course: Seeded, ids: string[], revision?: string) =>
    put(`/course/${course.id}/units/order`, {
      ids,
      revision: revision ?? (await outline(course.id)).revision,
    });
  const idsOf = async (course: Seeded) =>
    (await outline(course.id)).units.map(({ _id }: { _id: string }) => _id);

  test.each(['draft', 'published'] as const)(
    '[12.95] is refused in a %s course if something else moved meanwhile',
    async (state) => {
      const course = await made({ state, prices: [0, 0, 0] });
      const [a = '', b = '', c = ''] = course.units.map(({ id }) => id);
      const { revision } = await outline(course.id);
      expect((await order(course, [c, a, b], revision)).status).toBe(200);
      const late = await order(course, [b, a, c], revision);
      expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/so nothing was moved/)]);
      expect(await idsOf(course)).toEqual([c, a, b]);
      const again = await order(course, [b, a, c]);
      expect(again.status).toBe(200);
      expect(await idsOf(course)).toEqual([b, a, c]);
    },
  );

  test('[12.95] at the same time in two windows moves once', async () => {
    const course = await made({ prices: [0, 0, 0] });
    const [a = '', b = '', c = ''] = course.units.map(({ id }) => id);
    const { revision } = await outline(course.id);
    const answers = await Promise.all([
      order(course, [c, b, a], revision),
      order(course, [b, c, a], revision),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await put(`/course/${course.id}/units/order`, { ids: [a, b, c] })).status).toBe(422);
  });
});

describe('what learners own', () => {
  test('[12.96] does not leave by a move into a unit that they do not own', async () => {
    const course = await made({ state: 'published' });
    const owner = await server.signedIn();
    await own(owner.id, course, [unitOf(course)]);
    const refused = await move(course, topicOf(course), unitOf(course, 1), 1);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Learners bought this lesson with its unit and do not own “Unit 2”, so “Lesson 1.1” cannot move there.',
    );
    expect((await move(course, topicOf(course, 1), unitOf(course), 1)).status).toBe(200);
  });

  test('[12.96] stays although it was bought after the move was made', async () => {
    const course = await made({ state: 'published' });
    const owner = await server.signedIn();
    expect((await move(course, topicOf(course, 0, 1), unitOf(course, 1), 1)).status).toBe(200);
    await own(owner.id, course, [unitOf(course)]);
    expect((await approve(course.id)).status).toBe(200);
    const { history } = (await get(`/course/${course.id}`)).body.data;
    expect(history.find(({ kind }: { kind: string }) => kind === 'approved')).toMatchObject({
      kind: 'approved',
      reason: 'Learners have these, so they were not removed or moved: “Lesson 1.2”.',
    });
    expect(await learnersTitles(course.id)).toEqual(['Lesson 1.1, Lesson 1.2', 'Lesson 2.1, Lesson 2.2']);
    const [row] = await server.services.db
      .select({ unit: units.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(lessons.id, topicOf(course, 0, 1)));
    expect(row?.unit).toBe(unitOf(course));
  });

  test('[12.96] stays with others at the end of their unit, which was to be removed', async () => {
    const course = await made({ state: 'published' });
    const owner = await server.signedIn();
    await move(course, topicOf(course, 0, 0), unitOf(course, 1), 1);
    await move(course, topicOf(course, 0, 1), unitOf(course, 1), 1);
    await move(course, topicOf(course, 1, 0), unitOf(course, 1), 1);
    expect((await remove(`/unit/${unitOf(course)}`)).status).toBe(200);
    await own(owner.id, course, [unitOf(course)]);
    expect((await approve(course.id)).status).toBe(200);
    expect((await learnersTitles(course.id)).toSorted()).toEqual([
      expect.stringMatching(/^Lesson 1\.[12], Lesson 1\.[12]$/),
      'Lesson 2.1, Lesson 2.2',
    ]);
    const rows = await server.services.db
      .select({ position: lessons.position })
      .from(lessons)
      .where(eq(lessons.unitId, unitOf(course)));
    expect(rows.map(({ position }) => position).toSorted()).toEqual([1, 2]);
  });
});

describe('quizzes and lines', () => {
  test('[12.95] reorders the quizzes of a unit; the quiz of a lesson moves with it', async () => {
    const course = await made();
    const add = async (title: string, at: object) =>
      (await post(`/course/${course.id}/quizzes`, { title, language: 'en', at })).body.data._id as string;
    const ofUnit = { place: 'unit', unitId: unitOf(course) };
    const first = await add('First', ofUnit);
    await add('Second', ofUnit);
    const ofLesson = await add('Third', { place: 'post', lessonId: topicOf(course) });
    const { revision } = await outline(course.id);
    const moved = await put(`/quiz/${first}/place`, { position: 2, revision });
    expect(moved.status).toBe(200);
    expect(moved.body.data.units[0].quizzes.map(({ title }: { title: string }) => title)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
    expect((await put(`/quiz/${first}/place`, { position: 1, revision })).status).toBe(409);
    const own = { position: 1, revision: moved.body.data.revision };
    expect((await put(`/quiz/${ofLesson}/place`, own)).status).toBe(409);
  });

  test('[12.99] renames a lesson, and a window that has it open does not save the old title over it', async () => {
    const course = await made();
    const topic = topicOf(course, 0, 1);
    const before = (await get(`/topic/${topic}`)).body.data;
    expect((await put(`/topic/${topic}/line`, { title: 'Close the day', preview: true })).status).toBe(200);
    expect((await get(`/topic/${topic}`)).body.data).toMatchObject({ title: 'Close the day', preview: true });
    const { title, markdown, version } = before;
    const late = { title, markdown, version, preview: false, language: 'en' };
    expect((await put(`/topic/${topic}`, late)).status).toBe(409);
    expect((await put(`/topic/${topic}/line`, { title: ' ' })).status).toBe(422);
  });
});
