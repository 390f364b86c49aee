import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '@digiken/contract/constants';
import { siteStaging } from '../src/authoring';
import { importCourse, type ImportTarget } from '../src/import';
import { lessonVersions } from '../src/courses/tables';
import { newId } from '../src/platform/ids';
import { course as courseFolder } from './import-fixtures';
import { addText, type Seeded, seedCategory, seedCourse } from './learning-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const { get, put, post } = instructorCalls(() => ({ server, tutor }));
const lessonOf = (course: Seeded, at = 0) => course.units[0]?.lessons[at] ?? '';
const draftCourse = () => seedCourse(server, { ownerId: tutor.id, state: 'draft' });

interface Version {
  _id: string;
  title: string;
  origin: string;
  savedBy: { _id: string } | null;
  current: boolean;
}

async function save(topicId: string, markdown: string, { as = tutor, lang = 'en' } = {}) {
  server.clock.advance({ seconds: 60 });
  const { title, preview, version } = (await get(`/topic/${topicId}?lang=${lang}`, as)).body.data;
  const body = { title, preview, version, markdown, language: lang };
  expect((await put(`/topic/${topicId}`, body, as)).status).toBe(200);
}
const listed = async (topicId: string, query = '', as = tutor): Promise<Version[]> =>
  (await get(`/topic/${topicId}/versions${query}`, as)).body.data;
const textsOf = async (topicId: string, query = '') => {
  const rows = await listed(topicId, query);
  return Promise.all(
    rows.map(async ({ _id }) => (await get(`/topic/${topicId}/version/${_id}`)).body.data.markdown),
  );
};
const versionOf = async (topicId: string) => (await get(`/topic/${topicId}`)).body.data.version;
async function restore(topicId: string, versionId: string, version?: number) {
  server.clock.advance({ seconds: 60 });
  const body = { version: version ?? (await versionOf(topicId)) };
  return post(`/topic/${topicId}/version/${versionId}/restore`, body);
}

describe('the versions of a lesson', () => {
  test('[12.119] each save keeps the text and the one that it replaces, with who and when', async () => {
    const topic = lessonOf(await draftCourse());
    expect(await listed(topic)).toEqual([]);
    await save(topic, 'Second.');
    await save(topic, 'Third.', { as: admin });
    const rows = await listed(topic);
    expect(rows.map(({ origin, savedBy, current }) => [origin, savedBy?._id, current])).toEqual([
      ['saved', admin.id, true],
      ['saved', tutor.id, false],
      ['saved', undefined, false],
    ]);
    expect(await textsOf(topic)).toEqual(['Third.', 'Second.', 'The text of Lesson 1.1.']);
  });

  test('[12.119] a save that changes nothing makes no version', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'Second.');
    await save(topic, 'Second.');
    expect(await listed(topic)).toHaveLength(2);
  });

  test('[12.119] each language has a history of its own', async () => {
    const topic = lessonOf(await draftCourse());
    await addText(server, topic, 'sw', 'Somo', 'Maandishi.');
    await save(topic, 'Mapya.', { lang: 'sw' });
    expect(await textsOf(topic, '?lang=sw')).toEqual(['Mapya.', 'Maandishi.']);
    expect(await listed(topic)).toEqual([]);
  });

  test(`[12.119] the last ${LIMITS.lessonVersions} texts are kept, in pages`, async () => {
    const course = await draftCourse();
    const topic = lessonOf(course);
    const text = { courseId: course.id, lessonId: topic, language: 'en', title: 'Lesson 1.1' } as const;
    await server.services.db.insert(lessonVersions).values(
      Array.from({ length: LIMITS.lessonVersions }, (_, nth) => ({
        ...text,
        ...({ format: 'markdown', origin: 'saved', version: 1 } as const),
        source: `Text ${nth}.`,
        savedAt: new Date(Date.UTC(2026, 0, 1, 0, nth)),
      })),
    );
    await save(topic, 'The newest text.');
    const seen: Version[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
      const { body } = await get(`/topic/${topic}/versions${query}`);
      seen.push(...body.data);
      cursor = body.next;
    }
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(LIMITS.lessonVersions);
    const oldest = await get(`/topic/${topic}/version/${seen.at(-1)?._id}`);
    // Two are gone: for the replaced text and for the new one.
    expect(oldest.body.data.markdown).toBe('Text 2.');
  });

  test('[12.119] an import keeps the texts that it replaces', async () => {
    const folder = await courseFolder();
    const source = { path: folder, ownerEmail: tutor.email, staging: siteStaging, onProgress: () => {} };
    const importAgain = (target: ImportTarget) => importCourse(server.services, { ...source, target });
    try {
      const first = await importAgain('new');
      const { units } = (await get(`/course/${first.courseId}`)).body.data;
      const topic = (await get(`/unit/${units[0]._id}`)).body.data.topics[0]._id;
      const before = (await get(`/topic/${topic}`)).body.data.markdown;
      await save(topic, 'Edited here.');
      await importAgain({ update: first.courseId });
      expect((await listed(topic)).map(({ origin, savedBy }) => [origin, savedBy?._id])).toEqual([
        ['imported', tutor.id],
        ['saved', tutor.id],
        ['imported', undefined],
      ]);
      expect(await textsOf(topic)).toEqual([before, 'Edited here.', before]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('[12.120] an older text is shown as learners would see it, to those who may edit the lesson', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'See **this** <script>x</script>.');
    await save(topic, 'Third.');
    const id = (await listed(topic))[1]?._id ?? '';
    const { body } = await get(`/topic/${topic}/version/${id}`);
    expect(body.data).toMatchObject({ title: 'Lesson 1.1', format: 'markdown', current: false });
    expect(body.data.html).toContain('<strong>this</strong>');
    expect(body.data.html).not.toContain('<script');
    const stranger = await server.signedIn('tutor');
    const other = lessonOf(await draftCourse());
    for (const [path, as] of [
      [`/topic/${topic}/versions`, stranger],
      [`/topic/${topic}/version/${id}`, stranger],
      [`/topic/${other}/version/${id}`, tutor],
      [`/topic/${topic}/version/${newId()}`, tutor],
    ] as const)
      expect((await get(path, as)).status).toBe(404);
    const refused = await post(`/topic/${topic}/version/${id}/restore`, { version: 3 }, stranger);
    expect(refused.status).toBe(404);
  });
});

