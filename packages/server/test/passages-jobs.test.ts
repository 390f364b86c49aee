import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, lessons } from '../src/courses/tables';
import { runImport } from '../src/commands/import';
import type { Database } from '../src/platform/database';
import { cutPassages, findPassages } from '../src/tutor';
import { passages } from '../src/tutor/tables';
import { course as courseFolder, type Files, LESSON, run, write } from './import-fixtures';
import { seedCategory } from './learning-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(courses);
});

const { get, put, post } = instructorCalls(() => ({ server, tutor }));

/** Words that a lesson has alone, and a text of many passages. */
const LESSONS = ['hive', 'smoker', 'veil', 'frame', 'queen', 'drone', 'comb', 'nectar'];
const paragraphs = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `## Part ${at}\n\nThe ${word} of day ${at} is kept dry.\n`).join(
    '\n',
  );
const files = (count: number): Files =>
  Object.fromEntries(
    LESSONS.map((word, at) => [
      at === 0 ? LESSON : `1-first/lessons/${at + 1}-${word}/README.md`,
      `# Lesson ${at}\n\n${paragraphs(word, count)}`,
    ]),
  );

const viewer = () => ({ id: admin.id, role: admin.user.role, verified: true });
const isFound = async (word: string) =>
  (await findPassages(server.services, viewer(), word, { limit: 1, minimumScore: 0 })).length > 0;
/** Those of the lessons whose words are found. */
const found = async () => {
  const each = await Promise.all(LESSONS.map(isFound));
  return LESSONS.filter((_, at) => each[at]);
};

/** Runs the work and then the jobs. @returns the statements of each about passages */
async function observe(work: () => Promise<unknown>) {
  const own = (all: string[]) => all.filter((text) => /passage/.test(text));
  const before = own(await statementsOf(server, work));
  const later = own(await statementsOf(server, () => server.services.jobs.drain()));
  return { before, later };
}

/** An imported course that learners see, with all its passages. */
async function imported() {
  const folder = await courseFolder(files(3));
  const { courseId } = await run(server, folder, { publish: true, ownerEmail: tutor.user.email });
  await server.services.jobs.drain();
  await server.services.db
    .update(courses)
    .set({ categoryId: await seedCategory(server, `Farming ${courseId}`) })
    .where(eq(courses.id, courseId));
  return { folder, courseId };
}

describe('[16.30] what writes a whole course leaves its passages to a job', () => {
  test('an import and the import of an update', async () => {
    const folder = await courseFolder(files(3));
    let courseId = '';
    const first = await observe(async () => {
      ({ courseId } = await run(server, folder, { publish: true }));
    });
    expect(first.before).toEqual([]);
    expect(first.later).not.toEqual([]);
    expect(await found()).toEqual(LESSONS);
    await write(folder, { [LESSON]: '# Lesson 0\n\nOnly a skep.\n' });
    const update = await observe(() => run(server, folder, { publish: true, target: { update: courseId } }));
    expect(update.before).toEqual([]);
    expect(await found()).toEqual(LESSONS.slice(1));
    expect(await isFound('skep')).toBe(true);
  });

  test('a copy of a course', async () => {
    const { courseId } = await imported();
    const copy = await observe(() => post(`/course/${courseId}/duplicate`, { title: 'Copy' }));
    expect(copy.before).toEqual([]);
    const lessonsFound = await findPassages(server.services, viewer(), 'hive', {
      limit: 10,
      minimumScore: 0,
    });
    expect(new Set(lessonsFound.map(({ course }) => course.title)).size).toBe(2);
  });

  test('the publication of changes', async () => {
    const { courseId } = await imported();
    const [lesson] = await server.services.db
      .select({ id: lessons.id })
      .from(lessons)
      .where(eq(lessons.title, 'Lesson 1'));
    const { title, preview, version } = (await get(`/topic/${lesson?.id}`)).body.data;
    const text = { title, preview, version, markdown: 'Only a bellows.', language: 'en' };
    expect((await put(`/topic/${lesson?.id}`, text)).status).toBe(200);
    expect((await post(`/course/${courseId}/submit`)).status).toBe(200);
    const { revision } = (await get(`/course/${courseId}/changes`, admin)).body.data;
    const approval = await observe(() =>
      server.call('POST', `/admin/course/${courseId}/approve?revision=${revision}`, { as: admin }),
    );
    expect(approval.before).toEqual([]);
    expect(await found()).toEqual(LESSONS.filter((word) => word !== 'smoker'));
    expect(await isFound('bellows')).toBe(true);
  });
});

