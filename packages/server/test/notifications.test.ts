import type { UserNotification } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseAuthors, courses } from '../src/courses/tables';
import { notifyUser, scheduleNotificationMails } from '../src/notifications';
import { applyRetention } from '../src/privacy';
import { notifications } from '../src/notifications/tables';
import { quizzes } from '../src/quizzes';
import { remindOfDue } from '../src/quizzes/notices/due';
import { certificatePath } from './certificate-fixtures';
import { seedHub } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { question, seedQuiz, type SeedQuiz, takerOf } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
let tutor: SignedIn;
let learner: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  // Anew for each test: some move the clock past the end of sessions.
  admin = await server.signedIn('admin');
  tutor = await server.signedIn('tutor');
  learner = await server.signedIn();
  course = await seedCourse(server, { ownerId: tutor.id });
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, as: SignedIn, body?: unknown) =>
  server.call(method, path, { as, body });
const list = async (as: SignedIn, query = '') => (await call('GET', `/notifications${query}`, as)).body;
const subjects = async (as: SignedIn) =>
  ((await list(as)).data as UserNotification[]).map(({ subject }) => subject);

const enrol = (as: SignedIn) =>
  call('POST', `/course/${course.id}/enrol`, as, { choice: { whole: true }, expectedTotal: 0 });
const write = (from: SignedIn, to: SignedIn) =>
  call('POST', '/messages/threads', from, { to: [to.id], subject: 'Bees', body: 'Where are they?' });
const deps = () => ({ db: server.services.db, clock: server.clock });
const help = (userId: string, reference: string, event = reference) =>
  notifyUser(deps(), { userId, subject: { type: 'help', reference, kind: 'help' }, event });
const certificate = (userId: string, id: string) =>
  notifyUser(deps(), {
    userId,
    subject: { type: 'certificate', certificateId: id, course: 'Keep bees', outcome: 'issued' },
    event: id,
  });

describe('[13.41] a message', () => {
  test('notifies once until it is read, and never its author', async () => {
    await enrol(learner);
    const started = await write(tutor, learner);
    expect(started.status).toBe(201);
    const { _id: threadId } = started.body.data;
    const reply = (as: SignedIn) =>
      call('POST', `/messages/thread/${threadId}/messages`, as, { body: 'Hello' });
    await reply(tutor);
    const subject = { type: 'message', threadId, from: tutor.user.name, kind: 'conversation' };
    expect(await subjects(learner)).toEqual([subject]);
    expect(await subjects(tutor)).toEqual([]);
    expect(JSON.stringify(await list(learner))).not.toContain('Where are they?');

    // Reading the conversation reads its notification.
    await call('PUT', `/messages/thread/${threadId}/read`, learner);
    expect(await list(learner)).toMatchObject({ unread: 0, data: [{ isRead: true }] });
    server.clock.advance({ minutes: 1 });
    await reply(tutor);
    expect(await list(learner)).toMatchObject({ unread: 1, data: [{ isRead: false }, { isRead: true }] });
  });

  test('to all learners of a course notifies each of them', async () => {
    const other = await server.signedIn();
    await enrol(learner);
    await enrol(other);
    await call('POST', '/messages/threads', tutor, { courseId: course.id, subject: 'News', body: 'Secret' });
    for (const as of [learner, other])
      expect(await subjects(as)).toMatchObject([{ type: 'message', kind: 'announcement' }]);
    expect(await subjects(tutor)).toEqual([]);
  });
});

test('[13.41] a hub’s decision notifies its asker, and undoing it takes the notification back', async () => {
  const hub = await seedHub(server);
  await call('POST', `/hub/${hub.id}/requests`, learner, { message: '' });
  const [{ _id: id }] = (await call('GET', '/my-hub/requests', hub.administrator)).body.data;
  await call('POST', `/my-hub/request/${id}/accept`, hub.administrator);
  const asked = { type: 'hub-request', hub: { _id: hub.id, name: hub.name } };
  expect(await subjects(learner)).toEqual([{ ...asked, accepted: true }]);
  expect(await subjects(hub.administrator)).toEqual([]);
  await call('POST', `/my-hub/request/${id}/reopen`, hub.administrator);
  expect(await subjects(learner)).toEqual([]);
  await call('POST', `/my-hub/request/${id}/reject`, hub.administrator, { reason: 'Private' });
  expect(await subjects(learner)).toEqual([{ ...asked, accepted: false }]);
});

