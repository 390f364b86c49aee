import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { createServer } from '../src/start';
import { openServices } from '../src/platform/open-services';
import { TestClock } from './support/clock';
import { startCli } from './support/process';
import { startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

let server: TestServer;
let proxy: TcpProxy;
beforeAll(async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('These tests break the network to PostgreSQL.');
  const port = Number(new URL(database.address).port);
  proxy = await startTcpProxy(() => port);
  server = await startTestServer({}, undefined, new TestClock(new Date()));
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

describe('[14.120] liveness and readiness', () => {
  test('a process that serves is alive and ready', async () => {
    expect(await server.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.call('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('without its database it is alive, but not ready until the database is back', async () => {
    const url = new URL(server.services.config.databaseUrl ?? '');
    url.port = String(proxy.port);
    const config = { ...server.services.config, databaseUrl: url.href };
    const app = await createServer(await openServices(config, { onError: () => {} }));
    const status = async (path: string) => (await app.inject(path)).statusCode;
    expect(await status('/api/ready')).toBe(200);
    await proxy.refuse();
    const answer = await app.inject('/api/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: 'The database does not answer.' });
    expect(await status('/api/health')).toBe(200);
    await proxy.restore();
    await expect.poll(() => status('/api/ready')).toBe(200);
    await app.close();
  });

  test('it is not ready while the database lacks a migration, as after an old backup was restored', async () => {
    const { db } = server.services;
    const journal = sql`drizzle.__drizzle_migrations`;
    const newest = sql`id = (select max(id) from ${journal})`;
    await db.execute(sql`update ${journal} set created_at = created_at - 1 where ${newest}`);
    expect(await server.call('GET', '/ready')).toMatchObject({
      status: 503,
      body: { message: 'The database lacks migrations: run `digiken migrate`.' },
    });
    await db.execute(sql`update ${journal} set created_at = created_at + 1 where ${newest}`);
    expect((await server.call('GET', '/ready')).status).toBe(200);
  });
});

if (ALL)
  test('[14.121] a stopping process is not ready first, then ends its streams and itself, within the delay and 5 s', async () => {
    const running = await startCli({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: server.dataDir,
      DATABASE_URL: server.services.config.databaseUrl ?? '',
      SHUTDOWN_DELAY_SECONDS: String(Math.ceil(timeOut(1_000) / 1_000)),
    });
    const learner = await server.signedIn();
    const { headers } = learner;
    const stream = await fetch(`${running.url}/api/events`, { headers });
    expect(stream.status).toBe(200);
    // An idle connection, as a proxy keeps it.
    const idle = connect(Number(new URL(running.url).port), '127.0.0.1');
    await once(idle, 'connect');

    running.child.kill('SIGTERM');
    const ready = () => fetch(`${running.url}/api/ready`);
    await expect.poll(async () => (await ready()).status, { interval: 10 }).toBe(503);
    const late = await ready();
    expect(await late.json()).toEqual({ message: 'The server is stopping.' });
    expect(late.headers.get('connection')).toBe('close');
    // Requests that the proxy still sends are answered; new streams go to another process.
    expect((await fetch(`${running.url}/api/user/${learner.id}`, { headers })).status).toBe(200);
    expect((await fetch(`${running.url}/api/events`, { headers })).status).toBe(503);
    // Read to its end, which the server makes.
    await stream.text().catch(() => {});
    // After the delay and 5 seconds, the process would end itself with 1.
    expect((await running.finished).code).toBe(0);
    idle.destroy();
  });

test('[14.121] a request under way when the process stops is answered', async () => {
  const services = await openServices(server.services.config, { onError: () => {} });
  const app = await createServer(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const body = JSON.stringify({ email: 'a@test.example', password: 'x' });
  const head = `POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const received = once(app.server, 'request');
  socket.write(head + body.slice(0, 10));
  await received;
  services.lifecycle.stop();
  const closed = app.close();
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1.1 401 /);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
