import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hubs, users } from '../src/users/tables';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

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

const get = (path: string, as: SignedIn = admin) => server.call('GET', path, { as });
const setRole = (id: string, body: object, as: SignedIn = admin) =>
  server.call('PUT', `/admin/user/${id}/role`, { as, body });
const setStatus = (id: string, status: string, as: SignedIn = admin) =>
  server.call('PUT', `/admin/user/${id}/status`, { as, body: { status, reason: 'A reason' } });
const log = async () => (await get('/admin/audit')).body.data;

async function person(firstName: string, lastName: string, email: string): Promise<string> {
  const [row] = await server.services.db
    .insert(users)
    .values({ firstName, lastName, email, passwordHash: 'none', createdAt: server.clock.now() })
    .returning({ id: users.id });
  return row?.id ?? '';
}

describe('GET /admin/users', () => {
  test('matches prefixes of names and addresses, whatever is typed', async () => {
    const id = await person('Wanjirũ', "Ng'ang'a", 'w.nganga@shule-bora.example');
    const find = async (search: string) => {
      const { status, body } = await get(`/admin/users?search=${encodeURIComponent(search)}`);
      expect(status).toBe(200);
      return body.data.map((row: { _id: string }) => row._id);
    };
    for (const text of ['wanj', 'WANJIRŨ', "ng'an wan", 'nganga', 'shule', 'w.nganga@shule-bora.example']) {
      expect(await find(text)).toContain(id);
    }
    for (const text of ['wanj kamau', 'anji', "' | ''", '!', ':*', '&', '\\', '(((', '<->', '%_']) {
      expect(await find(text)).not.toContain(id);
    }
  });

  test('pages forwards and backwards, with filters on every page', async () => {
    for (let at = 0; at < 45; at += 1) {
      server.clock.advance({ seconds: 1 });
      await person('Paged', `Person${at}`, `paged${at}@test.example`);
    }
    const names = (body: { data: { lastName: string }[] }) => body.data.map((row) => row.lastName);
    const query = '/admin/users?search=paged&role=user&status=active';
    const first = (await get(query)).body;
    const second = (await get(`${query}&cursor=${first.next}`)).body;
    const third = (await get(`${query}&cursor=${second.next}`)).body;
    expect([...names(first), ...names(second), ...names(third)]).toEqual(
      Array.from({ length: 45 }, (_, at) => `Person${44 - at}`),
    );
    expect([first.previous, third.next]).toEqual([null, null]);
    expect((await get(`${query}&cursor=${third.previous}`)).body.data).toEqual(second.data);
    expect((await get('/admin/users?search=paged&role=tutor')).body.data).toEqual([]);
    expect((await get('/admin/users?cursor=nonsense')).status).toBe(422);
  });
});

test('pages frequent names as well as rare ones', async () => {
  await server.services.db.insert(users).values(
    Array.from({ length: 201 }, (_, at) => ({
      ...{
        firstName: 'Crowded',
        lastName: `Person${at}`,
        email: `crowd${at}@test.example`,
        passwordHash: '-',
      },
      createdAt: new Date(server.clock.now().getTime() + at),
    })),
  );
  const { body } = await get('/admin/users?search=crowded');
  expect(body.data[0].lastName).toBe('Person200');
  const second = (await get(`/admin/users?search=crowded&cursor=${body.next}`)).body;
  expect(second.data.map((row: { lastName: string }) => row.lastName)[0]).toBe('Person180');
  expect((await get('/admin/users?search=crowded%20person57')).body.data).toHaveLength(1);
});

describe('GET /admin/user/{id}', () => {
  test('shows the user’s figures, and no secret', async () => {
    const learner = await server.signedIn('user');
    const { body } = await get(`/admin/user/${learner.id}`, manager);
    expect(body.data).toEqual({
      ...{ _id: learner.id, firstName: 'Wanjiku', lastName: 'Kamau', name: 'Wanjiku Kamau' },
      ...{
        email: learner.email,
        avatar: null,
        role: 'user',
        status: 'active',
        emailVerified: true,
        hub: null,
      },
      createdAt: expect.any(String),
      lastSeenAt: server.clock.now().toISOString(),
      ...{ enrolmentCount: 0, courseCount: 0, hubs: [], twoStep: { codes: false, passkeys: 0 } },
    });
    expect((await get('/admin/user/none')).status).toBe(404);
  });

  test('signs out a device and audits it', async () => {
    const learner = await server.signedIn('user');
    const sessions = `/admin/user/${learner.id}/sessions`;
    const [session] = (await get(sessions)).body.data;
    expect(session).toMatchObject({ current: false, device: expect.any(String) });
    const end = (as: SignedIn) => server.call('DELETE', `${sessions}/${session._id}`, { as });
    expect((await end(manager)).status).toBe(403);
    expect((await end(admin)).status).toBe(200);
    expect((await end(admin)).status).toBe(404);
    expect((await get(`/user/${learner.id}`, learner)).status).toBe(401);
    expect((await log())[0]).toMatchObject({
      action: 'signed out a device of',
      target: { name: 'Wanjiku Kamau' },
    });
  });
});