test('[13.41] the review of a course notifies its authors', async () => {
  const second = await server.signedIn('tutor');
  await server.services.db.update(courses).set({ state: 'review' }).where(eq(courses.id, course.id));
  await server.services.db
    .insert(courseAuthors)
    .values({ courseId: course.id, userId: second.id, addedAt: server.clock.now() });
  await call('POST', `/admin/course/${course.id}/request-changes`, admin, { reason: 'Private' });
  const subject = { type: 'course-review', course: { _id: course.id, name: course.title } };
  server.clock.advance({ seconds: 1 });
  await server.services.db.update(courses).set({ state: 'review' }).where(eq(courses.id, course.id));
  await call('POST', `/admin/course/${course.id}/approve`, admin);
  for (const author of [tutor, second])
    expect(await subjects(author)).toMatchObject([
      { ...subject, outcome: 'approved' },
      { ...subject, outcome: 'returned' },
    ]);
  expect(await subjects(admin)).toEqual([]);
});

test('[13.41] an invitation to write a course notifies an instructor without its secret', async () => {
  const second = await server.signedIn('tutor');
  const invite = (email: string) => call('POST', `/instructor/course/${course.id}/authors`, tutor, { email });
  await invite(second.email);
  await invite(learner.email);
  expect(await subjects(second)).toEqual([
    { type: 'co-author', from: tutor.user.name, course: course.title },
  ]);
  expect(await subjects(learner)).toEqual([]);
});

test('[13.41] an answer to a help request notifies its sender', async () => {
  const asked = await call('POST', '/help/tickets', learner, {
    ...{ topic: 'courses', message: 'The video stops.', name: 'Wanjiku Kamau', email: learner.email },
  });
  expect(asked.body.message).toBeDefined();
  expect(asked.status).toBeLessThan(300);
  const { data } = (await call('GET', '/admin/tickets', admin)).body;
  await call('POST', `/admin/ticket/${data[0]._id}/answers`, admin, { text: 'Reload the page.' });
  expect(await subjects(learner)).toEqual([{ type: 'help', reference: data[0].reference, kind: 'help' }]);
});

test('[13.41] a certificate notifies once when it is issued and when it is revoked', async () => {
  const path = await certificatePath(server, { learner });
  const id = await path.complete();
  await path.takeQuiz(2);
  const subject = { type: 'certificate', certificateId: id, course: 'Keep bees' };
  expect(await subjects(learner)).toEqual([{ ...subject, outcome: 'issued' }]);
  server.clock.advance({ minutes: 1 });
  await call('POST', `/admin/certificate/${id}/revoke`, admin, { reason: 'Private' });
  expect(await subjects(learner)).toEqual([
    { ...subject, outcome: 'revoked' },
    { ...subject, outcome: 'issued' },
  ]);
});

