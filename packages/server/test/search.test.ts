import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_MEDIA, render } from '../src/content';
import { courses, lessonTexts, units } from '../src/courses';
import { newId } from '../src/platform/ids';
import { writePassages } from '../src/tutor';
import { addText, seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let owned: Seeded;
let other: Seeded;

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
  owned = await seedCourse(server, { title: 'Keep bees', summary: 'Honey from your own hive.' });
  other = await seedCourse(server, { title: 'Mend shoes', prices: [100] });
  await seedCourse(server, { title: 'Secret bees', state: 'draft' });
  await addText(
    server,
    owned.units[0]?.lessons[1] ?? '',
    'sw',
    'Mzinga',
    'Nyuki hukusanya asali kutoka kwa maua.',
  );
  await addText(server, other.units[0]?.lessons[1] ?? '', 'sw', 'Viatu', 'Nyuki hawajui kushona viatu.');
  await server.call('POST', `/course/${owned.id}/enrol`, {
    as: learner,
    body: { choice: { whole: true }, expectedTotal: 0 },
  });
});
afterAll(() => server.close());

const search = async (q: string, as?: SignedIn) =>
  (await server.call('GET', `/search?q=${encodeURIComponent(q)}`, { as })).body.data;

test('[R.13] /search is public and lists no drafts', async () => {
  const found = await search('bees');
  expect(found.courses.map((course: { title: string }) => course.title)).toEqual(['Keep bees']);
  expect(found.lessons).toEqual([]);
});

test('[R.13] finds a signed-in learner’s own lessons, and no others', async () => {
  const { lessons } = await search('nyuki', learner);
  expect(lessons).toEqual([
    {
      _id: owned.units[0]?.lessons[1],
      title: 'Mzinga',
      course: { _id: owned.id, title: 'Keep bees' },
      unit: { _id: owned.units[0]?.id, title: 'Unit 1' },
      language: 'sw',
      anchor: null,
      excerpt: expect.stringMatching(/^Nyuki hukusanya asali kutoka kwa maua/),
      matches: [{ start: 0, end: 5 }],
    },
  ]);
});

test('[R.112] highlights the found words and separates a heading from the text below it', async () => {
  const lesson = owned.units[0]?.lessons[1] ?? '';
  const source = '## Swarm\n\nBees swarm in `April`.\n\n- a **swarming** hive';
  const { html, text } = render({ format: 'markdown', source, language: 'en' }, NO_MEDIA);
  await server.services.db
    .update(lessonTexts)
    .set({ html, text })
    .where(and(eq(lessonTexts.lessonId, lesson), eq(lessonTexts.language, 'en')));
  await writePassages(server.services.db, [lesson]);
  const { lessons } = await search('swarm', learner);
  const [{ excerpt, matches, anchor, language }] = lessons;
  expect([anchor, language]).toEqual(['section-swarm', null]);
  expect(excerpt).toBe('Swarm\nBees swarm in April.\na swarming hive');
  expect(matches.map(({ start, end }: { start: number; end: number }) => excerpt.slice(start, end))).toEqual([
    'Swarm',
    'swarm',
    'swarming',
  ]);
});

test('finds a preview for users who may open it', async () => {
  const { lessons } = await search('"text of lesson 1.1"', learner);
  expect(lessons.map((lesson: { _id: string }) => lesson._id).sort()).toEqual(
    [owned.units[0]?.lessons[0], other.units[0]?.lessons[0]].sort(),
  );
});

test('accepts typos, and treats markup and operators as words', async () => {
  expect((await search('keep beas')).courses).toHaveLength(1);
  for (const q of ['<b>', '!!!', '"', "' or 1=1 --", '& | !', '%', '\\', 'bees:*']) {
    const { status } = await server.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: learner });
    expect([q, status]).toEqual([q, 200]);
  }
});

test('[5.5] answers 422 for a search of spaces', async () => {
  const { status, body } = await server.call('GET', '/search?q=%20%20');
  expect(status).toBe(422);
  expect(body.errors).toEqual({ q: 'Type something to search for' });
  expect((await server.call('GET', `/search?q=${'x'.repeat(201)}`)).status).toBe(422);
});

test('[14.61][16.10] ranks matches in titles before summaries and units, however many courses match', async () => {
  const { db, clock } = server.services;
  const course = (title: string, summary: string, at: number) => ({
    ...{
      id: newId(),
      state: 'published' as const,
      title,
      summary,
      descriptionMarkdown: '',
      descriptionHtml: '',
    },
    ...{
      level: 'beginner' as const,
      languages: ['en'],
      createdAt: new Date(clock.now().getTime() - at * 1000),
    },
  });
  const many = Array.from({ length: 700 }, (_, at) => course(`Course ${at}`, 'Weave a basket of sisal.', at));
  const titled = course('Weave sisal', 'A craft.', 5_000);
  const inUnit = course('Crafts', 'With your hands.', 5_001);
  const old = course('Xy', 'Q4 plants.', 5_002);
  await db.insert(courses).values([...many, titled, inUnit, old]);
  await db.insert(units).values({ courseId: inUnit.id, position: 1, title: 'Kilim looms', summary: '' });
  const titles = async (q: string) => (await search(q)).courses.map((one: { title: string }) => one.title);
  expect((await titles('sisal'))[0]).toBe('Weave sisal');
  expect(await titles('sisal')).toHaveLength(20);
  expect(await titles('kilims')).toEqual(['Crafts']);
  expect(await titles('sisl weave')).toContain('Weave sisal');
  expect(await titles('xy'), 'a whole word is found in each course').toEqual(['Xy']);
});
