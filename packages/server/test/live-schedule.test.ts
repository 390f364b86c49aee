import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfClasses } from '../src/live/notices/jobs';
import { momentOf } from '../src/live/schedule/local-time';
import { liveClasses } from '../src/live/tables';
import { notifications } from '../src/notifications/tables';
import { hubMembers } from '../src/hubs/tables';
import { auditLog } from '../src/audit/tables';
import { enrolled, planned, type Planned, roomOf, schedule } from './live-fixtures';
import { seedHub } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';

let server: TestServer;
let tutor: SignedIn;
let learner: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://learn.example.org', LIVE_ENGINE: 'none' });
});
afterAll(() => server.close());
beforeEach(async () => {
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { ownerId: tutor.id });
  learner = await enrolled(server, course.id);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: SignedIn, body?: unknown) =>
  server.call(method, path, { as, body });
const plan = (as: SignedIn, body: object) => call('POST', '/live/classes', as, body);
const change = (body: Planned, more: object) => {
  const { courseId: _course, hubId: _hub, repeat: _repeat, ...rest } = body;
  return { ...rest, scope: 'this', ...more };
};
const told = async (userId: string) => {
  const rows = await server.services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, 'live-class')))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.map(({ subject }) => (subject.type === 'live-class' ? subject.outcome : ''));
};

