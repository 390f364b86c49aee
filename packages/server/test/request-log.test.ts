import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { databaseForProcesses } from './support/database';
import { readOutbox } from './support/mails';
import { startCli } from './support/process';

const PASSWORD = 'kikapu cha pilipili';
const NEW_PASSWORD = 'maembe matamu sana';
const EMAIL = 'log@test.example';

test(
  '[R.67] the log of a run holds no mailed token, password or session token',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'digiken-log-'));
    const { databaseUrl, drop } = await databaseForProcesses(dataDir);
    const { child, url, finished } = await startCli({
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    });
    const secrets = [PASSWORD, NEW_PASSWORD];
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const newestToken = async (path: string) => {
      const find = async () =>
        (await readOutbox(dataDir)).flatMap(({ links }) => links).findLast((link) => link.includes(path));
      await expect.poll(find).toBeDefined();
      return new URL((await find()) ?? '').searchParams.get('token') ?? '';
    };
    const open = (path: string) =>
      fetch(url + path, { headers: { accept: 'text/html', referer: url + path } });

    const started = await post('/auth/signup', {
      firstName: 'A',
      lastName: 'B',
      email: EMAIL,
      password: PASSWORD,
    });
    const { data } = (await started.json()) as { data: { token: string } };
    secrets.push(
      data.token,
      ...started.headers.getSetCookie().map((line) => /=([^;]+)/.exec(line)?.[1] ?? ''),
    );
    const verify = await newestToken('/verify/email');
    await open(`/verify/email?token=${verify}`);
    await fetch(`${url}/api/health?token=${verify}`, { headers: { authorization: `Bearer ${data.token}` } });
    expect((await post('/auth/verify-email', { token: verify })).status).toBe(200);
    await post('/auth/forgot-password', { email: EMAIL });
    const reset = await newestToken('/auth/reset-password');
    await open(`/auth/reset-password?token=${reset}`);
    expect((await post('/auth/reset-password', { token: reset, password: NEW_PASSWORD })).status).toBe(200);
    secrets.push(verify, reset);
    child.kill('SIGTERM');
    const { out, err } = await finished;
    await drop();
    await rm(dataDir, { recursive: true });

    // The mailed links are also printed to the terminal, outside the log.
    const log = `${out}${err}`.split('\n').filter((line) => line.startsWith('{'));
    expect(log.join('\n')).toContain('/verify/email?token=***');
    expect(secrets.filter((secret) => log.some((line) => line.includes(secret)))).toEqual([]);
  },
  timeOut(60_000),
);