describe('PUT /admin/user/{id}/role', () => {
  test('takes effect at once, ends every session, and audits the old and new role', async () => {
    const tutor = await server.signedIn('user');
    const { status, body } = await setRole(tutor.id, { role: 'tutor' });
    expect(status).toBe(200);
    expect(body.message).toBe('Wanjiku Kamau is an instructor now, and has been signed out everywhere.');
    expect(body.data).toMatchObject({ role: 'tutor', lastSeenAt: null });
    expect((await get(`/user/${tutor.id}`, tutor)).status).toBe(401);
    const again = await server.signIn(tutor.email, PASSWORD);
    expect(again.user.role).toBe('tutor');
    expect((await log())[0]).toMatchObject({
      actor: { _id: admin.id, name: 'Wanjiku Kamau' },
      action: 'changed the role of',
      target: { kind: 'person', _id: tutor.id },
      detail: 'From learner to instructor.',
    });
    const unchanged = await setRole(tutor.id, { role: 'tutor' });
    expect(unchanged.body.message).toMatch(/^Nothing has changed/);
    expect((await get(`/user/${tutor.id}`, again)).status).toBe(200);
  });

  test('requires an existing hub for a hub administrator, and clears it with the role', async () => {
    const { id } = await server.signedIn('user');
    const [hub] = await server.services.db.insert(hubs).values({ name: 'Kibera hub' }).returning();
    expect((await setRole(id, { role: 'hub' })).body.errors).toEqual({
      hubId: 'Choose the hub that this person runs',
    });
    expect((await setRole(id, { role: 'hub', hubId: 'none' })).status).toBe(422);
    const appointed = await setRole(id, { role: 'hub', hubId: hub?.id });
    expect(appointed.body.data.hub).toEqual({ _id: hub?.id, name: 'Kibera hub' });
    expect((await log())[0].detail).toBe('From learner to hub administrator of Kibera hub.');
    expect((await setRole(id, { role: 'user' })).body.data.hub).toBe(null);
  });

  test('refuses changes to the caller’s own role or status, and all changes by a content manager', async () => {
    const learner = await server.signedIn('user');
    expect((await setRole(admin.id, { role: 'user' })).status).toBe(409);
    expect((await setStatus(admin.id, 'deactivated')).status).toBe(409);
    expect((await setRole(learner.id, { role: 'admin' }, manager)).status).toBe(403);
    expect((await setStatus(learner.id, 'deactivated', manager)).status).toBe(403);
    expect((await setRole('none', { role: 'tutor' })).status).toBe(404);
  });

  test('keeps one administrator if two demote each other concurrently', async () => {
    for (const act of [
      (id: string, as: SignedIn) => setRole(id, { role: 'user' }, as),
      (id: string, as: SignedIn) => setStatus(id, 'deactivated', as),
    ]) {
      server.clock.advance({ minutes: 2 });
      const { db } = server.services;
      const others = [await server.signedIn('admin'), await server.signedIn('admin')] as const;
      await db.update(users).set({ status: 'deactivated' }).where(eq(users.id, admin.id));
      const answers = await Promise.all([act(others[0].id, others[1]), act(others[1].id, others[0])]);
      const left = await db.select().from(users).where(eq(users.role, 'admin'));
      expect(left.filter(({ status }) => status === 'active')).toHaveLength(1);
      // The second request started before, or its session has ended.
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect([401, 409]).toContain(answers.map(({ status }) => status).find((status) => status !== 200));
      await db.update(users).set({ status: 'active' }).where(eq(users.id, admin.id));
      const [last] = left.filter(({ status }) => status === 'active');
      await db
        .update(users)
        .set({ role: 'user' })
        .where(eq(users.id, last?.id ?? ''));
    }
  });
});

