import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failAbandonedImports } from '../src/authoring';
import { importJobs } from '../src/authoring/tables';
import { courses } from '../src/courses/tables';
import { FIRE, FIRST_AID, importCalls, PAIRS } from './identifier-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
});
afterAll(() => server.close());
beforeEach(async () => {
  tutor = await server.signedIn('tutor');
});

const context = () => ({ server, tutor });
const { get, remove } = instructorCalls(context);
const { choose, decide, imported, lessonsOf, ownTitles, sendFixture, study } = importCalls(context);

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
    await study(learner, before[0]?.id ?? '');
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
