import { ErrorBody } from '@digiken/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from './support/property';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn();
});
afterAll(() => server.close());

const RUNS = cases(400, 60);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('\0', '', ' ', "'; drop table users; --"),
);
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.trim() !== '' && !text.includes('\0'));

/** Half of the bodies are valid, to test the code behind the validation too. */
const mixed = (valid: fc.Arbitrary<unknown>, fields: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: valid.map((body) => ({ body, fits: true })) },
    {
      weight: 3,
      arbitrary: fc
        .record(Object.fromEntries(fields.map((field) => [field, fc.oneof(anyText, fc.jsonValue())])), {
          requiredKeys: [],
        })
        .map((body) => ({ body: body, fits: false })),
    },
    { weight: 2, arbitrary: fc.jsonValue().map((body) => ({ body: body, fits: false })) },
  );

const profile = mixed(fc.record({ firstName: name, lastName: name }), ['firstName', 'lastName']);
const preferences = mixed(
  fc.record({
    theme: fc.constantFrom('dark', 'light'),
    contrast: fc.constantFrom('standard', 'high'),
    textSize: fc.constantFrom('100', '125', '150'),
    motion: fc.constantFrom('system', 'reduced'),
  }),
  ['theme', 'contrast', 'textSize', 'motion'],
);
const signIn = mixed(
  fc.record({ email: fc.emailAddress(), password: fc.string({ minLength: 1, maxLength: 200 }) }),
  ['email', 'password'],
);

test.each([
  ['a profile', () => ['PATCH', `/user/${learner.id}`] as const, profile],
  ['preferences', () => ['PUT', `/user/${learner.id}/preferences`] as const, preferences],
  ['a sign-in', () => ['POST', '/auth/signin'] as const, signIn],
])('bad input anywhere is a 4xx with a clear message: %s', async (_what, call, bodies) => {
  const [method, path] = call();
  let fitting = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async ({ body, fits }) => {
      const answer = await server.call(method, path, {
        as: learner,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      // Sign-ins with wrong credentials pass the validation and then reach the rate limit.
      const reached = [200, 401, 429].includes(answer.status);
      if (fits && reached) fitting += 1;
      if (answer.status !== 200) {
        expect(answer.status).toBeLessThan(500);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        ErrorBody.parse(answer.body);
      }
    }),
    RUNS,
  );
  expect(fitting / RUNS.numRuns).toBeGreaterThanOrEqual(0.3);
});

test('answers any path and query below /api without a server error', async () => {
  const segment = fc.oneof(
    fc.constantFrom('user', 'courses', 'course', 'unit', 'lesson', 'enrolled', 'media', learner.id),
    anyText,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 5 }), fc.webQueryParameters(), async (path, query) => {
      const url = `/${path.map((part) => encodeURIComponent(part)).join('/')}?${query}`;
      const answer = await server.call('GET', url, { as: learner });
      expect(answer.status).toBeLessThan(500);
    }),
    RUNS,
  );
});
