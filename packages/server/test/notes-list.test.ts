import type { NotedCourse, OwnNote } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessons } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { lessonNotes } from '../src/notes/tables';
import { addText, type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

interface Answer {
  data: OwnNote[];
  next: string | null;
  courses: NotedCourse[];
}

let server: TestServer;
let shop: Seeded;
let garden: Seeded;
let achieng: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedCourse(server, { title: 'Keep the books', prices: [0, 100] });
  garden = await seedCourse(server, { title: 'Kitchen garden' });
  achieng = await server.signedIn();
  for (const { id: courseId } of [shop, garden])
    await server.services.db.insert(enrolments).values({ userId: achieng.id, courseId, whole: true });
});

const lessonOf = (course: Seeded, unit = 0, place = 0) => course.units[unit]?.lessons[place] ?? '';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = achieng) =>
  server.call(method, path, { as, body });
async function later(method: 'POST' | 'PUT', path: string, body?: object): Promise<string> {
  server.clock.advance({ minutes: 1 });
  const answer = await call(method, path, body);
  expect([path, answer.status]).toEqual([path, method === 'POST' ? 201 : 200]);
  return answer.body.data?._id;
}
const note = (lessonId: string, text: string, more: object = {}) =>
  later('POST', `/course/unit/lesson/${lessonId}/notes`, { text, ...more });
const bookmark = (lessonId: string) => later('PUT', `/course/unit/lesson/${lessonId}/bookmark`);
const list = async (query: Record<string, string> = {}, as = achieng) =>
  (await call('GET', `/notes?${new URLSearchParams(query)}`, undefined, as)).body as Answer;
const texts = async (query: Record<string, string> = {}) =>
  (await list(query)).data.map(({ kind, text, quote }) => text || quote || kind);