describe('PUT /admin/user/{id}/status', () => {
  test('a deactivated user is signed out everywhere and cannot sign in until reactivated', async () => {
    const learner = await server.signedIn('user');
    expect((await setStatus(learner.id, 'deactivated')).body.data.status).toBe('deactivated');
    expect((await get(`/user/${learner.id}`, learner)).status).toBe(401);
    const signIn = () =>
      server.call('POST', '/auth/signin', { body: { email: learner.email, password: PASSWORD } });
    expect((await signIn()).status).toBe(403);
    expect((await setStatus(learner.id, 'deactivated')).status).toBe(409);
    server.clock.advance({ seconds: 1 });
    expect((await setStatus(learner.id, 'active')).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await get(`/user/${learner.id}`, learner)).status).toBe(401);
    expect((await log()).slice(0, 2)).toMatchObject([
      { action: 'reactivated', detail: 'A reason' },
      { action: 'deactivated', detail: 'A reason' },
    ]);
  });
});

describe('settings', () => {
  const save = (body: object, as: SignedIn = admin) => server.call('PUT', '/admin/settings', { as, body });
  const noLinks = { facebook: null, x: null, youtube: null, linkedin: null };
  const open = {
    signUpOpen: true,
    supportEmail: null,
    notice: null,
    trustInstructors: false,
    twoPersonRefunds: true,
    fullNames: false,
    social: noLinks,
    retention: { notifications: 90, audit: 730, tickets: 730, exports: 7, deletion: 14 },
  };

  test('refuses sign-up while it is closed, and accepts it as soon as it opens', async () => {
    const signUp = (email: string) =>
      server.call('POST', '/auth/signup', {
        body: { firstName: 'Amina', lastName: 'Otieno', email, password: PASSWORD },
      });
    expect((await save({ ...open, signUpOpen: false, notice: ' Closed on Friday ' })).status).toBe(200);
    expect((await server.call('GET', '/site')).body).toEqual({
      data: { signUpOpen: false, notice: 'Closed on Friday', social: noLinks, providers: [] },
    });
    const refused = await signUp('amina@test.example');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/Ask the help desk/);
    expect((await log())[0].detail).toBe('Sign-up is closed. The notice says “Closed on Friday”.');
    expect((await save({ ...open, notice: '' })).body.data).toEqual(open);
    expect((await signUp('amina@test.example')).status).toBe(201);
    expect((await get('/notify-admin')).body[0]).toMatchObject({
      type: 'Sign-up',
      message: 'Amina Otieno has created an account.',
    });
  });

  test('lets a content manager read settings and audit log, but not change settings', async () => {
    expect((await get('/admin/settings', manager)).body.data).toEqual(open);
    expect((await get('/admin/audit', manager)).status).toBe(200);
    expect((await save(open, manager)).status).toBe(403);
    const before = (await log()).length;
    expect((await save(open)).status).toBe(200);
    expect((await log()).length).toBe(before);
    expect((await save({ ...open, supportEmail: 'nobody' })).status).toBe(422);
  });

  test('[R.45] the social links are https addresses, public and audited', async () => {
    const social = { ...noLinks, youtube: 'https://www.youtube.com/@digiken' };
    expect((await save({ ...open, social })).body.data.social).toEqual(social);
    const details = async () => (await log()).map(({ detail }: { detail: string }) => detail);
    expect(await details()).toContain('The YouTube link is https://www.youtube.com/@digiken.');
    expect((await server.call('GET', '/site')).body.data.social).toEqual(social);

    const { social: _, ...others } = open;
    expect((await save(others)).body.data.social, 'kept without social in the body').toEqual(social);
    for (const address of [
      'http://www.youtube.com/@digiken',
      'javascript:alert(1)',
      '/youtube',
      'youtube.com',
    ]) {
      const refused = await save({ ...open, social: { ...noLinks, x: address } });
      expect(refused.status, address).toBe(422);
      expect(refused.body.errors['social.x']).toMatch(/https:/);
    }
    expect((await save(open)).body.data.social).toEqual(noLinks);
    expect(await details()).toContain('The YouTube link is removed.');
  });

  test('filters the audit log by kind and by person', async () => {
    const byKind = (await get('/admin/audit?kind=settings')).body.data;
    expect(byKind.length).toBeGreaterThan(0);
    expect(byKind.every((entry: { target: { kind: string } }) => entry.target.kind === 'settings')).toBe(
      true,
    );
    expect((await get(`/admin/audit?actor=${manager.id}`)).body.data).toEqual([]);
  });
});
