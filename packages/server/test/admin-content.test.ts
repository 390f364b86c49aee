import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseReviews } from '../src/authoring/tables';
import { categories, courses } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { messageReports, messages, threads } from '../src/messages/tables';
import { notifyAdministrators } from '../src/notifications/notify';
import { adminNotifications } from '../src/notifications/tables';
import { users } from '../src/users/tables';
import { seedCategory, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
  manager = await server.signedIn('sudo');
});
afterAll(() => server.close());
// The sign-in limit of an address is tested elsewhere.
beforeEach(() => server.clock.advance({ minutes: 2 }));

const get = (path: string, as: SignedIn = manager) => server.call('GET', path, { as });
const post = (path: string, body: object = {}, as: SignedIn = manager) =>
  server.call('POST', path, { as, body });
const lastAct = async () => (await get('/admin/audit')).body.data[0];
const lastMail = async () => (await server.mails()).at(-1);

describe('GET /notify-admin', () => {
  const tell = (message: string) =>
    server.services.db.transaction((tx) =>
      notifyAdministrators({ db: tx, clock: server.clock }, { type: 'Hub request', message }),
    );
  const list = async (as: SignedIn = admin) => (await get('/notify-admin', as)).body;

  test('[1.11][3.8][4.18][7.17] lists notifications newest first, unread before read at equal times', async () => {
    await tell('First');
    server.clock.advance({ seconds: 1 });
    await tell('Second');
    await tell('Third');
    const [second] = (await list()).filter((one: { message: string }) => one.message === 'Second');
    expect(second).toEqual({
      _id: expect.stringMatching(/./),
      type: 'Hub request',
      message: 'Second',
      createdAt: server.clock.now().toISOString(),
      isRead: false,
    });
    const read = await server.call('PATCH', `/notify-admin/${second._id}`, { as: admin });
    expect({ status: read.status, body: read.body }).toEqual({
      status: 200,
      body: { message: 'Marked as read.' },
    });
    expect((await list()).map((one: { message: string }) => one.message)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
  });

  test('[4.17][6.7][R.27] read state belongs to each administrator and cannot be undone', async () => {
    await tell('Read by one');
    const [{ _id }] = await list();
    for (let times = 0; times < 2; times += 1) {
      expect((await server.call('PATCH', `/notify-admin/${_id}`, { as: admin })).status).toBe(200);
    }
    expect((await list())[0].isRead).toBe(true);
    expect((await list(manager))[0]).toMatchObject({ _id, isRead: false });
    expect((await server.call('PATCH', '/notify-admin/none', { as: admin })).status).toBe(404);
    expect((await get('/notify-admin', await server.signedIn('tutor'))).status).toBe(403);
  });

  test('lists at most the newest 200, and answers 304 if nothing changed', async () => {
    const at = server.clock.now();
    await server.services.db.insert(adminNotifications).values(
      Array.from({ length: 220 }, (_, index) => ({
        type: 'Sign-up' as const,
        message: `Number ${index}`,
        createdAt: new Date(at.getTime() + index),
      })),
    );
    const { body, headers } = await get('/notify-admin', admin);
    expect(body).toHaveLength(200);
    expect(body[0].message).toBe('Number 219');
    const again = await server.call('GET', '/notify-admin', {
      as: admin,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe('categories', () => {
  test('refuses a name that exists in any capitalisation, also in concurrent requests', async () => {
    const first = await post('/admin/categories', { name: ' Farming ' });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ name: 'Farming', courseCount: 0 });
    expect((await post('/admin/categories', { name: 'farming' })).status).toBe(409);
    const raced = await Promise.all([
      post('/admin/categories', { name: 'Crafts' }),
      post('/admin/categories', { name: 'Crafts' }, admin),
    ]);
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rename = (name: string) =>
      server.call('PUT', `/admin/category/${first.body.data._id}`, { as: manager, body: { name } });
    expect((await rename('CRAFTS')).status).toBe(409);
    server.clock.advance({ seconds: 1 });
    expect((await rename('Growing food')).body.data.name).toBe('Growing food');
    expect(await lastAct()).toMatchObject({
      action: 'renamed',
      target: { kind: 'category', name: 'Farming' },
      detail: 'Renamed to “Growing food”.',
    });
  });

  test('removing a category keeps its courses without one', async () => {
    const categoryId = await seedCategory(server, 'To be removed');
    const course = await seedCourse(server, { categoryId });
    const remove = () => server.call('DELETE', `/admin/category/${categoryId}`, { as: manager });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await server.call('GET', `/course/${course.id}`)).body.data.category).toBe(null);
    expect(await server.services.db.select().from(categories).where(eq(categories.id, categoryId))).toEqual(
      [],
    );
  });
});

describe('the review queue', () => {
  let tutor: SignedIn;
  const submitted = async (title: string, minutesAgo = 0) => {
    const course = await seedCourse(server, { title, state: 'review', ownerId: tutor.id });
    const submittedAt = new Date(server.clock.now().getTime() - minutesAgo * 60_000);
    await server.services.db.update(courses).set({ submittedAt }).where(eq(courses.id, course.id));
    return course.id;
  };
  const reviews = (id: string) =>
    server.services.db.select().from(courseReviews).where(eq(courseReviews.courseId, id));

  beforeAll(async () => {
    server.clock.advance({ minutes: 2 });
    tutor = await server.signedIn('tutor');
  });

  test('lists the oldest submission first, other lists newest first, and searches words', async () => {
    await submitted('Weave a mat', 1);
    await submitted('Bake bread', 30);
    const titles = async (query: string) =>
      (await get(`/admin/courses?${query}`)).body.data.map((row: { title: string }) => row.title);
    expect(await titles('state=review')).toEqual(['Bake bread', 'Weave a mat']);
    expect(await titles('search=weav')).toEqual(['Weave a mat']);
    expect(await titles('search=baking%20bread')).toEqual(['Bake bread']);
    const { body } = await get('/admin/courses?state=review');
    expect(body.data[0]).toMatchObject({
      state: 'review',
      learnerCount: 0,
      instructor: { _id: tutor.id },
      submittedAt: expect.any(String),
    });
  });

  test('approving publishes the course and mails the instructor; of two concurrent decisions one wins', async () => {
    const id = await submitted('Dye cloth');
    const answers = await Promise.all([
      post(`/admin/course/${id}/approve`),
      post(`/admin/course/${id}/request-changes`, { reason: 'Add captions.' }, admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await reviews(id)).toHaveLength(1);

    const other = await submitted('Dye wool');
    expect((await post(`/admin/course/${other}/approve`)).body.message).toBe('“Dye wool” is published.');
    expect((await post(`/admin/course/${other}/approve`)).status).toBe(409);
    expect((await server.call('GET', `/course/${other}`)).status).toBe(200);
    expect(await reviews(other)).toMatchObject([{ kind: 'approved', byId: manager.id, reason: null }]);
    expect(await lastMail()).toMatchObject({ to: tutor.email, subject: '“Dye wool” is published' });
    expect((await post('/admin/course/none/approve')).status).toBe(404);
  });

  test('requesting changes and unpublishing mail the reason and audit it', async () => {
    const id = await submitted('Spin yarn');
    expect((await post(`/admin/course/${id}/request-changes`, { reason: ' ' })).status).toBe(422);
    const back = await post(`/admin/course/${id}/request-changes`, { reason: 'Describe the pictures.' });
    expect(back.status).toBe(200);
    expect((await lastMail())?.text).toContain('Describe the pictures.');
    expect(await lastAct()).toMatchObject({
      action: 'requested changes to',
      target: { kind: 'course', name: 'Spin yarn' },
      detail: 'Describe the pictures.',
    });
    expect((await server.call('GET', `/course/${id}`, { as: tutor })).body.data.state).toBe('changes');

    const published = await seedCourse(server, { title: 'Old course', ownerId: tutor.id });
    const off = () => post(`/admin/course/${published.id}/unpublish`, { reason: 'Out of date.' });
    expect((await off()).status).toBe(200);
    expect((await off()).status).toBe(409);
    expect((await server.call('GET', `/course/${published.id}`)).status).toBe(404);
    expect(await reviews(published.id)).toMatchObject([{ kind: 'unpublished', reason: 'Out of date.' }]);
    expect((await lastMail())?.subject).toBe('“Old course” has been unpublished');
  });
});

describe('enrolments', () => {
  test('adding and cancelling an enrolment mails the learner and updates the course’s count', async () => {
    const learner = await server.signedIn('user');
    const course = await seedCourse(server, { title: 'Keep bees', prices: [100, 200] });
    const add = (more: object = {}) =>
      post('/admin/enrolments', { email: learner.email, courseId: course.id, note: 'A grant.', ...more });
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      user: { _id: learner.id, name: 'Wanjiku Kamau', email: learner.email },
      course: { _id: course.id, name: 'Keep bees' },
      ...{ whole: true, unitCount: 2, paid: 0, state: 'active', note: 'A grant.' },
      ...{ progress: 0, lessonsDone: 0, lessonsTotal: 4, lastStudiedAt: null, cancelledAt: null },
      addedBy: { _id: manager.id },
    });
    expect(body.data.units.map((unit: { title: string }) => unit.title)).toEqual(['Unit 1', 'Unit 2']);
    expect(await lastMail()).toMatchObject({
      to: learner.email,
      subject: 'You are enrolled in “Keep bees”',
      text: expect.stringContaining('A grant.'),
    });
    expect((await get('/notify-admin')).body).toContainEqual(
      expect.objectContaining({ type: 'Enrolment', message: expect.stringContaining('“Keep bees”') }),
    );
    expect((await add()).status).toBe(409);

    const lesson = `/course/unit/lesson/${course.units[1]?.lessons[0]}`;
    await server.call('PUT', `${lesson}/progress`, { as: learner, body: { done: true } });
    server.clock.advance({ seconds: 1 });
    const cancel = () => post(`/admin/enrolment/${body.data._id}/cancel`, { reason: 'By mistake.' });
    const raced = await Promise.all([cancel(), cancel()]);
    expect(raced.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const after = (await get(`/admin/enrolment/${body.data._id}`)).body.data;
    expect(after).toMatchObject({ state: 'cancelled', cancelReason: 'By mistake.', lessonsDone: 1 });
    expect((await server.call('GET', lesson, { as: learner })).status).toBe(403);
    expect((await lastMail())?.text).toContain('By mistake.');
    expect(await lastAct()).toMatchObject({
      action: 'cancelled the enrolment of',
      target: { kind: 'enrolment', name: 'Wanjiku Kamau in “Keep bees”' },
      detail: 'By mistake.',
    });
    const counted = () => server.services.db.select().from(courses).where(eq(courses.id, course.id));
    expect((await counted())[0]?.learnerCount).toBe(0);

    const [unit] = course.units;
    const again = await add({ unitIds: [unit?.id] });
    expect(again.body.data).toMatchObject({
      _id: body.data._id,
      ...{ whole: false, unitCount: 1, cancelReason: null, cancelledAt: null },
    });
    expect((await counted())[0]?.learnerCount).toBe(1);
  });

  test('names what is wrong with a request', async () => {
    const learner = await server.signedIn('user');
    const tutor = await server.signedIn('tutor');
    const course = await seedCourse(server);
    const draft = await seedCourse(server, { state: 'draft' });
    const order = { email: learner.email, courseId: course.id, note: 'A note' };
    const add = async (more: object) => (await post('/admin/enrolments', { ...order, ...more })).status;
    expect(await add({ email: 'nobody@test.example' })).toBe(404);
    expect(await add({ courseId: 'none' })).toBe(404);
    expect((await post('/admin/enrolments', { ...order, courseId: '' })).body.errors).toEqual({
      courseId: 'Choose a course',
    });
    expect(await add({ courseId: draft.id })).toBe(409);
    expect(await add({ email: tutor.email })).toBe(422);
    expect(await add({ unitIds: [] })).toBe(422);
    expect(await add({ unitIds: [draft.units[0]?.id] })).toBe(422);
    expect(await add({ note: '' })).toBe(422);
    expect((await post('/admin/enrolments', order, learner)).status).toBe(403);
    expect(
      await server.services.db.select().from(enrolments).where(eq(enrolments.userId, learner.id)),
    ).toEqual([]);
    expect((await get('/admin/enrolment/none')).status).toBe(404);
  });

  test('filters by person, course and state, and pages forwards and backwards', async () => {
    const course = await seedCourse(server, { title: 'A full course' });
    const people = await server.services.db
      .insert(users)
      .values(
        Array.from({ length: 25 }, (_, at) => ({
          ...{
            firstName: 'Atieno',
            lastName: `No${at}`,
            email: `atieno${at}@test.example`,
            passwordHash: '-',
          },
        })),
      )
      .returning({ id: users.id });
    await server.services.db.insert(enrolments).values(
      people.map(({ id }, at) => ({
        ...{ userId: id, courseId: course.id, whole: true },
        state: at === 24 ? ('cancelled' as const) : ('active' as const),
        createdAt: new Date(server.clock.now().getTime() + at),
      })),
    );
    const query = `/admin/enrolments?search=atien&course=${course.id}&state=active`;
    const first = (await get(query)).body;
    const second = (await get(`${query}&cursor=${first.next}`)).body;
    const names = [...first.data, ...second.data].map((row: { user: { name: string } }) => row.user.name);
    expect(names).toEqual(Array.from({ length: 24 }, (_, at) => `Atieno No${23 - at}`));
    expect(second.next).toBe(null);
    expect((await get(`${query}&cursor=${second.previous}`)).body.data).toEqual(first.data);
    expect((await get(`/admin/enrolments?user=${people[24]?.id}`)).body.data).toMatchObject([
      { state: 'cancelled' },
    ]);
  });
});

describe('reported messages', () => {
  test('dismisses a report, or removes its message for everyone and resolves all its reports', async () => {
    const { db } = server.services;
    const [author, one, two] = [
      await server.signedIn('user'),
      await server.signedIn('user'),
      await server.signedIn('user'),
    ];
    const [thread] = await db.insert(threads).values({ subject: 'Notes' }).returning();
    const write = async (body: string) => {
      const values = { threadId: thread?.id ?? '', senderId: author.id, body };
      return (await db.insert(messages).values(values).returning())[0]?.id ?? '';
    };
    const complain = async (messageId: string, by: SignedIn) => {
      const values = { messageId, reporterId: by.id, reason: 'Rude', body: 'As it was' };
      return (await db.insert(messageReports).values(values).returning())[0]?.id ?? '';
    };
    const [rude, harmless] = [await write('Rude words'), await write('Harmless')];
    const reports = [await complain(rude, one), await complain(rude, two), await complain(harmless, one)];
    const [first, second, third] = reports;
    const resolve = (id: string | undefined, action: string) =>
      post(`/admin/message-report/${id}/resolve`, { action, note: 'Seen' });

    const open = (await get('/admin/message-reports?state=open')).body.data;
    expect(open).toHaveLength(3);
    expect(open[0]).toMatchObject({
      reason: 'Rude',
      body: 'As it was',
      author: { _id: author.id, name: 'Wanjiku Kamau' },
      reporter: { name: 'Wanjiku Kamau' },
    });
    const raced = await Promise.all([resolve(first, 'remove'), resolve(first, 'dismiss')]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (raced[0]?.status === 409) expect((await resolve(second, 'remove')).status).toBe(200);
    expect((await resolve(second, 'dismiss')).status).toBe(409);
    server.clock.advance({ seconds: 1 });
    expect((await resolve(third, 'dismiss')).status).toBe(200);
    expect(await lastAct()).toMatchObject({
      action: 'dismissed the report of',
      target: { kind: 'report', name: 'a message of Wanjiku Kamau' },
      detail: 'Seen',
    });
    const kept = await db
      .select()
      .from(messages)
      .where(eq(messages.threadId, thread?.id ?? ''));
    expect(kept.find(({ id }) => id === rude)?.removedAt).not.toBe(null);
    expect(kept.find(({ id }) => id === harmless)?.removedAt).toBe(null);
    expect((await get('/admin/message-reports?state=open')).body.data).toEqual([]);
    expect((await resolve('none', 'dismiss')).status).toBe(404);
  });
});

describe('GET /admin/dashboard', () => {
  test('[17.99] counts everything, with all of the last twelve weeks', async () => {
    const course = await seedCourse(server, { title: 'The favourite' });
    for (let at = 0; at < 3; at += 1) {
      server.clock.advance({ minutes: 2 });
      const learner = await server.signedIn('user');
      await post('/admin/enrolments', { email: learner.email, courseId: course.id, note: 'For the count' });
    }
    const { body } = await get('/admin/dashboard');
    const { data } = body;
    const { db } = server.services;
    expect(data).toMatchObject({
      people: await db.$count(users),
      learners: await db.$count(users, eq(users.role, 'user')),
      instructors: await db.$count(users, eq(users.role, 'tutor')),
      courses: await db.$count(courses, eq(courses.state, 'published')),
      inReview: await db.$count(courses, eq(courses.state, 'review')),
      ...{ openTickets: 0, openReports: 0, hubs: 0 },
    });
    // [17.99] The menu has the same numbers.
    expect((await get('/console/work')).body.data).toEqual({
      ...{ marking: null, questions: null, requests: null, heldPayments: 0 },
      ...{ reviews: data.inReview, tickets: 0 },
    });
    expect(data.topCourses[0]).toEqual({ _id: course.id, title: 'The favourite', learners: 3 });
    for (const weeks of [data.signUpsByWeek, data.enrolmentsByWeek]) {
      expect(weeks).toHaveLength(12);
      expect(weeks.map(({ week }: { week: string }) => new Date(week).getUTCDay())).toEqual(
        Array(12).fill(1),
      );
      expect(new Set(weeks.map(({ week }: { week: string }) => week)).size).toBe(12);
    }
    const total = data.signUpsByWeek.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(total).toBe(data.people);
    expect((await get('/admin/dashboard', await server.signedIn('hub'))).status).toBe(403);
  });
});
