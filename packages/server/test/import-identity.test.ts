import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failAbandonedImports } from '../src/authoring';
import { importJobs } from '../src/authoring/tables';
import { runImport } from '../src/commands/import';
import { courseAuthors, courses, lessons, units } from '../src/courses/tables';
import { importArchive } from '../src/import';
import { lessonProgress } from '../src/learning/tables';
import { quizzes } from '../src/quizzes/tables';
import { item, zip } from './archive-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let other: SignedIn;
let admin: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
});
afterAll(() => server.close());
beforeEach(async () => {
  tutor = await server.signedIn('tutor');
  other = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});

const { get, post, remove } = instructorCalls(() => ({ server, tutor }));

/** Two different courses with the same identifier, or name of a folder; one of each format. */
const PAIRS = [
  ['qti-soil-test.zip', 'qti-road-signs.zip'],
  ['cc-bees.imscc', 'cc-bread.imscc'],
  ['scorm-first-aid.zip', 'scorm-fire.zip'],
  ['goats.zip', 'maize.zip'],
] as const;
const [EXPORT_1, EXPORT_2] = ['same-course-export-1.zip', 'same-course-export-2.zip'];
const [FIRST_AID, FIRE] = ['scorm-first-aid.zip', 'scorm-fire.zip'];

const fixture = (name: string) => join(import.meta.dirname, 'fixtures/identifiers', name);

async function send(path: string, { as = tutor, course }: { as?: SignedIn; course?: string } = {}) {
  const query = course === undefined ? '' : `?course=${course}`;
  const answer = await upload(server, `/instructor/imports${query}`, {
    ...{ as, field: 'archive', method: 'POST', content: await readFile(path), name: 'export.zip' },
  });
  if (answer.status !== 202) return { answer, job: undefined };
  await server.services.background.settled();
  return { answer, job: (await get(`/import/${answer.body.data._id}`, as)).body.data };
}

const sendFixture = (name: string, more: Parameters<typeof send>[1] = {}) => send(fixture(name), more);

async function imported(name: string, as = tutor): Promise<string> {
  const { job } = await sendFixture(name, { as });
  expect(job).toMatchObject({ state: 'done', updates: null });
  return job.report.courseId;
}

async function decide(
  id: string,
  what: string,
  { as = tutor, body }: { as?: SignedIn; body?: unknown } = {},
) {
  const answer = await post(`/import/${id}/${what}`, body, as);
  await server.services.background.settled();
  return { ...answer, job: (await get(`/import/${id}`, as)).body.data };
}

const choose = (id: string, course: string, as = tutor) => decide(id, 'choose', { as, body: { course } });

const ownTitles = async (as = tutor) =>
  (await get('/courses', as)).body.data.map(({ title }: { title: string }) => title).sort();

async function lessonsOf(courseId: string) {
  return server.services.db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId));
}

const study = (lessonId: string) =>
  server.services.db
    .insert(lessonProgress)
    .values({ userId: learner.id, lessonId, lastOpenedAt: server.clock.now() });

/** What the command line prints, or why it refuses. */
async function cli(name: string, options: Omit<Parameters<typeof runImport>[1], 'path'>): Promise<string> {
  const lines: string[] = [];
  await runImport(server.services, { path: fixture(name), ...options }, (line) => lines.push(line));
  return lines.join('\n');
}

