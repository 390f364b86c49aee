import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveEvents, liveSeats } from '../src/live/tables';
import { enrolled, planned, roomOf, schedule } from './live-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer({ LIVE_ENGINE: 'none' });
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { ownerId: tutor.id });
});
afterAll(() => server.close());

test('[13.67] of those who take the last seat at the same moment, one gets it; hosts always do', async () => {
  const id = await schedule(server, tutor, { ...planned(server, course.id, 5), capacity: 3 });
  const room = roomOf(server, id);
  const people = [];
  for (let count = 0; count < 8; count += 1) people.push(await enrolled(server, course.id));
  const answers = await Promise.all(people.map((as) => room.join(as)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('The class is full. Try again when someone has left.');
  expect((await room.join(tutor)).status).toBe(200);
  const taken = await server.services.db
    .select()
    .from(liveSeats)
    .where(and(eq(liveSeats.classId, id), inArray(liveSeats.state, ['in'])));
  expect(taken).toHaveLength(4);
  // Every change has its number, without gaps.
  const events = await server.services.db.select().from(liveEvents).where(eq(liveEvents.classId, id));
  expect(events.map(({ seq }) => seq).sort((one, two) => one - two)).toEqual(events.map((_, at) => at + 1));

  // A seat that is left, or silent for a minute, is free again.
  const inside = people.filter((_, at) => answers[at]?.status === 200);
  const outside = people.filter((_, at) => answers[at]?.status === 409);
  const [first, second] = inside;
  if (first && second) {
    await room.leave(first);
    expect((await room.join(outside[0] as SignedIn)).status).toBe(200);
    server.clock.advance({ seconds: 45 });
    await room.beat(inside[2] as SignedIn);
    await room.beat(outside[0] as SignedIn);
    server.clock.advance({ seconds: 30 });
    expect((await room.join(outside[1] as SignedIn)).status).toBe(200);
    expect((await room.join(second)).status).toBe(409);
  }
});
