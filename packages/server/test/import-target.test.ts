import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseAuthors, courses, units } from '../src/courses/tables';
import { importArchive } from '../src/import';
import { quizzes } from '../src/quizzes/tables';
import { item, zip } from './archive-fixtures';
import { EXPORTS, FIRE, FIRST_AID, fixture, importCalls } from './identifier-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

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

const context = () => ({ server, tutor });
const { get, remove } = instructorCalls(context);
const { choose, decide, imported, lessonsOf, ownTitles, send, sendFixture, study } = importCalls(context);

describe('the course that an import updates', () => {
  test('[15.6] is chosen before the upload, and learners keep their progress', async () => {
    const id = await imported(EXPORTS[0]);
    const before = await lessonsOf(id);
    await study(learner, before[0]?.id ?? '');
    const { job } = await sendFixture(EXPORTS[1], { course: id });
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
    await study(learner, idOf(before, 'Hold') ?? '');
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
    const mine = await imported(EXPORTS[0]);
    const { job } = await sendFixture(EXPORTS[0]);
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

  test('[15.7] is suggested to its owner also if somebody else imported it, or an operator without an owner', async () => {
    const { db } = server.services;
    for (const scope of [`${other.id}:`, '']) {
      const id = await imported(FIRST_AID);
      await db
        .update(courses)
        .set({ sourceKey: `scorm:${scope}adapt_manifest` })
        .where(eq(courses.id, id));
      const { job } = await sendFixture(FIRE);
      expect(job).toMatchObject({ state: 'choice', suggested: [{ _id: id }] });
      await remove(`/course/${id}`);
    }
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
