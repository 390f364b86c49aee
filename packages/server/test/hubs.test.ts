import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hubInvitations, hubMembers, hubRequests } from '../src/hubs/tables';
import { newId } from '../src/platform/ids';
import { adminNotifications } from '../src/notifications/tables';
import { hubs } from '../src/users/tables';
import { seedHub, type SeededHub, seedMembers } from './hub-fixtures';
import { seedCourse } from './learning-fixtures';
import { allPages, seedPeople } from './people-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let hub: SeededHub;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ minutes: 2 });
  learner = await server.signedIn('user');
  hub = await seedHub(server);
});

const ask = (as: SignedIn, message = '') =>
  server.call('POST', `/hub/${hub.id}/requests`, { as, body: { message } });
const requests = async () => (await server.call('GET', '/my-hub/requests', { as: hub.administrator })).body;
const decide = (id: string, how: 'accept' | 'reject' | 'reopen', body?: object, as = hub.administrator) =>
  server.call('POST', `/my-hub/request/${id}/${how}`, { as, body });
const membership = async (as = learner) => (await server.call('GET', `/hub/${hub.id}`, { as })).body.data;
const memberCount = async () =>
  (await server.services.db.select().from(hubs).where(eq(hubs.id, hub.id)))[0]?.memberCount;
const mailsTo = async (person: SignedIn) => (await server.mails()).filter((mail) => mail.to === person.email);

describe('finding hubs', () => {
  test('lists hubs by name in pages, and finds them by prefix', async () => {
    const ids = Array.from({ length: 23 }, () => newId());
    await server.services.db
      .insert(hubs)
      .values(ids.map((id, at) => ({ id, name: `Ziwa ${String(at).padStart(2, '0')}`, summary: 'Lake' })));
    const { forwards, backwards } = await allPages(server, learner, '/hubs?search=ziw');
    expect(forwards).toEqual([ids.slice(0, 20), ids.slice(20)]);
    expect(backwards).toEqual(forwards);
    const none = await server.call('GET', `/hubs?search=${encodeURIComponent("' & | !")}`, { as: learner });
    expect(none.body).toEqual({ data: [], next: null, previous: null });
  });

  test('shows outsiders what a hub offers, but not its members', async () => {
    const course = await seedCourse(server, { title: 'Keep bees' });
    const draft = await seedCourse(server, { title: 'Secret', state: 'draft' });
    const add = (id: string) => server.call('PUT', `/my-hub/course/${id}`, { as: hub.administrator });
    expect((await add(draft.id)).status).toBe(404);
    expect((await add(course.id)).body.data.courses).toMatchObject([{ title: 'Keep bees' }]);
    expect(await membership()).toMatchObject({
      membership: 'none',
      courseCount: 1,
      courses: [{ _id: course.id }],
      administrators: [],
      decision: null,
    });
    expect((await server.call('GET', `/hub/${hub.id}/members`, { as: learner })).status).toBe(404);
    const removed = await server.call('DELETE', `/my-hub/course/${course.id}`, { as: hub.administrator });
    expect(removed.body.data.courses).toEqual([]);
  });

  test('answers 401 without a session, 403 to an unverified learner, 404 for an unknown hub', async () => {
    const unverified = await server.signedIn('user', { verified: false });
    expect((await server.call('GET', '/hubs')).status).toBe(401);
    expect((await server.call('GET', '/hubs', { as: unverified })).status).toBe(403);
    expect((await server.call('GET', '/hub/none', { as: learner })).status).toBe(404);
    expect((await ask({ ...learner, headers: {} })).status).toBe(401);
  });
});

