import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropUnusedPackages } from '../src/activities';
import { auditLog } from '../src/audit/tables';
import { siteStaging } from '../src/authoring';
import { importReplaced } from '../src/authoring/tables';
import { courses, packages } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { lessonNotes } from '../src/notes/tables';
import { newId } from '../src/platform/ids';
import { importCourse, type ImportTarget } from '../src/import';
import { zip } from './archive-fixtures';
import { course as courseFolder, type Files, red, write } from './import-fixtures';
import { part, scormFiles, sco } from './scorm-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
let learner: SignedIn;
let png: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
  learner = await server.signedIn('user');
  png = await red(700, 400).png().toBuffer();
});
afterAll(() => server.close());

const { get, post, put } = instructorCalls(() => ({ server, tutor }));

const QUIZZES = 'quiz-app/src/assets/translations/en.json';
const quizFile = (...questions: string[]) =>
  JSON.stringify([
    {
      quizzes: questions.map((questionText, at) => ({
        title: `Lesson ${Math.floor(at / 2) + 1} - ${at % 2 === 0 ? 'Pre' : 'Post'}-Lecture Quiz`,
        quiz: [
          {
            questionText,
            answerOptions: [
              { answerText: 'Yes', isCorrect: 'true' },
              { answerText: 'No', isCorrect: 'false' },
            ],
          },
        ],
      })),
    },
  ]);

const first = (): Files => ({
  'README.md': '# Books of a shop\n\nAn introduction that is long enough to serve as its summary.\n',
  '1-first/README.md': '# First part\n',
  '1-first/lessons/1-one/README.md': '# One\n\nThe first text.\n\n![A red box](../../box.png)\n',
  '1-first/lessons/2-two/README.md': '# Two\n\nThe second text.\n',
  '2-second/README.md': '# Second part\n',
  '2-second/lessons/1-three/README.md': '# Three\n\nThe third text.\n',
  '1-first/box.png': png,
  [QUIZZES]: quizFile('Is one right?', 'Was one right?', 'Is two right?'),
});

/** Lesson one is changed, two is gone, four is new, with a picture; the second part has another title. */
const second = (): Files => {
  const { '1-first/lessons/2-two/README.md': _two, '1-first/box.png': _box, ...rest } = first();
  return {
    ...rest,
    '1-first/lessons/1-one/README.md': '# One\n\nThe first text, corrected.\n',
    '2-second/README.md': '# The second part\n',
    '2-second/lessons/2-four/README.md': '# Four\n\nThe fourth text.\n\n![A wide box](wide.png)\n',
    '2-second/lessons/2-four/wide.png': png,
    [QUIZZES]: quizFile('Is one right?', 'Was one really right?', 'Is three right?'),
  };
};

/** @param course the course that it updates */
async function send(files: Files, course: string) {
  const content = await readFile(await zip(files));
  const { body } = await upload(server, `/instructor/imports?course=${course}`, {
    ...{ as: tutor, field: 'archive', method: 'POST', content, name: 'course.zip' },
  });
  await server.services.background.settled();
  return (await get(`/import/${body.data._id}`)).body.data;
}

const decide = async (id: string, what: 'apply' | 'compare' | 'discard' | 'undo') => {
  const answer = await post(`/import/${id}/${what}`);
  await server.services.background.settled();
  return { ...answer, job: (await get(`/import/${id}`)).body.data };
};

/** A course that learners see, imported by the tutor. */
async function published(files = first()) {
  const job = await send(files, 'new');
  const id: string = job.report.courseId;
  await server.services.db.update(courses).set({ state: 'published' }).where(sql`id = ${id}`);
  return id;
}