describe('restoring a version', () => {
  test('[12.121] saves the older text as a new version', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'Second.');
    const [second] = await listed(topic);
    await save(topic, 'Third.');
    const { status, body } = await restore(topic, second?._id ?? '');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ markdown: 'Second.', version: 4 });
    const rows = await listed(topic);
    expect(rows.map(({ origin, current }) => [origin, current])).toEqual([
      ['restored', true],
      ['saved', false],
      ['saved', false],
      ['saved', false],
    ]);
  });

  test('[12.121] is refused if somebody saved meanwhile, and changes nothing', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'Second.');
    const seen = await versionOf(topic);
    const oldest = (await listed(topic)).at(-1)?._id ?? '';
    await save(topic, 'Third.', { as: admin });
    expect((await restore(topic, oldest, seen)).status).toBe(409);
    expect((await get(`/topic/${topic}`)).body.data.markdown).toBe('Third.');
    expect(await listed(topic)).toHaveLength(3);
  });

  test('[12.121] of two restores at once one is refused', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'Second.');
    await save(topic, 'Third.');
    const [, second, first] = await listed(topic);
    const version = await versionOf(topic);
    const answers = await Promise.all(
      [first, second].map((row) => post(`/topic/${topic}/version/${row?._id}/restore`, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[12.121] keeps what the caller typed and did not save', async () => {
    const topic = lessonOf(await draftCourse());
    await save(topic, 'Second.');
    const oldest = (await listed(topic)).at(-1)?._id ?? '';
    const version = await versionOf(topic);
    const typed = { title: 'Lesson 1.1', markdown: 'Half a sent', language: 'en', version };
    expect((await put(`/topic/${topic}/draft`, typed)).status).toBe(200);
    expect((await restore(topic, oldest)).body.data.draft).toBeNull();
    const rows = await listed(topic);
    const draft = rows.find(({ origin }) => origin === 'draft');
    expect((await get(`/topic/${topic}/version/${draft?._id}`)).body.data.markdown).toBe('Half a sent');
    expect((await restore(topic, draft?._id ?? '')).body.data.markdown).toBe('Half a sent');
  });

  test('[12.121] of a published course waits for its review, and the approval keeps what it replaces', async () => {
    const categoryId = await seedCategory(server, `Farming ${newId()}`);
    const course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0], categoryId });
    const learner = await server.signedIn();
    const body = { choice: { whole: true }, expectedTotal: 0 };
    await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body });
    const topic = lessonOf(course);
    const seenByLearners = async () =>
      (await server.call('GET', `/course/unit/lesson/${topic}`, { as: learner })).body.data.html;

    await save(topic, 'By the administrator.', { as: admin });
    const first = (await listed(topic)).at(-1)?._id ?? '';
    expect((await restore(topic, first)).status).toBe(200);
    expect(await seenByLearners()).toBe('<p>By the administrator.</p>');
    expect((await listed(topic))[0]).toMatchObject({ origin: 'restored', current: true });
    // The administrator edits the published row.
    expect((await listed(topic, '', admin)).find(({ current }) => current)?.savedBy?._id).toBe(admin.id);

    await save(topic, 'By the administrator again.', { as: admin });
    expect((await post(`/course/${course.id}/submit`)).status).toBe(200);
    const { revision } = (await get(`/course/${course.id}/changes`, admin)).body.data;
    server.clock.advance({ seconds: 60 });
    const path = `/admin/course/${course.id}/approve?revision=${revision}`;
    expect((await server.call('POST', path, { as: admin })).status).toBe(200);
    expect(await seenByLearners()).toBe('<p>The text of Lesson 1.1.</p>');
    const rows = await listed(topic);
    expect(rows[0]).toMatchObject({ origin: 'published', current: true, savedBy: { _id: admin.id } });
    expect((await textsOf(topic)).slice(0, 2)).toEqual([
      'The text of Lesson 1.1.',
      'By the administrator again.',
    ]);
  });
});