describe('requests to join', () => {
  test('a request mails the hub’s administrators and notifies the site’s', async () => {
    const { status, body } = await ask(learner, 'I solder.');
    expect(status).toBe(201);
    expect(body.data.membership).toBe('requested');
    const [mail] = await mailsTo(hub.administrator);
    expect(mail).toMatchObject({ subject: 'Wanjiku Kamau asks to join Kibera Makers' });
    expect(mail?.text).toContain('“I solder.”');
    expect(mail?.links[0]).toMatch(/\/hub\/requests$/);
    const told = await server.services.db.select().from(adminNotifications);
    expect(told.at(-1)).toMatchObject({
      type: 'Hub request',
      message: 'Wanjiku Kamau asks to join the hub “Kibera Makers”.',
    });
    const mine = await server.call('GET', '/hubs/mine', { as: learner });
    expect(mine.body.data).toMatchObject([{ _id: hub.id, membership: 'requested' }]);
    const again = await ask(learner);
    expect([again.status, again.body.message]).toEqual([409, 'You have asked to join this hub already.']);
  });

  test('a decision is undone for ten minutes: the request is pending again and the membership ends', async () => {
    await ask(learner);
    const [{ _id: id }] = (await requests()).data;
    expect((await decide(id, 'reopen')).status).toBe(409);
    await decide(id, 'accept');
    // Mails are sent after the response. Wait for this one, so that the next one is the last.
    expect((await mailsTo(learner)).at(-1)?.subject).toBe('Welcome to Kibera Makers');
    expect((await decide(id, 'reopen')).body).toMatchObject({
      data: { state: 'requested', decidedAt: null },
    });
    expect([(await membership()).membership, await memberCount()]).toEqual(['requested', 0]);
    expect((await mailsTo(learner)).at(-1)?.subject).toContain('is pending again');
    await decide(id, 'reject', { reason: 'Full' });
    expect((await decide(id, 'reopen')).body).toMatchObject({ data: { state: 'requested', reason: null } });
    await decide(id, 'accept');
    server.clock.advance({ minutes: 11 });
    expect((await decide(id, 'reopen')).status).toBe(409);
    expect((await membership()).membership).toBe('member');
    const other = await seedHub(server, 'Other');
    expect((await decide(id, 'reopen', undefined, other.administrator)).status).toBe(404);
  });

  test('[1.10] accepting adds one member, also when repeated, and mails the user', async () => {
    await ask(learner);
    const [{ _id }] = (await requests()).data;
    const answers = await Promise.all([decide(_id, 'accept'), decide(_id, 'accept'), decide(_id, 'accept')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await memberCount()).toBe(1);
    expect(await membership()).toMatchObject({
      membership: 'member',
      memberCount: 1,
      administrators: [{ _id: hub.administrator.id, name: 'Wanjiku Kamau' }],
    });
    expect((await mailsTo(learner))[0]?.subject).toBe('Welcome to Kibera Makers');
    expect((await ask(learner)).body.message).toBe('You belong to this hub already.');
  });

  test('rejecting sends the reason by mail and shows it on the page; the user may ask again', async () => {
    await ask(learner);
    const [{ _id }] = (await requests()).data;
    expect((await decide(_id, 'reject', { reason: ' ' })).status).toBe(422);
    const rejected = await decide(_id, 'reject', { reason: 'Only for people in Kibera.' });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', reason: 'Only for people in Kibera.' });
    expect((await decide(_id, 'accept')).status).toBe(409);
    expect(await membership()).toMatchObject({
      membership: 'rejected',
      decision: { reason: 'Only for people in Kibera.', at: expect.any(String) },
    });
    expect((await mailsTo(learner))[0]?.text).toContain('“Only for people in Kibera.”');
    expect((await ask(learner)).body.data).toMatchObject({ membership: 'requested', decision: null });
  });

  test('a cancelled request can no longer be accepted', async () => {
    await ask(learner);
    const cancelled = await server.call('DELETE', `/hub/${hub.id}/requests`, { as: learner });
    expect(cancelled.body.data.membership).toBe('none');
    const [{ _id, state }] = (await requests()).data;
    expect(state).toBe('cancelled');
    expect((await decide(_id, 'accept')).status).toBe(409);
    expect((await server.call('DELETE', `/hub/${hub.id}/requests`, { as: learner })).status).toBe(409);
    expect(await memberCount()).toBe(0);
  });

  test('answers 409 if the hub accepts no requests, and 404 for requests of another hub', async () => {
    await ask(learner);
    const [{ _id }] = (await requests()).data;
    const other = await seedHub(server, 'Other');
    expect((await decide(_id, 'accept', undefined, other.administrator)).status).toBe(404);
    expect((await decide(_id, 'accept', undefined, learner)).status).toBe(403);
    const settings = { name: hub.name, summary: '', description: 'Long', acceptsRequests: false };
    const saved = await server.call('PUT', '/my-hub/settings', { as: hub.administrator, body: settings });
    expect(saved.body.data).toMatchObject(settings);
    const refused = await ask(await server.signedIn('user'));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This hub takes no requests. Ask its administrators for an invitation.',
    ]);
    expect((await ask(hub.administrator)).body.message).toBe('You run this hub.');
  });

  test('pages the requests by key and filters them by state', async () => {
    const people = await seedPeople(server, 21);
    const { db } = server.services;
    const at = server.clock.now().getTime();
    const rows = people.map((userId, index) => ({
      ...{ id: newId(), hubId: hub.id, userId, message: '' },
      state: index === 0 ? ('rejected' as const) : ('requested' as const),
      createdAt: new Date(at + index),
    }));
    await db.insert(hubRequests).values(rows);
    const newest = rows.map((row) => row.id).reverse();
    const all = await allPages(server, hub.administrator, '/my-hub/requests');
    expect(all.forwards).toEqual([newest.slice(0, 20), newest.slice(20)]);
    expect(all.backwards).toEqual(all.forwards);
    const open = await allPages(server, hub.administrator, '/my-hub/requests?state=requested');
    expect(open.forwards).toEqual([newest.slice(0, 20)]);
  });
});

