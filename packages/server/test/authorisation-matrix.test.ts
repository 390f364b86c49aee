import type { Call } from '@digiken/contract';
import { ErrorBody } from '@digiken/contract';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { twoStepPolicy } from '../src/auth/tables';
import { notFound } from '../src/platform/http/errors';
import type { Caller } from '../src/platform/http/route';
import { buildServer } from '../src/platform/http/server';
import { loadSecret } from '../src/platform/secret';
import { MATRIX } from './matrix';
import type { Row } from './matrix/row';
import { nameOf, routesOf } from './matrix/routes';
import { send } from './matrix/send';
import { ACTORS, type Actor, KEY_CANARY, reused, World } from './matrix/world';
import { callerOf } from './payment-fixtures';
import type { SignedIn } from './support/server';

const ON_POSTGRES = inject('database').kind === 'postgres';
/**
 * `npm run test:all` sends every request on PostgreSQL. Otherwise the first test shows for each role that routes refuse it
 * or let it enter, and requests to the handlers come from the first and the last role that is refused, from the first that
 * is allowed, and for another person's objects from one; broken tokens go to twelve routes. Access is checked before any
 * query of a module, so PGlite gets no request that is refused.
 */
const WHOLE = ALL && ON_POSTGRES;
const BROKEN_TOKEN_ROUTES = WHOLE ? MATRIX.size : 12;

let world: World;
/** For requests that are refused. */
let still: World;
let broken: Record<'expired' | 'revoked' | 'tampered' | 'stolen' | 'unsigned', SignedIn>;

beforeAll(async () => {
  world = await World.make();
  still = reused(world);
  broken = await brokenSessions();
});
afterAll(() => world.close());

/** Sessions of an administrator, who may do everything, so that only the token can be the reason. */
async function brokenSessions(): Promise<typeof broken> {
  const as = (person: SignedIn, token: string) => ({
    ...person,
    token,
    headers: { ...person.headers, authorization: `Bearer ${token}` },
  });
  const fresh = () => world.server.signIn(world.people.admin.email, world.people.admin.password);
  const [good, old, ended] = [await fresh(), await fresh(), await fresh()];
  await world.server.call('PUT', '/auth/signout/google', { as: ended });
  const secret = loadSecret(world.server.services.config);
  const { exp: _exp, ...claims } = decodeJwt(old.token);
  const past = Math.floor(world.now().getTime() / 1000) - 1;
  const expired = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(past)
    .sign(secret);
  const learner = world.people.user;
  const [head, , signature] = learner.token.split('.');
  const raised = Buffer.from(JSON.stringify({ ...decodeJwt(learner.token), role: 'admin' }));
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const body = good.token.split('.')[1];
  return {
    expired: as(old, expired),
    revoked: ended,
    tampered: as(learner, `${head}.${raised.toString('base64url')}.${signature}`),
    stolen: { ...good, headers: { authorization: `Bearer ${good.token}` } },
    unsigned: as(good, `${none}.${body}.`),
  };
}

const mayEnter = ({ may }: Pick<Row, 'may'>, actor: Actor): boolean =>
  may === 'everybody' ||
  (actor !== 'anonymous' &&
    (may === 'signed-in' ||
      (actor !== 'unverified' && (may === 'verified' || may.some((role) => role === actor)))));

/** The first and the last, which may be the same. */
const edgesOf = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => index === 0 || index === all.length - 1);

const LEARNERS: readonly Actor[] = ['anonymous', 'unverified', 'user'];

/** No answer that a learner gets holds anything of an answer key. */
function showsNoKey(actor: Actor, body: unknown): void {
  if (LEARNERS.includes(actor)) expect(JSON.stringify(body) ?? '').not.toContain(KEY_CANARY);
}

test('[6.3][6.8] every route is registered with the same check of access, before anything else is looked at', async () => {
  const reached = new Set<string>();
  let asked = 0;
  let caller: Caller | undefined;
  const reach = (call: Call) => async () => {
    reached.add(nameOf(call));
    throw notFound();
  };
  const app = await buildServer({
    services: world.server.services,
    authenticate: async () => {
      asked += 1;
      return caller;
    },
    routes: [...MATRIX.keys()].map((call) => ({ call, [call.stream ? 'stream' : 'handler']: reach(call) })),
  });
  const problems: string[] = [];
  for (const actor of ACTORS) {
    const person = actor === 'anonymous' ? undefined : world.people[actor];
    caller = person && callerOf(person);
    if (caller && actor === 'unverified') caller = { ...caller, verified: false };
    for (const call of MATRIX.keys()) {
      asked = 0;
      // Nothing but access can refuse it: the parameters are missing, and there is no body.
      const url = `/api${call.path.replace(/\{\w+\}/g, 'missing')}`;
      const { statusCode } = await app.inject({ method: call.method, url });
      const { access } = call;
      const may = access === 'public' || access === 'optional' ? 'everybody' : access;
      const refused = mayEnter({ may }, actor) ? undefined : actor === 'anonymous' ? 401 : 403;
      const wrong =
        asked !== (access === 'public' ? 0 : 1) ||
        (refused === undefined ? [401, 403].includes(statusCode) : statusCode !== refused);
      if (wrong) problems.push(`${actor}: ${nameOf(call)} answered ${statusCode}`);
    }
  }
  await app.close();
  expect(problems).toEqual([]);
  expect(reached.size).toBeGreaterThan(MATRIX.size / 2);
});

