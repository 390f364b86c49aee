import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, lessonTexts, type Viewer } from '../src/courses';
import { jobs } from '../src/platform/jobs';
import { findPassages, requestPassages } from '../src/tutor';
import { passages, passageWords } from '../src/tutor/tables';
import { course as courseFolder, LESSON, run, write as writeFiles } from './import-fixtures';
import { addText, type Seeded, seedCategory, seedCourse } from './learning-fixtures';
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
  learner = await server.signedIn('user');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.delete(courses);
});

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const viewer = ({ id, user }: SignedIn): Viewer => ({ id, role: user.role, verified: true });

const find = async (
  question: string,
  as: SignedIn | null,
  more: { language?: string; limit?: number } = {},
) => findPassages(server.services, as && viewer(as), question, { limit: 10, minimumScore: 0, ...more });

/** Ids of the lessons that have the words, in alphabetic order. */
const lessonsFor = async (question: string, as: SignedIn | null) =>
  (await find(question, as)).map(({ lesson }) => lesson.id).sort();

const lessonOf = (course: Seeded, unit = 0, lesson = 0) => course.units[unit]?.lessons[lesson] ?? '';

/** Saves a lesson as its editor does. */
async function save(topicId: string, markdown: string, more: object = {}) {
  const { title, preview, version } = (await get(`/topic/${topicId}`)).body.data;
  const body = { title, preview, version, markdown, language: 'en', ...more };
  expect((await put(`/topic/${topicId}`, body)).status).toBe(200);
}

async function enrol(course: Seeded, unitIds?: string[]) {
  const body = { choice: unitIds ? { unitIds } : { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body })).status).toBe(201);
}

describe('permission', () => {
  test('[13.4] a visitor finds previews only, a learner also their units, and nobody finds a draft of others', async () => {
    const course = await seedCourse(server, { prices: [0, 0], ownerId: tutor.id });
    const draft = await seedCourse(server, { state: 'draft', ownerId: tutor.id });
    const all = course.units.flatMap(({ lessons }) => lessons);
    expect(await lessonsFor('text of lesson', null)).toEqual([lessonOf(course)]);
    expect(await lessonsFor('text of lesson', learner)).toEqual([lessonOf(course)]);
    await enrol(course, [course.units[1]?.id ?? '']);
    expect(await lessonsFor('text of lesson', learner)).toEqual(
      [lessonOf(course), ...(course.units[1]?.lessons ?? [])].sort(),
    );
    const drafts = draft.units.flatMap(({ lessons }) => lessons);
    expect(await lessonsFor('text of lesson', tutor)).toEqual([...all, ...drafts].sort());
    expect(await lessonsFor('text of lesson', admin)).toEqual([...all, ...drafts].sort());
    const other = await server.signedIn('tutor');
    expect(await lessonsFor('text of lesson', other)).toEqual([lessonOf(course)]);
  });

  test('[13.4] a course that is unpublished stays with its learners and leaves everyone else', async () => {
    const course = await seedCourse(server);
    await enrol(course);
    await server.services.db.update(courses).set({ state: 'unpublished' }).where(eq(courses.id, course.id));
    expect(await lessonsFor('text of lesson', null)).toEqual([]);
    expect(await lessonsFor('text of lesson', await server.signedIn('user'))).toEqual([]);
    expect(await lessonsFor('text of lesson', learner)).toHaveLength(2);
  });

  test('[13.4] texts that the viewer may not read do not change a score', async () => {
    const course = await seedCourse(server);
    await addText(server, lessonOf(course), 'sw', 'Mzinga', 'Nyuki hukusanya asali.');
    const before = await find('nyuki asali', null);
    const hidden = await seedCourse(server, { state: 'draft' });
    for (const id of hidden.units.flatMap(({ lessons }) => lessons))
      await addText(server, id, 'sw', 'Nyuki', 'Nyuki na asali.');
    expect(await find('nyuki asali', null)).toEqual(before);
  });
});