describe('[13.61] local times', () => {
  test.each([
    ['a usual time', '2026-11-24T18:00', 'Africa/Nairobi', '2026-11-24T15:00:00.000Z'],
    [
      'a time that is left out moves forward',
      '2026-03-29T02:30',
      'Europe/Berlin',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'of a time that happens twice, the first',
      '2026-10-25T02:30',
      'Europe/Berlin',
      '2026-10-25T00:30:00.000Z',
    ],
    ['the hour after it', '2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['west of Greenwich, twice', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['west of Greenwich, left out', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['a half hour of summer time', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s', (_name, local, zone, utc) => {
    expect(momentOf(local, zone).toISOString()).toBe(utc);
  });

  test('a series keeps its local time when the clocks change', async () => {
    // From before a change of the clocks to after it, whatever today is: 30 weeks.
    const body = {
      ...planned(server, course.id, 60 * 24),
      timeZone: 'Europe/Berlin',
      repeat: { every: 'week', times: 30 } as const,
    };
    const first = await schedule(server, tutor, body);
    const [row] = await server.services.db.select().from(liveClasses).where(eq(liveClasses.id, first));
    const rows = await server.services.db
      .select()
      .from(liveClasses)
      .where(eq(liveClasses.seriesId, row?.seriesId ?? ''))
      .orderBy(liveClasses.seriesPlace);
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(rows).toHaveLength(30);
    expect(new Set(rows.map(({ startsAt }) => local.format(startsAt)))).toEqual(
      new Set([body.starts.slice(11)]),
    );
    expect(new Set(rows.map(({ startsAt }) => startsAt.getUTCHours())).size).toBe(2);
  });
});

describe('[13.60] scheduling', () => {
  test('answers the class and lists it for its host and its learners only', async () => {
    const body = { ...planned(server, course.id), capacity: 12 };
    const id = await schedule(server, tutor, body);
    const stranger = await server.signedIn();
    const one = (await call('GET', `/live/classes/${id}`, learner)).body.data;
    expect(one).toMatchObject({
      title: body.title,
      course: { _id: course.id, name: course.title },
      host: { _id: tutor.id },
      capacity: 12,
      state: 'planned',
      role: 'learner',
      minutes: 45,
    });
    expect(new Date(one.startsAt).getTime() - new Date(one.opensAt).getTime()).toBe(15 * 60_000);
    const ids = async (as: SignedIn) =>
      (await call('GET', '/live/classes', as)).body.data.map(({ _id }: { _id: string }) => _id);
    expect(await ids(learner)).toEqual([id]);
    expect(await ids(tutor)).toEqual([id]);
    expect(await ids(stranger)).toEqual([]);
    expect((await call('GET', `/live/classes/${id}`, stranger)).status).toBe(404);
    server.clock.advance({ hours: 3 });
    const again = await server.signIn(learner.email, learner.password);
    expect(await ids(again)).toEqual([]);
    const past = await call('GET', '/live/classes?when=past', again);
    expect(past.body.data).toMatchObject([{ _id: id, state: 'ended' }]);
  });

  test.each([
    ['a time that is over', { starts: '2020-01-01T10:00' }, 'starts'],
    ['a date that does not exist', { starts: '2027-02-30T10:00' }, 'starts'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['neither course nor hub', { courseId: null }, 'courseId'],
    ['a link without https', { link: 'http://meet.example.org/a' }, 'link'],
    ['a script as a link', { link: 'javascript:alert(1)' }, 'link'],
    ['an unknown course', { courseId: 'none' }, 'courseId'],
    ['a series that overlaps itself', { minutes: 480, repeat: { every: 'day', times: 60 } }, 'repeat.times'],
  ])('refuses %s beside its field', async (_name, more, field) => {
    const answer = await plan(tutor, { ...planned(server, course.id), ...more });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('refuses a second class of the same host at that time with a sentence, also at the same moment', async () => {
    const body = planned(server, course.id);
    const answers = await Promise.all([plan(tutor, body), plan(tutor, { ...body, minutes: 30 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors.starts).toContain('You host “');
    // Right after it is fine.
    const end = new Date(`${body.starts}:00Z`).getTime() + 45 * 60_000;
    const after = { ...body, starts: new Date(end).toISOString().slice(0, 16) };
    expect((await plan(tutor, after)).status).toBe(201);
  });

  test('hubs: their administrator schedules, members see it, and it is listed for the hub and the site', async () => {
    const hub = await seedHub(server);
    const body = { ...planned(server, course.id), courseId: null, hubId: hub.id };
    expect((await plan(tutor, body)).body.errors).toEqual({ hubId: 'There is no such hub.' });
    const id = await schedule(server, hub.administrator, body);
    await server.services.db
      .insert(hubMembers)
      .values({ hubId: hub.id, userId: learner.id, joinedAt: server.clock.now() });
    expect((await call('GET', `/live/classes/${id}`, learner)).body.data.hub).toEqual({
      _id: hub.id,
      name: hub.name,
    });
    const own = (await call('GET', '/my-hub/live-classes', hub.administrator)).body.data;
    expect(own).toMatchObject([{ _id: id, role: 'host' }]);
    const admin = await server.signedIn('admin');
    const found = await call('GET', `/admin/live-classes?search=${encodeURIComponent(body.title)}`, admin);
    expect(found.body.data).toMatchObject([{ _id: id }]);
  });
});

describe('[13.62] changing and cancelling', () => {
  test('this class or those after it, with the days that it moves', async () => {
    const body = { ...planned(server, course.id, 60 * 24), repeat: { every: 'week', times: 4 } as const };
    const first = await schedule(server, tutor, body);
    const { seriesId } =
      (await server.services.db.select().from(liveClasses).where(eq(liveClasses.id, first)))[0] ?? {};
    const rows = () =>
      server.services.db
        .select()
        .from(liveClasses)
        .where(eq(liveClasses.seriesId, seriesId ?? ''))
        .orderBy(liveClasses.seriesPlace);
    const before = await rows();
    const third = before[2];
    const moved = new Date((third?.startsAt.getTime() ?? 0) + 25 * 3_600_000).toISOString().slice(0, 16);
    const saved = await call(
      'PUT',
      `/live/classes/${third?.id}`,
      tutor,
      change(body, { scope: 'following', starts: moved, title: 'Moved' }),
    );
    expect(saved.body).toMatchObject({
      message: '2 classes are saved.',
      data: { title: 'Moved', starts: moved },
    });
    const after = await rows();
    const hours = after.map(
      (row, at) => (row.startsAt.getTime() - (before[at]?.startsAt.getTime() ?? 0)) / 3_600_000,
    );
    expect(hours).toEqual([0, 0, 25, 25]);
    expect(after.map(({ sequence }) => sequence)).toEqual([0, 0, 1, 1]);

    const cancelled = await call('POST', `/live/classes/${third?.id}/cancel`, tutor, { scope: 'this' });
    expect(cancelled.status).toBe(200);
    expect((await rows()).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    // Safe to repeat; a cancelled class cannot be changed.
    expect((await call('POST', `/live/classes/${third?.id}/cancel`, tutor, { scope: 'this' })).status).toBe(
      200,
    );
    const late = await call('PUT', `/live/classes/${third?.id}`, tutor, change(body, { starts: moved }));
    expect(late).toMatchObject({ status: 409, body: { message: 'The class was cancelled.' } });
  });

  test('learners and strangers change nothing; administrators cancel, which the audit log records', async () => {
    const body = planned(server, course.id);
    const id = await schedule(server, tutor, body);
    const other = await server.signedIn('tutor');
    expect((await call('PUT', `/live/classes/${id}`, other, change(body, {}))).status).toBe(404);
    expect((await call('POST', `/live/classes/${id}/cancel`, learner, { scope: 'this' })).status).toBe(403);
    const admin = await server.signedIn('sudo');
    expect((await call('POST', `/live/classes/${id}/cancel`, admin, { scope: 'this' })).status).toBe(200);
    const [entry] = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(entry).toMatchObject({ action: 'cancelled the live class', targetKind: 'live-class' });
    expect((await roomOf(server, id).join(learner)).body.message).toBe('The class was cancelled.');
  });

  test('a class that has started can no longer be changed', async () => {
    const body = planned(server, course.id, 5);
    const id = await schedule(server, tutor, body);
    await roomOf(server, id).join(tutor);
    const answer = await call('PUT', `/live/classes/${id}`, tutor, change(body, { title: 'Other' }));
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('has started') } });
  });
});

describe('[13.63] the calendar file', () => {
  test('is in UTC with a stable UID, folded and escaped; a cancelled class cancels the entry', async () => {
    const description = `Bring: paper, pens; \\ and ${'ñandú '.repeat(30)}\nSecond line`;
    const body = { ...planned(server, course.id), title: 'Bees, hives; more', description };
    const id = await schedule(server, tutor, body);
    const file = async (query = '') =>
      (await call('GET', `/live/classes/${id}/calendar${query}`, learner)).body.data.calendar as string;
    const text = await file();
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const unfolded = text.replace(/\r\n /g, '');
    expect(unfolded).toContain(`UID:${id}@learn.example.org`);
    expect(unfolded).toContain('SEQUENCE:0');
    expect(unfolded).toContain('METHOD:PUBLISH');
    expect(unfolded).toContain('PRODID:-//Digiken//Live classes//EN');
    expect(unfolded).toContain(`DTSTART:${body.starts.replace(/[-:]/g, '')}00Z`);
    expect(unfolded).toContain('SUMMARY:Bees\\, hives\\; more');
    expect(unfolded).toContain('Bring: paper\\, pens\\; \\\\ and ñandú');
    expect(unfolded).toContain('\\nSecond line');
    await call('POST', `/live/classes/${id}/cancel`, tutor, { scope: 'this' });
    const after = (await file()).replace(/\r\n /g, '');
    for (const line of [`UID:${id}@learn.example.org`, 'SEQUENCE:1', 'METHOD:CANCEL', 'STATUS:CANCELLED'])
      expect(after).toContain(line);
  });
});

describe('[13.64] notices', () => {
  test('of a new, changed and cancelled class, and reminders a day and 15 minutes before, each once', async () => {
    const body = planned(server, course.id, 60 * 48);
    const id = await schedule(server, tutor, body);
    const remind = () => remindOfClasses(server.services);
    await remind();
    expect(await told(learner.id)).toEqual(['scheduled']);
    expect(await told(tutor.id)).toEqual([]);
    server.clock.advance({ hours: 25 });
    await remind();
    await remind();
    expect(await told(learner.id)).toEqual(['scheduled', 'reminder']);
    server.clock.advance({ hours: 22, minutes: 50 });
    await remind();
    await remind();
    expect(await told(learner.id)).toEqual(['scheduled', 'reminder', 'reminder']);
    expect(await told(tutor.id)).toEqual(['reminder', 'reminder']);
    // A description is not worth a notice; a time is.
    const host = await server.signIn(tutor.email, tutor.password);
    const other = { ...change(body, { description: 'Other.' }) };
    expect((await call('PUT', `/live/classes/${id}`, host, other)).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    const later = planned(server, course.id, 60 * 30).starts;
    expect((await call('PUT', `/live/classes/${id}`, host, { ...other, starts: later })).status).toBe(200);
    server.clock.advance({ seconds: 1 });
    await call('POST', `/live/classes/${id}/cancel`, host, { scope: 'this' });
    await remind();
    expect((await told(learner.id)).slice(3)).toEqual(['changed', 'cancelled']);
  });
});

describe('[13.71] slides', () => {
  const png = () =>
    sharp({ create: { width: 900, height: 500, channels: 3, background: '#206a50' } })
      .png()
      .toBuffer();

  test('need a text alternative, are ordered, and are shown with signed addresses to those who may join', async () => {
    const id = await schedule(server, tutor, planned(server, course.id));
    const add = async (alt: string, as = tutor) =>
      upload(server, `/live/classes/${id}/slides?alt=${encodeURIComponent(alt)}`, {
        method: 'POST',
        as,
        field: 'picture',
        content: await png(),
      });
    expect((await add(' ')).body.errors).toEqual({ alt: 'Enter what the slide says or shows' });
    expect((await add('A hive', learner)).status).toBe(403);
    const [one, two] = [(await add('A hive')).body.data, (await add('A bee')).body.data];
    expect(one).toMatchObject({ alt: 'A hive', width: 900, height: 500 });
    expect(one.smallSrc).toContain('?k=');
    const order = [
      { _id: two._id, alt: 'A bee on a flower' },
      { _id: one._id, alt: 'A hive' },
    ];
    expect((await call('PUT', `/live/classes/${id}/slides`, tutor, { slides: order })).status).toBe(200);
    const { slideList } = (await call('GET', `/live/classes/${id}`, learner)).body.data;
    expect(slideList.map(({ alt }: { alt: string }) => alt)).toEqual(['A bee on a flower', 'A hive']);
    expect((await server.app.inject(slideList[0].src)).statusCode).toBe(200);
    const twice = [order[0], order[0]];
    expect((await call('PUT', `/live/classes/${id}/slides`, tutor, { slides: twice })).status).toBe(422);
  });
});
