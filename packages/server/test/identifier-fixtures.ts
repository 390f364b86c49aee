import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { lessons, units } from '../src/courses/tables';
import { lessonProgress } from '../src/learning/tables';
import { instructorCalls } from './support/instructor-calls';
import type { SignedIn, TestServer } from './support/server';
import { upload } from './support/upload';

/** Two different courses with the same identifier, or name of a folder; one of each format. */
export const PAIRS = [
  ['qti-soil-test.zip', 'qti-road-signs.zip'],
  ['cc-bees.imscc', 'cc-bread.imscc'],
  ['scorm-first-aid.zip', 'scorm-fire.zip'],
  ['goats.zip', 'maize.zip'],
] as const;
export const [FIRST_AID, FIRE] = PAIRS[2];
/** One course, which its tool names anew in each export. */
export const EXPORTS = ['same-course-export-1.zip', 'same-course-export-2.zip'] as const;

export const fixture = (name: string) => join(import.meta.dirname, 'fixtures/identifiers', name);

interface Sent {
  as?: SignedIn;
  /** What the request says about the course. */
  course?: string;
}

/**
 * Imports in the console, by default as the tutor.
 * @param context read at each call
 */
export function importCalls(context: () => { server: TestServer; tutor: SignedIn }) {
  const { get, post } = instructorCalls(context);

  /** @returns the answer, and the import once it has ended or waits */
  async function send(path: string, { as = context().tutor, course }: Sent = {}) {
    const { server } = context();
    const query = course === undefined ? '' : `?course=${course}`;
    const answer = await upload(server, `/instructor/imports${query}`, {
      ...{ as, field: 'archive', method: 'POST', content: await readFile(path), name: 'export.zip' },
    });
    if (answer.status !== 202) return { answer, job: undefined };
    await server.services.background.settled();
    return { answer, job: (await get(`/import/${answer.body.data._id}`, as)).body.data };
  }

  const sendFixture = (name: string, more: Sent = {}) => send(fixture(name), more);

  /** Imports a file as a new course. @returns the id of the course */
  async function imported(name: string, as?: SignedIn): Promise<string> {
    const { job } = await sendFixture(name, { as });
    expect(job).toMatchObject({ state: 'done', updates: null });
    return job.report.courseId;
  }

  async function decide(id: string, what: string, { as, body }: { as?: SignedIn; body?: unknown } = {}) {
    const answer = await post(`/import/${id}/${what}`, body, as);
    await context().server.services.background.settled();
    return { ...answer, job: (await get(`/import/${id}`, as)).body.data };
  }

  return {
    ...{ send, sendFixture, imported, decide },
    choose: (id: string, course: string, as?: SignedIn) => decide(id, 'choose', { as, body: { course } }),
    ownTitles: async (as?: SignedIn): Promise<string[]> =>
      (await get('/courses', as)).body.data.map(({ title }: { title: string }) => title).sort(),
    lessonsOf: (courseId: string) =>
      context()
        .server.services.db.select({ id: lessons.id, title: lessons.title })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(eq(units.courseId, courseId)),
    async study(learner: SignedIn, lessonId: string) {
      const { services, clock } = context().server;
      const row = { userId: learner.id, lessonId, lastOpenedAt: clock.now() };
      await services.db.insert(lessonProgress).values(row);
    },
  };
}
