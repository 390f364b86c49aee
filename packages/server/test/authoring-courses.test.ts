import { LIMITS } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { courses } from '../src/courses/tables';
import { adminNotifications } from '../src/notifications/tables';
import { newId } from '../src/platform/ids';
import { addText, seedCategory, seedCourse } from './learning-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let other: SignedIn;
let sudo: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
  sudo = await server.signedIn('sudo');
  learner = await server.signedIn();
});
afterAll(() => server.close());

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));

async function draftCourse(title = 'Bees') {
  const course = (await post('/courses', { title })).body.data;
  const unit = (await post(`/course/${course._id}/units`, { title: 'First' })).body.data;
  const topic = (await post(`/unit/${unit._id}/topics`, { title: 'One' })).body.data;
  return { course: course._id as string, unit: unit._id as string, topic: topic._id as string };
}

const save = (topic: string, version: number, markdown: string, more: object = {}, as = tutor) =>
  put(`/topic/${topic}`, { title: 'One', markdown, preview: false, language: 'en', version, ...more }, as);

async function makeReady(ids: { course: string; topic: string }) {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  await put(`/course/${ids.course}`, {
    title: 'Bees',
    summary: 'Keep bees.',
    descriptionMarkdown: '',
    level: 'beginner',
    categoryId,
    priceWhole: null,
    version: 1,
  });
  await save(ids.topic, 1, 'Bees need water.');
}

test('a course gets units, lessons and a price, and each response shows them', async () => {
  const { course, unit, topic } = await draftCourse('Keeping bees');
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  const body = {
    title: ' Keeping bees ',
    summary: 'From the first hive to honey.',
    descriptionMarkdown: 'For **everybody**.\n\n<script>alert(1)</script>',
    level: 'intermediate',
    categoryId,
    priceWhole: null,
    version: 1,
  };
  expect((await put(`/course/${course}`, body)).status).toBe(200);
  await put(`/unit/${unit}`, { title: 'Hives', summary: 'What they are.', price: 450, version: 1 });
  expect((await save(topic, 1, '# Title\n\n## Part\n\nWater and *shade*.')).status).toBe(200);
  const detail = (await get(`/course/${course}`)).body.data;
  expect(detail).toMatchObject({
    title: 'Keeping bees',
    state: 'draft',
    level: 'intermediate',
    price: 450,
    priceUnits: 450,
    unitCount: 1,
    lessonCount: 1,
    category: { _id: categoryId },
    instructor: { _id: tutor.id },
    descriptionMarkdown: body.descriptionMarkdown,
    units: [{ _id: unit, title: 'Hives', price: 450, lessonCount: 1 }],
  });
  const page = (await server.call('GET', `/course/${course}`, { as: tutor })).body.data;
  expect(page.descriptionHtml.trim()).toBe('<p>For <strong>everybody</strong>.</p>');
  const lesson = (await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor })).body.data;
  expect(lesson.html).toContain('<h2 id="section-title">Title</h2>');
  expect(lesson.headings).toEqual([{ id: 'section-title', text: 'Title' }]);
  const wrong = await put(`/course/${course}`, { ...body, categoryId: 'none', version: 2 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { categoryId: expect.any(String) } } });
});

test('answers 404 for another instructor, 403 for a learner and 401 without a session; audits edits by a content manager', async () => {
  const { course, unit, topic } = await draftCourse();
  const paths = [`/course/${course}`, `/unit/${unit}`, `/topic/${topic}`];
  for (const path of paths) {
    expect((await get(path, other)).status).toBe(404);
    expect((await remove(path, other)).status).toBe(404);
    expect((await get(path, learner)).status).toBe(403);
    expect((await server.call('GET', `/instructor${path}`)).status).toBe(401);
  }
  const refused = await Promise.all([
    save(topic, 1, 'Mine now', {}, other),
    put(`/topic/${topic}/draft`, { title: '', markdown: 'x', language: 'en', version: 1 }, other),
    post(`/course/${course}/submit`, undefined, other),
    put(`/course/${course}/units/order`, { ids: [unit], revision: 'any' }, other),
    get(`/learners?course=${course}`, other),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(
    (await put(`/unit/${unit}`, { title: 'By sudo', summary: '', price: 0, version: 1 }, sudo)).status,
  ).toBe(200);
  const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, course));
  expect(entry).toMatchObject({ actorId: sudo.id, action: 'edited a unit of', targetName: 'Bees' });
});