describe('[13.42] a mark', () => {
  const ESSAY = {
    ...question(
      { type: 'essay', prompt: { text: 'Why do you rotate crops?', format: 'plain' } },
      { type: 'essay' },
    ),
    points: 4,
  };
  async function submitted(seed: SeedQuiz) {
    await enrol(learner);
    const quizId = await seedQuiz(server, course.units[0]?.lessons[0] ?? '', { questions: [ESSAY], ...seed });
    const taker = takerOf(server, learner);
    const { data } = (await taker.start(quizId)).body;
    await taker.save(data._id, data.questions[0].id, { type: 'essay', text: 'To feed the soil.' });
    await taker.submit(data._id);
    return { quizId, attemptId: data._id as string };
  }
  async function mark(attemptId: string, points: number, comment = '') {
    const path = `/instructor/marking/${attemptId}`;
    const [answer] = (await call('GET', path, tutor)).body.data.answers;
    const { slot, markedAt } = answer;
    const body = { points, levels: {}, comment, markedAt };
    expect((await call('PUT', `${path}/${slot}`, tutor, body)).status).toBe(200);
  }

  test('given and changed by a person notifies the learner, without the score', async () => {
    const { quizId, attemptId } = await submitted({});
    expect(await subjects(learner)).toEqual([]);
    await mark(attemptId, 3);
    const [subject] = await subjects(learner);
    expect(subject).toEqual({
      type: 'mark',
      quiz: { _id: quizId, name: expect.any(String) },
      course: course.title,
    });
    const [{ _id }] = (await list(learner)).data;
    await call('POST', `/notifications/${_id}/read`, learner);
    await mark(attemptId, 3, 'Well done.');
    expect((await list(learner)).unread).toBe(0);
    await mark(attemptId, 4);
    expect((await list(learner)).unread).toBe(1);
  });

  test('is not told before the learner may see it', async () => {
    const closesAt = new Date(server.clock.now().getTime() + 3_600_000);
    const { quizId, attemptId } = await submitted({ closesAt, settings: { review: 'after-close' } });
    await mark(attemptId, 3);
    await server.services.jobs.drain();
    expect(await subjects(learner)).toEqual([]);
    // It closes later than it was planned.
    await server.services.db
      .update(quizzes)
      .set({ closesAt: new Date(closesAt.getTime() + 3_600_000) })
      .where(eq(quizzes.id, quizId));
    server.clock.advance({ minutes: 61 });
    await server.services.jobs.drain();
    expect(await subjects(learner)).toEqual([]);
    server.clock.advance({ minutes: 60 });
    await server.services.jobs.drain();
    expect(await subjects(learner)).toMatchObject([{ type: 'mark' }]);
  });

  test('that the learner never sees is never told', async () => {
    const { attemptId } = await submitted({ settings: { review: 'never' } });
    await mark(attemptId, 3);
    server.clock.advance({ hours: 40 });
    await server.services.jobs.drain();
    expect(await subjects(learner)).toEqual([]);
  });
});

test('[13.43] a quiz that closes within 24 hours is told once to those who have not done it', async () => {
  const done = await server.signedIn();
  const stranger = await server.signedIn();
  await enrol(learner);
  await enrol(done);
  const closesAt = new Date(server.clock.now().getTime() + 25 * 3_600_000);
  const lesson = course.units[0]?.lessons[0] ?? '';
  const quizId = await seedQuiz(server, lesson, { closesAt });
  await seedQuiz(server, course.units[0]?.lessons[1] ?? '', { closesAt, settings: { practice: true } });
  const taker = takerOf(server, done);
  const { data } = (await taker.start(quizId)).body;
  await taker.submit(data._id);
  await remindOfDue(deps());
  expect(await subjects(learner)).toEqual([]);
  server.clock.advance({ hours: 2 });
  for (let time = 0; time < 2; time += 1) await remindOfDue(deps());
  expect(await subjects(learner)).toEqual([
    {
      type: 'quiz-due',
      quiz: { _id: quizId, name: expect.any(String) },
      course: course.title,
      closesAt: closesAt.toISOString(),
    },
  ]);
  const [{ _id }] = (await list(learner)).data;
  await call('POST', `/notifications/${_id}/read`, learner);
  await remindOfDue(deps());
  expect((await list(learner)).data).toHaveLength(1);
  for (const as of [done, stranger, tutor])
    expect((await subjects(as)).filter(({ type }) => type === 'quiz-due')).toEqual([]);
});

