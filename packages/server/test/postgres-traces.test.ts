import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { startCli } from './support/process';
import { startTestServer } from './support/server';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** What the collector has received, as text. */
const received: string[] = [];
let collector: Server;
let endpoint: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.once('end', () => {
      if (request.url === '/v1/traces') received.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const valueOf = ({ attributes }: Span, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {};
  return value?.stringValue ?? value?.intValue;
};

test('[14.133] requests are exported as traces with their statements, and without anything that a person sent', async () => {
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, TRUST_PROXY: 'true' });
  const learner = await server.signedIn('user', { email: 'siri@test.example' });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const proxied = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await Promise.all([
    server.call('GET', `/user/${learner.id}`, { as: learner, headers: proxied }),
    server.call('GET', '/search?q=maji', { as: learner }),
  ]);
  await server.close();

  const spans = received.flatMap((text) =>
    (JSON.parse(text) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const profile = spans.find(({ name }) => name === 'GET /api/user/:id');
  expect(profile).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(profile && valueOf(profile, 'http.response.status_code')).toBe(200);
  const signIn = spans.find(({ name }) => name === 'POST /api/auth/signin');
  const search = spans.find(({ name }) => name === 'GET /api/search');
  expect(signIn?.parentSpanId).toBeUndefined();
  // Each statement is below the request that sent it, also when requests share the pool, and after a body was read.
  for (const request of [profile, signIn, search]) {
    const own = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((span) => span.traceId === request?.traceId)).toBe(true);
  }
  const texts = spans.map((span) => valueOf(span, 'db.query.text')).filter((text) => text !== undefined);
  expect(texts.some((text) => /passages/.test(String(text)))).toBe(true);
  expect(texts.some((text) => /"password_hash"/.test(String(text)))).toBe(true);
  for (const secret of ['siri@', 'maji', learner.id, learner.token, learner.password])
    expect(received.join('')).not.toContain(secret);
});

if (ALL)
  test('[14.133] without an endpoint no code of OpenTelemetry is loaded', async () => {
    const server = await startTestServer();
    // Reports each module that the process imports from these packages.
    const hook = `
    import { writeSync } from 'node:fs';
    export async function resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/') || name === 'prom-client') writeSync(2, 'loads ' + name + '\\n');
      return next(name, context);
    }`;
    const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
    const register = `import { register } from 'node:module'; register(${JSON.stringify(address(hook))});`;
    const loads = async (settings: Record<string, string>) => {
      const { child, finished } = await startCli({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: server.dataDir,
        DATABASE_URL: server.services.config.databaseUrl ?? '',
        NODE_OPTIONS: `--import=${address(register)}`,
        ...settings,
      });
      child.kill('SIGTERM');
      return /loads \S+/.test((await finished).err);
    };
    expect(await Promise.all([loads({}), loads({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })])).toEqual([
      false,
      true,
    ]);
    await server.close();
  });