test('pages the instructor’s own courses by key, last changed first, with search and state filter', async () => {
  const author = await server.signedIn('tutor');
  for (let n = 0; n < LIMITS.pageSize + 3; n += 1) {
    server.clock.advance({ seconds: 1 });
    await seedCourse(server, {
      title: `Course ${n}`,
      ownerId: author.id,
      state: n === 0 ? 'published' : 'draft',
    });
    await server.services.db
      .update(courses)
      .set({ updatedAt: server.clock.now() })
      .where(and(eq(courses.ownerId, author.id), eq(courses.title, `Course ${n}`)));
  }
  const first = (await get('/courses', author)).body;
  expect(first.data.map((one: { title: string }) => one.title).slice(0, 2)).toEqual([
    'Course 22',
    'Course 21',
  ]);
  expect(first).toMatchObject({ previous: null, next: expect.any(String) });
  expect(first.data[0]).toMatchObject({ lessonCount: 2, state: 'draft', learnerCount: 0 });
  const second = (await get(`/courses?cursor=${first.next}`, author)).body;
  expect(second.data).toHaveLength(3);
  const back = (await get(`/courses?cursor=${second.previous}`, author)).body;
  expect(back.data).toEqual(first.data);
  const found = (await get('/courses?search=course&state=published', author)).body.data;
  expect(found.map((one: { title: string }) => one.title)).toEqual(['Course 0']);
});

