import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyAdministrators, notifyUser } from '../src/notifications';
import { seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const deps = () => ({ db: server.services.db, clock: server.clock });
const help = (userId: string, event: string) => ({
  userId,
  subject: { type: 'help' as const, reference: event, kind: 'help' as const },
  event,
});
const open = async (as: SignedIn) => {
  const stream = await server.stream('/events', { as });
  return { ...stream, first: await stream.next() };
};

describe('[13.53] the stream of a user’s own events', () => {
  test('names everything first, then what changed, and nothing of others', async () => {
    const [learner, other] = [await server.signedIn(), await server.signedIn()];
    const stream = await open(learner);
    expect(stream.first).toEqual({ changed: ['notifications', 'messages', 'discussions'] });
    await notifyUser(deps(), help(other.id, 'theirs'));
    await notifyUser(deps(), help(learner.id, 'mine'));
    expect(await stream.next()).toEqual({ changed: ['notifications'] });
    // Read in another tab.
    await server.call('POST', '/notifications/read-all', {
      as: learner,
      body: { until: server.clock.now().toISOString() },
    });
    expect(await stream.next()).toEqual({ changed: ['notifications'] });
    stream.close();
  });

  test('tells both sides of a conversation of a message', async () => {
    const [tutor, learner] = [await server.signedIn('tutor'), await server.signedIn()];
    const course = await seedCourse(server, { ownerId: tutor.id });
    await server.call('POST', `/course/${course.id}/enrol`, {
      as: learner,
      body: { choice: { whole: true }, expectedTotal: 0 },
    });
    const [theirs, own] = [await open(learner), await open(tutor)];
    await server.call('POST', '/messages/threads', {
      as: tutor,
      body: { to: [learner.id], subject: 'Bees', body: 'Where are they?' },
    });
    expect([await theirs.next(), await theirs.next()]).toEqual([
      { changed: ['notifications'] },
      { changed: ['messages'] },
    ]);
    expect(await own.next()).toEqual({ changed: ['messages'] });
    theirs.close();
    own.close();
  });

  test('tells of a change when it is committed, and not of one that is rolled back', async () => {
    const learner = await server.signedIn();
    const stream = await open(learner);
    const { db, clock } = deps();
    await db
      .transaction(async (tx) => {
        await notifyUser({ db: tx, clock }, help(learner.id, 'undone'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    let committed = false;
    await db.transaction(async (tx) => {
      await notifyUser({ db: tx, clock }, help(learner.id, 'kept'));
      committed = true;
    });
    expect({ event: await stream.next(), committed }).toEqual({
      event: { changed: ['notifications'] },
      committed: true,
    });
    const { body } = await server.call('GET', '/notifications', { as: learner });
    expect(body.unread).toBe(1);
    stream.close();
  });

  test('tells administrators of their notifications, and instructors not', async () => {
    const [admin, tutor] = [await server.signedIn('sudo'), await server.signedIn('tutor')];
    const [theirs, others] = [await open(admin), await open(tutor)];
    expect(theirs.first.changed).toContain('adminNotifications');
    expect(others.first.changed).not.toContain('adminNotifications');
    await notifyAdministrators(deps(), { type: 'Sign-up', message: 'Wanjiku signed up.' });
    expect(await theirs.next()).toEqual({ changed: ['adminNotifications'] });
    await notifyUser(deps(), help(tutor.id, 'first'));
    expect(await others.next()).toEqual({ changed: ['notifications'] });
    theirs.close();
    others.close();
  });
});

describe('[13.54] a stream', () => {
  test('is refused beyond twenty of one user, and is free again when its client is gone', async () => {
    const site = await startTestServer();
    const learner = await site.signedIn();
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    // Not by fetch, which opens a new connection when it loses one.
    const connect = async () => {
      const request = get(`${url}/api/events`, { headers: learner.headers });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await once(answer, 'readable');
      return { status: answer.statusCode, leave: () => request.destroy() };
    };
    const streams = await Promise.all(Array.from({ length: 20 }, connect));
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await site.stream('/events', { as: learner });
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('Close some') } });
    for (const { leave } of streams) leave();
    await expect
      .poll(async () => {
        const { status, leave } = await connect();
        leave();
        return status;
      })
      .toBe(200);
    await site.close();
  });

  test('ends when the server stops', async () => {
    const site = await startTestServer();
    const stream = await site.stream('/events', { as: await site.signedIn() });
    await stream.next();
    const end = stream.next();
    await site.close();
    expect(await end).toBeUndefined();
  });
});
