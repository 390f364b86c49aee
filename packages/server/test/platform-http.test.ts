import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Access, defineCall, ErrorBody, platform } from '@digiken/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { buildServer } from '../src/platform/http/server';
import { type Route, route } from '../src/platform/http/route';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'digiken-app-'));
  await mkdir(join(appDir, 'courses'));
  await mkdir(join(appDir, 'assets'));
  await writeFile(join(appDir, 'index.html'), '<h1>Home</h1>');
  await writeFile(join(appDir, '200.html'), '<h1>App</h1>');
  await mkdir(join(appDir, 'console/course/unit'), { recursive: true });
  await writeFile(join(appDir, 'console/course/200.html'), '<h1>Course of a learner</h1>');
  await writeFile(join(appDir, 'console/course/unit/200.html'), '<h1>Unit of a learner</h1>');
  await writeFile(join(appDir, 'courses/index.html'), '<h1>Courses</h1>');
  await writeFile(join(appDir, 'assets/app-1a2b3c.js'), 'export {};');
  server = await startTestServer({ APP_DIR: appDir });
});
afterAll(async () => {
  await server.close();
  await rm(appDir, { recursive: true, force: true });
});

const post = (payload: string | Buffer, type = 'application/json') =>
  server.call('POST', '/auth/signin', { payload, headers: { 'content-type': type } });

test('the health check names the database', async () => {
  const database = inject('database').kind === 'pglite' ? 'pglite' : 'postgresql';
  expect(await server.call('GET', '/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', database },
  });
});

describe('[8.11] every error body is { message }, without internals', () => {
  test.each([
    ['broken JSON', 400, () => post('{"email":')],
    ['a prototype in JSON', 400, () => post('{"__proto__": {"x": 1}}')],
    ['too large a body', 413, () => post(JSON.stringify({ email: 'x'.repeat(70_000) }))],
    ['another kind of body', 415, () => post('email=a', 'application/x-www-form-urlencoded')],
    ['a text body', 415, () => post('hello', 'text/plain')],
    ['a multipart body where JSON is due', 415, () => post('--x--', 'multipart/form-data; boundary=x')],
    ['no body', 422, () => server.call('POST', '/auth/signin')],
    ['an unknown address', 404, () => server.call('GET', '/nowhere')],
    ['a broken address', 400, () => server.call('GET', '/course/%E0%A4%A')],
    ['no session', 401, () => server.call('GET', '/user/1')],
    ['unreadable characters', 422, () => post('{"email":"a@b.ke","password":"\\u0000"}')],
    ['an object that plays a text', 422, () => post('{"email":{"length":{"toString":0}},"password":"x"}')],
    ['an id that is too long', 404, () => server.call('GET', `/user/${'x'.repeat(300)}`)],
  ] as const)('%s: %i', async (_what, status, request) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    expect(ErrorBody.strict().parse(answer.body).message).toMatch(/^[A-Z].{5,}\.?$/);
    expect(JSON.stringify(answer.body)).not.toMatch(/FST_|Error:|node_modules|\.ts/);
  });

  test('describes invalid input in sentences, also if the contract defines none', async () => {
    const strict = defineCall(
      { method: 'POST', path: '/strict', access: 'public' },
      {
        summary: 'Strict',
        body: z.object({
          missing: z.string(),
          empty: z.string().min(1),
          short: z.string().min(3),
          long: z.string().max(3),
          few: z.array(z.string()).min(2),
          many: z.array(z.string()).max(1),
          low: z.number().min(5),
          high: z.number().max(5),
          odd: z.number().multipleOf(2),
          kind: z.number(),
          other: z.string(),
          flag: z.boolean(),
          choice: z.enum(['a', 'b']),
          form: z.iso.datetime(),
          either: z.union([z.string(), z.number()]),
          closed: z.strictObject({}),
          own: z.string().min(1, 'Enter your name'),
        }),
        answer: z.object({}),
      },
    );
    const app = await serverWith(route(strict, async () => ({})));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/strict',
      payload: {
        empty: '',
        short: 'a',
        long: 'abcd',
        few: [],
        many: ['a', 'b'],
        low: 1,
        high: 9,
        odd: 3,
        kind: 'x',
        other: 1,
        flag: 'x',
        choice: 'c',
        form: 'x',
        either: true,
        closed: { more: 1 },
        own: '',
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      missing: 'Fill this in',
      empty: 'Fill this in',
      short: 'Use 3 characters or more',
      long: 'Use 3 characters or fewer',
      few: 'Choose 2 or more',
      many: 'Choose 1 or fewer',
      low: 'Enter 5 or more',
      high: 'Enter 5 or less',
      odd: 'Enter a multiple of 2',
      kind: 'Enter a number',
      other: 'Enter a text',
      flag: 'This does not fit here',
      choice: 'Choose one of what is offered',
      form: 'This is not written in the right way',
      either: 'This does not fit here',
      closed: 'There is more here than is asked for',
      own: 'Enter your name',
    });
    await app.close();
  });

  test('a server error reveals no internals', async () => {
    const failing = defineCall(
      { method: 'GET', path: '/fails', access: 'public' },
      { summary: 'Fails', answer: z.object({}) },
    );
    const app = await serverWith(
      route(failing, async () => {
        await server.services.db.execute(
          sql`select secret_column from nowhere where x = ${'typed by somebody'}`,
        );
        return {};
      }),
    );
    const answer = await app.inject('/api/fails');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' });
    await app.close();
  });
});

