import type { LiveEvent, LiveRoom } from '@digiken/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepRooms } from '../src/live/room/presence';
import { liveEvents } from '../src/live/tables';
import { openLive } from '../src/live';
import type { OpenServices } from '../src/platform/open-services';
import { enrolled, planned, type Planned, roomOf, schedule } from './live-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

/** The same for two servers, which are one site. */
const SECRET = 'kZ8vQ2mX7pL4nR9tW3yB6cD1fG5hJ0sA';

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
let other: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer({ LIVE_ENGINE: 'none', TOKEN_SECRET: SECRET });
});
afterAll(() => server.close());
beforeEach(async () => {
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { ownerId: tutor.id });
  learner = await enrolled(server, course.id);
  other = await enrolled(server, course.id);
});

/** A class that is open, with its host in the room. */
async function opened(more: Partial<Planned> = {}) {
  const id = await schedule(server, tutor, { ...planned(server, course.id, 5), ...more });
  const room = roomOf(server, id);
  expect((await room.join(tutor)).status).toBe(200);
  return { id, ...room };
}

const seatOf = async (room: ReturnType<typeof roomOf>, as: SignedIn): Promise<string> =>
  (await room.join(as)).body.data.seat._id;
const sweep = () => sweepRooms(openLive(server.services as OpenServices));
const names = (room: LiveRoom) => room.seats.map(({ _id, state }) => `${_id} ${state}`);
const messageOf = (answer: { body: { message: string } }) => answer.body.message;

describe('[13.65][13.66] who may join, and when', () => {
  test('people of the course, from 15 minutes before the start to 15 minutes after the end', async () => {
    const id = await schedule(server, tutor, planned(server, course.id, 60));
    const room = roomOf(server, id);
    const stranger = await server.signedIn();
    const early = await room.join(learner);
    expect(early.status).toBe(409);
    expect(messageOf(early)).toMatch(/^The class is not open yet\. You can join from .+ \(UTC\)\.$/);
    server.clock.advance({ minutes: 46 });
    expect((await room.join(stranger)).status).toBe(404);
    expect((await room.join(await server.signedIn('tutor'))).status).toBe(404);
    expect((await room.join(learner)).body.data).toMatchObject({
      kind: 'room',
      media: false,
      seat: { role: 'learner' },
    });
    const state = async () => (await server.call('GET', room.path, { as: learner })).body.data.state;
    expect(await state()).toBe('open');
    expect((await room.join(tutor)).body.data.seat.role).toBe('host');
    expect(await state()).toBe('live');
    const admin = await server.signedIn('admin');
    expect((await room.join(admin)).body.data.seat.role).toBe('co-host');
    // 15 + 45 minutes and the grace.
    server.clock.advance({ minutes: 73 });
    await room.beat(learner);
    expect((await room.join(other)).status).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect((await room.join(other)).body).toEqual({ message: 'The class has ended.', code: 'closed' });
    expect(messageOf(await room.beat(learner))).toBe('The class has ended.');
  });

  test('an external class answers its link, and counts who opened it', async () => {
    const link = 'https://meet.example.org/bees';
    const id = await schedule(server, tutor, { ...planned(server, course.id, 5), link });
    const room = roomOf(server, id);
    const shown = (await server.call('GET', room.path, { as: learner })).body.data;
    expect(shown).toMatchObject({ external: true, link: null });
    expect((await room.join(learner)).body.data).toEqual({ kind: 'link', href: link });
    await room.join(learner);
    const { data } = (await server.call('GET', `${room.path}/attendance`, { as: tutor })).body;
    expect(data).toMatchObject([{ person: { _id: learner.id }, minutes: null }]);
  });
});

describe('[13.67] the waiting room', () => {
  test('hides who waits from everyone but hosts, and the room from who waits', async () => {
    const room = await opened({ waitingRoom: true });
    await room.post(tutor, 'chat', { text: 'Welcome' });
    const waiting = (await room.join(learner)).body.data;
    expect(waiting.seat.state).toBe('waiting');
    expect(waiting.room).toMatchObject({ chat: [], slides: [] });
    expect(names(waiting.room)).toEqual([`${waiting.seat._id} waiting`]);
    expect(messageOf(await room.post(learner, 'chat', { text: 'Hello' }))).toBe(
      'The host has not let you in yet.',
    );
    const stream = await room.follow(learner);
    expect((await stream.next()).room.chat).toEqual([]);
    // What happens in the room meanwhile is not told.
    await room.post(tutor, 'chat', { text: 'Shall we begin?' });
    expect((await room.post(learner, 'admit', { seatId: waiting.seat._id })).status).toBe(409);
    expect((await room.post(tutor, 'admit', { seatId: waiting.seat._id })).status).toBe(200);
    const seen: LiveEvent[] = [await stream.next()];
    if (seen[0]?.type !== 'snapshot') seen.push(await stream.next());
    const snapshot = seen.at(-1);
    expect(snapshot).toMatchObject({
      type: 'snapshot',
      room: { chat: [{ text: 'Welcome' }, { text: 'Shall we begin?' }] },
    });
    stream.close();
    // The next person waits again, and a learner in the room does not see them.
    await room.join(other);
    const asLearner = (await room.join(learner)).body.data.room;
    expect(names(asLearner).every((name) => name.endsWith(' in'))).toBe(true);
    expect(
      names((await room.join(tutor)).body.data.room).filter((name) => name.endsWith('waiting')),
    ).toHaveLength(1);
    expect((await room.post(tutor, 'admit', { seatId: null })).status).toBe(200);
    expect((await room.post(other, 'chat', { text: 'Here' })).status).toBe(201);
  });
});

