import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { enrolments } from '../src/enrolment/tables';
import { hubs, users } from '../src/users/tables';
import { runBy, seedHub, type SeededHub, seedMembers } from './hub-fixtures';
import { seedCourse, type Seeded } from './learning-fixtures';
import { allPages, seedPeople } from './people-fixtures';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let hub: SeededHub;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  hub = await seedHub(server);
});

const mailsTo = async (person: SignedIn) => (await server.mails()).filter((mail) => mail.to === person.email);

describe('the hub’s console', () => {
  let course: Seeded;
  let other: Seeded;
  let member: SignedIn;
  let outsider: SignedIn;

  const get = (path: string, as = hub.administrator) => server.call('GET', `/my-hub${path}`, { as });
  const enrol = (as: SignedIn, seeded: Seeded) =>
    server.call('POST', `/course/${seeded.id}/enrol`, {
      as,
      body: { choice: { whole: true }, expectedTotal: 0 },
    });

  beforeEach(async () => {
    course = await seedCourse(server, { title: 'Keep bees', prices: [0, 0] });
    other = await seedCourse(server, { title: 'Not the hub’s' });
    member = await server.signedIn('user');
    outsider = await server.signedIn('user');
    await seedMembers(server, hub.id, [member.id]);
    await server.call('PUT', `/my-hub/course/${course.id}`, { as: hub.administrator });
    await Promise.all([enrol(member, course), enrol(member, other), enrol(outsider, course)]);
    const done = (lesson: string | undefined, as: SignedIn) =>
      server.call('PUT', `/course/unit/lesson/${lesson}/progress`, { as, body: { done: true } });
    await done(course.units[0]?.lessons[0], member);
    await done(other.units[0]?.lessons[0], member);
    await done(course.units[0]?.lessons[0], outsider);
    const { db, clock } = server.services;
    await db.update(enrolments).set({ lastStudiedAt: clock.now() }).where(eq(enrolments.userId, member.id));
  });

  test('shows the members’ progress in the hub’s courses only', async () => {
    const { body } = await get('/members');
    expect(body.data).toEqual([
      {
        _id: member.id,
        name: 'Wanjiku Kamau',
        avatar: null,
        email: member.email,
        joinedAt: expect.any(String),
        progress: { done: 1, total: 4, fraction: 0.25 },
        lastStudiedAt: server.clock.now().toISOString(),
        cohorts: [],
      },
    ]);
    const detail = (await get(`/member/${member.id}`)).body.data;
    expect(detail).toMatchObject({
      email: member.email,
      user: { _id: member.id, name: 'Wanjiku Kamau' },
      courses: [
        {
          _id: course.id,
          needsHelp: null,
          progress: { done: 1, total: 4 },
          units: [{ owned: true, progress: { done: 1, total: 2 } }, { progress: { done: 0, total: 2 } }],
        },
      ],
    });
    server.clock.advance({ hours: 24 * 8 });
    const later = await server.signIn(hub.administrator.email, PASSWORD);
    expect((await get(`/member/${member.id}`, later)).body.data.courses[0].needsHelp).toBe('quiet');
  });

  test('hides cancelled enrolments', async () => {
    await server.services.db
      .update(enrolments)
      .set({ state: 'cancelled' })
      .where(eq(enrolments.userId, member.id));
    expect((await get('/members')).body.data[0].progress).toEqual({ done: 0, total: 0, fraction: 0 });
    expect((await get(`/member/${member.id}`)).body.data.courses).toEqual([]);
  });

  test('counts the figures, with all of the last twelve weeks', async () => {
    await seedMembers(server, hub.id, await seedPeople(server, 2));
    await server.services.db.update(hubs).set({ memberCount: 3 }).where(eq(hubs.id, hub.id));
    const figures = (await get('/dashboard')).body.data;
    expect(figures).toMatchObject({
      hub: { _id: hub.id, name: hub.name },
      members: 3,
      openRequests: 0,
      courses: 1,
      activeMembers: 1,
      lessonsDone: 1,
      byCourse: [{ _id: course.id, title: 'Keep bees', learners: 1, averageProgress: 0.25 }],
    });
    const weeks = figures.joinedByWeek as { week: string; count: number }[];
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)?.count).toBe(3);
    expect(weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
  });

  test('answers 404 for another hub’s member, 403 to other roles, 404 to an administrator without a hub', async () => {
    expect((await get(`/member/${outsider.id}`)).status).toBe(404);
    const stranger = (await seedHub(server, 'Other')).administrator;
    expect((await get(`/member/${member.id}`, stranger)).status).toBe(404);
    const remove = (as: SignedIn) =>
      server.call('POST', `/my-hub/member/${member.id}/remove`, { as, body: { reason: 'No' } });
    expect((await remove(stranger)).status).toBe(404);
    for (const role of ['user', 'tutor', 'sudo', 'admin'] as const) {
      expect((await get('/members', await server.signedIn(role))).status).toBe(403);
    }
    expect((await get('/dashboard', await server.signedIn('hub'))).status).toBe(404);
  });

  test('removing a member mails the reason and keeps their enrolments', async () => {
    const remove = () =>
      server.call('POST', `/my-hub/member/${member.id}/remove`, {
        as: hub.administrator,
        body: { reason: 'You moved away.' },
      });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const mails = await mailsTo(member);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('“You moved away.”');
    const enrolled = await server.call('GET', `/enrolled/courses/${member.id}`, { as: member });
    expect(enrolled.body.data).toHaveLength(2);
    expect((await get('/dashboard')).body.data.members).toBe(0);
  });

  test('finds members by name or address, in pages', async () => {
    const people = await seedPeople(server, 22, 'Zawadi');
    await seedMembers(server, hub.id, people);
    const { forwards, backwards } = await allPages(server, hub.administrator, '/my-hub/members?search=zaw');
    expect(forwards.map((page) => page.length)).toEqual([20, 2]);
    expect(forwards.flat()).toEqual(people.reverse());
    expect(backwards).toEqual(forwards);
    const found = await get(`/members?search=${encodeURIComponent('Zawadi Number007')}`);
    expect(found.body.data).toHaveLength(1);
    const byAddress = await get(`/members?search=${encodeURIComponent(member.email)}`);
    expect(byAddress.body.data).toMatchObject([{ _id: member.id }]);
    await server.services.db
      .update(users)
      .set({ firstName: 'Jean-Pierre', lastName: 'Ng’ang’a', email: `jp.nga-2@${hub.id}.example` })
      .where(eq(users.id, people[0] ?? ''));
    for (const typed of ['jean-pie', 'pierre', 'ng’ang', 'NG’ANG’A jean', 'jp.nga-2', `nga-2@${hub.id}`]) {
      const { body } = await get(`/members?search=${encodeURIComponent(typed)}`);
      expect([typed, body.data.map(({ _id }: { _id: string }) => _id)]).toEqual([typed, [people[0]]]);
    }
    for (const typed of ['pierre2', "' | zzqx", '\\', "'", '<zzqx>', '-', '.@.', ':*', '(']) {
      const { status, body } = await get(`/members?search=${encodeURIComponent(typed)}`);
      expect([typed, status, body.data?.length]).toEqual([typed, 200, 0]);
    }
  });

  test('an unpublished course leaves the hub’s page and its count', async () => {
    const mine = async () => (await server.call('GET', '/hubs/mine', { as: member })).body.data;
    expect(await mine()).toMatchObject([{ courseCount: 1, memberCount: 1 }]);
    const admin = await server.signedIn('admin');
    const off = { as: admin, body: { reason: 'Its pictures are out of date.' } };
    expect((await server.call('POST', `/admin/course/${course.id}/unpublish`, off)).status).toBe(200);
    expect((await get('/settings')).body.data.courses).toEqual([]);
    expect(await mine()).toMatchObject([{ courseCount: 0, memberCount: 1 }]);
  });
});

