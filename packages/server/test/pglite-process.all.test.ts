import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { type Running, runCli, startCli } from './support/process';

/** A migrated data folder to copy, because creating one takes seconds. */
let template: string;
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'digiken-template-'));
  const made = await runCli(['migrate'], { DATA_DIR: template });
  expect(made).toEqual({ code: 0, out: 'The pglite database is up to date.\n', err: '' });
});
afterAll(() => rm(template, { recursive: true, force: true }));

let folder: string;
let env: Record<string, string>;
const running: Running[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digiken-process-'));
  env = { DATA_DIR: join(folder, 'data') };
  await cp(template, env.DATA_DIR as string, { recursive: true });
});
afterEach(async () => {
  for (const { child, finished } of running.splice(0)) {
    child.kill('SIGKILL');
    await finished;
  }
  await rm(folder, { recursive: true, force: true });
});

async function serve(more: Record<string, string> = {}): Promise<Running> {
  const server = await startCli({ ...env, ...more });
  running.push(server);
  return server;
}

const health = async ({ url }: Running) => (await fetch(`${url}/api/health`)).status;
const signUp = ({ url }: Running, email: string) =>
  fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'A', lastName: 'B', email, password: 'maji ya kunywa 7' }),
  });

const signIn = ({ url }: Running, email: string) =>
  fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'maji ya kunywa 7' }),
  });

const LIMIT = timeOut(60_000);

test(
  '[10.4] SIGTERM during a request that never ends stops within 5 seconds, with 0',
  async () => {
    const server = await serve();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 100\r\nexpect: 100-continue\r\n\r\n{"email":');
    // The response to `expect` shows that the server has the request.
    await once(socket, 'data');
    server.child.kill('SIGTERM');
    // After 5 seconds, the process would end itself with 1.
    expect(await server.finished).toMatchObject({ code: 0, err: '' });
    socket.destroy();
  },
  LIMIT,
);

describe('an error at start is one clear sentence without a stack trace', () => {
  test(
    'a wrong setting',
    async () => {
      expect(await runCli(['serve'], { ...env, PORT: '123456' })).toEqual({
        code: 1,
        out: '',
        err: 'PORT must be a number from 0 to 65535.\n',
      });
    },
    LIMIT,
  );

  test(
    'a port that is taken',
    async () => {
      const taken = createServer();
      await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
      const { port } = taken.address() as AddressInfo;
      const { code, err } = await runCli(['serve'], { ...env, DEMO: 'false', PORT: String(port) });
      taken.close();
      expect({ code, err }).toEqual({
        code: 1,
        err: `Port ${port} on 127.0.0.1 is in use: stop the other program, or set PORT.\n`,
      });
    },
    LIMIT,
  );

  test(
    'a database that is away',
    async () => {
      const { code, err } = await runCli(['serve'], {
        ...env,
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      });
      expect(code).toBe(1);
      expect(err).toMatch(/^The database of DATABASE_URL does not answer: [^\n]+\n$/);
    },
    LIMIT,
  );
});

test(
  'a second process on the folder gets a clear refusal, and the first goes on',
  async () => {
    const first = await serve();
    for (const args of [['serve'], ['migrate'], ['import', folder], ['backup', join(folder, 'b.tar.gz')]]) {
      const second = await runCli(args, env);
      expect(second.code).toBe(1);
      expect(second.err).toMatch(
        /^The data folder \S+ is in use by another Digiken process\. Stop that process first, or choose another DATA_DIR\.\n$/,
      );
    }
    expect(await health(first)).toBe(200);
  },
  LIMIT,
);

test(
  'after kill -9 nothing acknowledged is lost, and the folder is free at once',
  async () => {
    const first = await serve();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signUp(first, `person${n}@test.example`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    first.child.kill('SIGKILL');
    await first.finished;
    const second = await serve();
    const again = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signIn(second, `person${n}@test.example`)),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(5).fill(200));
  },
  LIMIT,
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes what runs and ends with 0',
  async (signal) => {
    const server = await serve();
    const answers = Array.from({ length: 3 }, (_, n) => signUp(server, `last${n}@test.example`));
    // After the first response, the request is being handled.
    await Promise.race(answers);
    server.child.kill(signal);
    const [finished, ...outcomes] = await Promise.all([
      server.finished,
      ...answers.map((answer) => answer.then(({ status }) => status)),
    ]);
    expect(finished.code).toBe(0);
    expect(outcomes).toEqual([201, 201, 201]);
    expect(existsSync(join(folder, 'data/in-use.sock'))).toBe(false);
  },
  LIMIT,
);

test(
  'two that start together: one serves, one is refused',
  async () => {
    const outcomes = await Promise.allSettled([serve(), serve()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  },
  LIMIT,
);

test(
  'a plain http address that is not this machine is warned about',
  async () => {
    const server = await serve({ PUBLIC_URL: 'http://school.example' });
    server.child.kill('SIGTERM');
    expect((await server.finished).out).toContain('Warning: http://school.example is not https');
  },
  LIMIT,
);

test(
  'user add: makes somebody who can sign in; says what does not fit',
  async () => {
    const add = (more: string[], input?: string, where = env) =>
      runCli(
        [
          'user',
          'add',
          '--email',
          'Head@School.example',
          '--first-name',
          'Njeri',
          '--last-name',
          'Mwangi',
          ...more,
        ],
        where,
        input,
      );
    const untouched = { DATA_DIR: join(folder, 'untouched') };
    const refused = async (...more: string[]) => (await add(more, undefined, untouched)).err;
    expect(await refused('--password', 'password')).toMatch(/easy to guess/);
    expect(await refused('--password', 'short')).toBe('Use at least 8 characters.\n');
    expect(await refused('--role', 'king', '--password', 'samaki mkunje 44')).toMatch(/^The role is one of/);
    expect(existsSync(untouched.DATA_DIR), 'opened for what is refused').toBe(false);

    expect(await add(['--role', 'admin'], 'samaki mkunje 44\n')).toMatchObject({
      code: 0,
      out: 'Added head@school.example with the role admin.\n',
    });
    expect(await add(['--password', 'samaki mkunje 44'])).toMatchObject({
      code: 1,
      err: 'There is already an account for head@school.example.\n',
    });
    const server = await serve();
    const answer = await fetch(`${server.url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'head@school.example', password: 'samaki mkunje 44' }),
    });
    expect(answer.status).toBe(200);
  },
  LIMIT,
);

test(
  'a backup restores into an empty folder only, and anything else is refused with nothing written',
  async () => {
    const server = await serve();
    await signUp(server, 'kept@test.example');
    server.child.kill('SIGTERM');
    await server.finished;
    const file = join(folder, 'site.tar.gz');
    expect(await runCli(['backup', file], env)).toMatchObject({ code: 0, err: '' });
    expect((await runCli(['backup', file], env)).err).toMatch(/exists already/);
    expect((await runCli(['restore', file], env)).err).toMatch(/already holds a site/);

    const other = { DATA_DIR: join(folder, 'other') };
    await writeFile(join(folder, 'bad.tar.gz'), 'not a backup');
    expect(await runCli(['restore', join(folder, 'bad.tar.gz')], other)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a backup of Digiken'),
    });
    expect(await readdir(other.DATA_DIR)).toEqual([]);

    expect(await runCli(['restore', file], other)).toMatchObject({ code: 0, err: '' });
    const restored = await serve(other);
    expect((await signIn(restored, 'kept@test.example')).status).toBe(200);
  },
  LIMIT,
);
