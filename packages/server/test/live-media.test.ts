import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveEvent, LiveSeat } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { noEngine } from '../src/live/engine/no-engine';
import { reachable } from '../src/live/engine/werift-room';
import { rangeOf } from '../src/platform/files/send';
import { recoverRooms } from '../src/live/room/media';
import { liveRecordings } from '../src/live/tables';
import { enrolled, planned, roomOf, schedule } from './live-fixtures';
import { receiver, sender } from './live-peers';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const PORTS = '41000-41100';

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
let course: Seeded;
let room: ReturnType<typeof roomOf>;
beforeAll(async () => {
  server = await startTestServer({
    TURN_URL: 'turn:turn.example.org:3478?transport=udp,turn:turn.example.org:3478?transport=tcp',
    TURN_SECRET: 's3cret',
    LIVE_PORTS: PORTS,
  });
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { ownerId: tutor.id });
  learner = await enrolled(server, course.id);
  room = roomOf(server, await schedule(server, tutor, planned(server, course.id, 5)));
  await room.join(tutor);
  await room.join(learner);
});
afterAll(() => server.close());

const of = (as: SignedIn) => ({ device: `page-${as.id}` });
const publish = (as: SignedIn, sdp: string, source = 'camera') =>
  room.post(as, 'publish', { ...of(as), source, sdp });

/** Publishes as the tutor, and plays it to the learner. */
async function classroom() {
  const sending = await sender();
  const { data } = (await publish(tutor, sending.offer)).body;
  await sending.accept(data.sdp);
  const wish = { ...of(learner), publicationId: data.publicationId, video: true };
  const offered = (await room.post(learner, 'subscribe', wish)).body.data;
  const receiving = await receiver(offered.sdp);
  const { connectionId } = offered;
  const answered = await room.post(learner, 'answer', {
    ...of(learner),
    connectionId,
    sdp: receiving.answer,
  });
  expect(answered.status).toBe(200);
  sending.start();
  await Promise.all([receiving.received('audio'), receiving.received('video')]);
  const close = async () => {
    await sending.close();
    await receiving.close();
  };
  return { sending, receiving, publicationId: data.publicationId as string, close };
}

const seatOf = async (as: SignedIn): Promise<LiveSeat> => {
  const { data } = (await room.join(as)).body;
  return data.seat;
};

/** The process of this file's media server: another file that runs beside this one may have its own. */
async function enginePid(): Promise<number> {
  const children = await readdir('/proc').then((all) => all.filter((name) => /^\d+$/.test(name)));
  for (const pid of children) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('live/engine/process') && command.includes(`ports=${PORTS}`)) return Number(pid);
  }
  throw new Error('The media server is not running.');
}

describe('[13.72] sound and pictures', () => {
  test(
    'reach a learner through the media server; only speakers send, and only on their page',
    async () => {
      const { receiving, publicationId, close } = await classroom();
      expect((await publish(learner, 'v=0')).status).toBe(403);
      expect(
        (await room.post(tutor, 'publish', { device: 'other', source: 'camera', sdp: 'v=0' })).body,
      ).toMatchObject({
        code: 'taken-over',
      });
      const unusable = await publish(tutor, 'not a description', 'screen');
      expect(unusable).toMatchObject({ status: 422, body: { errors: { sdp: expect.any(String) } } });
      const soundOnly = { ...of(learner), publicationId, video: false };
      const offered = (await room.post(learner, 'subscribe', soundOnly)).body.data;
      expect(offered.sdp).toContain('m=audio');
      expect(offered.sdp).not.toContain('m=video');
      const wrong = { ...of(learner), connectionId: offered.connectionId, sdp: 'not a description' };
      expect((await room.post(learner, 'answer', wrong)).status).toBe(422);
      expect((await room.post(learner, 'answer', wrong)).status).toBe(404);
      expect(receiving.counts.video).toBeGreaterThan(0);
      await room.post(tutor, 'unpublish', { ...of(tutor), source: 'camera' });
      expect((await room.post(learner, 'subscribe', soundOnly)).status).toBe(404);
      await close();
    },
    timeOut(60_000),
  );

  if (ALL)
    test(
      '[13.73] nothing of a muted person’s sound is forwarded, and a speaker who becomes a learner stops sending',
      async () => {
        const { receiving, close } = await classroom();
        const { body } = await room.join(learner);
        const host = body.data.room.seats.find(({ role }: LiveSeat) => role === 'host');
        await room.post(tutor, 'mute', { seatId: host._id, muted: true });
        // What was on its way arrives with the next pictures.
        await receiving.received('video', 3);
        const before = receiving.counts.audio;
        await receiving.received('video', 15);
        expect(receiving.counts.audio).toBe(before);
        await room.post(tutor, 'mute', { seatId: host._id, muted: false });
        await receiving.received('audio');
        await close();

        const seat = await seatOf(learner);
        await room.post(tutor, 'role', { seatId: seat._id, role: 'speaker' });
        const speaking = await sender(['audio']);
        const answer = (await publish(learner, speaking.offer)).body.data;
        await speaking.accept(answer.sdp);
        const publications = async () =>
          ((await room.join(tutor)).body.data.room.seats as LiveSeat[]).find(({ _id }) => _id === seat._id)
            ?.publications;
        expect(await publications()).toEqual([
          { _id: answer.publicationId, source: 'camera', audio: true, video: false },
        ]);
        await room.post(tutor, 'role', { seatId: seat._id, role: 'learner' });
        expect(await publications()).toEqual([]);
        await speaking.close();
      },
      timeOut(60_000),
    );
});

