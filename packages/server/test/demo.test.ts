import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QuestionBody, ROLES } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { categories, courses, lessonTexts, lessonVideos, units } from '../src/courses';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemo, prepareDemo } from '../src/demo';
import { orders, refunds } from '../src/payments';
import { questionVersions } from '../src/quizzes';
import { users } from '../src/users';
import { CLEAN, ledgerOf } from './payment-fixtures';
import { TestClock } from './support/clock';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let folder: string;
let server: TestServer;
let statements: string[];
let learner: SignedIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digiken-demo-test-'));
  server = await startTestServer({ MPESA_ENV: 'simulator' });
  await prepareDemo(folder, { workers: server.services.workers });
  statements = await statementsOf(server, () => loadDemo(server.services, folder));
  learner = await signedIn('learner');
}, timeOut(180_000));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const signedIn = (name: string) => server.signIn(`${name}@digiken.example`, DEMO_PASSWORD);
const read = async (path: string, as?: SignedIn) => (await server.call('GET', path, { as })).body.data;

interface Listed {
  _id: string;
  title: string;
  price: number;
  image: string | null;
}
const listed = (): Promise<Listed[]> => read('/courses?q=published');

test('creates one account per role, and each can sign in', async () => {
  expect(DEMO_ACCOUNTS.map(({ role }) => role)).toEqual([...ROLES]);
  for (const { role, email } of DEMO_ACCOUNTS)
    expect((await server.signIn(email, DEMO_PASSWORD)).user).toMatchObject({ role, emailVerified: true });
});