describe('[17.80] the list of everything that a learner keeps', () => {
  test('has the course with the newest first, each item with its place', async () => {
    await note(lessonOf(garden), 'Raise seedlings.');
    await note(lessonOf(shop), 'Count aloud.', {
      section: { id: 'count', title: 'Count' },
      quote: 'Write the difference.',
    });
    await bookmark(lessonOf(shop, 1));
    const { data, courses, next } = await list();
    expect(next).toBe(null);
    expect(data).toMatchObject([
      {
        ...{ _id: lessonOf(shop, 1), kind: 'bookmark', text: '', quote: null, courseId: shop.id },
        ...{ unit: { title: 'Unit 2', position: 2 }, lesson: { title: 'Lesson 2.1', titleLanguage: 'en' } },
      },
      { kind: 'note', text: 'Count aloud.', quote: 'Write the difference.', section: { id: 'count' } },
      { kind: 'note', text: 'Raise seedlings.', courseId: garden.id },
    ]);
    expect(courses).toEqual([
      {
        ...{ _id: shop.id, title: 'Keep the books', image: null, total: 2 },
        found: { note: 1, marked: 0, bookmark: 1 },
      },
      {
        ...{ _id: garden.id, title: 'Kitchen garden', image: null, total: 1 },
        found: { note: 1, marked: 0, bookmark: 0 },
      },
    ]);
  });

  test('ignores case and accents, finds every word wherever it is, and takes signs as they are', async () => {
    await note(lessonOf(shop), 'Lipa kwa M-Pesa, 100% ya bei');
    await note(lessonOf(shop), 'Café na ÑANDÚ');
    await note(lessonOf(garden), 'Seedlings', { quote: 'Every eight weeks' });
    expect(await texts({ search: 'cafe nandu' })).toEqual(['Café na ÑANDÚ']);
    expect(await texts({ search: 'CAFÉ' })).toEqual(['Café na ÑANDÚ']);
    expect(await texts({ search: '100%' })).toEqual(['Lipa kwa M-Pesa, 100% ya bei']);
    expect(await texts({ search: '%' })).toEqual(['Lipa kwa M-Pesa, 100% ya bei']);
    expect(await texts({ search: 'garden WEEKS seed' })).toEqual(['Seedlings']);
    expect(await texts({ search: '_' })).toEqual([]);
    expect((await list({ search: 'cafe' })).courses).toMatchObject([
      { _id: garden.id, total: 1, found: { note: 0 } },
      { _id: shop.id, total: 2, found: { note: 1 } },
    ]);
  });

  test('is filtered by course and by kind', async () => {
    await note(lessonOf(garden), 'In the garden.');
    await note(lessonOf(shop), 'In the shop.');
    await note(lessonOf(shop), '', { quote: 'Marked.' });
    await bookmark(lessonOf(shop));
    expect(await texts({ course: garden.id })).toEqual(['In the garden.']);
    expect(await texts({ kind: 'note' })).toEqual(['In the shop.', 'In the garden.']);
    expect(await texts({ kind: 'marked' })).toEqual(['Marked.']);
    expect(await texts({ kind: 'bookmark', course: garden.id })).toEqual([]);
    expect((await call('GET', '/notes?kind=dream')).status).toBe(422);
  });

  test('names lessons in the chosen language', async () => {
    await addText(server, lessonOf(shop), 'sw', 'Funga siku', 'Maandishi.');
    await bookmark(lessonOf(shop));
    expect((await list({ lang: 'sw-KE' })).data).toMatchObject([
      { lesson: { title: 'Funga siku', titleLanguage: 'sw' } },
    ]);
    expect(await texts({ lang: 'sw', search: 'funga' })).toEqual(['bookmark']);
  });

  test('is its owner’s only, and stays after the lesson is lost', async () => {
    await note(lessonOf(shop), 'Mine.');
    expect((await list({}, await server.signedIn('admin'))).data).toEqual([]);
    await server.services.db
      .update(enrolments)
      .set({ state: 'cancelled' })
      .where(eq(enrolments.userId, achieng.id));
    expect(await texts()).toEqual(['Mine.']);
    await server.services.db.delete(lessons).where(eq(lessons.id, lessonOf(shop)));
    expect(await list()).toMatchObject({ data: [], courses: [] });
    expect((await server.call('GET', '/notes')).status).toBe(401);
  });

  test('is paged by key, in two statements beside the session, with thousands of notes', async () => {
    const at = server.clock.now().getTime();
    const rows = (lessonId: string, from: number) =>
      Array.from({ length: 1500 }, (_, index) => ({
        ...{ userId: achieng.id, lessonId, text: `Note ${from + index}` },
        createdAt: new Date(at + (from + index) * 1000),
      }));
    await server.services.db.insert(lessonNotes).values(rows(lessonOf(garden), 0));
    await server.services.db.insert(lessonNotes).values(rows(lessonOf(shop), 1500));
    const first = await list();
    expect(first.data).toHaveLength(20);
    expect(first.data[0]?.text).toBe('Note 2999');
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer = await list({ size: '100', ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ text }) => text));
      cursor = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 3000 }, (_, index) => `Note ${2999 - index}`));
    const sent = await statementsOf(server, () => list({ search: 'note 7' }));
    expect(sent.length).toBeLessThanOrEqual(3);
    expect((await call('GET', '/notes?size=101')).status).toBe(422);
  });
});

describe('[17.88] a marked passage', () => {
  const path = () => `/course/unit/lesson/${lessonOf(shop)}/notes`;

  test('is kept with a note or without words, and leaves with the note', async () => {
    expect((await call('POST', path(), { text: ' ' })).body.errors).toEqual({ text: 'Enter your note' });
    expect((await call('POST', path(), { text: '', quote: 'a'.repeat(501) })).status).toBe(422);
    const id = await note(lessonOf(shop), '', { quote: 'Write the difference.' });
    expect((await call('GET', path())).body.data).toMatchObject([
      { text: '', quote: 'Write the difference.' },
    ]);
    const one = `/course/unit/lesson/note/${id}`;
    await later('PUT', one, { text: 'On Sundays too.' });
    expect((await list()).data).toMatchObject([{ kind: 'note', quote: 'Write the difference.' }]);
    await later('PUT', one, { text: '' });
    expect((await list()).data).toMatchObject([{ kind: 'marked' }]);
    expect((await call('DELETE', one)).status).toBe(200);
    const [row] = await server.services.db.select().from(lessonNotes).where(eq(lessonNotes.id, id));
    expect(row).toMatchObject({ text: '', quote: null });
  });

  test('a note without one cannot become empty', async () => {
    const id = await note(lessonOf(shop), 'Words.');
    const answer = await call('PUT', `/course/unit/lesson/note/${id}`, { text: '' });
    expect([answer.status, answer.body.errors]).toEqual([422, { text: 'Enter your note' }]);
  });
});