/** All that a course shows, as rows: outline, texts, quizzes and what they ask. Without versions and dates. */
async function contentOf(id: string) {
  const { db } = server.services;
  const read = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
  return {
    course:
      await read(sql`select title, summary, description_markdown, description_html, image, languages, unit_count,
      lesson_count, minutes from courses where id = ${id}`),
    units:
      await read(sql`select id, source_path, position, title, summary, price from units where course_id = ${id}
      order by position, id`),
    lessons: await read(sql`select l.id, l.unit_id, l.source_path, l.position, l.title, l.preview, l.minutes
      from lessons l join units u on u.id = l.unit_id where u.course_id = ${id} order by u.position, l.position, l.id`),
    texts: await read(sql`select t.lesson_id, t.language, t.title, t.source, t.html from lesson_texts t
      join lessons l on l.id = t.lesson_id join units u on u.id = l.unit_id where u.course_id = ${id}
      order by t.lesson_id, t.language`),
    quizzes:
      await read(sql`select q.id, q.lesson_id, q.kind, q.title, s.id as slot, s.position, s.question_version
      from quizzes q join quiz_slots s on s.quiz_id = q.id join lessons l on l.id = q.lesson_id
      join units u on u.id = l.unit_id where u.course_id = ${id} order by q.id, s.position`),
    activities: await read(sql`select a.* from lesson_activities a join lessons l on l.id = a.lesson_id
      join units u on u.id = l.unit_id where u.course_id = ${id} order by a.lesson_id`),
    passages: await read(sql`select p.lesson_id, p.text from passages p join lessons l on l.id = p.lesson_id
      join units u on u.id = l.unit_id where u.course_id = ${id} order by p.lesson_id, p.text`),
  };
}

const lessonNamed = async (id: string, title: string) =>
  (await contentOf(id)).lessons.find((lesson) => lesson.title === title)?.id as string;

async function enrol(courseId: string) {
  const { db } = server.services;
  const at = server.clock.now();
  const row = { userId: learner.id, courseId, whole: true, state: 'active', createdAt: at };
  await db.insert(enrolments).values(row as typeof enrolments.$inferInsert);
}

async function study(lessonId: string) {
  const at = server.clock.now();
  await server.services.db.insert(lessonProgress).values({ userId: learner.id, lessonId, lastOpenedAt: at });
}

async function trust(trustInstructors: boolean) {
  const settings = (await server.call('GET', '/admin/settings', { as: admin })).body.data;
  await server.call('PUT', '/admin/settings', { as: admin, body: { ...settings, trustInstructors } });
}

describe('an import of a published course', () => {
  test('[14.176][14.177] shows what it would change and changes nothing until it is applied', async () => {
    await trust(true);
    const id = await published();
    await enrol(id);
    await study(await lessonNamed(id, 'One'));
    const before = await contentOf(id);
    const job = await send(second(), id);
    expect(job).toMatchObject({ state: 'preview', outdated: false, undoUntil: null });
    expect(job.changes).toMatchObject({
      units: { added: 0, changed: 1, moved: 0, removed: 0 },
      lessons: { added: 1, changed: 1, moved: 0, removed: 1 },
      quizzes: { added: 1, changed: 1, moved: 0, removed: 1 },
      pictures: { added: 0, changed: 0, moved: 0, removed: 0 },
      live: true,
    });
    const items = job.changes.items.map(
      ({ item, change, title, learners }: Record<string, string | number>) =>
        `${item} ${change} ${title} ${learners}`,
    );
    expect(items).toContain('lesson changed One 1');
    expect(items).toContain('lesson removed Two 0');
    expect(items).toContain('lesson added Four 0');
    expect(items).toContain('unit changed The second part 1');
    expect(await contentOf(id)).toEqual(before);
    const applied = await decide(job._id, 'apply');
    expect(applied.status).toBe(200);
    expect(applied.job).toMatchObject({ state: 'done', undoProblem: null, undoUntil: expect.any(String) });
    const after = await contentOf(id);
    expect(after.lessons.map(({ title }) => title)).toEqual(['One', 'Three', 'Four']);
    expect(after.texts.map(({ source }) => source)).toContain('The first text, corrected.\n');
    expect((await decide(job._id, 'apply')).status).toBe(409);
  });

  test('[14.178] is not applied if the course was edited since, until it is compared again', async () => {
    await trust(true);
    const id = await published();
    const job = await send(second(), id);
    const unit = (await get(`/course/${id}`)).body.data.units[0];
    const added = await post(`/unit/${unit._id}/topics`, { title: 'Written here', language: 'en' });
    expect(added.status).toBe(201);
    const refused = await decide(job._id, 'apply');
    expect(refused).toMatchObject({ status: 409, job: { state: 'preview', outdated: true } });
    const compared = await decide(job._id, 'compare');
    expect(compared).toMatchObject({ status: 200, job: { outdated: false } });
    expect(
      compared.job.changes.items.find(({ title }: { title: string }) => title === 'Written here'),
    ).toMatchObject({ item: 'lesson', change: 'removed' });
    expect((await decide(job._id, 'apply')).job.state).toBe('done');
    expect((await contentOf(id)).lessons.map(({ title }) => title)).toEqual(['One', 'Three', 'Four']);
  });

  test('[14.177] is discarded without a trace', async () => {
    const id = await published();
    const before = await contentOf(id);
    const job = await send(second(), id);
    expect((await decide(job._id, 'discard')).job).toMatchObject({ state: 'discarded' });
    expect(await contentOf(id)).toEqual(before);
    expect((await decide(job._id, 'apply')).status).toBe(409);
  });

  test('[14.179] goes into the unpublished changes if edits wait for a review, and the undo takes them back', async () => {
    await trust(false);
    const id = await published();
    const before = await contentOf(id);
    const job = await send(second(), id);
    expect(job.changes.live).toBe(false);
    const applied = await decide(job._id, 'apply');
    expect(applied.job.state).toBe('done');
    expect(await contentOf(id)).toEqual(before);
    expect((await contentOf(`staged-${id}`)).lessons.map(({ title }) => title)).toEqual([
      'One',
      'Three',
      'Four',
    ]);
    const undone = await decide(job._id, 'undo');
    expect(undone).toMatchObject({ status: 200, job: { state: 'undone' } });
    expect((await contentOf(`staged-${id}`)).units).toEqual([]);
    expect(await contentOf(id)).toEqual(before);
  });
});

