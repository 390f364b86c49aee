import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthoredQuestion } from '@digiken/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories, courses, lessons, lessonVideos, lessonVideoTracks, units } from '../src/courses/tables';
import { lessonProgress } from '../src/learning/tables';
import { stagedId } from '../src/courses';
import { quizzes, slotsOf, writeQuizzes } from '../src/quizzes';
import { newId } from '../src/platform/ids';
import { runImport } from '../src/commands/import';
import { course as courseFolder, write as writeFiles } from './import-fixtures';
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
  learner = await server.signedIn();
});
afterAll(() => server.close());

const { get, put, post, remove } = instructorCalls(() => ({ server, tutor }));
const decide = (id: string, act: string, body?: unknown) => {
  server.clock.advance({ seconds: 1 });
  return server.call('POST', `/admin/course/${id}/${act}`, { as: admin, body });
};

async function published(seed: Parameters<typeof seedCourse>[1] = {}): Promise<Seeded> {
  const categoryId = await seedCategory(server, `Farming ${newId()}`);
  return seedCourse(server, { ownerId: tutor.id, prices: [0, 0], categoryId, ...seed });
}

const topicOf = (course: Seeded, unit = 0, lesson = 0) => course.units[unit]?.lessons[lesson] ?? '';
const unitOf = (course: Seeded, unit = 0) => course.units[unit]?.id ?? '';

/** Saves a lesson as its editor does: with the version that was read. */
async function write(topicId: string, markdown: string, more: object = {}, as = tutor) {
  const { title, preview, version } = (await get(`/topic/${topicId}`, as)).body.data;
  return put(`/topic/${topicId}`, { title, preview, version, markdown, language: 'en', ...more }, as);
}

/** Reverses the units of a course, from the outline as it is. */
async function reversed({ id, units: list }: Seeded, as = tutor) {
  const { revision } = (await get(`/course/${id}/outline`, as)).body.data;
  const body = { ids: list.map((unit) => unit.id).reverse(), revision };
  expect((await put(`/course/${id}/units/order`, body, as)).status).toBe(200);
}

const learnersText = async (topicId: string) =>
  (await server.call('GET', `/course/unit/lesson/${topicId}`, { as: learner })).body.data?.html;

async function approve(id: string) {
  const { revision } = (await get(`/course/${id}/changes`, admin)).body.data;
  return decide(id, `approve?revision=${revision}`);
}

