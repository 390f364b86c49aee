import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessonProgress } from '../src/learning/tables';
import { collect } from '../src/privacy/archive';
import { users } from '../src/users';
import { seedDiscussion } from './discussion-fixtures';
import { runBy, seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { enrolled, planned, roomOf, schedule } from './live-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
let tutor: SignedIn;
let reader: SignedIn;
let naserian: SignedIn;
let atieno: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  tutor = await named(await server.signedIn('tutor'), 'Peter', 'Mwangi');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
  reader = await enrolled(server, course.id);
  naserian = await named(await enrolled(server, course.id), 'Naserian', 'lekishon');
  atieno = await named(await enrolled(server, course.id), 'Atieno', '');
  await setFullNames(false);
});

async function named(as: SignedIn, firstName: string, lastName: string): Promise<SignedIn> {
  await server.services.db.update(users).set({ firstName, lastName }).where(eq(users.id, as.id));
  return as;
}
async function setFullNames(fullNames: boolean) {
  const body = { signUpOpen: true, supportEmail: null, notice: null, trustInstructors: false, fullNames };
  expect((await server.call('PUT', '/admin/settings', { as: admin, body })).status).toBe(200);
}
const get = async (path: string, as: SignedIn) => (await server.call('GET', path, { as })).body;
const FULL = 'Naserian lekishon';
const SHORT = 'Naserian L.';

/** What one person reads of a name on a surface. */
type Look = (as: SignedIn) => Promise<string[]>;
const everySurface: Record<string, () => Promise<Look>> = {
  'whom they may write to': async () => async (as) =>
    (await get('/messages/recipients', as)).data.map(({ name }: { name: string }) => name),
  'a conversation, its messages and the list': async () => {
    const started = await server.call('POST', '/messages/threads', {
      as: naserian,
      body: { to: [reader.id, atieno.id, tutor.id], subject: 'Seeds', body: 'Who has some?' },
    });
    expect(started.status).toBe(201);
    const id = started.body.data._id;
    return async (as) => {
      const thread = (await get(`/messages/thread/${id}`, as)).data;
      const [line] = (await get('/messages/threads', as)).data;
      return [...thread.people, ...line.people, ...thread.messages.map((one: any) => one.author)].map(
        ({ name }) => name,
      );
    };
  },
  'a discussion and its list': async () => {
    const lessonId = course.units[0]?.lessons[0] ?? '';
    const ids = { courseId: course.id, lessonId, asked: naserian.id, replied: atieno.id };
    const { id } = await seedDiscussion(server, ids);
    return async (as) => {
      const { question, replies } = (await get(`/discussion/${id}`, as)).data;
      const list = (await get(`/course/unit/lesson/${lessonId}/discussions`, as)).data;
      return [question, ...replies, ...list].map(({ author }) => author.name);
    };
  },
  reviews: async () => {
    await server.services.db.insert(lessonProgress).values({
      userId: naserian.id,
      lessonId: course.units[0]?.lessons[0] ?? '',
      doneAt: server.clock.now(),
      lastOpenedAt: server.clock.now(),
    });
    const body = { stars: 5, text: 'Clear.' };
    await server.call('PUT', `/course/${course.id}/review`, { as: naserian, body });
    return async (as) =>
      (await get(`/course/${course.id}/reviews`, as)).data.map(({ author }: { author: string }) => author);
  },
  'the members of a hub': async () => {
    const hub = await seedHub(server);
    await seedMembers(server, hub.id, [reader.id, naserian.id, atieno.id]);
    const runs = await runBy(server, hub.id);
    return async (as) =>
      (await get(`/hub/${hub.id}/members`, as === tutor ? runs : as)).data.map(
        ({ name }: { name: string }) => name,
      );
  },
  'the people in a live class': async () => {
    const id = await schedule(server, tutor, planned(server, course.id, 5));
    const { join, post } = roomOf(server, id);
    await join(naserian);
    await post(naserian, 'chat', { text: 'Hello' });
    return async (as) => {
      const { room } = (await join(as)).body.data;
      return [...room.seats, ...room.chat].map(({ name }: { name: string }) => name);
    };
  },
};

describe('[15.106] the name of a learner', () => {
  test.each(Object.keys(everySurface))('in %s', async (surface) => {
    const look = await everySurface[surface]?.();
    if (!look) throw new Error('no surface');
    const [learner, staff] = [await look(reader), await look(tutor)];
    expect(learner.filter((name) => name.startsWith('Naserian'))).not.toEqual([]);
    expect(new Set(learner.filter((name) => name.startsWith('Naserian')))).toEqual(new Set([SHORT]));
    expect(new Set(staff.filter((name) => name.startsWith('Naserian')))).toEqual(new Set([FULL]));
    // One name is shown as it is, and staff are named in full.
    for (const name of [...learner, ...staff].filter((one) => /^(Atieno|Peter)/.test(one)))
      expect(['Atieno', 'Peter Mwangi']).toContain(name);
    await setFullNames(true);
    expect(new Set((await look(reader)).filter((name) => name.startsWith('Naserian')))).toEqual(
      new Set([FULL]),
    );
  });

  test('in notifications is the one that the receiver sees elsewhere', async () => {
    const body = { to: [reader.id, tutor.id], subject: 'Seeds', body: 'Who has some?' };
    await server.call('POST', '/messages/threads', { as: naserian, body });
    const from = async (as: SignedIn) => (await get('/notifications', as)).data[0].subject.from;
    expect([await from(reader), await from(tutor)]).toEqual([SHORT, FULL]);
  });

  test('in the events of a live class is short for learners and full for staff', async () => {
    // The other class of this host is over.
    server.clock.advance({ minutes: 120 });
    const id = await schedule(server, tutor, planned(server, course.id, 5));
    const room = roomOf(server, id);
    await room.join(tutor);
    await room.join(reader);
    const [host, learner] = [await room.follow(tutor), await room.follow(reader)];
    await room.join(naserian);
    const nameIn = async (stream: typeof host) => {
      for (;;) {
        const event = await stream.next();
        if (event.type === 'seat' && event.seat.name.startsWith('Naserian')) return event.seat.name;
      }
    };
    expect([await nameIn(host), await nameIn(learner)]).toEqual([FULL, SHORT]);
  });

  test('in a copy of personal data is no longer than on the pages', async () => {
    const body = { to: [reader.id], subject: 'Seeds', body: 'Who has some?' };
    await server.call('POST', '/messages/threads', { as: naserian, body });
    const copy = async (id: string) => JSON.stringify((await collect(server.services, id)).parts.messages);
    expect(await copy(reader.id)).toContain(SHORT);
    expect(await copy(reader.id)).not.toContain(FULL);
    expect(await copy(naserian.id)).toContain(FULL);
  });

  test('is not found by what is not shown of it', async () => {
    const found = async (as: SignedIn, search: string) =>
      (await get(`/messages/recipients?search=${search}`, as)).data.length;
    expect([await found(reader, 'Lekishon'), await found(reader, 'Naserian')]).toEqual([0, 1]);
    expect(await found(tutor, 'Lekishon')).toBeGreaterThan(0);
  });
});
