import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { defineCall } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { z } from 'zod';
import type { ArrivalLimits } from '../src/platform/http/request-body';
import { route } from '../src/platform/http/route';
import { buildServer } from '../src/platform/http/server';
import { securityHeaders } from '../src/platform/http/security';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Connection {
  send: (text: string) => void;
  /** Everything that the server sent before it closed the connection. Rejects if the connection was reset. */
  closed: Promise<string>;
}

function open(app = server.app): Connection {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return { send: (part) => void socket.write(part), closed: once(socket, 'close').then(() => text) };
}

function ask(text: string): Promise<string> {
  const { send, closed } = open();
  send(text);
  return closed;
}

describe('[10.6] the security headers are on every answer', () => {
  const close = 'host: x\r\nconnection: close\r\n';
  test.each([
    ['a page', 200, `GET /api/health HTTP/1.1\r\n${close}\r\n`],
    ['an address that cannot be decoded', 400, `GET /% HTTP/1.1\r\n${close}\r\n`],
    ['an id that is too long', 404, `GET /api/course/${'x'.repeat(300)} HTTP/1.1\r\n${close}\r\n`],
    ['no HTTP', 400, 'Habari\r\n\r\n'],
    ['a method that does not exist', 400, `FETCH / HTTP/1.1\r\n${close}\r\n`],
    ['a method that no route has', 404, `PROPFIND / HTTP/1.1\r\n${close}\r\n`],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\n${close}a: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an expectation', 417, `POST /api/auth/signin HTTP/1.1\r\n${close}expect: tea\r\n\r\n`],
    ['two lengths', 400, `POST / HTTP/1.1\r\n${close}content-length: 1\r\ncontent-length: 2\r\n\r\n`],
  ])('%s', async (_what, status, request) => {
    const answer = await ask(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders(server.services.config))) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    }
    if (status >= 400) expect(answer).toMatch(/\{"message":"[A-Z][^"]+\."\}$/);
  });

  test('the redirect to https', async () => {
    const production = await startTestServer({ NODE_ENV: 'production', PUBLIC_URL: 'https://learn.example' });
    const { statusCode, headers } = await production.app.inject('/');
    expect(statusCode).toBe(308);
    expect(headers).toMatchObject(securityHeaders(production.services.config));
    await production.close();
  });
});

/** A server with one route that takes a body, and with limits of less than a second. */
async function withLimits(limits: Partial<ArrivalLimits>, work: (connection: Connection) => Promise<void>) {
  const text = z.object({ text: z.string() });
  const echo = defineCall(
    { method: 'POST', path: '/echo', access: 'public' },
    { summary: 'Echo', body: text, answer: text },
  );
  const app = await buildServer({
    services: server.services,
    routes: [route(echo, async ({ body }) => body)],
    authenticate: async () => undefined,
    limits: { checkMs: 20, ...limits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    await work(open(app));
  } finally {
    await app.close();
  }
}

const BODY = JSON.stringify({ text: 'pole pole ndio mwendo' });
const HEAD = `POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n`;

/** One character at a time. */
async function trickle(send: (text: string) => void, text: string, everyMs: number) {
  for (const character of text) {
    send(character);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

describe('[10.4] a request may be slow but not stalled', () => {
  test('headers that never end get 408', () =>
    withLimits({ headersMs: 200 }, async ({ send, closed }) => {
      send(HEAD);
      expect(await closed).toMatch(/^HTTP\/1.1 408 [\s\S]+"message":"The request took too long to arrive/);
    }));

  test('a body that pauses too long gets 408', () =>
    withLimits({ pauseMs: 200 }, async ({ send, closed }) => {
      send(`${HEAD}\r\n${BODY.slice(0, 5)}`);
      expect(await closed).toMatch(/^HTTP\/1.1 408 /);
    }));

  if (ALL)
    test('a body that arrives too slowly gets 408, even without a pause', () =>
      withLimits({ pauseMs: 500, slowMs: 200, bytesPerSecond: 1_000 }, async ({ send, closed }) => {
        send(`${HEAD}\r\n`);
        const dripping = trickle(send, BODY, 50);
        expect(await closed).toMatch(/^HTTP\/1.1 408 /);
        await dripping;
      }));

  if (ALL)
    test('a slow body without long pauses is read to its end', () =>
      withLimits({ pauseMs: timeOut(5_000), slowMs: 200, bytesPerSecond: 1 }, async ({ send, closed }) => {
        send(`${HEAD}connection: close\r\n\r\n`);
        await trickle(send, BODY, 20);
        const answer = await closed;
        expect(answer).toMatch(/^HTTP\/1.1 200 /);
        expect(answer).toContain(BODY);
      }));
});

test('[10.3] an error before the end of the body is sent at once, and the connection is closed after the body', async () => {
  const { send, closed } = open();
  const length = 200_000;
  send(
    `POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < length; sent += 10_000) send('x'.repeat(10_000));
  const answer = await closed;
  expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]+"message":"That is too large to send\."\}$/);
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test.each([
  ['10.2', '57P03', 503],
  ['10.2', '53300', 503],
  ['10.2', '40P01', 503],
  ['10.2', '57014', 503],
  ['10.3', '53100', 507],
])('[%s] the error %s of the database is a %i with a sentence', async (_row, code, status) => {
  const failing = defineCall(
    { method: 'POST', path: '/fails', access: 'public' },
    { summary: 'Fails', answer: z.object({}) },
  );
  const app = await buildServer({
    services: server.services,
    routes: [
      route(failing, async () => {
        await server.services.db.execute(
          sql.raw(`do $$ begin raise exception 'broken' using errcode = '${code}'; end $$`),
        );
        return {};
      }),
    ],
    authenticate: async () => undefined,
  });
  const answer = await app.inject({ method: 'POST', url: '/api/fails' });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toMatch(/^[A-Z].+\.$/);
  await app.close();
});