describe('passages follow the text', () => {
  /** Runs the jobs of what wrote a whole course. */
  const cut = () => server.services.jobs.drain();

  /** Words in the index, whoever may read them. */
  const indexed = async (word: string) =>
    server.services.db.$count(passageWords, eq(passageWords.word, word));

  test('[13.3] a saved draft of a course replaces its passages; other languages stay', async () => {
    const course = await seedCourse(server, { state: 'draft', ownerId: tutor.id });
    const lesson = lessonOf(course);
    await addText(server, lesson, 'sw', 'Mzinga', 'Nyuki hukusanya asali.');
    await save(lesson, '## Hive\n\nBees swarm.');
    expect(await find('swarm', tutor)).toMatchObject([
      {
        lesson: { id: lesson },
        anchor: 'section-hive',
        heading: 'Hive',
        text: 'Bees swarm.',
        words: ['swarm'],
      },
    ]);
    await save(lesson, '## Hive\n\nBees sleep.');
    expect(await find('swarm', tutor)).toEqual([]);
    expect(await indexed('swarm')).toBe(0);
    expect(await find('sleep', tutor)).toHaveLength(1);
    expect(await find('asali', tutor)).toHaveLength(1);
  });

  test('[13.3] a new lesson and a new title are found', async () => {
    const created = await post('/courses', {
      title: 'Beekeeping',
      first: { unit: 'Start', lesson: 'Smokers' },
    });
    const { topicId } = created.body;
    expect(await lessonsFor('smoker', tutor)).toEqual([topicId]);
    expect((await put(`/topic/${topicId}/line`, { title: 'Veils' })).status).toBe(200);
    expect(await lessonsFor('smoker', tutor)).toEqual([]);
    expect(await lessonsFor('veil', tutor)).toEqual([topicId]);
  });

  test('[13.3] staged changes are found once they are published, removed lessons no longer', async () => {
    const categoryId = await seedCategory(server, 'Farming');
    const course = await seedCourse(server, { prices: [0, 0], ownerId: tutor.id, categoryId });
    await save(lessonOf(course), 'Bees swarm.');
    expect((await remove(`/topic/${lessonOf(course, 1, 1)}`)).status).toBe(200);
    expect(await find('swarm', admin)).toEqual([]);
    expect(await indexed('swarm')).toBe(0);
    expect(await lessonsFor('2.2', admin)).toEqual([lessonOf(course, 1, 1)]);
    expect((await post(`/course/${course.id}/submit`)).status).toBe(200);
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    server.clock.advance({ seconds: 1 });
    const approved = await server.call('POST', `/admin/course/${course.id}/approve?revision=${revision}`, {
      as: admin,
    });
    expect(approved.status).toBe(200);
    await cut();
    expect(await lessonsFor('swarm', null)).toEqual([lessonOf(course)]);
    expect(await find('2.2', admin)).toEqual([]);
  });

  test('[13.3] a copy of a course has passages of its own', async () => {
    const course = await seedCourse(server, { ownerId: tutor.id });
    expect((await post(`/course/${course.id}/duplicate`, { title: 'Copy' })).status).toBe(201);
    await cut();
    expect(await find('1.2', tutor)).toHaveLength(2);
  });

  test('[13.3] an import writes them, and the next one replaces them', async () => {
    const folder = await courseFolder({ [LESSON]: '# Bees\n\n## Hive\n\nBees swarm.\n' });
    const { courseId } = await run(server, folder, { publish: true });
    await cut();
    const again = { publish: true, target: { update: courseId } };
    expect(await find('swarm', null)).toMatchObject([{ anchor: 'section-hive', lesson: { title: 'Bees' } }]);
    const [before] = await server.services.db.select({ id: passages.id }).from(passages);
    await run(server, folder, again);
    await cut();
    expect(await server.services.db.select({ id: passages.id }).from(passages)).toContainEqual(before);
    await writeFiles(folder, { [LESSON]: '# Bees\n\n## Hive\n\nBees sleep.\n' });
    await run(server, folder, again);
    await cut();
    expect(await find('swarm', null)).toEqual([]);
    expect(await find('sleep', null)).toHaveLength(1);
  });

  test('[13.3] a removed course leaves no passages', async () => {
    await seedCourse(server);
    await server.services.db.delete(courses);
    expect(await server.services.db.$count(passages)).toBe(0);
    expect(await server.services.db.$count(passageWords)).toBe(0);
  });

  test('[13.3] texts that are older than their passages are cut at the next start, and never twice', async () => {
    const course = await seedCourse(server);
    const { db } = server.services;
    await db.delete(passages);
    await db
      .update(lessonTexts)
      .set({ title: 'Hives' })
      .where(and(eq(lessonTexts.lessonId, lessonOf(course)), eq(lessonTexts.language, 'en')));
    await db.delete(jobs);
    await requestPassages(server.services);
    await requestPassages(server.services);
    expect(await server.services.jobs.drain()).toBe(1);
    expect(await lessonsFor('hive', null)).toEqual([lessonOf(course)]);
    const ids = async () => (await db.select({ id: passages.id }).from(passages)).map(({ id }) => id).sort();
    const before = await ids();
    expect(before).toHaveLength(2);
    await requestPassages(server.services);
    await server.services.jobs.drain();
    expect(await ids()).toEqual(before);
  });
});

