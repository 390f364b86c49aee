import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityStates } from '../src/activities/tables';
import { lessons, packageFiles, units } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { type Files, run } from './import-fixtures';
import { type ScormVersion, sco } from './scorm-fixtures';
import { scormZip } from './scorm-zip';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const CONTENT = 'content.localhost:3000';
/** Of a package that does not exist. */
const NO_PACKAGE = `none.${CONTENT}`;

let server: TestServer;
let learner: SignedIn;
/** Ids of lessons by the names of their activities. */
const lesson: Record<string, string> = {};

async function add(
  version: ScormVersion,
  items: string,
  scos: string[],
  { assets = [], files = {} }: { assets?: string[]; files?: Files } = {},
) {
  const identifier = `org.example.${scos.join('-')}`;
  const report = await run(server, await scormZip({ version, identifier, items, scos, assets, files }), {
    publish: true,
  });
  const { db } = server.services;
  await db.insert(enrolments).values({ userId: learner.id, courseId: report.courseId, whole: true });
  const rows = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, report.courseId));
  for (const { id, title } of rows) lesson[title] = id;
}

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
});
afterAll(() => server.close());

// Files of a test live as long as it, so this is none of beforeAll.
test('[14.260] a learner is enrolled in imported courses of both versions', async () => {
  const mastery = '<adlcp:masteryscore>70</adlcp:masteryscore>';
  await add(
    '1.2',
    sco('free') + sco('old') + sco('silent') + sco('mastery', { more: mastery }) + sco('poster'),
    ['free', 'old', 'silent', 'mastery'],
    { assets: ['poster'] },
  );
  const measured =
    '<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>';
  await add('2004 4th Edition', sco('new') + sco('measured', { more: measured }), ['new', 'measured']);
  expect(Object.keys(lesson)).toHaveLength(7);
});

const pathOf = (name: string) => `/course/unit/lesson/${lesson[name]}`;
const open = async (name: string, as: SignedIn | undefined = learner) =>
  (await server.call('POST', `${pathOf(name)}/activity`, { as })).body.data;
const save = (
  name: string,
  session: string,
  data: Record<string, string>,
  { sequence = 1, ended = false, as = learner }: { sequence?: number; ended?: boolean; as?: SignedIn } = {},
) =>
  server.call('PUT', `${pathOf(name)}/activity-state`, {
    as,
    body: { session, sequence, data, ended },
  });
const isDone = async (name: string) =>
  (await server.call('GET', pathOf(name), { as: learner })).body.data.done;
const rowOf = async (name: string) => {
  const [row] = await server.services.db
    .select()
    .from(activityStates)
    .where(and(eq(activityStates.userId, learner.id), eq(activityStates.lessonId, lesson[name] ?? '')));
  return row;
};

/** The host of the package whose token is in the path. */
const hostOf = (path: string) => {
  const id = path.split('/')[2]?.split('~')[1];
  return id === undefined ? NO_PACKAGE : `${id}.${CONTENT}`;
};
/** A request as a browser on that host sends it. */
const ask = (url: string, { host = hostOf(url), ...more }: Record<string, unknown> = {}) => {
  const headers = { host: String(host), ...(more.headers as object) };
  return server.app.inject({ ...more, url, headers });
};
/** The path of an address of the content host. */
const pathIn = (playerUrl: string) => new URL(playerUrl).pathname;

