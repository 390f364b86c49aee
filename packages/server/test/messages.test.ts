import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enrolments } from '../src/enrolment/tables';
import { messageReports, messages } from '../src/messages/tables';
import { adminNotifications } from '../src/notifications/tables';
import { users } from '../src/users/tables';
import { seedHub, seedMembers } from './hub-fixtures';
import { seedCourse, type Seeded } from './learning-fixtures';
import { allPages, seedPeople } from './people-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
let fellow: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
let course: Seeded;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  tutor = await person('tutor', 'Tumaini', 'Otieno');
  learner = await person('user', 'Lila', 'Njoroge');
  fellow = await person('user', 'Faraji', 'Mwangi');
  stranger = await person('user', 'Sanaa', 'Achieng');
  admin = await person('admin', 'Adhiambo', 'Were');
  course = await seedCourse(server, { title: 'Keep bees', ownerId: tutor.id });
  await enrolled(learner.id, fellow.id);
});

async function person(role: 'user' | 'tutor' | 'admin', firstName: string, lastName: string) {
  const signedIn = await server.signedIn(role);
  await server.services.db.update(users).set({ firstName, lastName }).where(eq(users.id, signedIn.id));
  return signedIn;
}
async function enrolled(...userIds: string[]) {
  await server.services.db
    .insert(enrolments)
    .values(userIds.map((userId) => ({ userId, courseId: course.id, whole: true, teacherId: tutor.id })));
}
const cancel = (userId: string) =>
  server.services.db.update(enrolments).set({ state: 'cancelled' }).where(eq(enrolments.userId, userId));

const start = (as: SignedIn, to: SignedIn[], subject = 'Hives', body = 'Where do I put the hive?') =>
  server.call('POST', '/messages/threads', { as, body: { to: to.map(({ id }) => id), subject, body } });
const begin = async (as: SignedIn, to: SignedIn[], subject?: string, body?: string) =>
  (await start(as, to, subject, body)).body.data._id as string;
const announce = (as: SignedIn, courseId = course.id) =>
  server.call('POST', '/messages/threads', { as, body: { courseId, subject: 'Week 1', body: 'Welcome' } });
const send = (as: SignedIn, id: string, body = 'In the shade.') =>
  server.call('POST', `/messages/thread/${id}/messages`, { as, body: { body } });
const read = async (as: SignedIn, id: string) =>
  (await server.call('GET', `/messages/thread/${id}`, { as })).body.data;
const threads = async (as: SignedIn, query = '') =>
  (await server.call('GET', `/messages/threads${query}`, { as })).body.data;
const unread = async (as: SignedIn) =>
  (await server.call('GET', `/messages/unread/count/${as.id}`, { as })).body.count;
const block = (as: SignedIn, whom: string, blocked = true) =>
  server.call('PUT', `/messages/block/${whom}`, { as, body: { blocked } });
const recipients = async (as: SignedIn, search = '') =>
  (await server.call('GET', `/messages/recipients?search=${encodeURIComponent(search)}`, { as })).body.data;