describe('ranking', () => {
  const LESSONS: readonly (readonly [title: string, text: string])[] = [
    [
      'Water wisely',
      'Push a finger into the soil. A sack wants five litres a day. Roof water: one millimetre of rain.',
    ],
    ['Mix living soil', 'Three parts topsoil, two parts manure. Fresh manure burns roots and carries germs.'],
    [
      'Safe and lasting',
      'Put a fuse near the battery. Wires too thin get warm, and the lamps at the end grow dim.',
    ],
    ['The book of debts', 'The customer signs every line. No new credit before the old is paid.'],
  ];
  let ids: string[];
  beforeEach(async () => {
    const course = await seedCourse(server, { prices: [0, 0], ownerId: tutor.id, state: 'draft' });
    ids = course.units.flatMap(({ lessons }) => lessons);
    for (const [at, [title, text]] of LESSONS.entries()) await save(ids[at] ?? '', text, { title });
    await addText(server, ids[1] ?? '', 'sw', 'Changanya udongo', 'Samadi mbichi huunguza mizizi.');
  });

  test.each([
    ['how much water does my roof collect when it rains', 0],
    ['Is fresh manure dangerous?', 1],
    ['why does my lamp at the end of the wire look dim', 2],
    ['A customer wants credit', 3],
    ['samadi mbichi ina hatari gani', 1],
  ])('[13.1] “%s” finds its lesson first', async (question, lesson) => {
    const [found] = await find(question, tutor);
    expect(found?.lesson.id).toBe(ids[lesson]);
  });

  test('[13.5] nothing is found for a question that shares only a common word', async () => {
    const asked = (question: string) => findPassages(server.services, viewer(tutor), question, { limit: 5 });
    expect(await asked('How do I repair the end of a broken motorcycle engine?')).toEqual([]);
    const [found] = await asked('is fresh manure dangerous');
    expect(found).toMatchObject({ words: ['fresh', 'manure'], language: 'en' });
    expect(found?.share).toBeGreaterThan(0.32);
    expect(found?.share).toBeLessThan(1);
  });

  test('a language limits the search', async () => {
    expect(await find('samadi', tutor, { language: 'en' })).toMatchObject([{ language: 'en' }]);
    expect(await find('samadi', tutor, { language: 'sw' })).toMatchObject([
      { lesson: { id: ids[1], title: 'Changanya udongo' }, language: 'sw' },
    ]);
    expect(await find('text lesson water manure', tutor, { limit: 1 })).toHaveLength(1);
  });

  test('[13.1] /search shows the best passage of each lesson, and any word counts only if no lesson has all', async () => {
    const search = async (q: string) =>
      (await server.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: tutor })).body.data.lessons;
    const titles = async (q: string) => (await search(q)).map(({ title }: { title: string }) => title);
    expect(await titles('fuse battery')).toEqual(['Safe and lasting']);
    expect((await titles('customer battery')).sort()).toEqual(['Safe and lasting', 'The book of debts']);
    expect(await titles('lastingg')).toEqual(['Safe and lasting']);
    const long = `${'Nothing else is in this sentence. '.repeat(15)}The swarm moves.`;
    await save(ids[0] ?? '', `## Start\n\nA swarm and a swarm.\n\n## End\n\n${long}`);
    const [hit, ...others] = await search('swarm moves');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ anchor: 'section-end', language: null });
    expect(hit.excerpt).toMatch(/^End\n… .* The swarm moves\.$/s);
    expect(hit.excerpt.split(/\s/).length).toBeLessThan(50);
    expect(
      hit.matches.map(({ start, end }: { start: number; end: number }) => hit.excerpt.slice(start, end)),
    ).toEqual(['swarm', 'moves']);
  });
});

test('[13.1] survives questions of any kind', async () => {
  await seedCourse(server);
  for (const question of [
    '',
    '   ',
    'the of kwa na',
    '!?',
    '%',
    '_',
    "'; drop table passages --",
    '\\',
    '\uD800',
    'a\uD800b',
  ])
    expect([question, await find(question, null)]).toEqual([question, []]);
  expect(await find('lesson %', null)).toHaveLength(1);
  expect(await find(`lesson ${'many words of a long question '.repeat(334)}`, null)).toHaveLength(1);
  expect(await find(`lesson ${'x'.repeat(10_000)} 𝒳${'𝒳'.repeat(100)}`, null)).toHaveLength(1);
});

test('[13.2] a text of any kind is saved', async () => {
  const course = await seedCourse(server, { state: 'draft', ownerId: tutor.id });
  const lesson = lessonOf(course);
  const long = Array.from({ length: 6_000 }, (_, at) => `word${at}`).join(' ');
  await save(
    lesson,
    `${'a'.repeat(5_000)} ${'𝒳'.repeat(200)} %_\\ ' "\n\n## A & <b>\n\n${long.slice(0, 19_000)}`,
  );
  expect(await lessonsFor('word1000', tutor)).toEqual([lesson]);
  const [longest] = await server.services.db
    .select({ words: sql<number>`max(array_length(string_to_array(${passages.text}, ' '), 1))` })
    .from(passages);
  expect(longest?.words).toBeLessThanOrEqual(120);
});