async function enrol(id: string, as = learner) {
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${id}/enrol`, { as, body })).status).toBe(201);
}

describe('unpublished changes', () => {
  test('[R.90] learners see the approved version until an administrator approves the changes', async () => {
    const course = await published();
    await enrol(course.id);
    const topic = topicOf(course);
    expect((await write(topic, 'Changed.')).status).toBe(200);
    expect(
      (await put(`/unit/${unitOf(course)}`, { title: 'New name', summary: '', price: 50, version: 1 }))
        .status,
    ).toBe(200);
    expect(await learnersText(topic)).toBe('<p>The text of Lesson 1.1.</p>');
    const page = (await server.call('GET', `/course/${course.id}`, { as: learner })).body.data;
    expect(page.units[0]).toMatchObject({ title: 'Unit 1', price: 0 });
    expect((await get(`/topic/${topic}`)).body.data).toMatchObject({
      _id: topic,
      markdown: 'Changed.',
      version: 2,
    });
    expect((await post(`/course/${course.id}/submit`)).body.data).toMatchObject({
      state: 'published',
      changes: 'review',
    });
    expect(await learnersText(topic)).toBe('<p>The text of Lesson 1.1.</p>');
    expect((await approve(course.id)).status).toBe(200);
    expect(await learnersText(topic)).toBe('<p>Changed.</p>');
    const after = (await server.call('GET', `/course/${course.id}`, { as: learner })).body.data;
    expect(after).toMatchObject({
      price: 50,
      units: [{ _id: unitOf(course), title: 'New name', price: 50 }, {}],
    });
    const own = (await get(`/course/${course.id}`)).body.data;
    expect(own).toMatchObject({ changes: null, stagedChanges: [] });
    expect(own.history.map((one: { kind: string }) => one.kind).sort()).toEqual(['approved', 'submitted']);
  });

  test('[R.91] the instructor sees what was added, changed and removed, and can preview it', async () => {
    const course = await published();
    const added = (await post(`/course/${course.id}/units`, { title: 'Third' })).body.data;
    const topic = (await post(`/unit/${added._id}/topics`, { title: 'Fresh' })).body.data;
    await write(topic._id, 'Fresh text.');
    await write(topicOf(course), 'Changed.', { title: 'Renamed' });
    expect((await remove(`/topic/${topicOf(course, 0, 1)}`)).status).toBe(200);
    expect((await remove(`/unit/${unitOf(course, 1)}`)).status).toBe(200);
    const own = (await get(`/course/${course.id}`)).body.data;
    expect(own.stagedChanges).toEqual([
      {
        item: 'lesson',
        change: 'changed',
        _id: topicOf(course),
        title: 'Renamed',
        unit: 'Unit 1',
        parts: ['title', 'text'],
      },
      {
        item: 'unit',
        change: 'added',
        _id: added._id,
        title: 'Third',
        unit: null,
        parts: ['title', 'summary', 'price'],
      },
      {
        item: 'lesson',
        change: 'added',
        _id: topic._id,
        title: 'Fresh',
        unit: 'Third',
        parts: ['title', 'text'],
      },
      {
        item: 'lesson',
        change: 'removed',
        _id: topicOf(course, 0, 1),
        title: 'Lesson 1.2',
        unit: 'Unit 1',
        parts: ['title', 'text'],
      },
      { item: 'unit', change: 'removed', _id: unitOf(course, 1), title: 'Unit 2', unit: null, parts: [] },
      {
        item: 'lesson',
        change: 'removed',
        _id: topicOf(course, 1, 0),
        title: 'Lesson 2.1',
        unit: 'Unit 2',
        parts: ['title', 'text'],
      },
      {
        item: 'lesson',
        change: 'removed',
        _id: topicOf(course, 1, 1),
        title: 'Lesson 2.2',
        unit: 'Unit 2',
        parts: ['title', 'text'],
      },
    ]);
    const preview = await server.call('GET', `/course/${own.previewId}`, { as: tutor });
    expect(preview.body.data.units.map((unit: { title: string }) => unit.title)).toEqual(['Unit 1', 'Third']);
    expect((await server.call('GET', `/course/${own.previewId}`, { as: learner })).status).toBe(404);
    expect((await server.call('GET', `/course/${own.previewId}`)).status).toBe(404);
    const ids = JSON.stringify([
      (await get(`/unit/${added._id}`)).body,
      (await get(`/topic/${topic._id}`)).body.data.unit,
    ]);
    expect(ids).not.toContain('staged-');
  });

  test('[R.95] the address of a preview shows the published course after approval, and after discarding', async () => {
    const course = await published();
    await enrol(course.id);
    const topic = topicOf(course, 1);
    await write(topic, 'Changed.');
    const { previewId } = (await get(`/course/${course.id}`)).body.data;
    const preview = (await get(`/topic/${topic}`)).body.data.previewId;
    const read = async (path: string, as = learner) => (await server.call('GET', path, { as })).body.data;
    const unitPreview = `/course/unit/${(await read(`/course/unit/lesson/${preview}`, tutor)).unit._id}`;
    await post(`/course/${course.id}/submit`);
    await approve(course.id);
    for (const as of [tutor, learner]) {
      expect(await read(`/course/${previewId}`, as)).toMatchObject({ _id: course.id });
      expect(await read(unitPreview, as)).toMatchObject({ unit: { _id: unitOf(course, 1) } });
      expect(await read(`/course/unit/lesson/${preview}`, as)).toMatchObject({
        _id: topic,
        html: '<p>Changed.</p>',
        course: { _id: course.id },
      });
    }
    const newcomer = await server.signedIn();
    const call = (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST', as = newcomer) =>
      server.call(method, path, { as, body });
    expect((await call(`/course/${previewId}/quote`, { choice: { whole: true } })).status).toBe(200);
    const order = { choice: { whole: true }, expectedTotal: 0 };
    expect((await call(`/course/${previewId}/enrol`, order)).status).toBe(201);
    expect((await call(`/course/unit/lesson/${preview}/progress`, { done: true }, 'PUT')).status).toBe(200);

    await write(topic, 'Never published.');
    await remove(`/course/${course.id}/changes`);
    expect(await read(`/course/unit/lesson/${preview}`, tutor)).toMatchObject({ html: '<p>Changed.</p>' });
    expect((await server.call('GET', `/course/unit/lesson/${preview}`)).status).toBe(401);
    expect((await server.call('GET', '/course/staged-none', { as: learner })).status).toBe(404);
  });

  test('[R.91] the list of changes has the old and the new texts, for the reviewers too', async () => {
    const course = await published();
    await write(topicOf(course), 'Changed.', { preview: false });
    await reversed(course);
    const { changes, state } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    expect(state).toBe('draft');
    expect(changes).toMatchObject([
      {
        item: 'course',
        parts: ['order'],
        texts: [{ part: 'order', before: 'Unit 1\nUnit 2', after: 'Unit 2\nUnit 1' }],
      },
      {
        item: 'lesson',
        parts: ['preview', 'text'],
        texts: [
          { part: 'preview', language: null, before: 'yes', after: 'no' },
          { part: 'text', language: 'en', before: 'The text of Lesson 1.1.', after: 'Changed.' },
        ],
      },
    ]);
  });

  test('[R.90] publishing keeps ids, enrolments and progress, also progress made since the edit', async () => {
    const course = await published();
    const reader = await server.signedIn();
    const [kept, gone] = [topicOf(course, 0, 1), topicOf(course, 1, 1)];
    for (const topic of [kept, gone]) expect((await remove(`/topic/${topic}`)).status).toBe(200);
    await enrol(course.id, reader);
    const progress = await server.call('PUT', `/course/unit/lesson/${kept}/progress`, {
      as: reader,
      body: { done: true },
    });
    expect(progress.status).toBe(200);
    expect((await remove(`/topic/${topicOf(course)}`)).status).toBe(200);
    await server.call('GET', `/course/unit/lesson/${topicOf(course)}`, { as: reader });
    await post(`/unit/${unitOf(course)}/topics`, { title: 'New' });
    await write((await get(`/unit/${unitOf(course)}`)).body.data.topics[0]._id, 'Text.');
    await post(`/course/${course.id}/submit`);
    expect((await approve(course.id)).status).toBe(200);
    const page = (await server.call('GET', `/course/${course.id}`, { as: reader })).body.data;
    const titles = page.units.flatMap((unit: { lessons: { title: string }[] }) =>
      unit.lessons.map(({ title }) => title),
    );
    expect(titles.sort()).toEqual(['Lesson 1.1', 'Lesson 1.2', 'Lesson 2.1', 'New']);
    expect(page.progress).toMatchObject({ done: 1, total: 4 });
    expect(page.enrolment).not.toBeNull();
    const { history } = (await get(`/course/${course.id}`)).body.data;
    expect(history[0]).toMatchObject({ kind: 'approved', reason: expect.stringContaining('“Lesson 1.2”') });
    const [left] = await server.services.db.select().from(courses).where(eq(courses.stagedForId, course.id));
    expect(left).toBeUndefined();
  });

  test('[R.90] everything a lesson has is staged and published: languages, video, captions, quiz', async () => {
    const course = await published();
    const { db } = server.services;
    const topic = topicOf(course);
    await addText(server, topic, 'sw', 'Somo', 'Maandishi.');
    await db
      .insert(lessonVideos)
      .values({ lessonId: topic, src: '/api/media/a.mp4', transcriptHtml: '<p>Said.</p>' });
    await db
      .insert(lessonVideoTracks)
      .values({ lessonId: topic, language: 'en', label: 'English', src: '/api/media/a.vtt' });
    const question: AuthoredQuestion = {
      body: {
        type: 'single',
        prompt: { text: 'Why?', format: 'plain' },
        options: [
          { id: '1', text: 'So' },
          { id: '2', text: 'No' },
        ],
      },
      key: { type: 'single', option: '1' },
      feedback: {},
      points: 1,
      tags: [],
    };
    const quiz = { title: 'Quiz', language: 'en', questions: [question] };
    const ids = await writeQuizzes(db, [
      { ...quiz, place: 'post', lessonId: topic },
      { ...quiz, place: 'unit', unitId: unitOf(course), sourcePath: 'quiz.xml', position: 1 },
    ]);
    const before = await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor });
    await put(`/topic/${topic}/transcript`, { transcript: 'Said again.' });
    expect((await get(`/course/${course.id}`)).body.data.stagedChanges).toMatchObject([
      { _id: topic, parts: ['transcript'] },
    ]);
    expect((await server.call('GET', `/course/unit/lesson/${topic}`, { as: tutor })).body).toEqual(
      before.body,
    );
    await post(`/course/${course.id}/submit`);
    expect((await approve(course.id)).status).toBe(200);
    const after = await server.call('GET', `/course/unit/lesson/${topic}?lang=sw`, { as: tutor });
    expect(after.body.data).toMatchObject({
      title: 'Somo',
      video: { transcriptHtml: '<p>Said again.</p>', captions: [{ src: '/api/media/a.vtt' }] },
    });
    const slots = await slotsOf(db, ids);
    for (const id of ids) expect(slots.get(id)).toMatchObject([{ question }]);
    expect(await db.$count(quizzes, inArray(quizzes.id, ids.map(stagedId)))).toBe(0);
  });

  test('[R.91] discarding changes nothing for learners and keeps unsaved drafts', async () => {
    const course = await published();
    const topic = topicOf(course);
    const draft = { title: 'Half', markdown: 'Not ready', language: 'en', version: 1 };
    await put(`/topic/${topic}/draft`, draft);
    await put(`/unit/${unitOf(course, 1)}`, { title: 'Other', summary: '', price: 0, version: 1 });
    expect((await get(`/topic/${topic}`)).body.data.draft).toMatchObject({ markdown: 'Not ready' });
    expect((await remove(`/course/${course.id}/changes`)).body.data).toMatchObject({
      changes: null,
      stagedChanges: [],
    });
    expect((await get(`/unit/${unitOf(course, 1)}`)).body.data.title).toBe('Unit 2');
    expect((await get(`/topic/${topic}`)).body.data.draft).toMatchObject({ markdown: 'Not ready' });
    expect((await remove(`/course/${course.id}/changes`)).status).toBe(409);
  });

  test('[R.91] changes can be withdrawn and returned; approving an outdated revision is refused', async () => {
    const course = await published();
    await write(topicOf(course), 'One.');
    expect((await post(`/course/${course.id}/submit`)).body.data.changes).toBe('review');
    expect((await post(`/course/${course.id}/submit`)).status).toBe(409);
    expect((await post(`/course/${course.id}/withdraw`)).body.data.changes).toBe('draft');
    expect((await post(`/course/${course.id}/submit`)).status).toBe(200);
    const queue = (await server.call('GET', '/admin/courses?state=review', { as: admin })).body.data;
    expect(queue.find((one: { _id: string }) => one._id === course.id)).toMatchObject({
      state: 'published',
      changes: 'review',
    });
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    await write(topicOf(course), 'Two.');
    expect((await decide(course.id, `approve?revision=${revision}`)).status).toBe(409);
    expect((await decide(course.id, 'approve')).status).toBe(409);
    expect((await decide(course.id, 'request-changes', { reason: 'Say why.' })).status).toBe(200);
    const own = (await get(`/course/${course.id}`)).body.data;
    expect(own).toMatchObject({ state: 'published', changes: 'changes' });
    expect(own.history[0]).toMatchObject({ kind: 'changes-requested', reason: 'Say why.' });
    expect((await post(`/course/${course.id}/submit`)).status).toBe(200);
    const answers = await Promise.all([approve(course.id), approve(course.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[R.90] two concurrent first edits are staged in one copy', async () => {
    const course = await published();
    const answers = await Promise.all([
      write(topicOf(course), 'One.'),
      write(topicOf(course, 1), 'Two.'),
      post(`/course/${course.id}/units`, { title: 'Three' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201]);
    const changes = (await get(`/course/${course.id}`)).body.data.stagedChanges;
    expect(changes.map((one: { title: string }) => one.title)).toEqual(['Lesson 1.1', 'Lesson 2.1', 'Three']);
  });

  test('[R.90] units that learners own cannot be removed in staged changes either', async () => {
    const course = await published();
    await enrol(course.id, await server.signedIn());
    await write(topicOf(course), 'Changed.');
    expect((await remove(`/unit/${unitOf(course)}`)).status).toBe(409);
    expect((await remove(`/course/${course.id}`)).status).toBe(409);
    const free = await published();
    await write(topicOf(free), 'Changed.');
    expect((await remove(`/course/${free.id}`)).status).toBe(200);
    const rows = await server.services.db
      .select({ id: courses.id })
      .from(courses)
      .where(isNotNull(courses.stagedForId));
    expect(rows.map(({ id }) => id)).not.toContain(`staged-${free.id}`);
  });

  test('[R.90] a course that is unpublished and approved again keeps its staged changes', async () => {
    const course = await published();
    await write(topicOf(course), 'Changed.');
    await decide(course.id, 'unpublish', { reason: 'Look again.' });
    expect((await get(`/course/${course.id}`)).body.data).toMatchObject({
      state: 'unpublished',
      changes: 'draft',
    });
    await post(`/course/${course.id}/submit`);
    expect((await approve(course.id)).status).toBe(200);
    expect((await get(`/course/${course.id}`)).body.data).toMatchObject({
      state: 'published',
      changes: null,
    });
    expect(await learnersText(topicOf(course))).toBe('<p>Changed.</p>');
  });
});

describe('lists and counts', () => {
  test('[R.90] the staged copy is in no list, count, search, price or enrolment', async () => {
    const author = await server.signedIn('tutor');
    const name = 'Zebrafish';
    const course = await published({ ownerId: author.id, title: `${name} husbandry` });
    const before = await reads();
    await write(topicOf(course), `${name} eat.`, {}, author);
    await reversed(course, author);
    const copy = `staged-${course.id}`;
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, copy));
    expect(row).toMatchObject({ stagedForId: course.id, state: 'draft' });
    expect(await reads()).toEqual(before);
    const choice = { whole: true };
    const refused = await Promise.all([
      server.call('GET', `/course/${copy}`, { as: learner }),
      server.call('POST', `/course/${copy}/enrol`, { as: learner, body: { choice, expectedTotal: 0 } }),
      server.call('POST', `/course/${copy}/quote`, { as: learner, body: { choice } }),
      server.call('POST', '/admin/enrolments', {
        as: admin,
        body: { email: learner.email, courseId: copy, note: 'Please' },
      }),
      server.call('POST', '/messages/threads', {
        as: author,
        body: { courseId: copy, subject: 'Hello', body: 'All' },
      }),
      decide(copy, 'approve'),
      decide(copy, 'unpublish', { reason: 'No' }),
    ]);
    expect(refused.map(({ status }) => status >= 400 && status < 500)).toEqual(refused.map(() => true));

    async function reads() {
      const list = async (path: string, as?: SignedIn) => {
        const { body } = await server.call('GET', path, { as });
        return (body.data ?? body).map((one: { _id: string }) => one._id);
      };
      const find = (as?: SignedIn) => server.call('GET', `/search?q=${name}`, { as });
      const names = async (as?: SignedIn) => {
        const { courses: found, lessons: texts } = (await find(as)).body.data ?? (await find(as)).body;
        return [...found, ...texts]
          .map((one: { _id: string }) => one._id)
          .filter((id: string) => id.startsWith('staged-'));
      };
      const figures = (await server.call('GET', '/instructor/dashboard', { as: author })).body.data;
      const site = (await server.call('GET', '/admin/dashboard', { as: admin })).body.data;
      return {
        catalogue: await list('/courses?q=published'),
        categories: (await server.call('GET', '/categories')).body,
        own: await list('/instructor/courses', author),
        ownFound: await list(`/instructor/courses?search=${name}`, author),
        ownDrafts: await list('/instructor/courses?state=draft', author),
        admins: (await server.call('GET', `/admin/courses?search=${name}`, { as: admin })).body.data.length,
        adminDrafts: await list('/admin/courses?state=draft', admin),
        found: [await names(), await names(author), await names(admin)],
        figures,
        site,
        learnersPage: (await server.call('GET', `/course/${course.id}`, { as: learner })).body,
      };
    }
  });
});

describe('administrators and settings', () => {
  test('[R.93] an administrator’s edit is live at once and repeated in the staged copy', async () => {
    const course = await published();
    const [touched, free] = [topicOf(course), topicOf(course, 1)];
    await write(touched, 'By the instructor.');
    expect((await get(`/topic/${touched}`, admin)).body.data).toMatchObject({
      markdown: 'The text of Lesson 1.1.',
      publishing: { staged: false, pending: true },
    });
    expect((await write(free, 'By an administrator.', {}, admin)).status).toBe(200);
    expect((await write(touched, 'By an administrator.', {}, admin)).status).toBe(200);
    const extra = (await post(`/unit/${unitOf(course)}/topics`, { title: 'Extra' }, admin)).body.data._id;
    expect(await learnersText(touched)).toBe('<p>By an administrator.</p>');
    expect((await get(`/topic/${free}`)).body.data.markdown).toBe('By an administrator.');
    expect((await get(`/topic/${touched}`)).body.data.markdown).toBe('By the instructor.');
    const changes = (await get(`/course/${course.id}`)).body.data.stagedChanges;
    expect(changes.map((one: { _id: string }) => one._id)).toEqual([touched]);
    expect((await remove(`/topic/${extra}`, admin)).status).toBe(200);
    await put(
      `/unit/${unitOf(course)}/topics/order`,
      { ids: [...(course.units[0]?.lessons ?? [])].reverse() },
      admin,
    );
    const unit = (await get(`/unit/${unitOf(course)}`)).body.data;
    expect(unit.topics.map((one: { title: string }) => one.title)).toEqual(['Lesson 1.2', 'Lesson 1.1']);
    expect((await get(`/course/${course.id}`)).body.data.stagedChanges).toHaveLength(1);
    await post(`/course/${course.id}/submit`);
    expect((await approve(course.id)).status).toBe(200);
    expect(await learnersText(touched)).toBe('<p>By the instructor.</p>');
    expect((await get(`/topic/${touched}`)).body.data.version).toBe(3);
  });

  test('[R.93] an import on the command line is live at once and repeated in the staged copy', async () => {
    const { email } = tutor;
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(
      (name, index) => `1-first/lessons/${index + 1}-${name}/README.md`,
    ) as [string, string, string, string];
    const folder = await courseFolder({
      [two]: '# Lesson two\n\nHello.\n',
      [three]: '# Lesson three\n\nHello.\n',
    });
    const importAgain = (update?: string) =>
      runImport(server.services, { path: folder, owner: email, update, publish: true }, () => {});
    await importAgain();
    const [{ id } = { id: '' }] = await server.services.db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.title, 'A small course'), eq(courses.ownerId, tutor.id)));
    const rows = await server.services.db
      .select({ id: lessons.id, path: lessons.sourcePath })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(units.courseId, id));
    const topicAt = (path: string) =>
      rows.find((row) => row.path !== null && path.includes(row.path))?.id ?? rows[0]?.id ?? '';
    const [touched, free, gone] = [topicAt(one), topicAt(two), topicAt(three)];
    await write(touched, 'By the instructor.');
    await rm(join(folder, three));
    await writeFiles(folder, {
      [one]: '# Lesson one\n\nBy the import.\n',
      [two]: '# Lesson two\n\nBy the import.\n',
      [four]: '# Lesson four\n\nNew.\n',
    });
    await importAgain(id);
    const published = (await server.call('GET', `/course/${id}`, { as: admin })).body.data;
    expect(published.units[0].lessons.map((lesson: { title: string }) => lesson.title)).toEqual([
      'Lesson one',
      'Lesson two',
      'Lesson four',
    ]);
    expect((await get(`/topic/${touched}`, admin)).body.data.markdown).toContain('By the import.');
    expect((await get(`/topic/${touched}`)).body.data.markdown).toBe('By the instructor.');
    expect((await get(`/topic/${free}`)).body.data.markdown).toContain('By the import.');
    expect((await get(`/topic/${gone}`)).status).toBe(404);
    const { stagedChanges } = (await get(`/course/${id}`)).body.data;
    expect(stagedChanges).toMatchObject([{ _id: touched, change: 'changed', parts: ['text'] }]);
  });

  test('[R.93] edits are published at once if approved instructors are trusted', async () => {
    const settings = (await server.call('GET', '/admin/settings', { as: admin })).body.data;
    const staged = await published();
    await write(topicOf(staged), 'Before.');
    const save = (trustInstructors: boolean) =>
      server.call('PUT', '/admin/settings', { as: admin, body: { ...settings, trustInstructors } });
    expect((await save(true)).status).toBe(200);
    try {
      const course = await published();
      await write(topicOf(course), 'At once.');
      expect(await learnersText(topicOf(course))).toBe('<p>At once.</p>');
      expect((await get(`/course/${course.id}`)).body.data).toMatchObject({ changes: null, trusted: true });
      expect((await post(`/course/${staged.id}/submit`)).body).toMatchObject({
        message: 'Your changes are published.',
        data: { changes: null },
      });
      expect(await learnersText(topicOf(staged))).toBe('<p>Before.</p>');
    } finally {
      await save(false);
    }
    const log = (await server.call('GET', '/admin/audit', { as: admin })).body.data;
    expect(JSON.stringify(log)).toContain('Edits of published courses are published at once');
  });
});

describe('minor corrections', () => {
  test('[R.92] a minor correction is live at once and listed for the reviewers with both texts', async () => {
    const course = await published();
    const topic = topicOf(course);
    expect((await write(topic, 'The text, corrected.', { minor: true })).status).toBe(200);
    expect(await learnersText(topic)).toBe('<p>The text, corrected.</p>');
    const own = (await get(`/course/${course.id}`)).body.data;
    expect(own).toMatchObject({
      changes: null,
      history: [{ kind: 'minor-correction', by: { _id: tutor.id } }],
    });
    const [first] = (await server.call('GET', '/admin/corrections', { as: admin })).body.data;
    expect(first).toMatchObject({
      course: { _id: course.id },
      by: { _id: tutor.id },
      change: {
        item: 'lesson',
        title: 'Lesson 1.1',
        texts: [
          { part: 'text', language: 'en', before: 'The text of Lesson 1.1.', after: 'The text, corrected.' },
        ],
      },
    });
    const other = await published();
    const of = async (id: string) =>
      (await server.call('GET', `/admin/corrections?course=${id}`, { as: admin })).body.data;
    expect(await of(course.id)).toHaveLength(1);
    expect(await of(other.id)).toEqual([]);
    const unit = { title: 'Unit One', summary: 'Spelt right.', price: 0, version: 1 };
    expect((await put(`/unit/${unitOf(course)}`, { ...unit, minor: true })).status).toBe(200);
    const page = (await server.call('GET', `/course/${course.id}`)).body.data;
    expect(page.units[0]).toMatchObject({ title: 'Unit One', summary: 'Spelt right.' });
  });

  test('[R.92] a correction is repeated in the staged copy, and refused if the item has staged changes', async () => {
    const course = await published();
    const [pending, other] = [topicOf(course), topicOf(course, 1)];
    await write(other, 'As published.', {}, admin);
    await write(pending, 'Staged.');
    await write(other, 'Back and forth.');
    await write(other, 'As published.');
    expect((await write(other, 'Corrected.', { minor: true })).status).toBe(200);
    expect(await learnersText(other)).toBeUndefined();
    expect((await server.call('GET', `/course/unit/lesson/${other}`, { as: tutor })).body.data.html).toBe(
      '<p>Corrected.</p>',
    );
    expect((await get(`/topic/${other}`)).body.data.markdown).toBe('Corrected.');
    expect((await get(`/course/${course.id}`)).body.data.stagedChanges).toMatchObject([{ _id: pending }]);
    const refused = await write(pending, 'Again.', { minor: true });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('unpublished changes') },
    });
    expect((await get(`/topic/${pending}`)).body.data).toMatchObject({
      markdown: 'Staged.',
      publishing: { staged: true, pending: true },
    });
    const fresh = (await post(`/unit/${unitOf(course)}/topics`, { title: 'New' })).body.data._id;
    expect((await write(fresh, 'New.', { minor: true })).status).toBe(409);
  });

  test('[R.92] refuses a new price, level, category, preview or translation as a minor correction', async () => {
    const course = await published();
    const own = (await get(`/course/${course.id}`)).body.data;
    const details = {
      title: own.title,
      summary: own.summary,
      descriptionMarkdown: own.descriptionMarkdown,
      level: own.level,
      categoryId: own.category._id,
      priceWhole: own.priceWhole,
      version: own.version,
      minor: true,
    };
    const [another] = await server.services.db.select().from(categories).limit(1);
    const refused = await Promise.all([
      put(`/unit/${unitOf(course)}`, { title: 'Unit 1', summary: '', price: 9, version: 1, minor: true }),
      put(`/course/${course.id}`, { ...details, priceWhole: 9 }),
      put(`/course/${course.id}`, { ...details, level: 'advanced' }),
      put(`/course/${course.id}`, {
        ...details,
        categoryId: another?.id === own.category._id ? null : another?.id,
      }),
      write(topicOf(course), 'The text of Lesson 1.1.', { preview: false, minor: true }),
      put(`/topic/${topicOf(course)}`, {
        title: 'Somo',
        markdown: 'Maji.',
        preview: true,
        language: 'sw',
        version: 0,
        minor: true,
      }),
    ]);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 422, body: { errors: { minor: expect.any(String) } } });
    expect((await put(`/course/${course.id}`, { ...details, summary: 'Spelt right.' })).status).toBe(200);
    expect((await server.call('GET', `/course/${course.id}`)).body.data.summary).toBe('Spelt right.');
  });
});

test('[R.94] accepts one of two saves of the same version of a course or unit and answers 409 to the other', async () => {
  const course = (await post('/courses', { title: 'Bees' })).body.data;
  const unit = (await post(`/course/${course._id}/units`, { title: 'Hive' })).body.data;
  const details = {
    summary: '',
    descriptionMarkdown: '',
    level: 'beginner',
    categoryId: null,
    priceWhole: null,
  };
  const saveCourse = (title: string, version: number) =>
    put(`/course/${course._id}`, { ...details, title, version });
  const saveUnit = (title: string, version: number) =>
    put(`/unit/${unit._id}`, { title, summary: '', price: 0, version });
  for (const save of [saveCourse, saveUnit]) {
    const answers = await Promise.all([save('One', 1), save('Two', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('compare the two');
    expect((await save('Three', winner.version)).body.data).toMatchObject({ title: 'Three', version: 3 });
  }
  const [row] = await server.services.db
    .select()
    .from(units)
    .where(and(eq(units.id, unit._id), eq(units.version, 3)));
  expect(row?.title).toBe('Three');
});

test('[R.90] reading a preview of staged changes does not count as progress', async () => {
  const course = await published();
  await write(topicOf(course), 'Changed.');
  const { previewId } = (await get(`/topic/${topicOf(course)}`)).body.data;
  expect((await server.call('GET', `/course/unit/lesson/${previewId}`, { as: tutor })).body.data.html).toBe(
    '<p>Changed.</p>',
  );
  await post(`/course/${course.id}/submit`);
  expect((await approve(course.id)).status).toBe(200);
  const rows = await server.services.db
    .select()
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, course.id));
  expect(rows).toEqual([]);
});