/** Another server over the same services, with one route. */
async function serverWith(only: Route) {
  const app = await buildServer({
    services: server.services,
    routes: [only],
    authenticate: async () => undefined,
  });
  await app.ready();
  return app;
}

describe('the server does not start with a route without contract or access', () => {
  test.each([undefined, [], 'everybody'])('access %j', async (access) => {
    const open = route({ ...platform.health, access: access as unknown as Access }, async () => never());
    await expect(serverWith(open)).rejects.toThrow('GET /health was declared without who may call it.');
  });

  test('a handler without a contract', async () => {
    const bare = { ...route(platform.health, async () => never()), call: undefined as never };
    await expect(serverWith(bare)).rejects.toThrow();
  });

  test('a handler outside the routes', async () => {
    const app = await buildServer({
      services: server.services,
      routes: [],
      authenticate: async () => undefined,
    });
    expect(() => app.get('/api/hidden', async () => ({}))).toThrow('without who may call it');
    await app.close();
  });
});

const never = (): never => {
  throw new Error('not called');
};

test('a field that the contract does not name is never sent', async () => {
  const call = defineCall(
    { method: 'GET', path: '/one', access: 'public' },
    {
      summary: 'One',
      answer: z.object({ data: z.object({ a: z.string().nullable() }) }),
    },
  );
  const app = await serverWith(route(call, async () => ({ data: { a: null, secret: 'x' } }) as never));
  expect((await app.inject('/api/one')).body).toBe('{"data":{"a":null}}');
  await app.close();
});

describe('headers', () => {
  test('[R.10][14.6] include the strict Content-Security-Policy', async () => {
    const { headers } = await server.app.inject('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';frame-src 'self' http://*.content.localhost:3000;object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';require-trusted-types-for 'script';trusted-types digiken-lesson digiken-worker ProseMirrorClipboard",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('[13.83] let this site alone use camera, microphone and screen', async () => {
    for (const path of ['/', '/console/live-classes', '/api/health']) {
      const { headers } = await server.app.inject(path);
      expect(headers['permissions-policy']).toBe(
        'camera=(self), microphone=(self), display-capture=(self), geolocation=()',
      );
    }
  });

  test('[7.2] in production http goes to https, and HSTS is sent', async () => {
    const production = await startTestServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example' });
    const plain = await production.app.inject({
      url: '/courses?page=2',
      headers: { host: 'elsewhere.example' },
    });
    expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://learn.example/courses?page=2']);
    const { headers } = await production.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await production.app.inject('/api/health')).statusCode).toBe(200);
    await production.close();
  });
});

describe('the app', () => {
  const page = (url: string) => server.app.inject({ url, headers: { accept: 'text/html,*/*' } });

  test.each([
    ['/', '<h1>Home</h1>'],
    ['/courses', '<h1>Courses</h1>'],
    ['/courses/', '<h1>Courses</h1>'],
    ['/course/5', '<h1>App</h1>'],
    ['/no/such/page', '<h1>App</h1>'],
    ['/console', '<h1>App</h1>'],
    ['/console/courses', '<h1>App</h1>'],
    ['/console/course/5/Bees?x=/console/course/unit/', '<h1>Course of a learner</h1>'],
    ['/console/course', '<h1>Course of a learner</h1>'],
    ['/console/course/unit/5', '<h1>Unit of a learner</h1>'],
    ['/console/course/%75nit/5', '<h1>Course of a learner</h1>'],
  ])('%s is served', async (url, body) => {
    const answer = await page(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      body,
      'no-cache',
    ]);
  });

  test('a file with a hash in its name is cached for ever; a missing one is 404, not the app', async () => {
    const answer = await server.app.inject('/assets/app-1a2b3c.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.app.inject('/assets/gone.js')).statusCode).toBe(404);
    expect((await page('/api/gone')).json()).toEqual({ message: 'There is nothing here.' });
  });

  test.each([
    ['/auth/signin?from=%2Fconsole', '/auth/signin?from=%2Fconsole'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
  ])('a form that a browser posts to the page %s by itself shows a page of this site', async (url, to) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'email=a',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
  });

  test('serves nothing outside its folder', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/assets/..%5c..%5cx',
    ]) {
      expect((await server.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test('explains what to do if the app is not built', async () => {
    const bare = await startTestServer({ APP_DIR: join(appDir, 'none') });
    const answer = await bare.app.inject({ url: '/courses', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await bare.call('GET', '/health')).status).toBe(200);
    await bare.close();
  });
});

describe('stored files', () => {
  test('are cached for ever, served by range, and cannot run scripts', async () => {
    const { files, db } = server.services;
    const content = Buffer.from('<svg onload="alert(1)"/>');
    const { path, bytes } = await files.put(db, content, { ext: 'svg', type: 'image/svg+xml' });
    expect(await files.put(db, content, { ext: 'svg', type: 'image/svg+xml' })).toEqual({ path, bytes });
    await files.publish(db, path);
    const answer = await server.app.inject(path);
    expect(answer.body).toBe(content.toString());
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const part = await server.app.inject({ url: path, headers: { range: 'bytes=1-3' } });
    expect([part.statusCode, part.body]).toEqual([206, 'svg']);
  });

  test.each(['../token-secret', '..%2ftoken-secret', 'x.png', `${'0'.repeat(64)}.webp`])(
    '%s is 404',
    async (name) => {
      expect((await server.app.inject(`/api/media/${name}`)).statusCode).toBe(404);
    },
  );
});