describe('[13.69] the stream', () => {
  test('begins with a snapshot, numbers its events, and goes on after a break without gaps', async () => {
    const room = await opened();
    const seat = await seatOf(room, learner);
    const stream = await room.follow(learner);
    const first = await stream.next();
    expect(first).toMatchObject({ type: 'snapshot', room: { seatId: seat, locked: false } });
    await room.post(learner, 'chat', { text: 'One' });
    const one = await stream.next();
    expect(one).toMatchObject({ type: 'chat', seq: first.seq + 1, message: { text: 'One', seatId: seat } });
    stream.close();
    await room.post(tutor, 'lock', { locked: true });
    await room.post(learner, 'chat', { text: 'Two' });
    const again = await room.follow(learner, { after: one.seq });
    expect(await again.next()).toMatchObject({ type: 'locked', seq: one.seq + 1, locked: true });
    expect(await again.next()).toMatchObject({ type: 'chat', seq: one.seq + 2, message: { text: 'Two' } });
    again.close();
    // As a browser's own EventSource would ask.
    const header = await server.stream(`${room.path}/events`, {
      as: learner,
      query: { device: `page-${learner.id}` },
      headers: { 'last-event-id': String(one.seq + 1) },
    });
    expect(await header.next()).toMatchObject({ type: 'chat', seq: one.seq + 2 });
    header.close();
  });

  test('is refused without a seat, and on a device that was taken over', async () => {
    const room = await opened();
    expect((await room.follow(learner)).status).toBe(409);
    await room.join(learner, 'phone');
    const phone = await room.follow(learner, { device: 'phone' });
    await phone.next();
    await room.post(learner, 'hand', { raised: true });
    await phone.next();
    const laptop = (await room.join(learner, 'laptop')).body.data;
    // The seat is the same one, with its hand.
    expect(laptop.seat.handAt).not.toBeNull();
    let last: LiveEvent = await phone.next();
    while (last.type === 'seat') last = await phone.next();
    expect(last.type).toBe('taken-over');
    expect(await phone.next()).toBeUndefined();
    expect(await room.beat(learner, 'phone')).toMatchObject({ status: 409, body: { code: 'taken-over' } });
    expect((await room.follow(learner, { device: 'phone' })).status).toBe(409);
    expect((await room.beat(learner, 'laptop')).status).toBe(200);
  });
});

test('[13.69] two server processes on one database are one room', async () => {
  const { databaseUrl = '' } = server.services.config;
  const second = await startTestServer(
    { LIVE_ENGINE: 'none', TOKEN_SECRET: SECRET },
    { databaseUrl, snapshot: undefined, drop: async () => {} },
  );
  // Other tests have moved the clock of the first one.
  second.clock.advance({ seconds: (server.clock.now().getTime() - second.clock.now().getTime()) / 1000 });
  const room = await opened();
  const there = roomOf(second, room.id);
  expect((await there.join(learner)).status).toBe(200);
  const [here, far] = [await room.follow(tutor), await there.follow(learner)];
  await here.next();
  await far.next();
  await room.post(tutor, 'chat', { text: 'From one' });
  await there.post(learner, 'chat', { text: 'From the other' });
  for (const stream of [here, far]) {
    expect(await stream.next()).toMatchObject({ type: 'chat', message: { text: 'From one' } });
    expect(await stream.next()).toMatchObject({ type: 'chat', message: { text: 'From the other' } });
    stream.close();
  }
  await second.close();
});

