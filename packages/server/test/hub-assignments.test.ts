import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../src/assignments/dates';
import { remindOfAssignments } from '../src/assignments/jobs';
import { auditLog } from '../src/audit/tables';
import { addMember } from '../src/hubs/membership';
import { notifications } from '../src/notifications/tables';
import { users } from '../src/users/tables';
import { runBy, seedHub, type SeededHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type PaymentSite, startPaymentSite } from './payment-site';
import { TestClock } from './support/clock';
import type { SignedIn, TestServer } from './support/server';

let site: PaymentSite;
let server: TestServer;
let hub: SeededHub;
let admin: SignedIn;
let course: Seeded;

beforeAll(async () => {
  site = await startPaymentSite();
  server = site.server;
});
afterAll(() => site.close());
beforeEach(async () => {
  year += 1;
  moveTo(d('11-20'), '06:00:00');
  hub = await seedHub(server);
  admin = hub.administrator;
  course = await seedCourse(server, { title: 'Keep bees', prices: [0] });
  await call('PUT', `/my-hub/course/${course.id}`);
});

/** The tests use days of one year each, because the clock only moves on. */
let year = new TestClock().now().getUTCFullYear();
const d = (day: string) => `${year}-${day}`;
/** @param time in UTC; Nairobi is three hours ahead */
const moveTo = (day: string, time: string) =>
  server.clock.advance({
    seconds: (Date.parse(`${day}T${time}Z`) - server.clock.now().getTime()) / 1000,
  });

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = admin) =>
  server.call(method, path, { as, body });
const everyone = { everyone: true, cohortIds: [], startsOn: null, due: null, note: '' };
const assign = (more: object = {}, courseId = course.id) =>
  call('POST', '/my-hub/assignments', { courseId, ...everyone, ...more });
const drain = () => server.services.jobs.drain();
const assignment = async (id: string) => (await call('GET', `/my-hub/assignment/${id}`)).body.data;
const table = async (id: string, query = '') =>
  (await call('GET', `/my-hub/assignment/${id}/members${query}`)).body;
const assigned = async (as: SignedIn) => (await call('GET', '/assigned-courses', undefined, as)).body.data;
const done = (as: SignedIn, lesson: number) =>
  call('PUT', `/course/unit/lesson/${course.units[0]?.lessons[lesson]}/progress`, { done: true }, as);
const remind = () => remindOfAssignments(server.services);
/** What a person was told about assigned courses, oldest first. */
const told = async (person: SignedIn) => {
  const rows = await server.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.flatMap(({ subject }) =>
    subject.type === 'assignment' ? [[subject.outcome, subject.dueOn]] : [],
  );
};

async function members(count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) people.push(await server.signedIn('user'));
  await seedMembers(
    server,
    hub.id,
    people.map(({ id }) => id),
  );
  return people;
}
async function cohortOf(name: string, ...people: SignedIn[]): Promise<string> {
  const { _id } = (await call('POST', '/my-hub/cohorts', { name })).body.data;
  if (people.length > 0)
    await call('POST', `/my-hub/cohort/${_id}/add`, { userIds: people.map(({ id }) => id) });
  return _id;
}
/** A new member, who joins as by an invitation. */
async function join(): Promise<SignedIn> {
  const person = await server.signedIn('user');
  await server.services.db.transaction((tx) =>
    addMember(tx, { hubId: hub.id, userId: person.id, now: server.clock.now() }),
  );
  await drain();
  return person;
}
/** On another day: sessions end after two, and their owners sign in again. */
async function on(day: string, ...people: SignedIn[]) {
  moveTo(day, '06:00:00');
  admin = await server.signIn(admin.email, admin.password);
  for (const person of people) Object.assign(person, await server.signIn(person.email, person.password));
}

