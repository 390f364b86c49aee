import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSecret } from '../src/platform/secret';
import { ConfigError, loadConfig } from '../src/platform/config';

const GOOD = 'kZ8vQ2mX7pL4nR9tW3yB6cD1fG5hJ0sA';

describe('an invalid setting is reported in one sentence that names it', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DATABASE_URL', 'localhost:5432'],
    ['PUBLIC_URL', 'learn.example.org'],
    ['PUBLIC_URL', 'ftp://learn.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'Digiken'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'maybe'],
    ['DEMO', 'yes please'],
    ['LIVE_ENGINE', 'zoom'],
    ['LIVE_ADDRESS', 'learn.example.org'],
    ['LIVE_PORTS', '40000'],
    ['LIVE_PORTS', '40200-40000'],
    ['LIVE_PORTS', '80-2000'],
    ['TURN_URL', 'https://turn.example.org'],
    ['JANUS_URLS', 'ws://janus.example.org'],
    ['CONTENT_URL', 'content.example.net'],
    ['CONTENT_URL', 'https://content.example.net/packages'],
    ['CONTENT_URL', 'https://content.*.example.net'],
    ['VAPID_PUBLIC_KEY', 'not a key'],
    ['VAPID_PRIVATE_KEY', 'a+b/c='],
    ['VAPID_SUBJECT', 'admin@example.org'],
  ])('%s=%s', (name, value) => {
    const start = () => loadConfig({ [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  test.each(['short', 'a'.repeat(40), 'abababababababababababababababababab'])(
    'a weak TOKEN_SECRET in production: %s',
    (secret) => {
      expect(() => loadConfig({ NODE_ENV: 'production', TOKEN_SECRET: secret })).toThrow(
        'TOKEN_SECRET is too weak',
      );
      expect(loadConfig({ TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
    },
  );
});

test('the defaults serve one machine, with the demo content', () => {
  expect(loadConfig({})).toMatchObject({
    env: 'development',
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    demo: true,
  });
});

test('treats an empty variable as not set, and loads no demo content in production', () => {
  const config = loadConfig({ PORT: '', SMTP_URL: '', NODE_ENV: 'production', TOKEN_SECRET: GOOD });
  expect(config).toMatchObject({ port: 3000, smtpUrl: undefined, demo: false, tokenSecret: GOOD });
});

test('a trailing slash of PUBLIC_URL does not double in links', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://learn.example/' }).publicUrl).toBe('https://learn.example');
});

describe('the generated secret', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'digiken-secret-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('is generated once, strong and readable by its owner only', async () => {
    const secret = loadSecret({ dataDir, tokenSecret: undefined });
    expect(secret.byteLength).toBe(64);
    expect(loadSecret({ dataDir, tokenSecret: undefined })).toEqual(secret);
    expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dataDir, 'token-secret'))).toEqual(secret);
  });

  test('is refused if its file is empty', async () => {
    await chmod(join(dataDir, 'token-secret'), 0o600);
    await writeFile(join(dataDir, 'token-secret'), '');
    expect(() => loadSecret({ dataDir, tokenSecret: undefined })).toThrow(ConfigError);
  });
});

test('[13.79] settings of live classes that need each other are reported in one sentence', () => {
  expect(() => loadConfig({ TURN_URL: 'turn:turn.example.org' })).toThrow(
    'TURN_URL needs TURN_SECRET as well.',
  );
  expect(() => loadConfig({ LIVE_ENGINE: 'janus' })).toThrow('LIVE_ENGINE=janus needs JANUS_URLS.');
  expect(
    loadConfig({
      LIVE_ENGINE: 'janus',
      JANUS_URLS: 'http://10.0.0.5:8088/janus/, http://10.0.0.6:8088/janus',
      LIVE_PORTS: '50000-50100',
    }).live,
  ).toMatchObject({
    engine: 'janus',
    janusUrls: ['http://10.0.0.5:8088/janus', 'http://10.0.0.6:8088/janus'],
    ports: [50_000, 50_100],
  });
});

test('[14.260] packages have another host than the site, derived on a machine of one’s own', () => {
  const contentUrl = (env: Record<string, string>) => loadConfig(env).contentUrl;
  expect(contentUrl({})).toBe('http://*.content.localhost:3000');
  expect(contentUrl({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toBe('http://*.content.localhost:8080');
  expect(contentUrl({ PUBLIC_URL: 'https://learn.example.org' })).toBeUndefined();
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example.org', TOKEN_SECRET: GOOD };
  expect(contentUrl(production)).toBeUndefined();
  expect(contentUrl({ ...production, CONTENT_URL: 'https://content.example.net/' })).toBe(
    'https://content.example.net',
  );
  expect(contentUrl({ ...production, CONTENT_URL: 'https://*.content.example.org' })).toBe(
    'https://*.content.example.org',
  );
  expect(() => contentUrl({ ...production, CONTENT_URL: 'https://*.example.org' })).toThrow(
    'CONTENT_URL must leave out the host of PUBLIC_URL: *.example.org covers learn.example.org. Use a name like https://*.content.example.org.',
  );
  expect(() => contentUrl({ ...production, CONTENT_URL: 'https://learn.example.org:8443' })).toThrow(
    'CONTENT_URL must name another host than PUBLIC_URL: packages run their own scripts there.',
  );
  expect(() => contentUrl({ ...production, CONTENT_URL: 'http://content.example.net' })).toThrow(
    'CONTENT_URL must be https like PUBLIC_URL, or browsers block it.',
  );
});