describe('the list', () => {
  test('[13.44] is paged, newest first, filtered, and counts what is unread', async () => {
    for (let number = 1; number <= 25; number += 1) {
      await help(learner.id, `HD-${number}`);
      server.clock.advance({ seconds: 1 });
    }
    const first = await list(learner);
    expect(first).toMatchObject({ unread: 25, previous: null });
    expect(first.data[0].subject.reference).toBe('HD-25');
    const rest = await list(learner, `?cursor=${first.next}`);
    expect(rest.data).toHaveLength(5);
    const id = first.data[3]._id;
    expect((await call('POST', `/notifications/${id}/read`, learner)).status).toBe(200);
    expect((await call('POST', `/notifications/${id}/read`, learner)).status).toBe(200);
    expect((await list(learner, '?state=read')).data).toMatchObject([{ _id: id, isRead: true }]);
    expect((await list(learner, '?state=unread')).unread).toBe(24);
  });

  test('[13.44] is only for its owner', async () => {
    await help(learner.id, 'HD-1');
    const [{ _id }] = (await list(learner)).data;
    const other = await server.signedIn();
    for (const as of [other, admin]) {
      expect((await list(as)).data).toEqual([]);
      expect((await call('POST', `/notifications/${_id}/read`, as)).status).toBe(404);
      await call('POST', '/notifications/read-all', as, { until: server.clock.now().toISOString() });
    }
    expect((await list(learner)).unread).toBe(1);
  });

  test('[13.45] is read up to a moment; later ones stay unread', async () => {
    await help(learner.id, 'HD-1');
    const [{ createdAt }] = (await list(learner)).data;
    server.clock.advance({ seconds: 1 });
    await help(learner.id, 'HD-2');
    expect((await call('POST', '/notifications/read-all', learner, { until: createdAt })).status).toBe(200);
    expect(await list(learner)).toMatchObject({
      unread: 1,
      data: [
        { isRead: false, subject: { reference: 'HD-2' } },
        { isRead: true, subject: { reference: 'HD-1' } },
      ],
    });
    expect((await call('POST', '/notifications/read-all', learner, { until: 'soon' })).status).toBe(422);
  });

  test('[13.47] loses what is older than 90 days', async () => {
    await help(learner.id, 'HD-1');
    server.clock.advance({ hours: 24 * 60 });
    await help(learner.id, 'HD-2');
    server.clock.advance({ hours: 24 * 31 });
    await applyRetention(server.services);
    const fresh = await server.signIn(learner.email, learner.password);
    expect(await subjects(fresh)).toMatchObject([{ reference: 'HD-2' }]);
  });
});