describe('administrators’ side', () => {
  let sudo: SignedIn;
  beforeEach(async () => {
    sudo = await server.signedIn('sudo');
  });
  const texts = { name: 'Lamu Sailors', summary: 'Dhows', description: 'We sail.' };
  const acts = async (targetId: string) =>
    (await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, targetId))).map(
      ({ actorId, action, targetName, detail }) => ({ actorId, action, targetName, detail }),
    );
  const add = (email: string, hubId = hub.id) =>
    server.call('POST', `/admin/hub/${hubId}/administrators`, { as: sudo, body: { email } });

  test('sudo and admin create and change hubs, and each change is audited', async () => {
    const created = await server.call('POST', '/admin/hubs', { as: sudo, body: texts });
    expect(created.status).toBe(201);
    const id = created.body.data._id as string;
    expect(created.body.data).toMatchObject({ name: 'Lamu Sailors', memberCount: 0, administrators: [] });
    const admin = await server.signedIn('admin');
    const body = { ...texts, name: 'Lamu Dhows' };
    const changed = await server.call('PUT', `/admin/hub/${id}`, { as: admin, body });
    expect(changed.body.data.name).toBe('Lamu Dhows');
    expect(await acts(id)).toEqual([
      { actorId: sudo.id, action: 'created the hub', targetName: 'Lamu Sailors', detail: null },
      {
        ...{ actorId: admin.id, action: 'changed the hub', targetName: 'Lamu Sailors' },
        detail: 'Renamed to Lamu Dhows',
      },
    ]);
    const listed = await server.call('GET', '/admin/hubs?search=lamu', { as: sudo });
    expect(listed.body.data).toMatchObject([{ _id: id }]);
    const update = (hubId: string) => server.call('PUT', `/admin/hub/${hubId}`, { as: admin, body });
    expect((await update('none')).status).toBe(404);
    for (const role of ['user', 'tutor', 'hub'] as const) {
      const as = await server.signedIn(role);
      expect((await server.call('GET', '/admin/hubs', { as })).status).toBe(403);
      expect((await server.call('POST', '/admin/hubs', { as, body: texts })).status).toBe(403);
    }
  });

  test('adds a learner as administrator and removes them again; both end their sessions', async () => {
    const learner = await server.signedIn('user');
    await server.call('POST', `/hub/${hub.id}/requests`, { as: learner, body: { message: '' } });
    const answers = await Promise.all([add(learner.email), add(learner.email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const added = answers.find(({ status }) => status === 201);
    expect(added?.body.data).toMatchObject({ openRequests: 0 });
    expect(added?.body.data.administrators).toHaveLength(2);
    expect((await server.call('GET', '/hubs', { as: learner })).status).toBe(401);
    expect((await mailsTo(learner)).at(-1)?.subject).toBe('You are now an administrator of Kibera Makers');

    const again = await server.signIn(learner.email, PASSWORD);
    expect(again.user).toMatchObject({ role: 'hub', hub: { _id: hub.id, name: hub.name } });
    expect((await server.call('GET', '/my-hub/dashboard', { as: again })).status).toBe(200);

    const remove = (hubId: string) =>
      server.call('DELETE', `/admin/hub/${hubId}/administrator/${learner.id}`, { as: sudo });
    expect((await remove((await seedHub(server, 'Other')).id)).status).toBe(404);
    expect((await remove(hub.id)).body.data.administrators).toHaveLength(1);
    expect((await remove(hub.id)).status).toBe(404);
    expect((await server.call('GET', '/my-hub/dashboard', { as: again })).status).toBe(401);
    const [row] = await server.services.db.select().from(users).where(eq(users.id, learner.id));
    expect(row).toMatchObject({ role: 'user', hubId: null });
    expect((await acts(hub.id)).map((act) => [act.action, act.detail])).toEqual([
      ['added an administrator to the hub', `Wanjiku Kamau (${learner.email})`],
      ['removed an administrator from the hub', `Wanjiku Kamau (${learner.email})`],
    ]);
  });

  test('refuses users who cannot administer a hub, with the reason', async () => {
    const unknown = await add('nobody@test.example');
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['email']]);
    const other = await seedHub(server, 'Other');
    const refusals: [SignedIn, RegExp][] = [
      [await server.signedIn('admin'), /administers the whole site/],
      [await server.signedIn('tutor'), /is an instructor/],
      [await runBy(server, other.id), /runs another hub/],
      [hub.administrator, /runs this hub already/],
      [await server.signedIn('user', { verified: false }), /not verified/],
    ];
    for (const [person, reason] of refusals) {
      const { status, body } = await add(person.email);
      expect([person.user.role, status, body.message]).toEqual([
        person.user.role,
        409,
        expect.stringMatching(reason),
      ]);
    }
    expect(await acts(hub.id)).toEqual([]);
  });

  test('lists hubs newest first, paged by key', async () => {
    const at = server.clock.now().getTime() + 1000;
    const rows = Array.from({ length: 21 }, (_, index) => ({
      ...{ id: `paged-${String(index).padStart(2, '0')}`, name: 'Paged hub' },
      createdAt: new Date(at + index),
    }));
    await server.services.db.insert(hubs).values(rows);
    const { forwards, backwards } = await allPages(server, sudo, '/admin/hubs?search=paged');
    expect(forwards.flat()).toEqual(rows.map((row) => row.id).reverse());
    expect(backwards).toEqual(forwards);
  });
});