describe('[17.90] the courses', () => {
  test('are twelve in six subjects: ten are published, one is in review, one is a draft', async () => {
    const { db } = server.services;
    const all = await db.select().from(courses);
    const count = (state: string) => all.filter((course) => course.state === state).length;
    expect([all.length, count('published'), count('review'), count('draft')]).toEqual([12, 10, 1, 1]);
    expect(await db.$count(categories)).toBe(6);
    expect(new Set(all.map(({ categoryId }) => categoryId)).size).toBe(6);
    for (const course of all) {
      expect(course.image, course.title).toMatch(/^\/api\/media\//);
      expect(course.outcomes.length, course.title).toBeGreaterThan(3);
    }
    const minutes = all.map((course) => course.minutes).toSorted((a, b) => a - b);
    expect(minutes[0]).toBeLessThanOrEqual(30);
    expect(minutes.at(-1)).toBeGreaterThanOrEqual(300);
    for (const { summary } of await db.select().from(units)) expect(summary).not.toBe('');
  });

  test('cost nothing, or their first unit costs nothing', async () => {
    const free = (await listed()).filter(({ price }) => price === 0);
    expect(free.map(({ title }) => title).toSorted()).toEqual([
      'First aid until help comes',
      'Safe water at home',
      'Start a kitchen garden in a small space',
    ]);
    const first = await server.services.db.select().from(units).where(eq(units.position, 1));
    expect(first.map(({ price }) => price).filter((price) => price > 0)).toEqual([]);
  });

  test('are in Kiswahili, too, if they are four of them', async () => {
    const rows = await server.services.db.select().from(courses);
    const both = rows
      .filter(({ languages }) => languages.join() === 'en,sw')
      .map(({ sourceKey }) => sourceKey);
    expect(both.toSorted()).toEqual([
      'demo:chickens',
      'demo:first-aid',
      'demo:kitchen-garden',
      'demo:shop-books',
    ]);
  });

  test('ask questions of each type, show formulas and films with captions, and open an activity', async () => {
    const { db } = server.services;
    const bodies = await db.select({ body: questionVersions.body }).from(questionVersions);
    const types: QuestionBody['type'][] = [
      ...(['single', 'multiple', 'true-false', 'numeric', 'short-text'] as const),
      ...(['fill-in', 'matching', 'ordering', 'essay', 'file'] as const),
    ];
    expect([...new Set(bodies.map(({ body }) => body.type))].toSorted()).toEqual(types.toSorted());
    const texts = await db.select({ html: lessonTexts.html }).from(lessonTexts);
    expect(texts.filter(({ html }) => html.includes('<math')).length).toBeGreaterThan(5);
    expect(await db.$count(lessonVideos)).toBe(2);
    const published: { _id: string; title: string }[] = await read('/courses?q=published&size=50');
    const found = published.find(({ title }) => title === 'A spreadsheet for your work');
    const course = await read(`/course/${found?._id}`, await signedIn('mutiso'));
    const lesson = course.units[1].lessons.at(-1);
    expect(lesson.title).toBe('Practise: read a small sheet');
    const activity = await read(`/course/unit/lesson/${lesson._id}/activity`, await signedIn('adhiambo'));
    expect(activity).toBeTruthy();
  });
});

test('[17.91] four instructors teach thirty learners; the demo learner goes on where they stopped', async () => {
  const people = await server.services.db.select().from(users);
  const count = (role: string) => people.filter((user) => user.role === role).length;
  expect([count('tutor'), count('user')]).toEqual([4, 30]);
  expect(await read(`/enrolled/courses/${learner.id}`, learner)).toMatchObject([
    { lessonsDone: 1, lessonsTotal: 3, resume: { title: 'Close the day' } },
    { lessonsDone: 4, lessonsTotal: 9, resume: { title: 'Sow and plant' } },
  ]);
  expect(await read('/messages/threads', learner)).toMatchObject([
    { subject: 'Seedlings that fall over', unread: 1 },
  ]);
});

test('[17.92] two hubs have members, cohorts, assigned courses with dates, and requests', async () => {
  expect(await read('/hubs', learner)).toMatchObject([
    { name: 'Kilifi Savings Circle', memberCount: 8, courseCount: 3, membership: 'none' },
    { name: 'Nakuru Library', memberCount: 5, courseCount: 2, membership: 'none' },
  ]);
  const hub = await signedIn('hub');
  const members: { name: string; progress: object }[] = await read('/my-hub/members', hub);
  expect(members.find(({ name }) => name === 'Otieno Barasa')?.progress).toMatchObject({ done: 6, total: 9 });
  expect(await read('/my-hub/requests', hub)).toMatchObject([{ state: 'requested' }]);
  expect(await read('/my-hub/assignments', hub)).toMatchObject([
    { everyone: true, totals: { members: 5 }, due: { kind: 'date', on: '2026-03-25' } },
  ]);
  const other = await signedIn('kazungu');
  expect(await read('/my-hub/assignments', other)).toHaveLength(2);
  expect(await read('/my-hub/requests', other)).toHaveLength(2);
});

test('[17.93] work waits for each role', async () => {
  const instructor = await signedIn('instructor');
  expect(await read('/instructor/marking', instructor)).toHaveLength(1);
  expect(await read('/instructor/discussions?filter=unanswered', instructor)).toHaveLength(1);
  const quiet = await read('/instructor/learners?needsHelp=yes', instructor);
  expect(quiet.map(({ user }: { user: { name: string } }) => user.name)).toContain('Naserian Lekishon');
  const content = await signedIn('content');
  expect(await read('/admin/courses?state=review', content)).toHaveLength(1);
  expect(await read('/admin/tickets', content)).toHaveLength(2);
  const admin = await signedIn('admin');
  expect(await read('/admin/payments/held', admin)).toHaveLength(1);
  expect(await read('/admin/refunds?state=requested', admin)).toHaveLength(1);
});

test('[17.94] orders are in every state, the ledger adds up, and no mail is sent', async () => {
  const { db } = server.services;
  const states = new Set((await db.select().from(orders)).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['cancelled', 'expired', 'open', 'paid', 'refunded']);
  expect(new Set((await db.select().from(refunds)).map(({ state }) => state))).toEqual(
    new Set(['requested', 'done']),
  );
  expect(await ledgerOf(server)).toEqual(CLEAN);
  const subjects = (await server.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /receipt|refund|paid/i.test(subject))).toEqual([]);
  expect(await read('/admin/payments/health', await signedIn('admin'))).toMatchObject({ differingDays: 0 });
});

test('[17.95] classes were yesterday, are open now, and are next week', async () => {
  const tutor = await signedIn('mwakio');
  const classes = (when: string, as: SignedIn) => read(`/live/classes?when=${when}`, as);
  expect(await classes('upcoming', tutor)).toMatchObject([{ title: 'Practise the recovery position' }]);
  const [past] = await classes('past', tutor);
  expect(past.startsAt).toBe('2026-03-03T14:30:00.000Z');
  const attendance = await read(`/live/classes/${past._id}/attendance`, tutor);
  expect(attendance.length).toBeGreaterThan(5);
  expect(await classes('upcoming', await signedIn('rotich'))).toMatchObject([
    { title: 'What your combs say', startsAt: '2026-03-11T16:00:00.000Z' },
  ]);
  // The demo learner’s next step is a lesson, not a class.
  expect(await classes('upcoming', learner)).toMatchObject([{ title: 'Sow together' }]);
});