describe('an assigned course', () => {
  test('[13.170] reaches the members of a cohort, and those who join it later; who leaves it loses it', async () => {
    const [first, second] = (await members(2)) as [SignedIn, SignedIn];
    const cohort = await cohortOf('Class A', first);
    const { status, body } = await assign({ everyone: false, cohortIds: [cohort], note: 'For the fair.' });
    expect(status).toBe(201);
    const { _id: id } = body.data;
    await drain();
    expect((await table(id)).data).toMatchObject([
      { _id: first.id, access: 'enrolled', state: 'not-started' },
    ]);
    expect(await assigned(second)).toEqual([]);
    await call('POST', `/my-hub/cohort/${cohort}/add`, { userIds: [second.id] });
    await drain();
    expect(await assigned(second)).toMatchObject([
      { hub: { name: hub.name }, course: { _id: course.id }, note: 'For the fair.', access: 'enrolled' },
    ]);
    expect(await told(second)).toEqual([['assigned', null]]);
    await call('POST', `/my-hub/cohort/${cohort}/remove`, { userIds: [second.id] });
    await drain();
    expect(await assigned(second)).toEqual([]);
    await call('POST', `/my-hub/member/${first.id}/remove`, { reason: 'Moved.' });
    expect((await assignment(id)).totals.members).toBe(0);

    expect((await assign({ everyone: false, cohortIds: [cohort] })).status).toBe(409);
    expect((await call('DELETE', `/my-hub/cohort/${cohort}`)).status).toBe(409);
    expect((await assign({ everyone: false, cohortIds: [] })).body.errors).toHaveProperty('cohortIds');
    expect((await assign({}, (await seedCourse(server)).id)).status).toBe(404);
    const early = { startsOn: d('12-01'), due: { kind: 'date', on: d('11-30') } };
    expect((await assign(early)).body.errors).toHaveProperty('due');
    expect((await assign({ due: { kind: 'date', on: d('02-30') } })).status).toBe(422);
  });

  test('[13.171] tells not started, on track, late, done and done late apart, by the day in the hub’s zone', async () => {
    const people = (await members(4)) as [SignedIn, SignedIn, SignedIn, SignedIn];
    const [idle, started, early, tardy] = people;
    const { _id: id } = (await assign({ due: { kind: 'date', on: d('11-21') } })).body.data;
    await drain();
    await done(started, 0);
    await done(tardy, 0);
    await done(early, 0);
    await done(early, 1);
    const states = async () =>
      new Map<string, string>((await table(id)).data.map((row: any) => [row._id, row.state]));
    expect(await states()).toEqual(
      new Map([
        [idle.id, 'not-started'],
        [started.id, 'on-track'],
        [tardy.id, 'on-track'],
        [early.id, 'done'],
      ]),
    );
    // Nairobi's 21 November ends at 21:00 UTC.
    moveTo(d('11-21'), '20:59:59');
    expect([...(await states()).values()]).not.toContain('late');
    moveTo(d('11-21'), '21:00:00');
    await done(tardy, 1);
    expect(await states()).toEqual(
      new Map([
        [idle.id, 'late'],
        [started.id, 'late'],
        [tardy.id, 'done-late'],
        [early.id, 'done'],
      ]),
    );
    expect((await assignment(id)).totals).toEqual({
      ...{ members: 4, withoutSeat: 0, pending: 0 },
      byState: { 'not-started': 0, 'on-track': 0, late: 2, done: 1, 'done-late': 1 },
    });
  });

  test('[13.173] is due so many days after a member gets it, and moves with the assignment', async () => {
    const [member] = (await members(1)) as [SignedIn];
    const { _id: id } = (await assign({ due: { kind: 'days', days: 10 } })).body.data;
    expect(await told(member)).toEqual([['assigned', d('11-30')]]);
    await on(d('11-25'), member);
    const late = await join();
    expect(await assigned(late)).toMatchObject([{ dueOn: d('12-05'), timeZone: 'Africa/Nairobi' }]);
    const change = { startsOn: d('12-01'), due: { kind: 'days', days: 10 }, note: '' };
    const saved = await call('PUT', `/my-hub/assignment/${id}`, change);
    expect(saved.body.message).toContain('told');
    expect(await told(member)).toEqual([
      ['assigned', d('11-30')],
      ['changed', d('12-11')],
    ]);
    expect((await call('PUT', `/my-hub/assignment/${id}`, change)).body.message).not.toContain('told');
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', `/my-hub/assignment/${id}/withdraw`)).body.data.state).toBe('withdrawn');
    expect(await told(member)).toHaveLength(3);
    expect(await assigned(member)).toEqual([]);
    const enrolled = await call('GET', `/enrolled/courses/${member.id}`, undefined, member);
    expect(enrolled.body.data).toHaveLength(1);
    expect((await call('PUT', `/my-hub/assignment/${id}`, change)).status).toBe(409);
  });

  test('[13.173] reminds 7 days and 1 day before and the day after, once each, from 8 o’clock on', async () => {
    const [member, ready] = (await members(2)) as [SignedIn, SignedIn];
    // A Wednesday: summaries are sent on Mondays.
    const due = [1, 2, 3, 4, 5, 6, 7]
      .map((day) => d(`12-0${day}`))
      .find((day) => new Date(day).getUTCDay() === 3) as string;
    await assign({ due: { kind: 'date', on: due } });
    await drain();
    await done(ready, 0);
    await done(ready, 1);
    const outcomes = async (days: number, time = '06:00:00') => {
      moveTo(addDays(due, days), time);
      await remind();
      await remind();
      return (await told(member)).slice(1).map(([outcome]) => outcome);
    };
    expect(await outcomes(-7, '04:59:00')).toEqual([]);
    expect(await outcomes(-7, '05:00:00')).toEqual(['due-soon']);
    expect(await outcomes(-3)).toHaveLength(1);
    expect(await outcomes(-1)).toEqual(['due-soon', 'due-soon']);
    expect(await outcomes(1)).toEqual(['due-soon', 'due-soon', 'overdue']);
    expect(await told(ready)).toHaveLength(1);
    // The administrators of the hub hear how many are late, on Monday.
    const summaries = async () =>
      (await server.services.db.select().from(notifications).where(eq(notifications.userId, admin.id))).map(
        ({ subject }) => subject,
      );
    expect(await summaries()).toEqual([]);
    await outcomes(5);
    expect(await summaries()).toEqual([
      { type: 'late-members', hub: { _id: hub.id, name: hub.name }, people: 1 },
    ]);
  });

  test('[13.172] uses the seats of the hub if the course costs money, and says who got none', async () => {
    await members(3);
    const paid = await seedCourse(server, { prices: [100] });
    await call('PUT', `/my-hub/course/${paid.id}`);
    const buy = async (seats: number) => {
      const choice = { courseId: paid.id, choice: { whole: true }, seats, expectedTotal: seats * 100 };
      const order = (await call('POST', '/my-hub/seats', choice)).body.data;
      await call('POST', `/order/${order._id}/attempts`, { provider: 'mpesa', phone: '0700000001' });
      await site.pass(15);
    };
    await buy(2);
    const { _id: id, paid: costs } = (await assign({}, paid.id)).body.data;
    expect(costs).toBe(true);
    await drain();
    expect((await assignment(id)).totals).toMatchObject({ members: 3, withoutSeat: 1, pending: 0 });
    const without = (await table(id, '?access=no-seat')).data;
    expect(without).toHaveLength(1);
    await buy(1);
    expect((await call('POST', `/my-hub/assignment/${id}/give-seats`)).status).toBe(202);
    await drain();
    expect((await assignment(id)).totals).toMatchObject({ withoutSeat: 0, pending: 0 });
    expect((await call('GET', '/my-hub/seats')).body.data.map((pool: any) => pool.claimed)).toEqual([1, 2]);
  });

  test('[13.174] is listed for the learner once, open ones first, while the course is in the hub', async () => {
    const [member] = (await members(1)) as [SignedIn];
    const other = await seedCourse(server, { title: 'Sew bags' });
    await call('PUT', `/my-hub/course/${other.id}`);
    const cohort = await cohortOf('Class A', member);
    await assign({ due: { kind: 'date', on: d('12-24') } });
    await assign({ everyone: false, cohortIds: [cohort], due: { kind: 'date', on: d('12-10') } });
    await assign({ due: { kind: 'date', on: d('12-20') } }, other.id);
    await drain();
    const list = async () => (await assigned(member)).map((one: any) => [one.course.name, one.dueOn]);
    const bees = ['Keep bees', d('12-10')];
    const bags = ['Sew bags', d('12-20')];
    expect(await list()).toEqual([bees, bags]);
    await done(member, 0);
    await done(member, 1);
    expect(await list()).toEqual([bags, bees]);
    await call('DELETE', `/my-hub/course/${other.id}`);
    expect(await list()).toEqual([bees]);
    const paused = (await call('GET', '/my-hub/assignments?state=paused')).body.data;
    expect(paused).toMatchObject([{ course: { name: 'Sew bags' }, state: 'paused' }]);
    expect((await call('GET', `/my-hub/assignment/${paused[0]._id}/members`)).status).toBe(409);
  });
});

