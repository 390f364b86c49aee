import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropExpiredKeys } from '../src/platform/idempotency';
import { idempotencyKeys } from '../src/platform/idempotency/tables';
import { tickets } from '../src/help/tables';
import { onePage, zip } from './archive-fixtures';
import { MATRIX } from './matrix';
import { CALLS, nameOf } from './matrix/routes';
import { send } from './matrix/send';
import { type Actor, World } from './matrix/world';

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.close());

const idempotent = [...CALLS.values()].filter((call) => call.idempotent);
/** The first role that may make the call. */
const actorOf = (may: unknown): Exclude<Actor, 'anonymous' | 'unverified'> =>
  Array.isArray(may) ? (may[0] as 'tutor') : 'user';

/** Calls without Idempotency-Key: signing up starts a session, which must not be stored; pictures are stored by content. */
const EXEMPT = ['signUp', 'uploadTopicPicture', 'signUpByInvitation'];

test('[R.63] every POST that answers 201 takes an Idempotency-Key', () => {
  const without = [...CALLS]
    .filter(([, call]) => call.method === 'POST' && call.status === 201 && !call.idempotent)
    .map(([name]) => name);
  expect(without).toEqual(EXEMPT);
});

/** A course as an instructor uploads it. */
const archive = async () => readFile(await zip(onePage('<p>Bees.</p>')));

test.each(idempotent.map((call) => [nameOf(call), call] as const))(
  '[R.63] %s answers a repeated request with the first answer and creates nothing',
  async (_name, call) => {
    const row = MATRIX.get(call);
    const actor = actorOf(row?.may);
    const made = await row?.own(world, actor);
    // The matrix only needs an upload that reaches the handler.
    const request =
      made?.upload?.field === 'archive'
        ? { ...made, upload: { ...made.upload, content: await archive() } }
        : made;
    if (!request) throw new Error(`The matrix has no request of ${actor}.`);
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => send(world, call, request, world.people[actor], headers);
    const [first, second] = [await once(), await once()];
    expect(first.status).toBeLessThan(300);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    expect(second.headers['idempotent-replayed']).toBe('true');
  },
);

describe('[R.63] an Idempotency-Key', () => {
  const ask = (key: string | undefined, text: string, remoteAddress = '10.9.0.1') =>
    world.server.call('POST', '/help/tickets', {
      body: { name: 'Amina', email: `${randomUUID()}@test.example`, topic: 'courses', message: text },
      headers: key === undefined ? {} : { 'idempotency-key': key },
      remoteAddress,
    });
  const same = (key: string, email: string, text = 'How do I begin?') =>
    world.server.call('POST', '/help/tickets', {
      body: { name: 'Amina', email, topic: 'courses', message: text },
      headers: { 'idempotency-key': key },
    });
  const countOf = async (email: string) =>
    (await world.server.services.db.select().from(tickets).where(eq(tickets.email, email))).length;
  const mailbox = () => `${randomUUID()}@test.example`;

  test('is refused with 422 for different content, and if it is not a UUID', async () => {
    const [key, email] = [randomUUID(), mailbox()];
    expect((await same(key, email)).status).toBe(201);
    expect((await same(key, email, 'Something else')).status).toBe(422);
    expect((await ask('1', 'How do I begin?')).status).toBe(422);
    expect(await countOf(email)).toBe(1);
  });

  test('creates once when the same request arrives several times at the same time', async () => {
    const [key, email] = [randomUUID(), mailbox()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => same(key, email)));
    for (const { status, headers } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect(headers['retry-after']).toBe('1');
    }
    expect(await countOf(email)).toBe(1);
    expect((await same(key, email)).status).toBe(201);
  });

  test('is separate for each caller', async () => {
    const { user, hub } = world.people;
    const [key, email] = [randomUUID(), mailbox()];
    const as = (person: typeof user) =>
      world.server.call('POST', '/help/tickets', {
        as: person,
        body: { name: 'Amina', email, topic: 'courses', message: 'How do I begin?' },
        headers: { 'idempotency-key': key },
      });
    expect([(await as(user)).status, (await as(hub)).status]).toEqual([201, 201]);
    expect(await countOf(email)).toBe(2);
  });

  test('can be reused after a failed request', async () => {
    const [key, email] = [randomUUID(), mailbox()];
    const { db } = world.server.services;
    // A mailbox can send five questions per hour.
    for (let n = 0; n < 5; n += 1) await same(randomUUID(), email);
    expect((await same(key, email)).status).toBe(429);
    world.server.clock.advance({ hours: 1, seconds: 1 });
    expect((await same(key, email)).status).toBe(201);
    expect(await db.select().from(tickets).where(eq(tickets.email, email))).toHaveLength(6);
  });

  test('is kept for 24 hours and then deleted', async () => {
    const [key, email] = [randomUUID(), mailbox()];
    const { db } = world.server.services;
    await same(key, email);
    world.server.clock.advance({ hours: 23, minutes: 59 });
    await dropExpiredKeys(db, world.now());
    expect((await same(key, email)).headers['idempotent-replayed']).toBe('true');
    world.server.clock.advance({ minutes: 2 });
    await dropExpiredKeys(db, world.now());
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  });

  test('is needed to decrypt the stored answer; the database contains neither', async () => {
    const [key, email] = [randomUUID(), mailbox()];
    const { body } = await same(key, email);
    const rows = await world.server.services.db
      .select({ row: sql<string>`${idempotencyKeys}::text` })
      .from(idempotencyKeys);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(body.data.reference);
  });

  test('is optional', async () => {
    expect((await ask(undefined, 'How do I begin?')).status).toBe(201);
  });
});