describe('the undo of an import', () => {
  test('[14.182][14.183] restores all rows with their ids, and what learners have', async () => {
    await trust(true);
    const { db } = server.services;
    const id = await published();
    await enrol(id);
    await study(await lessonNamed(id, 'One'));
    const two = await lessonNamed(id, 'Two');
    const at = server.clock.now();
    // Notes and attempts go with a lesson that is removed, although nobody has opened it.
    await db.insert(lessonNotes).values({
      ...{ lessonId: two, userId: learner.id, text: 'Mine', createdAt: at, updatedAt: at },
    } as typeof lessonNotes.$inferInsert);
    const before = await contentOf(id);
    const quiz = before.quizzes.find(({ lesson_id }) => lesson_id === two)?.id as string;
    await db.execute(sql`insert into quiz_attempts (id, quiz_id, user_id, number, state, started_at, snapshot, device, points)
      values (${newId()}, ${quiz}, ${learner.id}, 1, 'submitted', now(), '[]'::jsonb, 'd', 1)`);
    const job = await send(second(), id);
    await decide(job._id, 'apply');
    expect(await contentOf(id)).not.toEqual(before);
    const undone = await decide(job._id, 'undo');
    expect(undone).toMatchObject({ status: 200, job: { state: 'undone', undoUntil: null } });
    expect(await contentOf(id)).toEqual(before);
    const { rows: notes } = await db.execute(sql`select text from lesson_notes where lesson_id = ${two}`);
    expect(notes).toEqual([{ text: 'Mine' }]);
    const { rows: attempts } = await db.execute(
      sql`select number from quiz_attempts where quiz_id = ${quiz}`,
    );
    expect(attempts).toEqual([{ number: 1 }]);
    expect(await db.select().from(importReplaced)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ importId: job._id })]),
    );
    const log = await db.select().from(auditLog).where(eq(auditLog.targetId, id));
    const actions = log.map(({ action }) => action);
    expect(actions.sort()).toEqual(['imported', 'undid an import of']);
  });

  test('[14.177][14.182] shows changed activities and brings them back, with a package that nothing else opens', async () => {
    await trust(true);
    const { db } = server.services;
    const base = { identifier: `org.example.${newId()}` };
    const hives = (...names: string[]) => part('Hives', names.map((name) => sco(name)).join(''));
    const id = await published(
      scormFiles({ ...base, items: hives('frames', 'wax'), scos: ['frames', 'wax'] }),
    );
    const before = await contentOf(id);
    expect(before.activities).toHaveLength(2);
    const page = '<!doctype html><title>Frames</title><p>Another page.</p>';
    const job = await send(
      scormFiles({
        ...{ ...base, items: hives('frames', 'honey'), scos: ['frames', 'honey'] },
        files: { 'pages/frames.html': page },
      }),
      id,
    );
    expect(job).toMatchObject({ state: 'preview' });
    expect(job.changes.items).toContainEqual(
      expect.objectContaining({ item: 'lesson', change: 'changed', title: 'frames', parts: ['activity'] }),
    );
    await decide(job._id, 'apply');
    const after = await contentOf(id);
    expect(after.activities.map(({ title }) => title).sort()).toEqual(['frames', 'honey']);
    const packageOf = ({ activities: [first] }: typeof before) => first?.package_id as string;
    expect(packageOf(after)).not.toBe(packageOf(before));
    // Older than a package that nothing opens may be.
    await db.execute(sql`update packages set created_at = created_at - interval '2 days'`);
    await dropUnusedPackages(server.services);
    expect((await decide(job._id, 'undo')).job).toMatchObject({ state: 'undone' });
    expect(await contentOf(id)).toEqual(before);
    await dropUnusedPackages(server.services);
    const left = await db.select({ id: packages.id }).from(packages);
    const ids = left.map((row) => row.id);
    expect(ids).toContain(packageOf(before));
    expect(ids).not.toContain(packageOf(after));
  });

  test('[14.183] keeps lessons that the import added and learners have studied since, and says so', async () => {
    await trust(true);
    const id = await published();
    await enrol(id);
    const job = await send(second(), id);
    await decide(job._id, 'apply');
    await study(await lessonNamed(id, 'Four'));
    const undone = await decide(job._id, 'undo');
    expect(undone.body.message).toContain('Learners have these, so they were kept: “Four”.');
    expect((await contentOf(id)).lessons.map(({ title }) => title).sort()).toEqual([
      'Four',
      'One',
      'Three',
      'Two',
    ]);
  });

  test('[14.184] is refused with the reason after an edit, another import, or 30 days', async () => {
    await trust(true);
    const id = await published();
    const job = await send(second(), id);
    await decide(job._id, 'apply');
    const [{ _id }] = (await get(`/course/${id}`)).body.data.units;
    const unit = (await get(`/unit/${_id}`)).body.data;
    const saved = await put(`/unit/${unit._id}`, {
      title: 'Renamed',
      summary: '',
      price: 0,
      version: unit.version,
    });
    expect(saved).toMatchObject({ status: 200 });
    const refused = await decide(job._id, 'undo');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'This import cannot be undone any more: the course was edited or imported again since.',
      },
    });
    expect(refused.job.undoProblem).toBe(refused.body.message);
    const again = await send(first(), id);
    await decide(again._id, 'apply');
    await server.services.db.execute(
      sql`update import_jobs set applied_at = applied_at - interval '31 days' where id = ${again._id}`,
    );
    const late = await decide(again._id, 'undo');
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'This import cannot be undone any more: 30 days have passed.' },
    });
  });
});