describe('members', () => {
  test('see each other’s names only, newest first, and can leave', async () => {
    const people = await seedPeople(server, 21);
    await seedMembers(server, hub.id, [...people, learner.id]);
    const { body } = await server.call('GET', `/hub/${hub.id}/members`, { as: learner });
    expect(body.data[0]).toEqual({
      _id: learner.id,
      name: 'Wanjiku K.',
      avatar: null,
      joinedAt: expect.any(String),
    });
    const { forwards, backwards } = await allPages(server, learner, `/hub/${hub.id}/members`);
    expect(forwards.flat()).toEqual([learner.id, ...people.reverse()]);
    expect(backwards).toEqual(forwards);
    const leave = () => server.call('DELETE', `/hub/${hub.id}/membership`, { as: learner });
    const answers = await Promise.all([leave(), leave()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await memberCount()).toBe(21);
    expect((await server.call('GET', `/hub/${hub.id}/members`, { as: learner })).status).toBe(404);
  });
});

describe('invitations', () => {
  const invite = async (body: object = {}) =>
    server.call('POST', '/my-hub/invitations', {
      as: hub.administrator,
      body: { label: 'Market day', days: 7, maxUses: 2, ...body },
    });
  const secretOf = (link: string) => link.split('#')[1] ?? '';
  const read = (secret: string, as = learner) =>
    server.call('POST', '/hub-invitations/read', { as, body: { secret } });
  const accept = (secret: string, as = learner) =>
    server.call('POST', '/hub-invitations/accept', { as, body: { secret } });

  test('the secret has 256 bits, is in the link’s fragment, shown once and stored as a hash', async () => {
    const { status, body } = await invite({ emails: ['a@test.example', 'b@test.example', 'a@test.example'] });
    expect(status).toBe(201);
    const { pathname, search, hash } = new URL(body.link);
    expect([pathname, search]).toEqual(['/console/hubs/invitation', '']);
    expect(Buffer.from(hash.slice(1), 'base64url')).toHaveLength(32);
    const [row] = await server.services.db
      .select()
      .from(hubInvitations)
      .where(eq(hubInvitations.hubId, hub.id));
    expect(JSON.stringify(row)).not.toContain(hash.slice(1));
    const listed = await server.call('GET', '/my-hub/invitations', { as: hub.administrator });
    expect(JSON.stringify(listed.body)).not.toContain(hash.slice(1));
    expect(listed.body.data).toMatchObject([{ label: 'Market day', uses: 0, maxUses: 2, state: 'open' }]);
    const mails = (await server.mails()).filter((mail) => mail.subject.includes('invites you'));
    expect(mails.slice(-2).map((mail) => [mail.to, mail.links[0]])).toEqual([
      ['a@test.example', body.link],
      ['b@test.example', body.link],
    ]);
  });

  test('accepting joins without a request, closes an open request, and is refused for members', async () => {
    const secret = secretOf((await invite()).body.link);
    expect((await read(secret)).body.data).toEqual({ hub: { _id: hub.id, name: hub.name }, problem: null });
    await ask(learner);
    const joined = await accept(secret);
    expect(joined.body).toMatchObject({
      message: 'Welcome to Kibera Makers.',
      data: { membership: 'member' },
    });
    expect((await requests()).data).toMatchObject([{ state: 'accepted' }]);
    const again = await accept(secret);
    expect([again.status, again.body.message]).toEqual([409, 'You belong to this hub already.']);
    expect((await accept(secret, hub.administrator)).status).toBe(409);
    expect((await read(secret)).body.data.problem).toBe('You belong to this hub already.');
    const [{ uses }] = (await server.call('GET', '/my-hub/invitations', { as: hub.administrator })).body.data;
    expect(uses).toBe(1);
  });

  test('concurrent acceptances never exceed the number of uses', async () => {
    const secret = secretOf((await invite({ maxUses: 2 })).body.link);
    const people = await Promise.all([1, 2, 3, 4].map(() => server.signedIn('user')));
    const answers = await Promise.all([...people, ...people].map((person) => accept(secret, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await memberCount()).toBe(2);
    const rows = await server.services.db.select().from(hubMembers).where(eq(hubMembers.hubId, hub.id));
    expect(rows).toHaveLength(2);
    expect((await read(secret)).body.data.problem).toMatch(/^This invitation has been used by as many/);
    expect((await accept(secret)).status).toBe(404);
  });

  test('an expired or withdrawn invitation is refused with its reason', async () => {
    const secret = secretOf((await invite({ days: 1 })).body.link);
    server.clock.advance({ hours: 24 });
    expect((await read(secret)).body.data.problem).toBe('This invitation has expired. Ask for a new link.');
    expect((await accept(secret)).status).toBe(404);
    const second = (await invite()).body;
    const withdraw = (as: SignedIn) => server.call('DELETE', `/my-hub/invitation/${second.data._id}`, { as });
    const other = await seedHub(server, 'Other');
    expect((await withdraw(other.administrator)).status).toBe(404);
    expect((await withdraw(hub.administrator)).status).toBe(200);
    const late = await accept(secretOf(second.link));
    expect([late.status, late.body.message]).toEqual([
      404,
      'This invitation has been withdrawn. Ask for a new link.',
    ]);
    expect((await read('x'.repeat(43))).body.data).toMatchObject({ hub: null });
    expect((await accept('x'.repeat(43))).status).toBe(404);
    expect((await invite({ days: 91 })).status).toBe(422);
  });

  test('[R.64] a removed member cannot rejoin by the same link, others can, and a new link works', async () => {
    const secret = secretOf((await invite({ maxUses: 5 })).body.link);
    expect((await accept(secret)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    const removed = await server.call('POST', `/my-hub/member/${learner.id}/remove`, {
      as: hub.administrator,
      body: { reason: 'Not a maker' },
    });
    expect(removed.status).toBe(200);
    expect(await accept(secret)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('no longer works for you') },
    });
    expect((await read(secret)).body.data.problem).toContain('no longer works for you');
    expect((await accept(secret, await server.signedIn('user'))).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await accept(secretOf((await invite()).body.link))).status).toBe(200);
  });

  test('limits invitation mails per hour', async () => {
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push((await invite()).status);
    expect(answers.slice(19)).toEqual([201, 429]);
  });
});