describe('order', () => {
  test('answers 409 unless the order names every unit once; concurrent orders both leave a complete order', async () => {
    const { course, unit } = await draftCourse();
    const more = [unit];
    for (const title of ['B', 'C', 'D'])
      more.push((await post(`/course/${course}/units`, { title })).body.data._id);
    const { revision } = (await get(`/course/${course}/outline`)).body.data;
    const order = (ids: string[]) => put(`/course/${course}/units/order`, { ids, revision });
    for (const ids of [more.slice(1), [...more, 'x'], [...more.slice(0, 3), more[0] ?? '']]) {
      expect((await order(ids)).status).toBe(409);
    }
    const [a, b] = [[...more].reverse(), [more[2], more[0], more[3], more[1]] as string[]];
    const answers = await Promise.all([order(a), order(b), post(`/course/${course}/units`, { title: 'E' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([201]));
    const now = (await get(`/course/${course}`)).body.data.units.map((one: { _id: string }) => one._id);
    expect(now).toHaveLength(5);
    expect([a, b, more].map(String)).toContain(String(now.slice(0, 4)));
    const positions = await Promise.all(now.map((id: string) => get(`/unit/${id}`)));
    expect(positions.map((one) => one.body.data.position)).toEqual([1, 2, 3, 4, 5]);
  });

  test('applies to lessons too', async () => {
    const { unit, topic } = await draftCourse();
    const second = (await post(`/unit/${unit}/topics`, { title: 'Two' })).body.data._id;
    const answer = await put(`/unit/${unit}/topics/order`, { ids: [second, topic] });
    expect(answer.body.data.topics.map((one: { title: string }) => one.title)).toEqual(['Two', 'One']);
    expect((await put(`/unit/${unit}/topics/order`, { ids: [second] })).status).toBe(409);
  });
});

describe('texts', () => {
  test('accepts one of two saves of the same version and answers 409 to the other', async () => {
    const { topic } = await draftCourse();
    const answers = await Promise.all([save(topic, 1, 'Window one'), save(topic, 1, 'Window two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect((await get(`/topic/${topic}`)).body.data).toMatchObject({ version: 2, markdown: winner.markdown });
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('saved this lesson');
  });

  test('keeps a draft private until the lesson is saved, and refuses an outdated one', async () => {
    const { topic } = await draftCourse();
    const draft = (markdown: string, version: number, as = tutor) =>
      put(`/topic/${topic}/draft`, { title: 'Half', markdown, language: 'en', version }, as);
    expect((await draft('Not ready', 1)).status).toBe(200);
    const opened = (await get(`/topic/${topic}`)).body.data;
    expect(opened).toMatchObject({
      markdown: '',
      draft: { title: 'Half', markdown: 'Not ready', version: 1, savedAt: server.clock.now().toISOString() },
    });
    expect((await get(`/topic/${topic}`, sudo)).body.data.draft).toBeNull();
    const shown = await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor });
    expect(JSON.stringify(shown.body)).not.toContain('Not ready');
    expect((await save(topic, 1, 'By sudo', {}, sudo)).status).toBe(200);
    expect((await draft('Later', 1)).status).toBe(409);
    expect((await get(`/topic/${topic}`)).body.data.draft).toMatchObject({
      markdown: 'Not ready',
      version: 1,
    });
    expect((await save(topic, 2, 'Mine')).body.data.draft).toBeNull();
    await draft('Again', 3);
    expect((await remove(`/topic/${topic}/draft`)).status).toBe(200);
    expect((await get(`/topic/${topic}`)).body.data.draft).toBeNull();
  });

  test('adds a lesson text in another language, which learners can choose', async () => {
    const { course, topic } = await draftCourse();
    await save(topic, 1, 'Water.');
    const empty = (await get(`/topic/${topic}?lang=sw`)).body.data;
    expect(empty).toMatchObject({ language: 'sw', version: 0, markdown: '', languages: ['en'] });
    const swahili = { language: 'sw', title: 'Moja' };
    const saved = await save(topic, 0, 'Maji.', swahili);
    expect(saved.body.data).toMatchObject({ language: 'sw', version: 1, languages: ['en', 'sw'] });
    expect((await save(topic, 0, 'Maji tena.', swahili)).status).toBe(409);
    const page = await server.call('GET', `/course/unit/lesson/${topic}?lang=sw`, { as: tutor });
    expect(page.body.data).toMatchObject({ title: 'Moja', html: '<p>Maji.</p>', languages: ['en', 'sw'] });
    expect((await get(`/unit/${saved.body.data.unit._id}`)).body.data.topics[0].title).toBe('One');
    expect((await server.call('GET', `/course/${course}`, { as: tutor })).body.data.languages).toEqual([
      'en',
      'sw',
    ]);
  });

  test('opens an imported text as Markdown and shows learners what is saved', async () => {
    const { units } = await seedCourse(server, { ownerId: tutor.id, state: 'unpublished' });
    const topic = units[0]?.lessons[0] ?? '';
    const before = (await get(`/topic/${topic}`)).body.data;
    expect(before.markdown).toBe('The text of Lesson 1.1.');
    const body = { title: 'Lesson 1.1', markdown: 'New text.', preview: true, language: 'en', version: 1 };
    await put(`/topic/${topic}`, body);
    const shown = await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor });
    expect(shown.body.data.html).toBe('<p>New text.</p>');
  });

  test('renders a preview by the rules of stored texts: no scripts, other hosts or dead links', async () => {
    const markdown =
      '[ok](https://example.org) [bad](javascript:alert(1)) [rel](other.md) <b onclick="x()">b</b>\n\n![Map](https://tracker.example/x.png)\n\n[up](#part)\n\n## Part\n\n[site](/courses) <a href="/\\evil.example">host</a>';
    const { html } = (await post('/preview', { markdown })).body.data;
    expect(html).toContain('<a href="https://example.org" rel="noopener noreferrer">ok</a>');
    expect(html).toContain('<a href="#section-part">up</a>');
    expect(html).toContain('<a href="/courses">site</a>');
    expect(html).toContain('[Picture not available: Map]');
    expect(html).not.toMatch(/javascript|onclick|other\.md|tracker|evil/);
    const deep = await post('/preview', { markdown: '>'.repeat(3000) });
    expect(deep).toMatchObject({ status: 422, body: { errors: { markdown: expect.any(String) } } });
  });
});

describe('review', () => {
  test('lists everything that is missing and where, and refuses to submit an incomplete course with a message', async () => {
    const ids = await draftCourse();
    await post(`/course/${ids.course}/units`, { title: 'Empty' });
    await save(ids.topic, 1, '');
    const { checklist } = (await get(`/course/${ids.course}`)).body.data;
    const status = Object.fromEntries(
      checklist.checks.map((one: { id: string; status: string }) => [one.id, one.status]),
    );
    expect(status).toEqual({
      summary: 'missing',
      units: 'done',
      lessons: 'missing',
      'empty-lessons': 'missing',
      'alt-text': 'done',
      captions: 'done',
      transcript: 'done',
      weight: 'done',
      price: 'advice',
      category: 'missing',
    });
    expect(checklist.checks[3]).toMatchObject({
      count: 1,
      where: [{ unitId: ids.unit, topicId: ids.topic, title: 'One' }],
    });
    const refused = await post(`/course/${ids.course}/submit`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'This course is not ready yet: write a summary, add a lesson to one unit, write one empty lesson and choose a category.',
      },
    });
  });

  test('[12.91] a check is listed once there is something that it looks at', async () => {
    const checksOf = async (course: string) =>
      Object.fromEntries(
        (await get(`/course/${course}`)).body.data.checklist.checks.map(
          (one: { id: string; status: string }) => [one.id, one.status],
        ),
      );
    const course = (await post('/courses', { title: 'Hens' })).body.data._id;
    expect(await checksOf(course)).toEqual({ summary: 'missing', units: 'missing', category: 'missing' });
    expect((await post(`/course/${course}/submit`)).body.message).toBe(
      'This course is not ready yet: write a summary, add a unit and choose a category.',
    );
    await post(`/course/${course}/units`, { title: 'Chicks' });
    expect(await checksOf(course)).toEqual({
      summary: 'missing',
      units: 'done',
      lessons: 'missing',
      price: 'advice',
      category: 'missing',
    });
  });

  test('[12.93] a course begins with its first unit and lesson, or without any', async () => {
    const first = { unit: 'Unit 1', lesson: 'Lesson 1' };
    const { status, body } = await post('/courses', { title: 'Goats', first });
    expect(status).toBe(201);
    const lesson = (await get(`/topic/${body.topicId}`)).body.data;
    expect(lesson).toMatchObject({ title: 'Lesson 1', markdown: '', language: 'en' });
    expect(lesson).toMatchObject({ unit: { title: 'Unit 1' }, course: { _id: body.data._id } });
    expect(body.data).toMatchObject({ unitCount: 1, lessonCount: 1, state: 'draft' });
    expect((await save(body.topicId, lesson.version, 'Goats climb.')).status).toBe(200);

    expect((await post('/courses', { title: 'Sheep' })).body).toMatchObject({
      topicId: null,
      data: { unitCount: 0 },
    });
    const refused = await post('/courses', { title: 'Ducks', first: { unit: '', lesson: 'One' } });
    expect(refused.status).toBe(422);
    expect((await get('/courses?search=Ducks')).body.data).toEqual([]);
  });

  test('accepts one of two submissions and notifies once; a withdrawn course is a draft again', async () => {
    const ids = await draftCourse();
    await makeReady(ids);
    const answers = await Promise.all([
      post(`/course/${ids.course}/submit`),
      post(`/course/${ids.course}/submit`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = await server.services.db
      .select()
      .from(adminNotifications)
      .where(eq(adminNotifications.type, 'Course submitted'));
    expect(told.map(({ message }) => message)).toEqual([
      'Wanjiku Kamau submitted the course “Bees” for review.',
    ]);
    const taken = await Promise.all([
      post(`/course/${ids.course}/withdraw`),
      post(`/course/${ids.course}/withdraw`),
    ]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, history } = (await get(`/course/${ids.course}`)).body.data;
    expect(state).toBe('draft');
    expect(history.map((one: { kind: string }) => one.kind).sort()).toEqual(['submitted', 'withdrawn']);
    expect(history[0].by).toEqual({ _id: tutor.id, name: 'Wanjiku Kamau' });
    await server.services.db.update(courses).set({ state: 'changes' }).where(eq(courses.id, ids.course));
    expect((await post(`/course/${ids.course}/submit`)).body.data.state).toBe('review');
    await server.services.db.update(courses).set({ state: 'published' }).where(eq(courses.id, ids.course));
    expect((await post(`/course/${ids.course}/submit`)).status).toBe(409);
  });
});

describe('removal', () => {
  test('answers 409 for units and lessons that learners own or have studied, and removes the others', async () => {
    const seeded = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0] });
    const [held, free] = seeded.units;
    const choice = { unitIds: [held?.id] };
    await server.call('POST', `/course/${seeded.id}/enrol`, {
      as: learner,
      body: { choice, expectedTotal: 0 },
    });
    await server.call('GET', `/course/unit/lesson/${held?.lessons[0]}`, { as: learner });
    await server.call('GET', `/course/unit/lesson/${held?.lessons[1]}`, { as: tutor });
    expect((await remove(`/course/${seeded.id}`)).status).toBe(409);
    expect((await remove(`/unit/${held?.id}`)).status).toBe(409);
    expect((await remove(`/topic/${held?.lessons[0]}`)).status).toBe(409);
    expect((await remove(`/topic/${held?.lessons[1]}`)).status).toBe(200);
    expect((await remove(`/unit/${free?.id}`)).status).toBe(200);
    expect((await get(`/course/${seeded.id}`)).body.data.unitCount).toBe(1);
    const unused = await draftCourse();
    expect((await remove(`/course/${unused.course}`)).status).toBe(200);
    expect((await get(`/course/${unused.course}`)).status).toBe(404);
  });

  test('either enrols or removes if both happen at the same time, never half of each', async () => {
    const seeded = await seedCourse(server, { ownerId: tutor.id });
    const body = { choice: { whole: true }, expectedTotal: 0 };
    const [joined, removed] = await Promise.all([
      server.call('POST', `/course/${seeded.id}/enrol`, { as: await server.signedIn(), body }),
      remove(`/course/${seeded.id}`),
    ]);
    const outcome = [joined.status === 201, removed.status === 200];
    expect(outcome).toContain(true);
    expect(outcome).toContain(false);
  });
});

test('a saved text is no longer marked as machine-translated', async () => {
  const { units } = await seedCourse(server, { ownerId: tutor.id, state: 'unpublished' });
  const topic = units[0]?.lessons[0] ?? '';
  await addText(server, topic, 'sw', 'Somo', 'Maandishi.');
  const read = async () =>
    (await server.call('GET', `/course/unit/lesson/${topic}?lang=sw`, { as: tutor })).body.data
      .machineTranslated;
  expect(await read()).toBe(true);
  await save(topic, 1, 'Maandishi mapya.', { language: 'sw', preview: true });
  expect(await read()).toBe(false);
});