test('the matrix has one row for each route', async () => {
  const rows = [...MATRIX.keys()].map(nameOf).sort();
  expect((await routesOf(world.server)).sort()).toEqual(rows);
});

/** Evenly spread over all modules. */
const getsBrokenTokens = (at: number): boolean =>
  ON_POSTGRES &&
  Math.floor((at * BROKEN_TOKEN_ROUTES) / MATRIX.size) !==
    Math.floor(((at - 1) * BROKEN_TOKEN_ROUTES) / MATRIX.size);

describe.each([...MATRIX].map(([call, row], at) => [nameOf(call), call, row, at] as const))(
  '%s',
  (_name, call, row, at) => {
    const session = (actor: Actor) => (actor === 'anonymous' ? undefined : world.people[actor]);

    const refused = ON_POSTGRES ? ACTORS.filter((actor) => !mayEnter(row, actor)) : [];
    test.each(WHOLE ? refused : edgesOf(refused))(
      '[6.3][6.8][R.11][R.24] 401 without a session, 403 with the wrong role: %s',
      async (actor) => {
        const request = (await row.own(still, actor)) ?? {};
        const answer = await send(world, call, request, session(actor));
        expect({ status: answer.status, body: answer.body }).toMatchObject({
          status: actor === 'anonymous' ? 401 : 403,
        });
        ErrorBody.parse(answer.body);
      },
    );

    const allowed = ACTORS.filter((actor) => mayEnter(row, actor));
    const tried = WHOLE ? allowed : allowed.slice(0, 1);
    test.each(tried)('[1.18][12.16][R.11] %s may', async (actor) => {
      const request = await row.own(world, actor);
      if (!request) throw new Error(`The row has no request of ${actor}’s own.`);
      const answer = await send(world, call, request, session(actor));
      showsNoKey(actor, answer.body);
      const fine = row.answers ?? [call.status ?? 200];
      expect({ status: answer.status, body: answer.status < 300 ? {} : answer.body }).toMatchObject({
        status: expect.toSatisfy((status: number) => fine.includes(status)),
      });
      if (answer.status < 300) call.answer.parse(answer.body);
    });

    const strangersThings = [row.other, row.otherHub].filter((maker) => maker !== undefined);
    if (strangersThings.length > 0) {
      const groups: Actor[][] = WHOLE ? tried.map((actor) => [actor]) : [tried];
      const named = groups.map((actors) => [actors.join(' or '), actors] as const);
      test.each(named)('[R.24] 404 for what is another person’s: %s', async (_who, actors) => {
        for (const maker of strangersThings) {
          for (const actor of actors) {
            const request = await maker(world, actor);
            if (!request) continue;
            const answer = await send(world, call, request, session(actor));
            showsNoKey(actor, answer.body);
            expect({ status: answer.status, body: answer.body }).toMatchObject({
              status: row.otherAnswers?.status ?? 404,
            });
            break;
          }
        }
      });
    }

    if (!getsBrokenTokens(at)) return;
    test('[R.9] refuses expired, revoked, tampered, unsigned and stolen tokens', async () => {
      const own = async (from: World) => (await row.own(from, 'admin')) ?? {};
      // A refused request changes nothing, so the next token can use the same one.
      const shared = row.may === 'everybody' ? undefined : await own(still);
      for (const [fault, as] of Object.entries(broken)) {
        const request = shared ?? (await own(world));
        const answer = await send(world, call, { ...request, as: undefined }, as);
        const expected = row.may === 'everybody' ? await asStranger(call, row) : [401];
        expect({ fault, status: answer.status }).toEqual({
          fault,
          status: expect.toSatisfy((status: number) => expected.includes(status)),
        });
      }
    });
  },
);

/** The response to a visitor: a bad token must not get more. */
async function asStranger(call: Call, row: Row): Promise<readonly number[]> {
  const request = (await row.own(world, 'anonymous')) ?? {};
  const answer = await send(world, call, request, undefined);
  return [answer.status, ...(row.answers ?? [])];
}

test('[13.153] a person who must set up two-step sign-in first gets 403 with a code everywhere else', async () => {
  const open = [...MATRIX.keys()].filter(({ beforeTwoStep }) => beforeTwoStep).map(nameOf);
  expect(open.sort()).toEqual([
    'GET /user/{id}',
    'GET /user/{id}/security',
    'POST /user/{id}/confirm',
    'POST /user/{id}/passkeys',
    'POST /user/{id}/passkeys/options',
    'POST /user/{id}/two-step',
    'POST /user/{id}/two-step/setup',
    'PUT /auth/signout/google',
  ]);
  const since = world.now();
  // The database dates the people of the world by the real time.
  world.server.clock.advance({ hours: 1 });
  const policy = { tutorSince: since, hubSince: since, adminSince: since, graceDays: 0 };
  await world.db
    .insert(twoStepPolicy)
    .values({ id: 'site', ...policy })
    .onConflictDoUpdate({ target: twoStepPolicy.id, set: policy });
  const admitted: string[] = [];
  for (const call of MATRIX.keys()) {
    const { access } = call;
    if (access === 'public' || call.beforeTwoStep) continue;
    const roles = typeof access === 'string' ? (['tutor', 'hub', 'sudo', 'admin'] as const) : access;
    for (const role of roles) {
      // Learners need no second step.
      if (role === 'user') continue;
      const { status, body } = await send(world, call, {}, world.people[role]);
      if (status !== 403 || body.code !== 'two-step-required') admitted.push(`${role}: ${nameOf(call)}`);
    }
  }
  expect(admitted).toEqual([]);
});