test('[17.96] certificates are signed by this site', async () => {
  const [certificate] = await read('/certificates', await signedIn('wambui'));
  const verified = await server.call('GET', `/verify/${certificate._id}`);
  expect(verified.status).toBe(200);
  expect(await read('/admin/certificates', await signedIn('admin'))).toHaveLength(3);
});

describe('[17.97] loading', () => {
  test('takes one statement for each table, and as few for much content as for little', () => {
    const inserts = statements.filter((text) => text.includes('jsonb_array_elements'));
    expect(inserts.length).toBeGreaterThan(40);
    expect(new Set(inserts).size).toBe(inserts.length);
  });

  test('moves all times to the current day', async () => {
    const clock = new TestClock(new Date('2027-11-30T20:59:00Z'));
    const later = await startTestServer({}, undefined, clock);
    const madeAt = async ({ services: { db } }: TestServer) => {
      const rows = await db.select().from(courses);
      return new Map(rows.map(({ title, createdAt }) => [title, createdAt.getTime()]));
    };
    try {
      await loadDemo(later.services, folder);
      const first = await madeAt(server);
      // From 4 March 2026 to 30 November 2027.
      const days = 636 * 86_400_000;
      for (const [title, time] of await madeAt(later))
        expect(time - (first.get(title) ?? 0), title).toBe(days);
    } finally {
      await later.close();
    }
  });

  test('again changes nothing, not even later edits', async () => {
    const { db } = server.services;
    await db.update(users).set({ firstName: 'Changed' }).where(eq(users.email, 'hub@digiken.example'));
    const before = await listed();
    const counted = await db.$count(orders);
    await loadDemo(server.services, folder);
    expect(await listed()).toEqual(before);
    expect(await db.$count(orders)).toBe(counted);
    const [hub] = await db.select().from(users).where(eq(users.email, 'hub@digiken.example'));
    expect(hub?.firstName).toBe('Changed');
  });

  test('leaves a site with content of its own as it is', async () => {
    const own = await startTestServer();
    try {
      await own.services.db.insert(categories).values({ name: 'Weaving' });
      await loadDemo(own.services, folder);
      expect(await own.services.db.$count(courses)).toBe(0);
    } finally {
      await own.close();
    }
  });

  test('without what a build prepares says what to do', async () => {
    const own = await startTestServer();
    try {
      await expect(loadDemo(own.services, join(folder, 'missing'))).rejects.toThrow(/npm run build/);
    } finally {
      await own.close();
    }
  });
});

test('a demo film has captions in two languages, a poster and a transcript, all served', async () => {
  const { lessons } = await read('/search?q=finger%20test', learner);
  const found = lessons.find((hit: { title: string }) => hit.title === 'Water wisely');
  const { video } = await read(`/course/unit/lesson/${found._id}`, learner);
  expect(video.captions.map((track: { label: string }) => track.label)).toEqual(['English', 'Kiswahili']);
  expect(video.transcriptHtml).toMatch(/^<p>Push a finger/);
  expect(video.seconds).toBe(24);
  const types: [string, string][] = [
    [video.src, 'video/webm'],
    [video.poster, 'image/webp'],
    [video.captions[0].src, 'text/vtt'],
  ];
  for (const [url, type] of types) {
    const file = await server.app.inject({ url });
    expect([file.statusCode, String(file.headers['content-type']).split(';')[0]]).toEqual([200, type]);
  }
});

test('[13.11] the learner has a conversation with the tutor about the demo courses', async () => {
  const list = await read('/tutor/conversations', learner);
  expect(list).toMatchObject([{ title: 'How often should I water my plants?' }]);
  const { turns } = await read(`/tutor/conversations/${list[0]._id}`, learner);
  expect(turns).toHaveLength(4);
  expect(turns[1].kind).toBe('passages');
  const titles = turns[1].sources.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Water wisely');
  expect(turns[1].blocks[0].sentences[0].sources).toEqual([1]);
});