describe('an event', () => {
  test('[13.40] that is rolled back leaves none', async () => {
    const { db } = server.services;
    await db
      .transaction(async (tx) => {
        await notifyUser(
          { db: tx, clock: server.clock },
          { userId: learner.id, subject: { type: 'help', reference: 'HD-1', kind: 'help' }, event: 'a' },
        );
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await subjects(learner)).toEqual([]);
  });

  test('[13.40] that is reported ten times at once notifies once; administrators get none', async () => {
    await Promise.all(Array.from({ length: 10 }, () => help(learner.id, 'HD-1', 'same')));
    await help(admin.id, 'HD-1');
    expect(await subjects(learner)).toHaveLength(1);
    expect(await subjects(admin)).toEqual([]);
  });
});

describe('the settings', () => {
  const save = (as: SignedIn, body: object) =>
    call('PUT', '/notification-settings', as, {
      types: [],
      quiet: null,
      timeZone: 'Africa/Nairobi',
      ...body,
    });
  /** Moves the clock to a time of day in Nairobi, which is three hours ahead of UTC. */
  function goTo(hour: number, minute = 0) {
    const now = server.clock.now();
    const wanted = ((hour - 3 + 24) % 24) * 60 + minute;
    const at = now.getUTCHours() * 60 + now.getUTCMinutes();
    server.clock.advance({ minutes: (wanted - at + 1440) % 1440 });
  }
  const mailsTo = async (as: SignedIn) => (await server.mails()).filter(({ to }) => to === as.email);
  async function run() {
    await scheduleNotificationMails(deps());
    server.clock.advance({ minutes: 1 });
    await server.services.jobs.drain();
  }

  test('[13.46] offer the types of the role, in the app and on devices at first, and say what is always mailed', async () => {
    const { data } = (await call('GET', '/notification-settings', learner)).body;
    expect(data).toMatchObject({ quiet: null, timeZone: 'Africa/Nairobi' });
    const types = data.types as { type: string }[];
    expect(types).toContainEqual({ type: 'message', inApp: true, mail: 'off', push: true });
    expect(types).toContainEqual({ type: 'payment', inApp: true, mail: null, push: true });
    expect(types.map(({ type }) => type)).not.toContain('course-review');
    expect((await call('GET', '/notification-settings', admin)).body.data.types).toEqual([]);
  });

  test('[13.46] are kept, and refuse times and zones that do not exist', async () => {
    const quiet = { from: '22:00', to: '07:00' };
    const types = [
      { type: 'message', inApp: false, mail: 'digest' },
      { type: 'payment', inApp: true, mail: 'now' },
    ];
    const saved = await save(learner, { types, quiet, timeZone: 'Africa/Kampala' });
    expect(saved.body.data).toMatchObject({ quiet, timeZone: 'Africa/Kampala' });
    const { data } = (await call('GET', '/notification-settings', learner)).body;
    expect(data).toEqual(saved.body.data);
    expect(data.types).toContainEqual({ type: 'message', inApp: false, mail: 'digest', push: true });
    // Its receipt is mailed anyway: never a second mail.
    expect(data.types).toContainEqual({ type: 'payment', inApp: true, mail: null, push: true });
    for (const wrong of [
      { quiet: { from: '24:00', to: '07:00' } },
      { quiet: { from: '07:00', to: '07:00' } },
      { timeZone: 'Mars/Base' },
    ])
      expect((await save(learner, wrong)).status).toBe(422);
  });

  test('[13.46] keep a type out of the app', async () => {
    await save(learner, { types: [{ type: 'help', inApp: false, mail: null }] });
    await help(learner.id, 'HD-1');
    expect(await subjects(learner)).toEqual([]);
  });

  test('[13.48] a mail is sent at once, and held in quiet hours until they end', async () => {
    await save(learner, {
      types: [{ type: 'certificate', inApp: true, mail: 'now' }],
      quiet: { from: '22:00', to: '07:00' },
    });
    goTo(20);
    await certificate(learner.id, 'one');
    await run();
    const [mail, ...others] = await mailsTo(learner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your certificate for “Keep bees” is ready.');
    expect(mail?.links.map((link) => new URL(link).pathname + new URL(link).hash)).toEqual([
      '/console/certificate/one/awards',
      '/console/settings#notifications',
    ]);
    expect(mail?.html).toContain('Choose which mails you get');

    goTo(23);
    await certificate(learner.id, 'two');
    await run();
    goTo(6, 50);
    await run();
    expect(await mailsTo(learner)).toHaveLength(1);
    goTo(7);
    await run();
    await run();
    expect(await mailsTo(learner)).toHaveLength(2);
  });

  test('[13.48] a mail that waits is not sent once the notification is read', async () => {
    await save(learner, {
      types: [{ type: 'certificate', inApp: true, mail: 'now' }],
      quiet: { from: '22:00', to: '07:00' },
    });
    goTo(23);
    await certificate(learner.id, 'one');
    await run();
    await call('POST', '/notifications/read-all', learner, { until: server.clock.now().toISOString() });
    goTo(8);
    await run();
    expect(await mailsTo(learner)).toEqual([]);
  });

  test('[13.49] the daily mail is sent once at 18:00 with counts and links', async () => {
    await save(learner, {
      types: [
        { type: 'certificate', inApp: true, mail: 'digest' },
        { type: 'mark', inApp: true, mail: 'digest' },
      ],
    });
    goTo(9);
    await certificate(learner.id, 'one');
    await certificate(learner.id, 'two');
    await help(learner.id, 'HD-1');
    await notifyUser(deps(), {
      userId: learner.id,
      subject: { type: 'mark', quiz: { _id: 'quiz', name: 'Bees' }, course: 'Keep bees' },
      event: 'mark',
    });
    await run();
    goTo(17, 50);
    await run();
    expect(await mailsTo(learner)).toEqual([]);
    goTo(18);
    await run();
    await run();
    const [mail, ...others] = await mailsTo(learner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 notifications from Digiken');
    expect(mail?.text).toContain('2 certificates:');
    expect(mail?.text).toContain('1 quiz result:');
    expect(mail?.links.at(-1)).toMatch(/\/console\/settings#notifications$/);
    goTo(18, 30);
    await run();
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  test('[13.48] an address that takes no mail holds up nobody else’s', async () => {
    const other = await server.signedIn();
    for (const as of [learner, other])
      await save(as, { types: [{ type: 'certificate', inApp: true, mail: 'now' }] });
    const { mail } = server.services;
    const send = mail.send.bind(mail);
    mail.send = async (letter) => {
      if (letter.to === learner.email) throw new Error('refused');
      return send(letter);
    };
    await certificate(learner.id, 'one');
    await certificate(other.id, 'two');
    await run();
    expect(await mailsTo(other)).toHaveLength(1);
    mail.send = send;
    server.clock.advance({ hours: 1 });
    await run();
    expect(await mailsTo(learner)).toHaveLength(1);
    const rows = await server.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, learner.id));
    expect(rows).toMatchObject([{ mailedAt: expect.any(Date) }]);
  });
});