describe('[14.260] the content host', () => {
  test('[16.44] serves the player and the files of a package by a signed address; its scripts may run there only', async () => {
    const { playerUrl, origin, launch } = await open('old');
    expect(origin).toBe(`http://${hostOf(pathIn(playerUrl))}`);
    expect(playerUrl.startsWith(`${origin}/packages/`)).toBe(true);
    const player = await ask(pathIn(playerUrl));
    expect(player.statusCode).toBe(200);
    const page = await ask(new URL(launch, playerUrl).pathname);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html']);
    expect(page.body).toContain('<h1>old</h1>');
    expect(page.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    for (const { headers } of [player, page]) {
      expect(headers['content-security-policy']).toContain(
        "connect-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'self'; frame-ancestors 'self' http://localhost:3000",
      );
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
    const scripts = [...player.body.matchAll(/src="(\/player\/[^"]+)"/g)].map(([, address]) => address ?? '');
    expect(scripts).toHaveLength(2);
    for (const address of scripts) {
      const script = await ask(address);
      expect(script.statusCode).toBe(200);
      // The policy of the page holds for its scripts.
      expect(script.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
        expect(script.headers[name]).toBeUndefined();
    }
    const range = await ask(new URL(launch, playerUrl).pathname, { headers: { range: 'bytes=0-8' } });
    expect([range.statusCode, range.body]).toEqual([206, '<!doctype']);
  });

  test('serves nothing of the site, and the site nothing of packages', async () => {
    const { playerUrl, launch } = await open('old');
    const page = new URL(launch, playerUrl).pathname;
    for (const path of ['/', '/courses', '/api/health', '/api/openapi.json', pathOf('old'), '/robots.txt']) {
      const { statusCode } = await ask(path, { headers: learner.headers });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    const me = await ask(`/api${pathOf('old')}`, { headers: learner.headers });
    expect(me.statusCode).toBe(404);
    for (const path of [page, pathIn(playerUrl), '/player/player.js'])
      for (const host of ['localhost:3000', 'evil.example', CONTENT, `a.b.${CONTENT}`, `.${CONTENT}`])
        expect((await ask(path, { host })).statusCode).toBe(404);
    const forwarded = await ask(page, {
      host: 'localhost:3000',
      headers: { 'x-forwarded-host': hostOf(page) },
    });
    expect(forwarded.statusCode).toBe(404);
    // Not even by the signed address of a stored file.
    const [{ file } = { file: '' }] = await server.services.db.select().from(packageFiles).limit(1);
    const signed = server.services.media.sign(`/api/media/${file}`);
    expect(signed).toContain('?k=');
    expect((await ask(signed, { host: 'localhost:3000' })).statusCode).toBe(404);
    const home = await ask('/api/health', { host: 'localhost:3000' });
    expect(home.headers['content-security-policy']).toContain(`frame-src 'self' http://*.${CONTENT}`);
  });

  test('[14.328] each package has an origin of its own, which serves no other package', async () => {
    const [old, other] = [await open('old'), await open('new')];
    expect(old.origin).not.toBe(other.origin);
    expect((await open('silent')).origin).toBe(old.origin);
    for (const path of [pathIn(old.playerUrl), new URL(old.launch, old.playerUrl).pathname]) {
      expect((await ask(path)).statusCode).toBe(200);
      for (const host of [new URL(other.origin).host, NO_PACKAGE])
        expect((await ask(path, { host })).statusCode).toBe(404);
    }
    const body = { lessonId: lesson.old, session: old.session, sequence: 1, data: {}, ended: false };
    const sent = await ask(pathIn(old.playerUrl).replace(/player$/, 'state'), {
      ...{ host: new URL(other.origin).host, method: 'POST', payload: body },
    });
    expect(sent.statusCode).toBe(404);
  });

  test('refuses wrong, changed and expired tokens, and paths that are not in the package', async () => {
    const { playerUrl, launch } = await open('old');
    const other = await open('new');
    const page = new URL(launch, playerUrl).pathname;
    const token = page.split('/')[2] ?? '';
    const [user = '', , end = '', signature = ''] = token.split('~');
    const packageOfOther = pathIn(other.playerUrl).split('/')[2]?.split('~')[1] ?? '';
    const forged = [
      `${user}~${packageOfOther}~${end}~${signature}`,
      `visitor~${token.split('~')[1]}~${end}~${signature}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`,
      'x',
    ];
    for (const wrong of forged) expect((await ask(page.replace(token, wrong))).statusCode).toBe(404);
    const start = page.slice(0, page.indexOf('/content/') + '/content/'.length);
    for (const path of [
      '',
      'imsmanifest.xml',
      'pages/missing.html',
      '../player.js',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/etc/passwd',
      'pages/../../secret',
      'pages%00.html',
    ])
      expect([path, (await ask(start + path)).statusCode]).toEqual([path, 404]);
    server.clock.advance({ hours: 97 });
    expect((await ask(page)).statusCode).toBe(404);
    // The session has expired as well.
    learner = await server.signIn(learner.email, learner.password);
  });

  test('[15.21] finds files with accents, however the archive and the page spell them', async () => {
    const files = { [`picha/${'Ñandú'.normalize('NFD')}.html`]: '<p>Ñandú</p>' };
    await add('1.2', sco('accents'), ['accents'], { files });
    const { playerUrl, launch } = await open('accents');
    const start = new URL(launch, playerUrl).pathname.replace(/pages\/.*$/, 'picha/');
    for (const form of ['NFC', 'NFD'] as const) {
      const path = start + encodeURIComponent(`${'Ñandú'.normalize(form)}.html`);
      expect((await ask(path, { host: new URL(playerUrl).host })).statusCode).toBe(200);
    }
  });

  test('[14.263] takes the last state of a closing window for the holder of the token only', async () => {
    const { playerUrl, session } = await open('old');
    const address = pathIn(playerUrl).replace(/player$/, 'state');
    const send = (body: object, path = address) =>
      ask(path, { method: 'POST', payload: body, headers: { 'content-type': 'application/json' } });
    const state = { session, sequence: 7, ended: false, data: { 'cmi.suspend_data': 'on the way out' } };
    expect((await send({ ...state, lessonId: lesson.old })).statusCode).toBe(204);
    expect((await rowOf('old'))?.data).toEqual({ 'cmi.suspend_data': 'on the way out' });
    expect((await send({ ...state, lessonId: lesson.new })).statusCode).toBe(404);
    expect((await send({ ...state, lessonId: lesson.old, session: 'other' })).statusCode).toBe(409);
    expect((await send({ lessonId: lesson.old })).statusCode).toBe(404);
    expect((await send(state, address.replace(learner.id, 'visitor'))).statusCode).toBe(404);
  });
});

describe('[14.325] the last state of a window that closed', () => {
  const send = async (name: 'state' | 'kept-state', playerUrl: string, body: object) =>
    (
      await ask(pathIn(playerUrl).replace(/player$/, name), {
        ...{ method: 'POST', payload: { lessonId: lesson.old, ended: false, ...body } },
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode;

  test('can be what has changed since a state that the server has', async () => {
    const { playerUrl, session } = await open('old');
    const long = 'x'.repeat(60_000);
    await save(
      'old',
      session,
      { 'cmi.suspend_data': long, 'cmi.core.lesson_location': '3' },
      { sequence: 4 },
    );
    const changes = { 'cmi.core.lesson_location': '4', 'cmi.core.session_time': '00:00:09' };
    expect(await send('state', playerUrl, { session, sequence: 5, base: 4, data: changes })).toBe(204);
    expect(await rowOf('old')).toMatchObject({
      data: { 'cmi.suspend_data': long, 'cmi.core.lesson_location': '4' },
      sequence: 5,
      sessionSeconds: 9,
    });
    expect(await send('state', playerUrl, { session, sequence: 9, base: 8, data: changes })).toBe(409);
    const much = Array.from({ length: 60 }, (_, at) => [
      `cmi.interactions.${at}.student_response`,
      'x'.repeat(4000),
    ]);
    const data = Object.fromEntries(much);
    expect(await send('state', playerUrl, { session, sequence: 6, base: 5, data })).toBe(422);
  });

  test('is taken at the next opening if it was kept on the device, until that opening saves', async () => {
    const first = await open('old');
    const before = (await rowOf('old'))?.attemptSeconds ?? 0;
    await save('old', first.session, { 'cmi.core.session_time': '00:00:10' }, { sequence: 2 });
    const second = await open('old');
    expect(second.previous).toEqual([{ session: first.session, sequence: 2 }]);
    const kept = {
      session: first.session,
      sequence: 3,
      data: { 'cmi.suspend_data': '“'.repeat(40_000), 'cmi.core.session_time': '00:00:30' },
    };
    expect(await send('state', second.playerUrl, kept)).toBe(409);
    // A further opening that saves nothing, such as a reload, changes nothing.
    const third = await open('old');
    expect(third.previous).toEqual([{ session: second.session, sequence: 0 }, ...second.previous]);
    expect(await send('kept-state', third.playerUrl, kept)).toBe(204);
    expect(await send('kept-state', third.playerUrl, { ...kept, sequence: 1, data: {} })).toBe(204);
    const again = await open('old');
    expect(again.data['cmi.suspend_data']).toBe(kept.data['cmi.suspend_data']);
    expect(again.previous.at(-1)).toEqual({ session: first.session, sequence: 3 });
    expect((await rowOf('old'))?.attemptSeconds).toBe(before + 30);
    // An opening in between, whose only state was kept.
    const late = { session: second.session, sequence: 1, data: { 'cmi.suspend_data': 'of the second' } };
    expect(await send('kept-state', again.playerUrl, late)).toBe(204);
    expect(await send('kept-state', again.playerUrl, { ...kept, sequence: 9 })).toBe(409);
    expect((await rowOf('old'))?.data).toEqual({ 'cmi.suspend_data': 'of the second' });
    await save('old', again.session, { 'cmi.suspend_data': 'newer' });
    expect(await send('kept-state', again.playerUrl, { ...kept, sequence: 4 })).toBe(409);
    expect((await rowOf('old'))?.data).toEqual({ 'cmi.suspend_data': 'newer' });
  });
});

describe('[14.261] the run-time data', () => {
  test('SCORM 1.2: first "ab-initio", then "resume" with what was kept; times of sessions add up', async () => {
    const first = await open('silent');
    expect(first.data).toMatchObject({
      'cmi.core.student_id': learner.id,
      'cmi.core.student_name': 'Kamau, Wanjiku',
      'cmi.core.credit': 'credit',
      'cmi.core.lesson_mode': 'normal',
      'cmi.core.entry': 'ab-initio',
      'cmi.core.total_time': '0000:00:00',
    });
    const data = {
      'cmi.suspend_data': 'page=3',
      'cmi.core.lesson_location': '3',
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.exit': 'suspend',
      'cmi.core.session_time': '00:01:30.4',
      'cmi.interactions.0.id': 'q1',
      'cmi.interactions.0.type': 'choice',
    };
    expect(
      (await save('silent', first.session, { ...data, 'cmi.core.total_time': '99:00:00' })).body.data,
    ).toEqual({
      status: 'incomplete',
      score: null,
      totalSeconds: 90,
      attempts: 1,
      done: false,
    });
    const second = await open('silent');
    expect(second.data).toMatchObject({
      'cmi.core.entry': 'resume',
      'cmi.suspend_data': 'page=3',
      'cmi.core.lesson_location': '3',
      'cmi.interactions.0.type': 'choice',
      'cmi.core.total_time': '0000:01:30',
    });
    expect(second.data['cmi.core.exit']).toBeUndefined();
    const more = { ...data, 'cmi.core.exit': '', 'cmi.core.session_time': '01:00:00' };
    await save('silent', second.session, more, { ended: true });
    const third = await open('silent');
    expect(third.data).toMatchObject({ 'cmi.core.entry': '', 'cmi.core.total_time': '0001:01:30' });
    expect((await rowOf('silent'))?.attempt).toBe(1);
  });

  test('SCORM 2004: an attempt that ended without "suspend" is followed by a new one, without its data', async () => {
    const first = await open('new');
    expect(first.data).toMatchObject({
      'cmi.entry': 'ab-initio',
      'cmi.mode': 'normal',
      'cmi.total_time': 'PT0H0M0S',
    });
    const data = {
      'cmi.suspend_data': 'x',
      'cmi.session_time': 'PT1M',
      'cmi.completion_status': 'incomplete',
    };
    await save('new', first.session, { ...data, 'cmi.exit': 'suspend' }, { ended: true });
    const second = await open('new');
    expect(second.data).toMatchObject({
      'cmi.entry': 'resume',
      'cmi.suspend_data': 'x',
      'cmi.total_time': 'PT0H1M0S',
    });
    const done = {
      'cmi.completion_status': 'completed',
      'cmi.success_status': 'passed',
      'cmi.score.scaled': '0.8',
    };
    const saved = await save(
      'new',
      second.session,
      { ...data, ...done, 'cmi.exit': 'normal' },
      { ended: true },
    );
    expect(saved.body.data).toMatchObject({ status: 'passed', score: 80, totalSeconds: 120, done: true });
    const third = await open('new');
    expect(third.data).toMatchObject({ 'cmi.entry': 'ab-initio', 'cmi.total_time': 'PT0H0M0S' });
    expect(third.data['cmi.suspend_data']).toBeUndefined();
    // What was reached once stays.
    const again = await save('new', third.session, { ...data, 'cmi.score.scaled': '0.1' });
    expect(again.body.data).toMatchObject({ status: 'passed', score: 80, attempts: 2, totalSeconds: 180 });
  });

  test('[14.262] refuses unknown elements, wrong values and too much data, and writes nothing', async () => {
    const { session } = await open('old');
    await save('old', session, { 'cmi.suspend_data': 'kept' });
    const refused = {
      'cmi.core.lesson_status': 'great',
      'cmi.core.score.raw': '101',
      'cmi.core.session_time': 'an hour',
      'cmi.evil': 'x',
      'cmi.location': 'of the other version',
      'cmi.interactions.99999.id': 'x',
      __proto__x: 'x',
      'cmi.comments': 'x'.repeat(5000),
      'cmi.suspend_data': 'a\u0000b',
    };
    for (const [element, value] of Object.entries(refused)) {
      const answer = await save('old', session, { [element]: value }, { sequence: 5 });
      expect([element, answer.status]).toEqual([element, 422]);
    }
    expect(
      (await save('old', session, { 'cmi.suspend_data': 'x'.repeat(64_001) }, { sequence: 5 })).status,
    ).toBe(422);
    const long = Object.fromEntries(
      Array.from({ length: 80 }, (_, at) => [`cmi.interactions.${at}.student_response`, 'x'.repeat(3900)]),
    );
    expect((await save('old', session, long, { sequence: 5 })).body.message).toBe(
      'The activity sent more data than can be kept.',
    );
    expect((await rowOf('old'))?.data).toEqual({ 'cmi.suspend_data': 'kept' });
    const most = { 'cmi.suspend_data': '“'.repeat(64_000) };
    expect((await save('old', session, most, { sequence: 6 })).status).toBe(200);
  });

  test('[14.264] an opening ends those before it; a state that arrives late is ignored', async () => {
    const first = await open('old');
    await save('old', first.session, { 'cmi.suspend_data': 'two' }, { sequence: 2 });
    await save('old', first.session, { 'cmi.suspend_data': 'one' }, { sequence: 1 });
    expect((await rowOf('old'))?.data).toEqual({ 'cmi.suspend_data': 'two' });
    const second = await open('old');
    const late = await save('old', first.session, { 'cmi.suspend_data': 'lost' }, { sequence: 3 });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^This activity was opened in another window/);
    expect((await save('old', second.session, { 'cmi.suspend_data': 'three' })).status).toBe(200);
  });

  test('[14.265] nothing is kept for visitors, authors and other people', async () => {
    const visitor = await server.call('POST', `${pathOf('free')}/activity`);
    expect(visitor.body.data).toMatchObject({
      session: null,
      data: { 'cmi.core.credit': 'no-credit', 'cmi.core.lesson_mode': 'browse' },
    });
    expect((await ask(pathIn(visitor.body.data.playerUrl))).statusCode).toBe(200);
    expect((await server.call('POST', `${pathOf('old')}/activity`)).status).toBe(401);
    const stranger = await server.signedIn('user');
    expect((await server.call('POST', `${pathOf('old')}/activity`, { as: stranger })).status).toBe(403);
    const { session } = await open('old');
    expect((await save('old', session, {}, { as: stranger })).status).toBe(403);
    expect((await save('free', session, {}, { as: stranger })).status).toBe(409);
    const admin = await server.signedIn('admin');
    expect((await open('old', admin)).session).toBeNull();
  });
});

describe('[14.266] the outcome', () => {
  const outcome = async (name: string, data: Record<string, string>, ended = true) => {
    const { session } = await open(name);
    return (await save(name, session, data, { ended })).body.data;
  };

  test('"failed" and "incomplete" do not mark the lesson; "passed" does, by the mastery score of the package', async () => {
    const said = { 'cmi.core.lesson_status': 'completed' };
    expect(await outcome('mastery', { ...said, 'cmi.core.score.raw': '60' })).toMatchObject({
      status: 'failed',
      score: 60,
      done: false,
    });
    expect(await isDone('mastery')).toBe(false);
    const passed = await outcome('mastery', { ...said, 'cmi.core.score.raw': '70' });
    expect(passed).toMatchObject({
      status: 'passed',
      score: 70,
      done: true,
      unitProgress: { done: expect.any(Number) },
    });
    expect(await isDone('mastery')).toBe(true);
    // The activity reads what the system decided.
    expect((await open('mastery')).data['cmi.core.lesson_status']).toBe('passed');
    // Marked as not done by the learner, it stays so until a lesson is completed anew.
    const kept = await server.call('GET', `${pathOf('mastery')}/activity`, { as: learner });
    expect(kept.body.data).toMatchObject({ status: 'passed', score: 70 });
  });

  test('a scaled passing score decides in SCORM 2004', async () => {
    const said = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' };
    expect(await outcome('measured', { ...said, 'cmi.score.scaled': '0.59' })).toMatchObject({
      status: 'failed',
      done: false,
    });
    expect(await outcome('measured', { ...said, 'cmi.score.scaled': '0.6' })).toMatchObject({
      status: 'passed',
      score: 60,
      done: true,
    });
  });

  test('an activity that ends without a word is completed, and so is an asset that was opened', async () => {
    expect(await outcome('free', {}, false)).toMatchObject({ status: 'incomplete', done: false });
    expect(await outcome('free', {})).toMatchObject({ status: 'completed', done: true });
    expect(await outcome('poster', {})).toMatchObject({ status: 'completed', done: true });
    expect(await isDone('poster')).toBe(true);
  });
});

describe('[14.320] results for instructors', () => {
  const results = (name: string, as: SignedIn, query = '') =>
    server.call('GET', `/instructor/topic/${lesson[name]}/activity-results${query}`, { as });

  test('have status, score, time, attempts and the last visit of each learner, and none of what was typed', async () => {
    const admin = await server.signedIn('admin');
    const { body } = await results('mastery', admin);
    expect(body.activity).toMatchObject({
      ...{ title: 'mastery', learners: 1, completed: 1, averageScore: 70, averageSeconds: 0 },
      ...{ lesson: { _id: lesson.mastery }, course: { title: 'Beekeeping' } },
    });
    expect(body.data).toEqual([
      {
        ...{ learner: { _id: learner.id, name: 'Wanjiku Kamau' }, enrolled: true },
        ...{ status: 'passed', score: 70, attempts: 1, totalSeconds: 0 },
        ...{ visitedAt: expect.any(String), completedAt: expect.any(String) },
      },
    ]);
    const staged = { as: admin };
    const path = `/instructor/topic/staged-${lesson.mastery}/activity-results`;
    expect((await server.call('GET', path, staged)).body.data).toEqual(body.data);
    const { data } = (await results('old', admin)).body;
    expect(JSON.stringify(data)).not.toContain('newer');
    expect((await results('mastery', admin, '?search=wanj')).body.data).toHaveLength(1);
    expect((await results('mastery', admin, '?search=nobody')).body.data).toEqual([]);
    expect((await results('mastery', learner)).status).toBe(403);
  });

  test('[14.322] can be downloaded as CSV, and name who has left the course without a link', async () => {
    const admin = await server.signedIn('admin');
    const { db } = server.services;
    await db.update(enrolments).set({ state: 'cancelled' }).where(eq(enrolments.userId, learner.id));
    expect((await results('mastery', admin)).body.data[0].enrolled).toBe(false);
    const { body } = await server.call('GET', `/instructor/topic/${lesson.mastery}/activity-results/csv`, {
      as: admin,
    });
    expect(body.data.name).toBe('mastery.csv');
    expect(body.data.csv.split('\r\n').slice(0, 2)).toEqual([
      'learner,status,percent,attempts,seconds,last visit,completed',
      expect.stringMatching(/^Wanjiku Kamau,passed,70,1,0,\d{4}-/),
    ]);
  });
});