describe('a second import', () => {
  test('[14.186] converts no picture again whose file is the same', async () => {
    const folder = await courseFolder({
      '1-first/lessons/1-one/README.md': '# One\n\n![A red box](box.png)\n\n![Another](other.png)\n',
      '1-first/lessons/1-one/box.png': png,
      '1-first/lessons/1-one/other.png': await red(300, 200).png().toBuffer(),
    });
    const run = (target: ImportTarget) => importCourse(server.services, { path: folder, target });
    const report = await run('new');
    const update = { update: report.courseId };
    // Two pictures and the cover, unless an earlier test has converted the box.
    expect(report.counts.convertedPictures).toBeGreaterThan(0);
    const again = await run(update);
    expect(again.counts).toEqual({ ...report.counts, convertedPictures: 0 });
    await write(folder, { '1-first/lessons/1-one/other.png': await red(301, 200).png().toBuffer() });
    expect((await run(update)).counts.convertedPictures).toBe(1);
  });

  test('[14.185] on the command line prints the changes of a dry run and writes nothing', async () => {
    const { runImport } = await import('../src/commands/import');
    const folder = await courseFolder({ '1-first/lessons/2-two/README.md': '# Two\n\nText.\n' });
    const { courseId } = await importCourse(server.services, { path: folder, staging: siteStaging });
    const before = await contentOf(courseId);
    await write(folder, { '1-first/lessons/2-two/README.md': '# Two\n\nAnother text.\n' });
    const lines: string[] = [];
    await runImport(server.services, { path: folder, update: courseId, dryRun: true }, (line) =>
      lines.push(line),
    );
    expect(lines.join('\n')).toContain('lessons: 0 added, 1 changed, 0 moved, 0 removed');
    expect(lines.join('\n')).toContain('changed lesson “Two” in “First part” (text)');
    expect(await contentOf(courseId)).toEqual(before);
  });
});
