import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { threadParticipants } from '../src/messages/tables';
import { newId } from '../src/platform/ids';
import { users } from '../src/users/tables';
import { runBy, seedHub, type SeededHub, seedMembers } from './hub-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let hub: SeededHub;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  hub = await seedHub(server);
  admin = hub.administrator;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = admin) =>
  server.call(method, path, { as, body });
const NEWS = { subject: 'Workshop on Friday', body: 'Bring a laptop.\n\nWe start at nine.' };
const announce = (more: object = {}) =>
  call('POST', '/my-hub/announcements', { ...NEWS, everyone: true, cohortIds: [], mail: false, ...more });
const drain = () => server.services.jobs.drain();
const sent = async () => (await call('GET', '/my-hub/announcements')).body.data;

async function members(count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) people.push(await server.signedIn('user'));
  await seedMembers(
    server,
    hub.id,
    people.map(({ id }) => id),
  );
  server.clock.advance({ seconds: 1 });
  return people;
}

describe('an announcement of a hub', () => {
  test('[13.179] reaches members or cohorts in one thread each can read, and says how many have read it', async () => {
    const [first, second, blocker] = (await members(3)) as [SignedIn, SignedIn, SignedIn];
    await call('PUT', `/messages/block/${admin.id}`, { blocked: true }, blocker);
    const cohort = (await call('POST', '/my-hub/cohorts', { name: 'Class A' })).body.data._id;
    expect((await announce({ everyone: false, cohortIds: [cohort] })).status).toBe(409);
    expect((await announce({ everyone: false })).body.errors).toHaveProperty('cohortIds');
    await call('POST', `/my-hub/cohort/${cohort}/add`, { userIds: [first.id] });
    const small = await announce({ everyone: false, cohortIds: [cohort], subject: 'Class A only' });
    expect([small.status, small.body.data]).toMatchObject([201, { state: 'sending', cohorts: ['Class A'] }]);
    server.clock.advance({ seconds: 1 });
    const all = (await announce()).body.data;
    const late = await server.signedIn('user');
    await drain();
    expect(await sent()).toMatchObject([
      { ...NEWS, everyone: true, state: 'sent', recipients: 2, read: 0 },
      { subject: 'Class A only', everyone: false, state: 'sent', recipients: 1 },
    ]);
    const inbox = async (as: SignedIn) =>
      (await call('GET', '/messages/threads', undefined, as)).body.data.map((thread: any) => thread.subject);
    expect((await inbox(first)).sort()).toEqual(['Class A only', NEWS.subject]);
    expect(await inbox(second)).toEqual([NEWS.subject]);
    expect([await inbox(blocker), await inbox(late)]).toEqual([[], []]);
    const notices = (await call('GET', '/notifications', undefined, second)).body.data;
    expect(notices).toMatchObject([
      { subject: { type: 'message', kind: 'announcement', threadId: all._id } },
    ]);
    await call('PUT', `/messages/thread/${all._id}/read`, undefined, second);
    expect((await call('GET', `/my-hub/announcement/${all._id}`)).body.data).toMatchObject({ read: 1 });

    const thread = (await call('GET', `/messages/thread/${all._id}`, undefined, second)).body.data;
    expect(thread.notice).toContain('hub');
    const reply = { body: 'Thanks' };
    expect((await call('POST', `/messages/thread/${all._id}/messages`, reply, second)).status).toBe(403);
    expect((await call('POST', `/messages/thread/${all._id}/messages`, reply)).status).toBe(201);
    const report = await call(
      'POST',
      `/messages/message/${thread.messages[0]._id}/report`,
      { reason: 'Spam' },
      second,
    );
    expect(report.status).toBe(201);
    const other = await runBy(server, (await seedHub(server, 'Lamu Divers')).id);
    expect((await call('GET', `/my-hub/announcement/${all._id}`, undefined, other)).status).toBe(404);
    expect(
      (
        await call(
          'POST',
          '/my-hub/announcements',
          { ...NEWS, everyone: false, cohortIds: [cohort], mail: false },
          other,
        )
      ).status,
    ).toBe(404);
  });

  test('[13.179] is delivered to hundreds of members in batches, once each', async () => {
    const { db, clock } = server.services;
    const people = Array.from({ length: 620 }, () => {
      const id = newId();
      return {
        id,
        email: `${id}@test.example`,
        firstName: 'A',
        lastName: 'B',
        passwordHash: '',
        emailVerifiedAt: clock.now(),
      };
    });
    for (let at = 0; at < people.length; at += 310) await db.insert(users).values(people.slice(at, at + 310));
    await seedMembers(
      server,
      hub.id,
      people.map(({ id }) => id),
    );
    server.clock.advance({ seconds: 2 });
    const { _id: id } = (await announce()).body.data;
    expect(await drain()).toBeGreaterThanOrEqual(2);
    expect(await sent()).toMatchObject([{ state: 'sent', recipients: 620 }]);
    const rows = await db.select().from(threadParticipants).where(eq(threadParticipants.threadId, id));
    expect(rows).toHaveLength(621);
  });

  test('[13.179] is mailed as well if it is asked for, once to each', async () => {
    const people = await members(2);
    await announce({ mail: true });
    await drain();
    server.clock.advance({ minutes: 2 });
    await drain();
    const mails = (await server.mails()).filter(({ subject }) => subject === `${hub.name}: ${NEWS.subject}`);
    expect(mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(mails[0]?.text).toContain('We start at nine.');
  });
});

describe('the pictures of a hub', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
  const sizeOf = async (path: string) => {
    const { rawPayload } = await server.app.inject({ url: path });
    const { width, height } = await sharp(rawPayload).metadata();
    return [width, height];
  };
  const put = (field: 'logo' | 'banner', content: Buffer | string) =>
    upload(server, `/my-hub/${field}`, { as: admin, field, content });

  test('[13.178] are a square logo and a banner that is cut at its position and described, and can be removed', async () => {
    const logo = (await put('logo', await picture(300, 100))).body.data.logo;
    expect(await sizeOf(logo)).toEqual([256, 256]);
    const banner = (await put('banner', await picture(800, 800))).body.data.banner;
    expect(banner).toMatchObject({ alt: '', position: 50 });
    expect(await sizeOf(banner.path)).toEqual([800, 200]);
    const save = (body: object) => call('PUT', '/my-hub/banner/details', body);
    expect((await save({ decorative: false, alt: '', position: 0 })).body.errors).toHaveProperty('alt');
    const saved = await save({ decorative: false, alt: 'Children read under a tree', position: 100 });
    expect(saved.body.data.banner).toMatchObject({ alt: 'Children read under a tree', position: 100 });
    const learner = await server.signedIn('user');
    const shown = (await call('GET', `/hub/${hub.id}`, undefined, learner)).body.data;
    expect(shown).toMatchObject({ logo, banner: { alt: 'Children read under a tree' } });
    expect((await put('logo', 'no picture')).body.errors).toHaveProperty('logo');
    await call('DELETE', '/my-hub/logo');
    expect((await call('DELETE', '/my-hub/banner')).body.data).toMatchObject({ logo: null, banner: null });
    expect((await save({ decorative: true, alt: '', position: 0 })).status).toBe(404);
  });
});