describe('the progress of an assignment', () => {
  test('[13.175] is paged and sorted by name, progress and activity, and filtered by state and cohort', async () => {
    const people = await members(23);
    const names = people.map((_, at) => `Learner ${String(at).padStart(2, '0')}`);
    const { db } = server.services;
    for (const [at, { id }] of people.entries())
      await db
        .update(users)
        .set({ firstName: 'Learner', lastName: String(at).padStart(2, '0') })
        .where(eq(users.id, id));
    const [first, second] = people as [SignedIn, SignedIn];
    const cohort = await cohortOf('Class A', first, second);
    const { _id: id } = (await assign()).body.data;
    await drain();
    await done(second, 0);
    server.clock.advance({ minutes: 1 });
    await done(first, 0);
    await done(first, 1);
    const page = await table(id);
    expect(page.data.map(({ name }: any) => name)).toEqual(names.slice(0, 20));
    const rest = await table(id, `?cursor=${page.next}`);
    expect(rest.data.map(({ name }: any) => name)).toEqual(names.slice(20));
    expect((await table(id, `?cursor=${rest.previous}`)).data).toEqual(page.data);
    const last = async (sort: string) => {
      const pages = await table(id, `?sort=${sort}`);
      const end = await table(id, `?sort=${sort}&cursor=${pages.next}`);
      return [...pages.data, ...end.data].map(({ name }: any) => name);
    };
    expect((await last('progress')).slice(-2)).toEqual(['Learner 01', 'Learner 00']);
    expect((await last('last-active')).slice(0, 2)).toEqual(['Learner 00', 'Learner 01']);
    const filtered = async (query: string) => (await table(id, query)).data.map(({ name }: any) => name);
    expect(await filtered(`?cohort=${cohort}`)).toEqual(['Learner 00', 'Learner 01']);
    expect(await filtered(`?cohort=${cohort}&state=done`)).toEqual(['Learner 00']);
  });

  test('[13.176] is downloaded as it is filtered, in the administrator’s language, with days and without formulas', async () => {
    const [member] = (await members(2)) as [SignedIn];
    await server.services.db
      .update(users)
      .set({ firstName: '=cmd', lastName: 'X' })
      .where(eq(users.id, member.id));
    const { _id: id } = (await assign({ due: { kind: 'date', on: d('12-01') } })).body.data;
    await drain();
    // Already the next day in Nairobi.
    moveTo(d('11-20'), '22:00:00');
    await done(member, 0);
    await done(member, 1);
    const file = async (query: string) =>
      (await call('GET', `/my-hub/assignment/${id}/csv?${query}`)).body.data as { name: string; csv: string };
    const { name, csv } = await file('state=done');
    expect(name).toBe(`progress-${d('11-21')}.csv`);
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFName,Email,Cohorts,State,Access,Progress in percent,Lessons done,Lessons,Due,Done on,Last active',
      `'=cmd X,${member.email},,Done,Enrolled,100,2,2,${d('12-01')},${d('11-21')},${d('11-21')}`,
      '',
    ]);
    expect((await file('language=sw-KE')).csv).toContain('Jina,Barua pepe');
  });

  test('[13.177] is the hub’s own: another hub’s administrator gets 404, and each change is audited', async () => {
    await members(1);
    const { _id: id } = (await assign()).body.data;
    const other = await runBy(server, (await seedHub(server, 'Lamu Divers')).id);
    for (const path of ['', '/members', '/csv'])
      expect((await call('GET', `/my-hub/assignment/${id}${path}`, undefined, other)).status).toBe(404);
    const rows = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, hub.id));
    expect(rows).toMatchObject([
      { action: 'assigned a course in the hub', detail: '“Keep bees” to all members' },
    ]);
  });
});
