import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { copyDataDir } from './support/database';
import { type Running, runCli, startCli } from './support/process';

/** Larger than a WAL file of PostgreSQL, and smaller than the upload below. */
const LARGEST_FILE_KB = 24 * 1024;
const UPLOAD_BYTES = 60 * 1024 * 1024;
const TUTOR = { email: 'tutor@test.example', password: 'samaki mkunje 44' };

let dataDir: string;
let server: Running;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'digiken-full-'));
  await copyDataDir(dataDir);
  const env = { DATA_DIR: dataDir };
  const person = ['--first-name', 'Njeri', '--last-name', 'Mwangi', '--role', 'tutor'];
  const account = ['--email', TUTOR.email, '--password', TUTOR.password];
  await runCli(['user', 'add', ...person, ...account], env);
  server = await startCli(env, { largestFileKb: LARGEST_FILE_KB });
}, timeOut(60_000));
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.finished;
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TUTOR),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return `authorization: Bearer ${data.token}\r\ncookie: ${cookies.join('; ')}\r\n`;
}

test(
  '[10.3] an upload to a full disk gets 507 with a message, a clean end of the connection, and leaves no file',
  async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\n\r\nPK';
    const end = '\r\n--b--\r\n';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    // Rejects when the connection is reset: then the client may never see the response.
    const closed = once(socket, 'close');
    socket.write(
      `POST /api/instructor/imports HTTP/1.1\r\nhost: localhost\r\n${await signIn()}content-type: multipart/form-data; boundary=b\r\n` +
        `content-length: ${part.length + UPLOAD_BYTES + end.length}\r\n\r\n${part}`,
    );
    const chunk = randomBytes(1024 * 1024);
    for (let sent = 0; sent < UPLOAD_BYTES; sent += chunk.byteLength) {
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
    socket.write(end);
    await closed;

    expect(answer).toMatch(/^HTTP\/1.1 507 Insufficient Storage\r\n/);
    expect(answer).toMatch(
      /"message":"The server has no room left to store this, so nothing was saved\. [^"]+"/,
    );
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    const files = join(dataDir, 'files');
    expect(existsSync(files) ? await readdir(files) : []).toEqual([]);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  },
  timeOut(60_000),
);
