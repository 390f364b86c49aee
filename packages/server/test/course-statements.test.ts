import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { zip } from './archive-fixtures';
import type { Files } from './import-fixtures';
import { seedCategory } from './learning-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const { get, post } = instructorCalls(() => ({ server, tutor }));

/** A course whose lessons each have a quiz with a question. `word` is in each text and question. */
const files = (lessons: number, word: string): Files => ({
  'README.md': '# Hives\n\nAn introduction that is long enough to serve as its summary.\n',
  '1-unit/README.md': '# Unit\n',
  ...Object.fromEntries(
    Array.from({ length: lessons }, (_, at) => [
      [`1-unit/lessons/${at + 1}-lesson/README.md`, `# Lesson ${at}\n\nThe ${word} of ${at}.\n`],
      [`1-unit/lessons/${at + 1}-lesson/quiz-pre.md`, `## Is it a ${word}?\n\n- [x] Yes\n- [ ] No\n`],
    ]).flat(),
  ),
});

async function send(content: Files, course: string) {
  const { body } = await upload(server, `/instructor/imports?course=${course}`, {
    ...{ as: tutor, field: 'archive', method: 'POST', name: 'course.zip' },
    content: await readFile(await zip(content)),
  });
  await server.services.background.settled();
  return (await get(`/import/${body.data._id}`)).body.data;
}

/** The statements of the longest transaction, with its end. */
function longestTransaction(statements: readonly string[]): string[] {
  let longest: string[] = [];
  let open: string[] = [];
  for (const text of statements) {
    open = text === 'begin' ? [] : [...open, text];
    if ((text === 'commit' || text === 'rollback') && open.length > longest.length) longest = open;
  }
  return longest;
}

/** How many statements each kind of work has in its longest transaction, for a course with so many lessons. */
async function counts(lessons: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const count = async (name: string, work: () => Promise<unknown>) => {
    const statements = await statementsOf(server, async () => {
      await work();
      await server.services.background.settled();
    });
    found[name] = longestTransaction(statements).length;
    await server.services.jobs.drain();
  };
  let job = await send(files(lessons, 'hive'), 'new');
  const id: string = job.report.courseId;
  await count('import', () => send(files(lessons, 'comb'), 'new'));
  await server.services.db
    .update(courses)
    .set({ state: 'published', categoryId: await seedCategory(server, `Farming ${lessons}`) })
    .where(eq(courses.id, id));
  await count('preview', async () => {
    job = await send(files(lessons, 'veil'), id);
  });
  await count('apply', async () => expect((await post(`/import/${job._id}/apply`)).status).toBe(200));
  await count('undo', async () => expect((await post(`/import/${job._id}/undo`)).status).toBe(200));
  job = await send(files(lessons, 'frame'), id);
  expect((await post(`/import/${job._id}/apply`)).status).toBe(200);
  await server.services.background.settled();
  expect((await post(`/course/${id}/submit`)).status).toBe(200);
  const { revision } = (await get(`/course/${id}/changes`, admin)).body.data;
  await count('publication', async () => {
    const path = `/admin/course/${id}/approve?revision=${revision}`;
    expect((await server.call('POST', path, { as: admin })).status).toBe(200);
  });
  await count('copy', async () =>
    expect((await post(`/course/${id}/duplicate`, { title: 'Copy' })).status).toBe(201),
  );
  return found;
}

test('[16.32] the transactions that write a course have as many statements for sixty lessons as for three', async () => {
  const small = await counts(3);
  const large = await counts(60);
  for (const [name, count] of Object.entries(small)) {
    expect(count, name).toBeGreaterThan(5);
    // Statements of requests that ask how far the import is fall between. One for each lesson would be 57 more.
    expect(large[name], name).toBeLessThan(count + 10);
  }
});
