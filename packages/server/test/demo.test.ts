import { ROLES } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { loadDemo } from '../src/demo';
import { users } from '../src/users/tables';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let accounts: Awaited<ReturnType<typeof loadDemo>>['accounts'];
beforeAll(async () => {
  server = await startTestServer();
  ({ accounts } = await loadDemo(server.services));
  learner = await server.signIn('learner@digiken.example', 'karibu-digiken');
});
afterAll(() => server.close());

interface Listed {
  _id: string;
  title: string;
  price: number;
  image: string | null;
}
const listed = async (): Promise<Listed[]> => (await server.call('GET', '/courses?q=published')).body.data;

test('creates one account per role, and each can sign in', async () => {
  expect(accounts.map(({ role }) => role)).toEqual([...ROLES]);
  for (const { role, email, password } of accounts) {
    expect((await server.signIn(email, password)).user).toMatchObject({ role, emailVerified: true });
  }
});

test('creates three courses of several units: one free, one priced by unit, one draft', async () => {
  const [free, priced, ...more] = await listed();
  expect(more).toEqual([]);
  expect(free?.price).toBe(0);
  expect(priced?.price).toBe(800);
  const drafts = await server.services.db.select().from(courses).where(eq(courses.state, 'draft'));
  expect(drafts).toHaveLength(1);
  for (const { _id } of [free, priced, { _id: drafts[0]?.id }].filter((course) => course !== undefined)) {
    const admin = await server.signIn('admin@digiken.example', 'karibu-digiken');
    server.clock.advance({ minutes: 2 });
    const { body } = await server.call('GET', `/course/${_id}`, { as: admin });
    expect(body.data.units.length).toBeGreaterThan(1);
    expect(body.data.image).toMatch(/^\/api\/media\//);
    expect(body.data.category.name).not.toBe('');
    for (const unit of body.data.units) expect(unit.summary).not.toBe('');
  }
});

test('the demo learner has something to resume', async () => {
  const { body } = await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner });
  expect(body.data).toMatchObject([
    { lessonsDone: 1, lessonsTotal: 3, resume: { title: 'Close the day' } },
    { lessonsDone: 4, lessonsTotal: 9, resume: { title: 'Sow and plant' } },
  ]);
});

test('[13.60][13.77] the demo course has a class that is over, with attendance, and one to come', async () => {
  const tutor = await server.signIn('instructor@digiken.example', 'karibu-digiken');
  const classes = async (when: string) =>
    (await server.call('GET', `/live/classes?when=${when}`, { as: tutor })).body.data;
  expect(await classes('upcoming')).toMatchObject([{ title: 'Sow together', state: 'planned' }]);
  const [past] = await classes('past');
  const { body } = await server.call('GET', `/live/classes/${past._id}/attendance`, { as: tutor });
  expect(body.data.length).toBeGreaterThan(1);
  expect(Math.max(...body.data.map((row: { minutes: number }) => row.minutes))).toBe(45);
});

test('creates a hub with a member and a request, and unread messages', async () => {
  const hub = await server.signIn('hub@digiken.example', 'karibu-digiken');
  const read = async (path: string, as: SignedIn) => (await server.call('GET', path, { as })).body.data;
  expect(await read('/my-hub/members', hub)).toMatchObject([
    { name: 'Otieno Barasa', progress: { done: 6, total: 9 } },
  ]);
  expect(await read('/my-hub/requests', hub)).toMatchObject([{ state: 'requested' }]);
  expect(await read('/my-hub/assignments', hub)).toMatchObject([
    { everyone: true, totals: { members: 1, byState: { 'on-track': 1 } } },
  ]);
  expect(await read('/hubs', learner)).toMatchObject([
    { memberCount: 1, courseCount: 2, membership: 'none' },
  ]);
  expect(await read('/messages/threads', learner)).toMatchObject([
    { subject: 'Seedlings that fall over', unread: 1 },
  ]);
  expect(await read('/messages/threads', hub)).toMatchObject([
    { subject: 'Tuesday at the library', unread: 1 },
  ]);
});

test('gives the instructor learners, one of whom may need help', async () => {
  const instructor = await server.signIn('instructor@digiken.example', 'karibu-digiken');
  const learners = await server.call('GET', '/instructor/learners', { as: instructor });
  expect(learners.body.data).toHaveLength(4);
  const helpless = await server.call('GET', '/instructor/learners?needsHelp=yes', { as: instructor });
  expect(helpless.body.data).toMatchObject([{ user: { name: 'Naserian Lekishon' }, needsHelp: 'quiet' }]);
});

describe('the demo video', () => {
  test('has captions in two languages, a poster and a transcript, all served', async () => {
    const { body } = await server.call('GET', '/search?q=finger%20test', { as: learner });
    const found = body.data.lessons.find((hit: { title: string }) => hit.title === 'Water wisely');
    const lesson = await server.call('GET', `/course/unit/lesson/${found._id}`, { as: learner });
    const { video } = lesson.body.data;
    expect(video.captions.map((track: { label: string }) => track.label)).toEqual(['English', 'Kiswahili']);
    expect(video.transcriptHtml).toMatch(/^<p>Push a finger/);
    expect(video.seconds).toBe(24);
    const types: [string, string][] = [
      [video.src, 'video/webm'],
      [video.poster, 'image/webp'],
      [video.captions[0].src, 'text/vtt'],
    ];
    for (const [url, type] of types) {
      const file = await server.app.inject({ url });
      expect([file.statusCode, String(file.headers['content-type']).split(';')[0]]).toEqual([200, type]);
    }
  });
});

test('loading it again changes nothing, not even later edits', async () => {
  const { db } = server.services;
  await db.update(users).set({ firstName: 'Changed' }).where(eq(users.email, 'hub@digiken.example'));
  const before = await listed();
  await loadDemo(server.services);
  expect(await listed()).toEqual(before);
  const [hub] = await db.select().from(users).where(eq(users.email, 'hub@digiken.example'));
  expect(hub?.firstName).toBe('Changed');
});

test('[13.11] the learner has a conversation with the tutor about the demo courses', async () => {
  const list = (await server.call('GET', '/tutor/conversations', { as: learner })).body.data;
  expect(list).toMatchObject([{ title: 'How often should I water my plants?' }]);
  const { turns } = (await server.call('GET', `/tutor/conversations/${list[0]._id}`, { as: learner })).body
    .data;
  expect(turns).toHaveLength(4);
  expect(turns[1].kind).toBe('passages');
  expect(turns[1].sources[0]).toMatchObject({ number: 1, title: 'Water wisely' });
  expect(turns[1].blocks[0].sentences[0].sources).toEqual([1]);
});