test('[16.30] the command line runs the job itself, also after an undo', async () => {
  const folder = await courseFolder(files(3));
  const lines: string[] = [];
  const command = (options: Parameters<typeof runImport>[1]) =>
    runImport(server.services, options, (line) => lines.push(line));
  await command({ path: folder, publish: true });
  expect(await found()).toEqual(LESSONS);
  const [course] = await server.services.db.select({ id: courses.id }).from(courses);
  await write(folder, { [LESSON]: '# Lesson 0\n\nOnly a skep.\n' });
  await command({ path: folder, update: course?.id });
  expect(await found()).toEqual(LESSONS.slice(1));
  const undo = /--undo (\S+)/.exec(lines.join('\n'))?.[1];
  const statements = await statementsOf(server, () => command({ undo }));
  const end = statements.indexOf('commit');
  expect(statements.findIndex((text) => /passage/.test(text))).toBeGreaterThan(end);
  expect(end).toBeGreaterThan(0);
  expect(await found()).toEqual(LESSONS);
});

describe('[16.31] the job of a course works in short steps', () => {
  /** A database whose transactions count, and of which the one with this number and all after it fail. */
  const counting = (failsAt = Number.POSITIVE_INFINITY) => {
    const { db } = server.services;
    let count = 0;
    const counted: Database = Object.create(db, {
      transaction: {
        value: (...args: Parameters<Database['transaction']>) => {
          count += 1;
          if (count >= failsAt) throw new Error('The process was killed.');
          return db.transaction(...args);
        },
      },
    });
    return { db: counted, steps: () => count };
  };
  const stored = async () => {
    const rows = await server.services.db
      .select({ id: passages.id, at: passages.position, lessonId: passages.lessonId })
      .from(passages)
      .orderBy(passages.lessonId, passages.position);
    return rows;
  };

  test('a step writes at most ten passages, and a lesson is found as soon as its step has run', async () => {
    const { courseId } = await run(server, await courseFolder(files(4)), { publish: true });
    const { db } = counting(3);
    await expect(cutPassages(db, courseId)).rejects.toThrow('killed');
    expect((await found()).length).toBe(1);
    await cutPassages(server.services.db, courseId);
    expect(await found()).toEqual(LESSONS);
  });

  test('a process that was killed within a lesson goes on where it was', async () => {
    const { courseId } = await run(server, await courseFolder(files(45)), { publish: true });
    await expect(cutPassages(counting(4).db, courseId)).rejects.toThrow('killed');
    const before = await stored();
    expect(before).toHaveLength(30);
    await server.services.jobs.drain();
    const after = await stored();
    expect(after).toEqual(expect.arrayContaining(before));
    const lessonIds = [...new Set(after.map(({ lessonId }) => lessonId))];
    expect(lessonIds).toHaveLength(LESSONS.length);
    for (const id of lessonIds) {
      const places = after.filter(({ lessonId }) => lessonId === id).map(({ at }) => at);
      expect(places).toEqual(places.map((_, at) => at + 1));
    }
    const again = counting();
    await cutPassages(again.db, courseId);
    expect(again.steps()).toBe(0);
  });

  test('a text that changes between two steps is cut anew, and nothing of the old one stays', async () => {
    const { courseId } = await run(server, await courseFolder(files(45)), { publish: true });
    await expect(cutPassages(counting(3).db, courseId)).rejects.toThrow('killed');
    await server.services.db.execute(sql`update lesson_texts set text = 'A skep.', html = '<p>A skep.</p>'`);
    await server.services.jobs.drain();
    expect(await found()).toEqual([]);
    expect(await isFound('skep')).toBe(true);
  });

  test('a lesson or a course that was deleted meanwhile is no error', async () => {
    const { courseId } = await run(server, await courseFolder(files(45)), { publish: true });
    await expect(cutPassages(counting(3).db, courseId)).rejects.toThrow('killed');
    await server.services.db.delete(lessons).where(eq(lessons.title, 'Lesson 0'));
    await server.services.jobs.drain();
    expect(await found()).toEqual(LESSONS.slice(1));
    await run(server, await courseFolder(files(1)), { publish: true });
    await server.services.db.delete(courses);
    await server.services.jobs.drain();
    expect(await stored()).toEqual([]);
    const { rows } = await server.services.db.execute(
      sql`select kind from jobs where kind = 'tutor.passages'`,
    );
    expect(rows).toEqual([]);
  });
});
