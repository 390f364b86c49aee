import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { formatReport, type ImportReport } from '../src/import';
import { lessonProgress } from '../src/learning/tables';
import { cartridges, markdownCourses, markdownFixture, pathToImport } from './fixtures/courses';
import { run, told } from './import-fixtures';
import { startTestServer, type TestServer } from './support/server';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digiken-import-courses-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const textsOf = (courseId: string) =>
  server.services.db
    .select({ id: lessons.id, title: lessonTexts.title, html: lessonTexts.html })
    .from(lessonTexts)
    .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position), asc(lessonTexts.language));

const countIssues = ({ issues }: ImportReport) => {
  const counts: Record<string, number> = {};
  for (const { kind } of issues) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

describe.each([...markdownCourses(), ...cartridges()])('$title', { timeout: timeOut(120_000) }, (course) => {
  const { title, counts, languages, issues, reported } = course;
  let path: string;
  let first: ImportReport;
  beforeAll(async () => {
    path = await pathToImport(course, folder);
    first = await run(server, path, { publish: true });
  });

  test('is imported with its units, lessons, quizzes, pictures and languages', () => {
    expect(first).toMatchObject({ title, created: true, state: 'published', languages });
    expect(first.counts).toMatchObject(counts);
  });

  test('reports each fault by kind, file and message', () => {
    expect(countIssues(first)).toEqual(issues);
    expect(first.issues).toContainEqual(reported);
    expect(first.issues.filter(({ file, message }) => file === '' || message === '')).toEqual([]);
    for (const { file, message } of first.issues) {
      expect(formatReport(first)).toContain(file);
      expect(formatReport(first)).toContain(message);
    }
  });

  test('has clean HTML: no scripts, styles, remote pictures, empty paragraphs or unresolved references', async () => {
    for (const { html } of await textsOf(first.courseId)) {
      expect(html).not.toMatch(
        /<script|\sstyle=|<h1|<img[^>]+src="https?:|<p>\s*<\/p>|(\$|%24)(IMS|WIKI|CANVAS)/,
      );
      expect(html).not.toMatch(/<img(?![^>]* alt=)[^>]*>|<(ul|ol)>\s*<(?!li|\/)/);
    }
  });

  test('updates the same course when it is imported again: ids and texts stay', async () => {
    const before = await textsOf(first.courseId);
    const second = await run(server, path, { target: { update: first.courseId } });
    expect(second).toMatchObject({
      courseId: first.courseId,
      created: false,
      state: 'published',
      // Its pictures are converted already.
      counts: { ...first.counts, convertedPictures: 0 },
    });
    expect(await textsOf(first.courseId)).toEqual(before);
  });
});

test('reports a lesson that is no longer in the folder and that a learner has studied', async () => {
  const shrinking = join(folder, 'shrinking');
  await cp(markdownFixture.path, shrinking, { recursive: true });
  const { courseId } = await run(server, shrinking);
  const [lesson] = await textsOf(courseId);
  const learner = await server.signedIn('user');
  const now = server.services.clock.now();
  await server.services.db
    .insert(lessonProgress)
    .values({ userId: learner.id, lessonId: lesson?.id ?? '', doneAt: now, lastOpenedAt: now });
  await rm(join(shrinking, '1-collect/lessons/1-roof-and-gutters'), { recursive: true });
  const report = await run(server, shrinking, { target: { update: courseId } });
  expect(told(report, 'kept')).toEqual([
    '1-collect/lessons/1-roof-and-gutters:null Learners have studied this lesson, so it was kept.',
  ]);
});