describe('an import in the console', () => {
  test.each(PAIRS)('[15.1][15.3] asks before “%s” is replaced by “%s”', async (first, second) => {
    const id = await imported(first);
    const before = (await get(`/course/${id}`)).body.data;
    const { job } = await sendFixture(second);
    expect(job).toMatchObject({
      state: 'choice',
      updates: null,
      changes: null,
      suggested: [{ _id: id, title: before.title, state: 'draft' }],
    });
    expect((await get(`/course/${id}`)).body.data).toEqual(before);
    const { job: made, status } = await choose(job._id, 'new');
    expect(status).toBe(200);
    expect(made).toMatchObject({ state: 'done', updates: null, undoUntil: null });
    expect(made.report.courseId).not.toBe(id);
    expect(await ownTitles()).toEqual([before.title, made.report.title].sort());
    expect((await get(`/course/${id}`)).body.data).toEqual(before);
    // A third file suggests both, and only a choice decides.
    const third = (await sendFixture(first)).job;
    expect(third.suggested.map(({ _id }: { _id: string }) => _id).sort()).toEqual(
      [id, made.report.courseId].sort(),
    );
  });

  test('[15.5][15.8] shows what the update of a draft changes, says what it replaced, and undoes it', async () => {
    const id = await imported(FIRST_AID);
    const { job } = await sendFixture(FIRE);
    const chosen = await choose(job._id, id);
    expect(chosen).toMatchObject({
      status: 200,
      body: { message: 'Course chosen. Nothing has changed in it yet.' },
      job: {
        state: 'preview',
        updates: { _id: id, title: 'First aid at work', state: 'draft' },
        suggested: [],
      },
    });
    expect(chosen.job.changes.items).toContainEqual(
      expect.objectContaining({ item: 'course', change: 'changed' }),
    );
    expect(await ownTitles()).toEqual(['First aid at work']);
    const applied = await decide(job._id, 'apply');
    expect(applied.job).toMatchObject({
      state: 'done',
      updates: { _id: id, title: 'First aid at work', state: 'draft' },
      report: { courseId: id, title: 'Fire drill' },
      undoUntil: expect.any(String),
    });
    expect(await ownTitles()).toEqual(['Fire drill']);
    await decide(job._id, 'undo');
    expect(await ownTitles()).toEqual(['First aid at work']);
  });

  test('[15.5] changes nothing when it is discarded, before the choice and after it', async () => {
    const id = await imported(FIRST_AID);
    for (const course of [undefined, id]) {
      const { job } = await sendFixture(FIRE);
      if (course !== undefined) await choose(job._id, course);
      expect((await decide(job._id, 'discard')).job).toMatchObject({ state: 'discarded' });
      expect((await choose(job._id, 'new')).status).toBe(409);
    }
    expect(await ownTitles()).toEqual(['First aid at work']);
  });

  test('[15.3] makes a new course also after the preview of an update', async () => {
    const id = await imported(FIRST_AID);
    const { job } = await sendFixture(FIRE);
    await choose(job._id, id);
    const { job: made } = await choose(job._id, 'new');
    expect(made).toMatchObject({ state: 'done', updates: null, changes: null, undoUntil: null });
    expect(await ownTitles()).toEqual(['Fire drill', 'First aid at work']);
  });

  test('[15.3] asks also for the same file, and the update keeps ids and progress', async () => {
    const id = await imported(FIRST_AID);
    const before = await lessonsOf(id);
    await study(before[0]?.id ?? '');
    const { job } = await sendFixture(FIRST_AID);
    expect(job.state).toBe('choice');
    expect((await choose(job._id, id)).job).toMatchObject({ state: 'preview', changes: { items: [] } });
    expect((await decide(job._id, 'apply')).job.state).toBe('done');
    expect(await lessonsOf(id)).toEqual(before);
  });

  test.each(['review', 'changes', 'unpublished', 'published'] as const)(
    '[15.3] asks about a course in the state %s',
    async (state) => {
      const id = await imported(FIRST_AID);
      await server.services.db.update(courses).set({ state }).where(eq(courses.id, id));
      const { job } = await sendFixture(FIRE);
      expect(job).toMatchObject({ state: 'choice', suggested: [{ _id: id, state }] });
      expect((await choose(job._id, id)).job).toMatchObject({ state: 'preview', updates: { state } });
      await decide(job._id, 'apply');
      const [row] = await server.services.db.select().from(courses).where(eq(courses.id, id));
      expect(row?.state).toBe(state);
    },
  );

  test('[15.3] asks again once the chosen course is removed, and suggests no removed course', async () => {
    const id = await imported(FIRST_AID);
    const { job } = await sendFixture(FIRE);
    await choose(job._id, id);
    expect((await remove(`/course/${id}`)).status).toBe(200);
    expect((await get(`/import/${job._id}`)).body.data).toMatchObject({
      ...{ state: 'choice', suggested: [], updates: null, changes: null },
    });
    expect(await decide(job._id, 'apply')).toMatchObject({
      status: 409,
      body: { message: 'Choose first: update one of your courses, or make a new one.' },
    });
    expect((await choose(job._id, id)).status).toBe(404);
    expect((await choose(job._id, 'new')).job.state).toBe('done');
    expect(await ownTitles()).toEqual(['Fire drill']);
  });

  test('[15.4] waits for the choice also after the server stopped', async () => {
    const id = await imported(FIRST_AID);
    const { job } = await sendFixture(FIRE);
    await server.services.db.update(importJobs).set({ state: 'working' }).where(eq(importJobs.id, job._id));
    server.clock.advance({ minutes: 3 });
    await failAbandonedImports(server.services);
    const again = (await get(`/import/${job._id}`)).body.data;
    expect(again).toMatchObject({ state: 'choice', suggested: [{ _id: id }] });
    expect((await get('/imports')).body.data).toContainEqual(
      expect.objectContaining({ _id: job._id, state: 'choice' }),
    );
    expect((await choose(job._id, 'new')).job.state).toBe('done');
    expect(await ownTitles()).toEqual(['Fire drill', 'First aid at work']);
  });
});

