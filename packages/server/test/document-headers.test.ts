import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../src/platform/http/security';
import { startTestServer, type TestServer } from './support/server';

const FILES = {
  'index.html': '<!doctype html><title>Home</title>',
  '200.html': '<!doctype html><title>App</title>',
  'assets/app-1a2b3c.js': `export const text = '${'x'.repeat(2_000)}';`,
  'assets/app-1a2b3c.css': 'p { margin: 0 }',
  'assets/text-1a2b3c.woff2': 'wOF2',
  'icons/icon-192.png': 'png',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'pre-hydration.js': 'start();',
  'sw.js': 'self.addEventListener("fetch", () => {});',
};

let server: TestServer;
let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'digiken-headers-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(appDir, name)), { recursive: true });
    await writeFile(join(appDir, name), text);
  }
  server = await startTestServer({ APP_DIR: appDir });
});
afterAll(async () => {
  await server.close();
  await rm(appDir, { recursive: true, force: true });
});

/** What every answer keeps. */
const ALWAYS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
const ofSite = () => securityHeaders(server.services.config);
const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const documentHeadersIn = (headers: Record<string, unknown>) =>
  Object.keys(ofSite()).filter((name) => !(name in ALWAYS) && headers[name] === ofSite()[name]);
const bytesOf = (headers: Record<string, unknown>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);

async function stored(ext: string, type: string, text: string): Promise<string> {
  const { files, db } = server.services;
  const { path } = await files.put(db, Buffer.from(text), { ext, type });
  await files.publish(db, path);
  return path;
}

describe('[16.44] what is only a part of a page has no headers of documents', () => {
  test.each([
    '/assets/app-1a2b3c.js',
    '/assets/app-1a2b3c.css',
    '/assets/text-1a2b3c.woff2',
    '/icons/icon-192.png',
    '/pre-hydration.js',
    '/api/lti/page.js',
    '/api/lti/page.css',
  ])('%s, also when it is still current', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, documentHeadersIn(headers)]).toEqual([200, []]);
    expect(headers).toMatchObject(ALWAYS);
    expect(headers['cache-control']).toMatch(/^no-cache$|immutable$|^public, max-age=3600$/);
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, documentHeadersIn(again.headers)]).toEqual([304, []]);
    expect(again.headers).toMatchObject(ALWAYS);
  });

  test('the headers of a script are less than half as long as with those of documents', async () => {
    const { headers } = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(bytesOf(headers)).toBeLessThan(500);
    expect(bytesOf({ ...headers, ...ofSite() })).toBeGreaterThan(2 * bytesOf(headers));
  });

  test.each([
    ['webp', 'image/webp'],
    ['vtt', 'text/vtt'],
    ['mp4', 'video/mp4'],
  ])('a stored file, .%s, keeps the policy of its own', async (ext, type) => {
    const { headers } = await ask(await stored(ext, type, `a file of the type ${type}`));
    expect(documentHeadersIn(headers)).toEqual([]);
    expect(headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  });

  test('in production it keeps HSTS', async () => {
    const production = await startTestServer({
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example', APP_DIR: appDir },
    });
    const { headers } = await production.app.inject({
      url: '/assets/app-1a2b3c.js',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers).toMatchObject({
      ...ALWAYS,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toBeUndefined();
    await production.close();
  });
});

describe('[16.44] what a browser can open as a document has them all', () => {
  test.each([
    ['a page', '/', 200],
    ['a page of the app', '/courses', 200],
    ['a picture that can run scripts', '/favicon.svg', 200],
    ['the service worker', '/sw.js', 200],
    ['the manifest', '/manifest.webmanifest', 200],
    ['an answer of the API', '/api/health', 200],
    ['a missing script', '/assets/gone.js', 404],
    ['a missing stored file', `/api/media/${'0'.repeat(64)}.webp`, 404],
    ['a missing call', '/api/gone.js', 404],
  ])('%s', async (_what, url, status) => {
    const { statusCode, headers } = await ask(url, { accept: url.includes('.') ? '*/*' : 'text/html' });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(ofSite());
  });

  test.each(['/', '/favicon.svg', '/sw.js', '/api/openapi.json'])(
    '%s, when it is still current',
    async (url) => {
      const { headers } = await ask(url);
      const again = await ask(url, { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.headers).toMatchObject(ofSite());
    },
  );

  test.each([
    ['svg', 'image/svg+xml'],
    ['html', 'text/html'],
    ['pdf', 'application/pdf'],
    ['js', 'text/plain'],
  ])('a stored file, .%s, which runs nothing', async (ext, type) => {
    const url = await stored(ext, type, `<svg xmlns="http://www.w3.org/2000/svg">${type}</svg>`);
    const expected = {
      ...ofSite(),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': 'attachment',
    };
    const { headers } = await ask(url);
    expect(headers).toMatchObject(expected);
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject({ 'content-security-policy': expected['content-security-policy'] });
  });
});
