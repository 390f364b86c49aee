import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeGoldenCourses } from '../bench/golden-courses';
import { ENGLISH, KISWAHILI_ABOUT_ENGLISH, SHOP, UNANSWERABLE } from '../bench/tutor-questions';
import { courses, lessons, type Viewer } from '../src/courses';
import { findPassages } from '../src/tutor';
import { startTestServer, type TestServer } from './support/server';
import { eventsOf } from './tutor-fixtures';

/** Answers that count: the first five. */
const FIRST = 5;

let server: TestServer;
let viewer: Viewer;
beforeAll(async () => {
  server = await startTestServer({ MPESA_ENV: 'simulator' });
  await writeGoldenCourses(server.services);
  const { id } = await server.signedIn('admin');
  viewer = { id, role: 'admin', verified: true };
});
afterAll(() => server.close());

const folderOf = (path: string | null) => path?.split('/').at(-1) ?? '';

/** Questions without an answer among the first five passages. */
async function missed(questions: readonly (readonly [string, ...string[]])[]) {
  const rows = await server.services.db.select({ id: lessons.id, path: lessons.sourcePath }).from(lessons);
  const folders = new Map(rows.map(({ id, path }) => [id, folderOf(path)]));
  const missing: string[] = [];
  for (const [question, ...answers] of questions) {
    const found = await findPassages(server.services, viewer, question, { limit: FIRST });
    const places = found.map(({ lesson }) => folders.get(lesson.id) ?? '');
    if (!places.some((place) => answers.includes(place)))
      missing.push(`${question} → ${places.join(', ')} (${found[0]?.words.join(' ')})`);
  }
  return missing;
}

const recall = (missing: readonly string[], questions: readonly unknown[]) =>
  1 - missing.length / questions.length;

test('[15.160] questions in Kiswahili find lessons in English: recall@5 is 0.9 or more', async () => {
  const missing = await missed(KISWAHILI_ABOUT_ENGLISH);
  expect(recall(missing, KISWAHILI_ABOUT_ENGLISH), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('[13.5] questions in English find their lessons: recall@5 is 0.9 or more, and others nothing', async () => {
  const missing = await missed(ENGLISH);
  expect(recall(missing, ENGLISH), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
  for (const question of UNANSWERABLE)
    expect(await findPassages(server.services, viewer, question, { limit: 1 }), question).toEqual([]);
});

test('[15.161] a visitor is told price, length, level, languages, payment and refunds: recall@5 is 0.9 or more', async () => {
  const rows = await server.services.db.select({ id: courses.id, key: courses.sourceKey }).from(courses);
  const folders = new Map(rows.map(({ id, key }) => [`/course/${id}`, key ?? '']));
  const missing: string[] = [];
  for (const [question, answer] of SHOP) {
    const stream = await server.stream('/assistant/questions', {
      method: 'POST',
      payload: { text: question },
      remoteAddress: `10.4.${missing.length}.${SHOP.findIndex(([one]) => one === question)}`,
    });
    const { sources } = (await eventsOf(stream)).at(-1).answer;
    const paths: string[] = sources.slice(0, FIRST).map(({ path }: { path: string }) => path);
    const right = paths.some((path) =>
      'course' in answer ? folders.get(path)?.endsWith(answer.course) : path === `/help-desk#${answer.page}`,
    );
    if (!right) missing.push(`${question} → ${paths.map((path) => folders.get(path) ?? path).join(', ')}`);
  }
  expect(recall(missing, SHOP), missing.join('\n')).toBeGreaterThanOrEqual(0.9);
});