describe('the course that an import updates', () => {
  test('[15.6] is chosen before the upload, and learners keep their progress', async () => {
    const id = await imported(EXPORT_1);
    const before = await lessonsOf(id);
    await study(before[0]?.id ?? '');
    const { job } = await sendFixture(EXPORT_2, { course: id });
    expect(job).toMatchObject({ state: 'preview', updates: { _id: id, title: 'Safe lifting' } });
    expect((await decide(job._id, 'apply')).job.state).toBe('done');
    expect(await lessonsOf(id)).toEqual(before);
    expect(await ownTitles()).toEqual(['Safe lifting']);
  });

  test('[15.6] keeps lessons, units and quizzes that the tool named anew, by their titles, with links between them', async () => {
    const manifest = (mark: string, names: string[]) => ({
      'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${mark}" xmlns="http://www.imsglobal.org/xsd/imsccv1p2/imscp_v1p1"><metadata><schema>IMS Common Cartridge</schema><schemaversion>1.2.0</schemaversion></metadata>
<organizations><organization identifier="o${mark}" structure="rooted-hierarchy"><item identifier="root"><item identifier="u${mark}"><title>Lifting</title>
${names.map((name, at) => item(`r${mark}${at}`, name)).join('')}</item></item></organization></organizations>
<resources>${names.map((_name, at) => `<resource identifier="r${mark}${at}" type="webcontent" href="${mark}${at}.html"><file href="${mark}${at}.html"/></resource>`).join('')}</resources></manifest>`,
      ...Object.fromEntries(
        names.map((name, at) => [
          `${mark}${at}.html`,
          `<html><body><p>About ${name}, ${mark}: <a href="${mark}0.html">the first page</a></p></body></html>`,
        ]),
      ),
    });
    const first = (await send(await zip(manifest('aa', ['Bend', 'Hold', 'Rest'])))).job.report.courseId;
    const before = await lessonsOf(first);
    const idOf = (list: typeof before, title: string) => list.find((lesson) => lesson.title === title)?.id;
    await study(idOf(before, 'Hold') ?? '');
    const { job } = await send(await zip(manifest('bb', ['Bend', 'Hold', 'Walk'])), { course: first });
    expect(job.changes).toMatchObject({
      units: { added: 0, removed: 0 },
      lessons: { added: 1, removed: 1 },
    });
    await decide(job._id, 'apply');
    const after = await lessonsOf(first);
    expect(idOf(after, 'Bend')).toBe(idOf(before, 'Bend'));
    expect(idOf(after, 'Hold')).toBe(idOf(before, 'Hold'));
    const text = (await get(`/topic/${idOf(after, 'Walk')}`)).body.data.markdown;
    expect(text).toContain(idOf(before, 'Bend'));
    // The third export has the names of the second one, or new ones: both find the same lessons.
    const again = (await send(await zip(manifest('cc', ['Bend', 'Hold', 'Walk'])), { course: first })).job;
    expect(again.changes.lessons).toMatchObject({ added: 0, removed: 0 });
  });

  test('[15.6] keeps a quiz that the tool named anew', async () => {
    const id = await imported('qti-soil-test.zip');
    const quizIds = async () => {
      const rows = await server.services.db
        .select({ id: quizzes.id })
        .from(quizzes)
        .innerJoin(units, eq(units.id, quizzes.unitId))
        .where(eq(units.courseId, id));
      return rows.map((row) => row.id);
    };
    const before = await quizIds();
    await server.services.db
      .update(quizzes)
      .set({ sourcePath: 'quiz/old' })
      .where(eq(quizzes.id, before[0] ?? ''));
    const { job } = await sendFixture('qti-soil-test.zip', { course: id });
    await decide(job._id, 'apply');
    expect(await quizIds()).toEqual(before);
  });

  test('[15.2] must be one that the person writes', async () => {
    const theirs = await imported(FIRST_AID, other);
    expect((await sendFixture(FIRE, { course: theirs })).answer.status).toBe(404);
    const mine = await imported(EXPORT_1);
    const { job } = await sendFixture(EXPORT_1);
    expect((await choose(job._id, theirs)).status).toBe(404);
    expect((await choose(job._id, '')).status).toBe(422);
    expect((await get(`/import/${job._id}`)).body.data.state).toBe('choice');
    await choose(job._id, mine);
    expect(await decide(job._id, `apply?course=${theirs}`)).toMatchObject({
      status: 409,
      body: { message: 'Another course was chosen for this import since. Look at its preview, then decide.' },
    });
    expect((await decide(job._id, `apply?course=${mine}`)).job.state).toBe('done');
    expect(await ownTitles(other)).toEqual(['First aid at work']);
  });

  test('[15.2] is not asked for if the request says “new”', async () => {
    await imported(FIRST_AID);
    expect((await sendFixture(FIRE, { course: 'new' })).job).toMatchObject({ state: 'done', updates: null });
    expect(await ownTitles()).toEqual(['Fire drill', 'First aid at work']);
  });

  test('[15.7] keeps its owner when a co-instructor or an administrator updates it, and is suggested to the co-instructor', async () => {
    const id = await imported(FIRST_AID);
    const { db } = server.services;
    await db.insert(courseAuthors).values({ courseId: id, userId: other.id, addedAt: server.clock.now() });
    const { job } = await sendFixture(FIRE, { as: other });
    expect(job).toMatchObject({ state: 'choice', suggested: [{ _id: id, title: 'First aid at work' }] });
    await choose(job._id, id, other);
    expect((await decide(job._id, 'apply', { as: other })).job.state).toBe('done');
    const byAdmin = (await sendFixture(FIRST_AID, { as: admin, course: id })).job;
    await decide(byAdmin._id, 'apply', { as: admin });
    const [row] = await db.select().from(courses).where(eq(courses.id, id));
    expect(row).toMatchObject({ title: 'First aid at work', ownerId: tutor.id });
  });

  test('[15.7] is never suggested to others: neither to an instructor nor to an administrator', async () => {
    const id = await imported(FIRST_AID);
    for (const as of [other, admin])
      expect((await sendFixture(FIRE, { as })).job).toMatchObject({ state: 'done', updates: null });
    const [row] = await server.services.db.select().from(courses).where(eq(courses.id, id));
    expect(row).toMatchObject({ title: 'First aid at work', ownerId: tutor.id });
  });

  test('[15.11] is not replaced by an import of another file at the same time', async () => {
    const at = (name: string) =>
      importArchive(server.services, { path: fixture(name), ownerId: tutor.id, name: 'export.zip' }).then(
        () => 'imported',
        (error: Error) => error.name,
      );
    const outcomes = await Promise.all([at(FIRST_AID), at(FIRE)]);
    expect(outcomes.sort()).toEqual(['ImportUndecided', 'imported']);
    expect(await ownTitles()).toHaveLength(1);
  });
});

describe('an import on the command line', () => {
  test.each(PAIRS)(
    '[15.9] refuses “%s” and then “%s”, unless it says update or new',
    async (first, second) => {
      const owner = tutor.email;
      await cli(first, { owner });
      const [{ id, title } = { id: '', title: '' }] = await server.services.db
        .select({ id: courses.id, title: courses.title })
        .from(courses)
        .where(eq(courses.ownerId, tutor.id));
      for (const dryRun of [false, true]) {
        const refused = cli(second, { owner, dryRun });
        await expect(refused).rejects.toThrow(`“${title}” (draft, ${tutor.email}), id ${id}`);
        await expect(refused).rejects.toThrow(`--update ${id}`);
        await expect(refused).rejects.toThrow('--new');
      }
      expect(await ownTitles()).toEqual([title]);
      await cli(second, { owner, new: true });
      expect(await ownTitles()).toHaveLength(2);
      const said = await cli(second, { owner, update: id });
      expect(said).toMatch(new RegExp(`^Updated “.+”, which was “${title}”, with the id ${id} \\(draft\\)`));
      expect(await ownTitles()).not.toContain(title);
      await expect(cli(second, { owner, update: id, new: true })).rejects.toThrow('not both');
    },
  );

  test('[15.10] touches only courses of the owner, and changes no owner', async () => {
    await cli(FIRST_AID, { owner: tutor.email, publish: true });
    await cli(FIRE, { owner: admin.email });
    const rows = await server.services.db.select().from(courses).where(eq(courses.ownerId, tutor.id));
    expect(rows).toMatchObject([{ title: 'First aid at work', state: 'published' }]);
    const id = rows[0]?.id ?? '';
    await expect(cli(FIRE, { owner: other.email, update: id })).rejects.toThrow(
      'belongs to another instructor',
    );
    // Without an owner, every course of the site may be meant.
    await expect(cli(FIRE, {})).rejects.toThrow(`“First aid at work” (published, ${tutor.email}), id ${id}`);
    await cli(FIRE, { update: id });
    const [after] = await server.services.db.select().from(courses).where(eq(courses.id, id));
    expect(after).toMatchObject({ title: 'Fire drill', ownerId: tutor.id, state: 'published' });
    await expect(cli(FIRE, { update: 'nothing' })).rejects.toThrow('There is no course with the id nothing.');
  });
});
