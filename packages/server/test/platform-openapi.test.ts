import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileSerializer } from '../src/platform/http/validation';
import { CALLS } from './matrix/routes';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const calls = [...CALLS.values()];

test('the description is valid OpenAPI 3.1', async () => {
  const { status, body } = await server.call('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  expect(await new Validator().validate(body)).toEqual({ valid: true });
});

test('names every call of the contract, and each responds', async () => {
  const { body } = await server.call('GET', '/openapi.json');
  const named = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the answer schema of every call compiles into a serializer', () => {
  const broken = calls.filter(({ answer }) => {
    try {
      return typeof compileSerializer(answer) !== 'function';
    } catch {
      return true;
    }
  });
  expect(broken.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('names the Idempotency-Key header for creating calls only', async () => {
  const { body } = await server.call('GET', '/openapi.json');
  const withKey = calls.filter(({ method, path }) =>
    body.paths[path][method.toLowerCase()].parameters.some(
      (parameter: { in: string; name: string }) =>
        parameter.in === 'header' && parameter.name === 'Idempotency-Key',
    ),
  );
  expect(withKey.map(({ path }) => path)).toEqual(
    calls.filter(({ idempotent }) => idempotent).map(({ path }) => path),
  );
  expect(withKey.length).toBeGreaterThan(0);
});

test('every call that needs a session answers 401 without one before it validates the body', async () => {
  const { body } = await server.call('GET', '/openapi.json');
  for (const { method, path } of calls) {
    const { security } = body.paths[path][method.toLowerCase()];
    if (!security || security.length > 1) continue;
    const answer = await server.call(method, path.replace(/\{\w+\}/g, 'x'));
    expect({ method, path, status: answer.status }).toEqual({ method, path, status: 401 });
  }
});