describe('who may write to whom', () => {
  test('[1.9] people who share a course: learners with each other and with its instructor, both ways', async () => {
    for (const [from, to] of [
      [learner, tutor],
      [tutor, learner],
      [learner, fellow],
    ] as const) {
      expect((await start(from, [to])).status).toBe(201);
    }
  });

  test('answers the same 403 for strangers, the caller’s own id and unknown ids', async () => {
    const nobody = { ...stranger, id: 'nobody-has-this' };
    for (const to of [[stranger], [nobody], [learner], [fellow, stranger], [admin]]) {
      const { status, body } = await start(learner, to);
      expect([status, body.message]).toEqual([
        403,
        expect.stringMatching(/^You can write to people who share/),
      ]);
    }
    await cancel(fellow.id);
    expect((await start(learner, [fellow])).status).toBe(403);
    expect((await start(learner, [])).status).toBe(422);
  });

  test('people who share a hub, including its administrators; administrators of the site write to anyone', async () => {
    const hub = await seedHub(server);
    await seedMembers(server, hub.id, [stranger.id, learner.id]);
    for (const to of [learner, hub.administrator]) expect((await start(stranger, [to])).status).toBe(201);
    expect((await start(hub.administrator, [stranger])).status).toBe(201);
    expect((await start(hub.administrator, [fellow])).status).toBe(403);
    const thread = await begin(admin, [fellow]);
    expect((await send(fellow, thread)).status).toBe(201);
  });

  test('finds recipients by name, never by address, with the reason why they are listed', async () => {
    expect(await recipients(learner)).toEqual([
      { _id: fellow.id, name: 'Faraji M.', avatar: null, role: 'user', context: 'Keep bees' },
      { _id: tutor.id, name: 'Tumaini Otieno', avatar: null, role: 'tutor', context: 'Keep bees' },
    ]);
    const names = async (as: SignedIn, search: string) =>
      (await recipients(as, search)).map(({ name }: { name: string }) => name);
    expect(await names(learner, 'far')).toEqual(['Faraji M.']);
    expect(await names(learner, 'm far')).toEqual(['Faraji M.']);
    expect(await names(learner, 'sanaa')).toEqual([]);
    expect(await names(learner, 'example')).toEqual([]);
    expect(await names(learner, '!:*&')).toEqual([]);
    const anybody = await recipients(admin, 'sanaa');
    expect(anybody).toContainEqual(expect.objectContaining({ _id: stranger.id, context: 'Learner' }));
    expect(await names(tutor, '')).toEqual(['Faraji Mwangi', 'Lila Njoroge']);
    expect(await recipients(stranger)).toEqual([]);
  });

  test('lists at most 25 recipients', async () => {
    await enrolled(...(await seedPeople(server, 30, 'Zuberi')));
    expect(await recipients(learner, 'zub')).toHaveLength(25);
    expect((await recipients(learner)).length).toBeLessThanOrEqual(25);
  });

  test('answers 401 without a session, 403 to an unverified learner, 404 for another user’s thread', async () => {
    const id = await begin(learner, [tutor]);
    const unverified = await server.signedIn('user', { verified: false });
    expect((await server.call('GET', '/messages/threads')).status).toBe(401);
    expect((await server.call('GET', '/messages/threads', { as: unverified })).status).toBe(403);
    for (const as of [stranger, admin]) {
      expect((await server.call('GET', `/messages/thread/${id}`, { as })).status).toBe(404);
      expect((await send(as, id)).status).toBe(404);
      expect((await server.call('PUT', `/messages/thread/${id}/read`, { as })).status).toBe(404);
      const archive = { as, body: { archived: true } };
      expect((await server.call('PUT', `/messages/thread/${id}/archived`, archive)).status).toBe(404);
    }
  });
});