if (ALL)
  test(
    '[13.74] a media server that is killed starts again, and everyone is told to connect again',
    async () => {
      const first = await classroom();
      const stream = await room.follow(learner);
      await stream.next();
      process.kill(await enginePid(), 'SIGKILL');
      let event: LiveEvent = await stream.next();
      while (event.type !== 'media-lost') event = await stream.next();
      stream.close();
      await first.close();
      const { receiving, close } = await classroom();
      expect(receiving.counts.audio).toBeGreaterThan(0);

      // The same after a start of the server, whose media server knows nothing of what the database says is sent.
      const again = await room.follow(learner);
      await again.next();
      await recoverRooms({ ...server.services, engine: noEngine });
      expect(await again.next()).toMatchObject({ type: 'seat', seat: { role: 'host', publications: [] } });
      expect(await again.next()).toMatchObject({ type: 'media-lost' });
      again.close();
      await close();
    },
    timeOut(60_000),
  );

test(
  '[13.76] a recording is announced, kept in private, and served in parts to those who may join',
  async () => {
    const { receiving, close } = await classroom();
    const stream = await room.follow(learner);
    await stream.next();
    expect((await room.post(learner, 'recording', { recording: true })).status).toBe(403);
    expect((await room.post(tutor, 'recording', { recording: true })).status).toBe(200);
    expect(await stream.next()).toMatchObject({ type: 'recording', recording: true });
    await room.post(tutor, 'captions', { text: 'Bees' });
    await receiving.received('video', 20);
    server.clock.advance({ seconds: 2 });
    await room.post(tutor, 'recording', { recording: false });
    stream.close();
    await close();
    const list = async (as: SignedIn) =>
      (await server.call('GET', `${room.path}/recordings`, { as })).body.data;
    const [recording] = await list(learner);
    expect(recording).toMatchObject({ speaker: tutor.user.name, source: 'camera', seconds: 2 });
    const whole = await server.app.inject(recording.src);
    expect(whole.headers['content-type']).toBe('video/webm');
    expect(whole.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(whole.rawPayload.length).toBe(recording.bytes);
    const part = await server.app.inject({ url: recording.src, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      `bytes 0-3/${recording.bytes}`,
      4,
    ]);
    expect((await server.app.inject(recording.src.replace(/k=.*/, 'k=1.AAAA'))).statusCode).toBe(404);
    expect((await server.app.inject(recording.captionsSrc)).body).toContain('\nBees\n');
    const stranger = await server.signedIn();
    expect((await server.call('GET', `${room.path}/recordings`, { as: stranger })).status).toBe(404);

    // Removed for good, with its file.
    const [row] = await server.services.db
      .select()
      .from(liveRecordings)
      .where(eq(liveRecordings.id, recording._id));
    const remove = (as: SignedIn) =>
      server.call('DELETE', `${room.path}/recordings/${recording._id}`, { as });
    expect((await remove(learner)).status).toBe(403);
    expect((await remove(tutor)).status).toBe(200);
    const folder = join(server.services.files.folder, 'private', row?.stored.slice(0, 2) ?? '');
    expect(await readdir(folder)).not.toContain(row?.stored);
    expect(await list(learner)).toEqual([]);
  },
  timeOut(60_000),
);

describe('[13.79] networks', () => {
  test('the relay’s password works for ten minutes', async () => {
    const { data } = (await room.join(learner)).body;
    const [relay] = data.iceServers;
    const expires = Math.floor(server.clock.now().getTime() / 1000) + 600;
    expect(relay.urls).toHaveLength(2);
    expect(relay.username).toBe(`${expires}:${data.seat._id}`);
    expect(relay.credential).toBe(createHmac('sha1', 's3cret').update(relay.username).digest('base64'));
  });

  test('offers the address that people reach beside those of the machine', () => {
    const line = 'a=candidate:1 1 udp 2130706431 10.0.0.5 40001 typ host';
    const local = 'a=candidate:2 1 udp 2130706431 127.0.0.1 40002 typ host';
    const sdp = ['v=0', line, local, ''].join('\r\n');
    expect(reachable(sdp, undefined)).toBe(sdp);
    expect(reachable(sdp, '203.0.113.7').split('\r\n')).toEqual([
      'v=0',
      line,
      'a=candidate:91 1 udp 2130706431 203.0.113.7 40001 typ host',
      local,
      '',
    ]);
  });

  test.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=0-1,3-4', undefined],
    [undefined, undefined],
  ])('reads the range %s', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });
});

test('[13.74] the built media server starts', async () => {
  const child = fork(join(inject('bundle'), 'live-engine.js'));
  child.send({ kind: 'start', settings: { address: undefined, ports: [41_200, 41_220], loss: 0 } });
  expect(await once(child, 'message')).toEqual([{ kind: 'ready' }, undefined]);
  // It ends with the server that started it.
  const ended = once(child, 'exit');
  child.disconnect();
  expect((await ended)[0]).toBe(0);
});
