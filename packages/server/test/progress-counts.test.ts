import type { NextStep } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courses, lessons } from '../src/courses/tables';
import { endAccess } from '../src/enrolment';
import { newId } from '../src/platform/ids';
import type { Seeded } from './learning-fixtures';
import { pathOf } from './next-step-fixtures';
import { countsOf, everywhere, type ProgressWorld, progressWorld } from './progress-fixtures';
import { seedQuiz } from './quiz-fixtures';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let world: ProgressWorld;
let course: Seeded;
let learner: ReturnType<typeof pathOf>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await progressWorld(server, [0, 0]);
  ({ course } = world);
  learner = pathOf(server, world.learner);
});

const lesson = (unit: number, place: number) => course.units[unit]?.lessons[place];
const everyLesson = () => course.units.flatMap((unit) => unit.lessons);
const get = async (path: string) => (await server.call('GET', path, learner)).body.data;

async function assign(): Promise<void> {
  const body = { courseId: course.id, everyone: true, cohortIds: [], startsOn: null, note: '', due: null };
  const as = world.hub.administrator;
  expect((await server.call('POST', '/my-hub/assignments', { as, body })).status).toBe(201);
  await server.services.jobs.drain();
}

interface Situation {
  when: string;
  make: () => Promise<unknown>;
  count: [done: number, total: number];
  /** A place of a lesson that the learner owns. */
  owned?: [unit: number, place: number];
  /** The units owned lead to a certificate that is not issued yet. */
  certificate?: true;
  assigned?: true;
  /** The hub does not show the course any more. */
  unpublished?: true;
}

const SITUATIONS: Situation[] = [
  { when: 'nothing is done', make: () => learner.enrol(course), count: [0, 4], certificate: true },
  {
    when: 'a lesson is done',
    make: async () => {
      await learner.enrol(course);
      await learner.done(lesson(0, 1));
    },
    ...{ count: [1, 4], certificate: true },
  },
  {
    when: 'a lesson is not done any more',
    make: async () => {
      await learner.enrol(course);
      await learner.done(lesson(0, 0), lesson(0, 1));
      const path = `/course/unit/lesson/${lesson(0, 1)}/progress`;
      await server.call('PUT', path, { ...learner, body: { done: false } });
    },
    ...{ count: [1, 4], certificate: true },
  },
  {
    when: 'one unit is owned and done',
    make: async () => {
      await learner.enrol(course, 0);
      await learner.done(lesson(0, 0), lesson(0, 1));
    },
    count: [2, 2],
  },
  {
    when: 'a preview of a unit that is not owned is done',
    make: async () => {
      await learner.enrol(course, 1);
      await learner.done(lesson(0, 0), lesson(1, 0));
    },
    ...{ count: [1, 2], owned: [1, 0] },
  },
  {
    when: 'a unit was added',
    make: async () => {
      await learner.enrol(course, 0);
      await learner.done(lesson(0, 0));
      await learner.enrol(course, 1);
    },
    ...{ count: [1, 4], certificate: true },
  },
  {
    when: 'a unit was taken back after its lessons were done',
    make: async () => {
      await learner.enrol(course);
      await seedQuiz(server, lesson(0, 0) ?? '');
      await learner.done(...everyLesson());
      const unitIds = [course.units[1]?.id ?? ''];
      const of = { userId: learner.as.id, courseId: course.id, unitIds, reason: 'Refunded.' };
      await server.services.db.transaction((tx) => endAccess({ db: tx, clock: server.clock }, of));
    },
    count: [2, 2],
  },
  {
    when: 'all lessons are done and a required quiz is not',
    make: async () => {
      await learner.enrol(course);
      await seedQuiz(server, lesson(1, 1) ?? '');
      await learner.done(...everyLesson());
    },
    ...{ count: [4, 4], certificate: true },
  },
  {
    when: 'the certificate is issued',
    make: async () => {
      await learner.enrol(course);
      await learner.done(...everyLesson());
    },
    count: [4, 4],
  },
  {
    when: 'a lesson was added and another one removed',
    make: async () => {
      await learner.enrol(course);
      await learner.done(lesson(0, 1), lesson(1, 0));
      const { db } = server.services;
      await db.delete(lessons).where(eq(lessons.id, lesson(1, 0) ?? ''));
      await db.insert(lessons).values(
        [3, 4].map((position) => ({
          ...{ id: newId(), unitId: course.units[1]?.id ?? '', position, title: 'New' },
          ...{ minutes: 3, weightBytes: 1000, defaultLanguage: 'en' },
        })),
      );
    },
    ...{ count: [1, 5], certificate: true },
  },
  {
    when: 'the course is not published any more',
    make: async () => {
      await learner.enrol(course);
      await learner.done(lesson(0, 1));
      const unpublished = { state: 'unpublished' } as const;
      await server.services.db.update(courses).set(unpublished).where(eq(courses.id, course.id));
    },
    ...{ count: [1, 4], certificate: true, unpublished: true },
  },
  {
    when: 'a hub assigned the course and a unit was added after the learner had looked',
    make: async () => {
      await learner.enrol(course, 0);
      await learner.done(lesson(0, 0));
      await assign();
      await get('/assigned-courses');
      await learner.enrol(course, 1);
    },
    ...{ count: [1, 4], certificate: true, assigned: true },
  },
];

test.each(SITUATIONS)(
  '[17.5] every call counts the same lessons when $when',
  async ({ make, count, owned: [unit, place] = [0, 0], certificate, assigned, unpublished }) => {
    await make();
    expect(await countsOf(world, lesson(unit, place))).toEqual({
      ...everywhere(count),
      ...(unpublished && { hub: null }),
      certificate: certificate ? count : null,
      assigned: assigned ? count : null,
    });
  },
);

test('[17.5] a step names the lessons of the certificate only while the units owned lead to one', async () => {
  const at = async () =>
    ((await get(`/learning/next?course=${course.id}`)) as NextStep).progress?.certificateAt;
  await learner.enrol(course, 0);
  expect(await at()).toBe(null);
  await learner.enrol(course, 1);
  expect(await at()).toBe(4);
  const as = await server.signedIn('admin');
  const path = `/instructor/course/${course.id}/certificate`;
  const body = { enabled: false, signatory: '', signatoryTitle: '', validityMonths: null };
  expect((await server.call('PUT', path, { as, body })).status).toBe(200);
  expect(await at()).toBe(null);
});