describe('unread and read', () => {
  test('the count grows with each message; reading does not change it, marking sets it to 0', async () => {
    const id = await begin(learner, [tutor]);
    await send(learner, id, 'Or in the sun?');
    expect([await unread(learner), await unread(tutor)]).toEqual([0, 2]);
    const before = await read(tutor, id);
    expect(before.messages.map((one: { unread: boolean }) => one.unread)).toEqual([true, true]);
    expect(await unread(tutor)).toBe(2);
    expect((await server.call('PUT', `/messages/thread/${id}/read`, { as: tutor })).status).toBe(200);
    expect(await unread(tutor)).toBe(0);
    await send(learner, id, 'Now?');
    const after = await read(tutor, id);
    expect(after.messages.map((one: { unread: boolean }) => one.unread)).toEqual([false, false, true]);
    expect((await threads(tutor))[0]).toMatchObject({ unread: 1, excerpt: 'Now?' });
  });

  test('[7.14] answers { count }, and 304 by ETag if it has not changed', async () => {
    await begin(learner, [tutor]);
    const path = `/messages/unread/count/${tutor.id}`;
    const first = await server.call('GET', path, { as: tutor });
    expect(first.body).toEqual({ count: 1 });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await server.call('GET', path, { as: tutor, headers })).status).toBe(304);
    await begin(fellow, [tutor]);
    expect((await server.call('GET', path, { as: tutor, headers })).body).toEqual({ count: 2 });
    expect((await server.call('GET', path, { as: learner })).status).toBe(404);
  });

  test('counts concurrent messages once each and keeps their order', async () => {
    const id = await begin(learner, [tutor]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(at % 2 ? learner : tutor, id, `Message ${at}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect([await unread(learner), await unread(tutor)]).toEqual([5, 6]);
    const times = (await read(learner, id)).messages.map((one: { createdAt: string }) => one.createdAt);
    expect(new Set(times).size).toBe(11);
    expect(times).toEqual([...times].sort());
  });
});

describe('the list and the thread', () => {
  test('names the people of a group conversation and shortens the excerpt', async () => {
    const hub = await seedHub(server);
    await seedMembers(server, hub.id, [learner.id, stranger.id]);
    const id = await begin(learner, [fellow, tutor, stranger, hub.administrator], 'All', 'Long '.repeat(60));
    const [line] = await threads(learner);
    expect(line).toMatchObject({ _id: id, kind: 'conversation', others: 1, unread: 0, archived: false });
    expect(line.people.map((one: { name: string }) => one.name)).toEqual([
      'Faraji M.',
      'Sanaa A.',
      'Tumaini Otieno',
    ]);
    expect(line.excerpt).toMatch(/^Long .*Long…$/);
    const thread = await read(fellow, id);
    expect(thread).toMatchObject({ course: null, others: 0, notice: null });
    expect(thread.people).toHaveLength(4);
    expect(thread.messages[0]).toMatchObject({
      author: { _id: learner.id, name: 'Lila N.', role: 'user' },
      mine: false,
      reported: false,
    });
  });

  test('pages threads by key, latest message first, and their older messages', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      server.clock.advance({ seconds: 3 });
      ids.unshift(await begin(learner, [tutor], `Thread ${at}`));
    }
    const { forwards, backwards } = await allPages(server, tutor, '/messages/threads');
    expect(forwards).toEqual([ids.slice(0, 20), ids.slice(20)]);
    expect(backwards).toEqual(forwards);
    const id = ids.at(-1) ?? '';
    for (let at = 1; at <= 22; at += 1) {
      server.clock.advance({ seconds: 3 });
      await send(tutor, id, `Message ${at}`);
    }
    const newest = await read(learner, id);
    expect(newest.messages).toHaveLength(20);
    expect(newest.messages.at(-1).body).toBe('Message 22');
    const older = await server.call('GET', `/messages/thread/${id}?cursor=${newest.older}`, { as: learner });
    expect(older.body.data.messages.map((one: { body: string }) => one.body)).toEqual([
      'Where do I put the hive?',
      'Message 1',
      'Message 2',
    ]);
    expect(older.body.data.older).toBeNull();
    expect((await threads(learner))[0]._id).toBe(id);
  });

  test('moves archived threads out of the inbox until a new message arrives', async () => {
    const id = await begin(learner, [tutor]);
    const archive = (archived: boolean) =>
      server.call('PUT', `/messages/thread/${id}/archived`, { as: tutor, body: { archived } });
    await archive(true);
    expect(await threads(tutor)).toEqual([]);
    expect(await threads(tutor, '?folder=archived')).toMatchObject([{ _id: id, archived: true }]);
    await archive(false);
    expect(await threads(tutor)).toHaveLength(1);
    await archive(true);
    await send(learner, id);
    expect(await threads(tutor)).toMatchObject([{ _id: id, archived: false }]);
  });

  test('[R.13] searches subjects and messages of the caller’s threads only', async () => {
    const id = await begin(learner, [tutor], 'Swarming', 'The queen has left the hive.');
    await begin(fellow, [tutor], 'Honey', 'The queen is back.');
    const found = async (as: SignedIn, text: string) =>
      (await threads(as, `?search=${encodeURIComponent(text)}`)).map(({ _id }: { _id: string }) => _id);
    expect(await found(learner, 'swar')).toEqual([id]);
    expect(await found(learner, 'queen lef')).toEqual([id]);
    expect(await found(learner, 'back')).toEqual([]);
    expect(await found(tutor, 'queen')).toHaveLength(2);
    expect(await found(stranger, 'queen')).toEqual([]);
    expect(await found(tutor, '!&|')).toEqual([]);

    const search = async (as: SignedIn, q: string) =>
      (await server.call('GET', `/search?q=${q}`, { as })).body.data;
    expect((await search(learner, 'queen')).messages).toEqual([
      {
        threadId: id,
        subject: 'Swarming',
        excerpt: 'queen has left the hive',
        excerptLanguage: 'en',
        matches: [{ start: 0, end: 5 }],
        createdAt: expect.any(String),
      },
    ]);
    expect((await search(learner, 'swarming')).messages).toMatchObject([{ threadId: id }]);
    expect((await search(stranger, 'queen')).messages).toEqual([]);
    expect((await server.call('GET', '/search?q=queen')).body.data.messages).toBeUndefined();
  });

  test('[R.13] /search finds the caller’s hubs only', async () => {
    const hub = await seedHub(server, 'Nairobi Beekeepers');
    await seedMembers(server, hub.id, [learner.id]);
    const hubs = async (as: SignedIn, q: string) =>
      (await server.call('GET', `/search?q=${q}`, { as })).body.data.hubs;
    for (const as of [learner, hub.administrator]) {
      expect(await hubs(as, 'beekeepers')).toEqual([
        { _id: hub.id, name: 'Nairobi Beekeepers', summary: 'We build things.', summaryLanguage: 'en' },
      ]);
    }
    expect(await hubs(learner, 'beekepers')).toHaveLength(1);
    expect(await hubs(stranger, 'beekeepers')).toEqual([]);
  });

  test('keeps messages of a deactivated author and says why no answer is possible', async () => {
    const id = await begin(learner, [fellow]);
    await server.services.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, learner.id));
    const thread = await read(fellow, id);
    expect(thread.messages[0].author.name).toBe('Lila N.');
    expect(thread.notice).toBe('The account of Lila N. is closed. You can still read the conversation.');
    expect((await send(fellow, id)).status).toBe(403);
    expect(await recipients(fellow, 'lila')).toEqual([]);
  });

  test('users who no longer share a course or hub can read but not write', async () => {
    const id = await begin(learner, [fellow]);
    await cancel(fellow.id);
    expect((await read(learner, id)).notice).toMatch(/^You no longer share a course or a hub/);
    expect((await send(learner, id)).status).toBe(403);
  });
});

describe('announcements', () => {
  test('reach every learner of the author’s course in one thread, where only the author writes', async () => {
    await enrolled(...(await seedPeople(server, 300)));
    await cancel(fellow.id);
    const { status, body } = await announce(tutor);
    expect(status).toBe(201);
    const id = body.data._id as string;
    expect(body.data).toMatchObject({ kind: 'announcement', course: { name: 'Keep bees' }, notice: null });
    expect(await unread(learner)).toBe(1);
    expect(await threads(fellow)).toEqual([]);
    const seen = await read(learner, id);
    expect(seen.people.map((one: { _id: string }) => one._id)).toEqual([tutor.id]);
    expect(seen).toMatchObject({
      others: 0,
      notice: expect.stringMatching(/Only its author can write here/),
    });
    expect((await threads(learner))[0].people).toEqual([
      { _id: tutor.id, name: 'Tumaini Otieno', avatar: null },
    ]);
    const refused = await send(learner, id);
    expect([refused.status, refused.body.message]).toEqual([403, seen.notice]);
    expect((await send(tutor, id, 'One thing more')).status).toBe(201);
    expect(await unread(learner)).toBe(2);
  });

  test('answers 404 for another’s course, 409 without learners, 429 after ten in an hour', async () => {
    const other = await server.signedIn('tutor');
    for (const as of [other, learner, admin]) expect((await announce(as)).status).toBe(404);
    const empty = await seedCourse(server, { title: 'Nobody yet', ownerId: tutor.id });
    expect((await announce(tutor, empty.id)).status).toBe(409);
    const rest = await Promise.all(Array.from({ length: 10 }, () => announce(tutor)));
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('blocking and reporting', () => {
  test('a blocked user cannot write to the user who blocked them, and the thread says so', async () => {
    const id = await begin(learner, [fellow]);
    expect((await block(fellow, learner.id)).body.message).toBe('Lila N. can no longer write to you.');
    expect((await block(fellow, learner.id)).status).toBe(200);
    expect((await read(learner, id)).notice).toBe('Faraji M. does not accept messages from you.');
    expect((await send(learner, id)).status).toBe(403);
    expect((await start(learner, [fellow])).status).toBe(403);
    expect(await recipients(learner, 'faraji')).toEqual([]);
    const own = await read(fellow, id);
    expect(own.people).toMatchObject([{ _id: learner.id, blocked: true }]);
    expect(own.notice).toBe('You have blocked Lila N.. Unblock them to write.');
    const blocked = await server.call('GET', '/messages/blocked', { as: fellow });
    expect(blocked.body.data).toEqual([{ _id: learner.id, name: 'Lila N.', avatar: null, role: 'user' }]);
    await block(fellow, learner.id, false);
    expect((await send(learner, id)).status).toBe(201);
  });

  test('an announcement does not reach learners who blocked its author', async () => {
    await block(learner, tutor.id);
    await announce(tutor);
    expect([await unread(learner), await unread(fellow)]).toEqual([0, 1]);
  });

  test('refuses to block administrators, the caller and unknown users', async () => {
    expect((await block(learner, admin.id)).status).toBe(409);
    expect((await block(learner, learner.id)).status).toBe(409);
    expect((await block(learner, 'nobody')).status).toBe(404);
  });

  test('counts one report per user and message, keeps the text, and notifies the administrators', async () => {
    const id = await begin(learner, [fellow], 'Rude', 'Something rude.');
    const [{ _id: messageId }] = (await read(fellow, id)).messages;
    const report = (as: SignedIn) =>
      server.call('POST', `/messages/message/${messageId}/report`, { as, body: { reason: 'It is rude.' } });
    const answers = await Promise.all([report(fellow), report(fellow)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { db } = server.services;
    const kept = await db.select().from(messageReports).where(eq(messageReports.messageId, messageId));
    expect(kept).toMatchObject([
      { reporterId: fellow.id, reason: 'It is rude.', body: 'Something rude.', state: 'open' },
    ]);
    const told = (await db.select().from(adminNotifications)).filter(
      ({ type }) => type === 'Reported message',
    );
    expect(told.map(({ message }) => message)).toEqual(['Faraji Mwangi reported a message in “Rude”.']);
    expect((await read(fellow, id)).messages[0].reported).toBe(true);
    expect((await read(learner, id)).messages[0].reported).toBe(false);
    expect((await report(learner)).status).toBe(409);
    expect((await report(stranger)).status).toBe(404);

    await db.update(messages).set({ removedAt: server.clock.now() }).where(eq(messages.id, messageId));
    expect((await read(fellow, id)).messages[0]).toMatchObject({ body: null, author: { _id: learner.id } });
    expect((await threads(fellow))[0].excerpt).toBe('');
    expect(await threads(fellow, '?search=rude')).toHaveLength(1);
    expect(await threads(fellow, '?search=something')).toEqual([]);
    expect((await server.call('GET', '/search?q=something', { as: fellow })).body.data.messages).toEqual([]);
  });

  test('limits a user to 30 messages per minute', async () => {
    const id = await begin(learner, [tutor]);
    const statuses = [];
    for (let at = 0; at < 30; at += 1) statuses.push((await send(learner, id)).status);
    expect(statuses.slice(28)).toEqual([201, 429]);
    server.clock.advance({ minutes: 1 });
    expect((await send(learner, id)).status).toBe(201);
  });
});
