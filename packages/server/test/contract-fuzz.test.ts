import { type Call, ErrorBody } from '@digiken/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { MATRIX } from './matrix';
import { type Case, requestOf } from './matrix/arbitrary';
import { CALLS } from './matrix/routes';
import { answerTo, multipart } from './matrix/send';
import { World } from './matrix/world';
import { cases } from './support/property';
import type { SignedIn } from './support/server';

/**
 * Cases of each route: three; in `npm run test:all` 18,000 over all routes, and fewer on PGlite, where only the stream to the
 * database differs.
 */
const CASES = cases(Math.ceil((inject('database').kind === 'pglite' ? 2_000 : 18_000) / CALLS.size), 3);
/** Share of them that match the contract, at least. */
const FITTING = 0.3;
/** Time after which a request counts as hanging; milliseconds. */
const HANG_MS = timeOut(10_000);
const INTERNALS =
  /node_modules|\bat \w+ \(|\.ts:\d|drizzle|pglite|postgres|syntax error|select .+ from |password_?hash/i;
/** Zod's default messages, which users must not see. */
const ZODS_OWN_WORDS =
  /\bexpected\b|Invalid (input|option|string|key|element)|Too (small|big):|Unrecognized key/;

let world: World;
let ids: string[];
const tally = { cases: 0, fitting: 0, succeeded: 0 };

beforeAll(async () => {
  world = await World.make();
  ids = await things();
});
afterAll(() => world.close());

/** Ids of one object of each kind, so that valid requests find something. */
async function things(): Promise<string[]> {
  const { people, others } = world;
  const course = await world.course();
  const draft = await world.ready();
  const review = await world.ready('review');
  const enrolment = await world.enrol(people.user.id, course);
  await world.member(world.hub, people.user.id);
  await world.hubCourse(world.hub, course.id);
  const thread = await world.thread(people.tutor.id, people.user.id);
  return [
    ...[people.user, people.tutor, people.hub, others.user, others.tutor].map(({ id }) => id),
    ...[course, draft, review].flatMap(({ id, units }) => [
      id,
      ...units.flatMap((unit) => [unit.id, ...unit.lessons]),
    ]),
    enrolment,
    world.hub,
    await world.request(world.hub, others.user.id),
    (await world.invitation(world.hub)).id,
    await world.lessonVersion(draft.id, draft.units[0]?.lessons[0] ?? ''),
    (await world.authorInvitation(draft.id, others.tutor.email)).id,
    thread.id,
    thread.messageId,
    await world.report(),
    await world.note(people.user.id),
    ...Object.values(await world.tutorTurn(people.user.id, 'injection')),
    await world.ticket(),
    await world.notification(),
    await world.category(),
    await world.importJob(people.tutor.id),
    await world.order(people.user.id),
    await world.heldMoney(),
    await world.coupon(),
    await world.refund(),
    await world.seats(world.hub),
    ...Object.values(await world.hubThings(world.hub)),
    (await world.gift(people.user.id)).id,
    ...Object.values(await world.quiz(people.user.id)),
    ...Object.values(await world.quizAttempt(people.user.id)),
    ...Object.values(await world.quizOf(await world.course())),
    ...Object.values(await world.bankOf(await world.course())),
    ...Object.values(
      await world.liveClass({ courseId: course.id, hostId: people.tutor.id, userId: people.tutor.id }),
    ),
    await world.certificate(people.user.id),
    await world.signingKey(),
  ];
}

/** Fuzzed calls change roles, end sessions and deactivate users, so each route gets new users if needed. */
async function sessions(call: Call): Promise<(SignedIn | undefined)[]> {
  const alive = async (as: SignedIn) => {
    const answer = await world.server.call('GET', `/user/${as.id}`, { as });
    return answer.status === 200 && answer.body.data.role === as.user.role;
  };
  for (const role of ['user', 'tutor', 'hub', 'sudo', 'admin'] as const) {
    if (!(await alive(world.people[role]))) world.people[role] = await world.person(role);
  }
  const { user, tutor, hub, sudo, admin } = world.people;
  const everybody = [undefined, user, tutor, hub, sudo, admin];
  const may = MATRIX.get(call)?.may;
  // Mostly users who are allowed, to test the code behind the access check too.
  const allowed = everybody.filter((as) => as && (!Array.isArray(may) || may.includes(as.user.role)));
  return [...everybody, ...allowed, ...allowed, ...allowed];
}

function fits(call: Call, { params, query, body }: Case): boolean {
  const ok = (schema: Call['body'], value: unknown) => {
    try {
      return schema === undefined || schema.safeParse(value).success;
    } catch {
      return false;
    }
  };
  let parsed: unknown;
  try {
    parsed = body === undefined ? undefined : JSON.parse(body);
  } catch {
    return false;
  }
  return ok(call.params, params) && ok(call.query, query) && ok(call.body, parsed);
}

function request(call: Call, { params, query, body }: Case) {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(params[name] ?? '');
    // A lone surrogate cannot be encoded in a URL.
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')) || '%20';
  });
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)] as const);
  const upload =
    call.upload && multipart({ field: call.upload, name: 'file', content: Buffer.from(body ?? 'x') });
  return {
    path,
    query: Object.fromEntries(asked),
    ...(upload || {
      ...(body !== undefined && { payload: body }),
      headers: { 'content-type': 'application/json' },
    }),
  };
}

async function within<T>(answer: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer.`)), HANG_MS);
  });
  return Promise.race([answer, hang]).finally(() => clearTimeout(timer));
}

test.each([...CALLS].map(([name, call]) => [name, call] as const))(
  'no 5xx, no hang, no internals, every answer of its schema: %s',
  async (_name, call) => {
    const people = await sessions(call);
    await fc.assert(
      fc.asyncProperty(requestOf(call, ids), fc.nat(), async (input, who) => {
        const { path, ...rest } = request(call, input);
        const as = people[who % people.length];
        const { headers, ...sent } = rest as { headers?: Record<string, string> };
        const answer = await within(
          answerTo(world.server, call, path, {
            as,
            remoteAddress: `10.${who % 250}.${(who >> 8) % 250}.9`,
            headers,
            ...sent,
          }),
          `${call.method} ${path}`,
        );
        tally.cases += 1;
        if (fits(call, input)) tally.fitting += 1;
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) {
          ErrorBody.parse(answer.body);
          expect(JSON.stringify(answer.body)).not.toMatch(INTERNALS);
          expect(JSON.stringify(answer.body)).not.toMatch(ZODS_OWN_WORDS);
        } else if (answer.status !== 304) {
          tally.succeeded += 1;
          call.answer.parse(answer.body);
        }
      }),
      CASES,
    );
  },
  timeOut(60_000),
);

test('runs as many cases as intended, of which at least 30% are valid', () => {
  expect(tally.cases).toBeGreaterThanOrEqual(CASES.numRuns * CALLS.size);
  expect(tally.fitting / tally.cases).toBeGreaterThanOrEqual(FITTING);
  expect(tally.succeeded).toBeGreaterThan(0);
});