describe('[13.70] hands, chat, slides and roles', () => {
  test('hands queue by time; only hosts lower those of others; a given role lowers it', async () => {
    const room = await opened();
    const [first, second] = [await seatOf(room, learner), await seatOf(room, other)];
    await room.post(other, 'hand', { raised: true });
    server.clock.advance({ seconds: 1 });
    await room.post(learner, 'hand', { raised: true });
    await room.post(other, 'hand', { raised: true });
    const queue = async () =>
      ((await room.join(tutor)).body.data.room as LiveRoom).seats
        .filter(({ handAt }) => handAt !== null)
        .sort((one, two) => String(one.handAt).localeCompare(String(two.handAt)))
        .map(({ _id }) => _id);
    expect(await queue()).toEqual([second, first]);
    expect((await room.post(learner, 'hand', { raised: false, seatId: second })).status).toBe(403);
    expect((await room.post(tutor, 'hand', { raised: true, seatId: second })).status).toBe(403);
    expect((await room.post(tutor, 'hand', { raised: false, seatId: second })).status).toBe(200);
    expect((await room.post(tutor, 'role', { seatId: first, role: 'speaker' })).status).toBe(200);
    expect(await queue()).toEqual([]);
  });

  test('chat has a limit of length and speed, and hosts delete messages', async () => {
    const room = await opened();
    await room.join(learner);
    expect((await room.post(learner, 'chat', { text: 'x'.repeat(501) })).status).toBe(422);
    expect((await room.post(learner, 'chat', { text: 'half \ud83d' })).status).toBe(422);
    const said = (await room.post(learner, 'chat', { text: 'Rude' })).body.data;
    const remove = (as: SignedIn) => server.call('DELETE', `${room.path}/chat/${said._id}`, { as });
    expect((await remove(learner)).status).toBe(403);
    expect((await remove(tutor)).status).toBe(200);
    expect((await remove(tutor)).status).toBe(404);
    expect((await room.join(learner)).body.data.room.chat).toEqual([]);
    const answers: number[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push((await room.post(learner, 'chat', { text: 'Hi' })).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(29);
    expect(answers.at(-1)).toBe(429);
  });

  test('[13.68] only hosts decide, a person who comes back keeps the role, and nobody does anything to the host', async () => {
    const room = await opened();
    const host = (await room.join(tutor)).body.data.seat._id;
    const seat = await seatOf(room, learner);
    for (const [action, body] of [
      ['role', { seatId: seat, role: 'co-host' }],
      ['mute', { seatId: host, muted: true }],
      ['remove', { seatId: host }],
      ['lock', { locked: true }],
      ['recording', { recording: true }],
      ['slide', { slideId: null }],
      ['captions', { text: 'Hello' }],
      ['end', {}],
    ] as const)
      expect({ action, status: (await room.post(learner, action, body)).status }).toEqual({
        action,
        status: 403,
      });
    await room.post(tutor, 'role', { seatId: seat, role: 'co-host' });
    await room.leave(learner);
    expect((await room.join(learner, 'laptop')).body.data.seat).toMatchObject({ _id: seat, role: 'co-host' });
    expect((await room.post(learner, 'lock', { locked: true })).status).toBe(200);
    expect((await room.post(learner, 'role', { seatId: host, role: 'learner' })).status).toBe(403);
    expect((await room.post(learner, 'remove', { seatId: host })).status).toBe(403);
    expect((await room.post(tutor, 'role', { seatId: host, role: 'host' })).status).toBe(422);
  });
});

describe('[13.73] mute, remove, lock and end', () => {
  test('a host mutes; only the person unmutes', async () => {
    const room = await opened();
    const seat = await seatOf(room, learner);
    expect((await room.post(tutor, 'mute', { seatId: seat, muted: true })).status).toBe(200);
    expect(messageOf(await room.post(tutor, 'mute', { seatId: seat, muted: false }))).toBe(
      'Only the person can unmute.',
    );
    expect((await room.post(learner, 'mute', { seatId: seat, muted: false })).status).toBe(200);
  });

  test('who is removed is told, and cannot come back', async () => {
    const room = await opened();
    const seat = await seatOf(room, learner);
    const stream = await room.follow(learner);
    await stream.next();
    await room.post(tutor, 'remove', { seatId: seat });
    expect(await stream.next()).toMatchObject({ type: 'left', seatId: seat, reason: 'removed' });
    expect(await stream.next()).toBeUndefined();
    expect(await room.join(learner)).toMatchObject({ status: 403 });
    expect((await room.beat(learner)).status).toBe(403);
    expect((await room.follow(learner)).status).toBe(403);
  });

  test('a locked room lets in only those who hold a seat', async () => {
    const room = await opened();
    await room.join(learner);
    await room.post(tutor, 'lock', { locked: true });
    expect((await room.join(other)).body).toEqual({
      message: 'The host has locked the class.',
      code: 'locked',
    });
    expect((await room.join(learner, 'laptop')).status).toBe(200);
    await room.post(tutor, 'lock', { locked: false });
    expect((await room.join(other)).status).toBe(200);
  });

  test('the end ends it for everyone, and cancelling does too', async () => {
    for (const action of ['end', 'cancel']) {
      const room = await opened();
      await room.join(learner);
      const stream = await room.follow(learner);
      await stream.next();
      expect((await room.post(tutor, action, action === 'cancel' ? { scope: 'this' } : {})).status).toBe(200);
      expect(await stream.next()).toMatchObject({ type: 'ended' });
      expect(await stream.next()).toBeUndefined();
      expect((await room.join(learner)).status).toBe(409);
    }
  });
});

describe('[13.77] attendance', () => {
  test('counts the minutes between heartbeats; a seat is kept for 60 seconds and then lost', async () => {
    const room = await opened({ minutes: 120 });
    const beats = async (people: readonly SignedIn[], minutes: number) => {
      for (let at = 0; at < minutes * 4; at += 1) {
        server.clock.advance({ seconds: 15 });
        for (const as of people) expect((await room.beat(as)).status).toBe(200);
      }
    };
    await room.join(learner);
    await room.join(other);
    await beats([tutor, learner, other], 3);
    // A break of 50 seconds keeps the seat and counts.
    server.clock.advance({ seconds: 50 });
    expect((await room.beat(learner)).status).toBe(200);
    expect((await room.beat(tutor)).status).toBe(200);
    // The other one is silent for longer: the seat is lost, and the room is told.
    const stream = await room.follow(learner);
    await stream.next();
    await beats([tutor, learner], 1);
    expect(await stream.next()).toMatchObject({ type: 'left', reason: 'lost' });
    expect(messageOf(await room.beat(other))).toBe('You are not in this class. Join it first.');
    stream.close();
    // 5 minutes later the other one is back for 2 minutes, on another device.
    await beats([tutor, learner], 5);
    await room.join(other, 'laptop');
    for (let at = 0; at < 8; at += 1) {
      server.clock.advance({ seconds: 15 });
      for (const as of [tutor, learner]) await room.beat(as);
      await room.beat(other, 'laptop');
    }
    await room.leave(learner);
    // Waits until its time is over, without anybody: the sweep ends the class.
    server.clock.advance({ hours: 3 });
    await sweep();
    tutor = await server.signIn(tutor.email, tutor.password);
    const { data } = (await server.call('GET', `${room.path}/attendance`, { as: tutor })).body;
    const minutes = Object.fromEntries(
      data.map((row: { person: { _id: string }; minutes: number }) => [row.person._id, row.minutes]),
    );
    expect(minutes).toEqual({ [tutor.id]: 12, [learner.id]: 12, [other.id]: 5 });
    const { csv, name } = (await server.call('GET', `${room.path}/attendance/csv`, { as: tutor })).body.data;
    expect(name).toMatch(/^attendance-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.split('\r\n')).toHaveLength(5);
    server.clock.advance({ hours: 2 });
    await sweep();
    const left = await server.services.db.select().from(liveEvents);
    expect(left.filter(({ classId }) => classId === room.id)).toEqual([]);
  });
});

describe('[13.75] captions', () => {
  test('are typed by hosts and captioners, shown to everyone, and kept as WebVTT', async () => {
    const room = await opened();
    const seat = await seatOf(room, learner);
    await room.post(tutor, 'role', { seatId: seat, role: 'captioner' });
    const stream = await room.follow(tutor);
    await stream.next();
    server.clock.advance({ seconds: 10 });
    await room.post(learner, 'captions', { text: 'Bees & <hives> -->' });
    expect(await stream.next()).toMatchObject({ type: 'caption', caption: { text: 'Bees & <hives> -->' } });
    stream.close();
    server.clock.advance({ seconds: 2 });
    await room.post(tutor, 'captions', { text: 'Second line' });
    const { vtt } = (await server.call('GET', `${room.path}/captions`, { as: other })).body.data;
    expect(vtt).toBe(
      'WEBVTT\n\n00:00:10.000 --> 00:00:12.000\nBees &amp; &lt;hives&gt; --&gt;\n\n00:00:12.000 --> 00:00:18.000\nSecond line\n',
    );
    expect((await server.call('DELETE', `${room.path}/captions`, { as: other })).status).toBe(403);
    expect((await server.call('DELETE', `${room.path}/captions`, { as: tutor })).status).toBe(200);
  });
});

test('[13.74] a site without a media server refuses sound and pictures, and says so', async () => {
  const room = await opened();
  const device = `page-${tutor.id}`;
  const answer = await room.post(tutor, 'publish', { device, source: 'camera', sdp: 'v=0' });
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no media server') },
  });
  expect((await room.post(tutor, 'recording', { recording: true })).status).toBe(409);
});
