import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessonTexts } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { lessonNotes } from '../src/notes/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let course: Seeded;
let lesson: string;
let achieng: SignedIn;
beforeEach(async () => {
  course = await seedCourse(server, { prices: [0, 100] });
  lesson = course.units[0]?.lessons[1] ?? '';
  achieng = await learner();
});

async function learner(): Promise<SignedIn> {
  const signedIn = await server.signedIn();
  const userId = signedIn.user._id;
  await server.services.db.insert(enrolments).values({ userId, courseId: course.id, whole: true });
  return signedIn;
}
const path = (lessonId = lesson) => `/course/unit/lesson/${lessonId}`;
const add = (as: SignedIn, text: string, more: object = {}, lessonId = lesson) =>
  server.call('POST', `${path(lessonId)}/notes`, { as, body: { text, ...more } });
const list = async (as: SignedIn, query = '') =>
  (await server.call('GET', `${path()}/notes${query}`, { as })).body;

describe('notes to a lesson', () => {
  test('[12.81] a learner writes, changes and deletes notes that belong to a section', async () => {
    const section = { id: 'count', title: 'Count' };
    const first = await add(achieng, 'Count aloud.', { section });
    expect(first).toMatchObject({
      status: 201,
      body: { message: 'Your note is saved.', data: { text: 'Count aloud.', section, editedAt: null } },
    });
    server.clock.advance({ seconds: 1 });
    await add(achieng, 'Ask the bank.\nBefore Friday.');
    expect(await list(achieng)).toMatchObject({
      count: 2,
      next: null,
      data: [{ text: 'Ask the bank.\nBefore Friday.', section: null }, { section }],
    });
    const note = `/course/unit/lesson/note/${first.body.data._id}`;
    expect(
      (await server.call('PUT', note, { as: achieng, body: { text: 'Twice.' } })).body.data,
    ).toMatchObject({ text: 'Twice.', section, editedAt: expect.any(String) });
    expect((await server.call('DELETE', note, { as: achieng })).status).toBe(200);
    expect((await server.call('DELETE', note, { as: achieng })).status).toBe(404);
    expect((await list(achieng)).count).toBe(1);
  });

  test('[12.81] an empty note and one that is too long are refused', async () => {
    expect((await add(achieng, '  ')).body.errors).toEqual({ text: 'Enter your note' });
    expect((await add(achieng, 'a'.repeat(2001))).status).toBe(422);
  });

  test('[12.82] notes are read, changed and deleted by their author only', async () => {
    const otieno = await learner();
    const { body } = await add(achieng, 'Mine.');
    expect((await list(otieno)).data).toEqual([]);
    const note = `/course/unit/lesson/note/${body.data._id}`;
    const admin = await server.signedIn('admin');
    for (const as of [otieno, admin]) {
      expect((await server.call('PUT', note, { as, body: { text: 'Theirs.' } })).status).toBe(404);
      expect((await server.call('DELETE', note, { as })).status).toBe(404);
    }
    expect((await server.call('DELETE', note)).status).toBe(401);
    expect((await list(achieng)).data).toMatchObject([{ text: 'Mine.' }]);
  });

  test('[12.82] without the lesson there are no notes to it', async () => {
    const stranger = await server.signedIn();
    expect((await add(stranger, 'Hello')).status).toBe(403);
    expect((await server.call('GET', `${path()}/notes`, { as: stranger })).status).toBe(403);
    expect((await server.call('PUT', `${path()}/bookmark`, { as: stranger })).status).toBe(403);
  });

  test('[12.83] a list is paged, and full at 200 notes', async () => {
    const userId = achieng.user._id;
    const at = server.clock.now().getTime();
    await server.services.db.insert(lessonNotes).values(
      Array.from({ length: 200 }, (_, index) => ({
        userId,
        lessonId: lesson,
        text: `Note ${index}`,
        createdAt: new Date(at + index),
      })),
    );
    const first = await list(achieng);
    expect(first).toMatchObject({ count: 200, previous: null });
    expect(first.data).toHaveLength(20);
    expect(first.data[0].text).toBe('Note 199');
    expect((await list(achieng, `?cursor=${first.next}`)).data[0].text).toBe('Note 179');
    expect(await add(achieng, 'One more')).toMatchObject({
      status: 409,
      body: { message: 'A lesson has room for 200 notes. Delete one first.' },
    });
  });
});

describe('bookmarks', () => {
  const bookmarks = async (as: SignedIn) =>
    (await server.call('GET', `/course/${course.id}/bookmarks`, { as })).body.data;

  test('[12.84] lessons are bookmarked, in the order of the course, for oneself only', async () => {
    const later = course.units[1]?.lessons[0] ?? '';
    for (const id of [later, lesson, lesson]) {
      expect((await server.call('PUT', `${path(id)}/bookmark`, { as: achieng })).status).toBe(200);
    }
    expect(await bookmarks(achieng)).toEqual([lesson, later]);
    expect(await bookmarks(await learner())).toEqual([]);
    for (const times of [1, 2]) {
      const gone = await server.call('DELETE', `${path()}/bookmark`, { as: achieng });
      expect([times, gone.status]).toEqual([times, 200]);
    }
    expect(await bookmarks(achieng)).toEqual([later]);
  });
});

describe('the language of the outline', () => {
  beforeEach(async () => {
    await server.services.db.insert(lessonTexts).values({
      lessonId: lesson,
      language: 'sw',
      title: 'Funga siku',
      source: 'Maandishi.',
      html: '<p>Maandishi.</p>',
      text: 'Maandishi.',
      headings: [],
    });
  });

  test('[12.85] titles of the course and of the next lesson follow the chosen language', async () => {
    const titles = async (query: string) => {
      const { body } = await server.call('GET', `/course/${course.id}${query}`, { as: achieng });
      return body.data.units[0].lessons.map((one: { title: string }) => one.title);
    };
    const [first, second] = await titles('');
    expect(second).not.toBe('Funga siku');
    expect(await titles('?lang=sw')).toEqual([first, 'Funga siku']);
    expect(await titles('?lang=fr')).toEqual([first, second]);
    const before = course.units[0]?.lessons[0] ?? '';
    const read = await server.call('GET', `${path(before)}?lang=sw`, { as: achieng });
    expect(read.body.data.next.title).toBe('Funga siku');
  });

  test('[14.196] titles name their language, and a tag of another region finds the text', async () => {
    const unit = course.units[0]?.id ?? '';
    for (const address of [`/course/${course.id}?lang=sw-KE`, `/course/unit/${unit}?lang=sw-KE`]) {
      const { body } = await server.call('GET', address, { as: achieng });
      const lessons = body.data.units?.[0].lessons ?? body.data.unit.lessons;
      const titles = lessons.map((one: { titleLanguage: string }) => one.titleLanguage);
      expect([address, titles]).toEqual([address, ['en', 'sw']]);
      expect(lessons[1].title).toBe('Funga siku');
    }
    const { body } = await server.call('GET', `${path(lesson)}?lang=sw-KE`, { as: achieng });
    expect([body.data.language, body.data.title]).toEqual(['sw', 'Funga siku']);
  });
});
