import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { freshData } from '../support/data.ts';
import { waitForMail } from '../support/mail.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const ROUNDS = 10;
const AT_ONCE = 8;
const READY_WITHIN_MS = 5_000;

interface Learner {
  id: string;
  headers: Record<string, string>;
}

/** Creates a verified learner by the same requests that a browser makes. */
async function newLearner(server: RunningServer, number: number): Promise<Learner> {
  const from = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.9.${number >> 8}.${number % 256}`,
  };
  const email = `learner${number}@example.com`;
  const call = (path: string, body: unknown) =>
    fetch(`${server.url}/api${path}`, { method: 'POST', headers: from, body: JSON.stringify(body) });
  const answer = await call('/auth/signup', {
    firstName: 'Achieng',
    lastName: `Number ${number}`,
    email,
    password: `a-long-phrase-${number}`,
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { data } = (await answer.json()) as { data: { token: string; user: { _id: string } } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const mail = await waitForMail(server.dataDir, { to: email });
  const token = new URL(mail.links[0] ?? '').searchParams.get('token');
  expect((await call('/auth/verify-email', { token })).status).toBe(200);
  return { id: data.user._id, headers: { ...from, authorization: `Bearer ${data.token}`, cookie } };
}

const get = async (server: RunningServer, path: string, headers: Record<string, string> = {}) =>
  ((await (await fetch(`${server.url}/api${path}`, { headers })).json()) as { data: unknown }).data;

test('kill -9 during enrolments loses no acknowledged one, and the server is back within 5 s', async () => {
  const dataDir = await freshData('isolated');
  let server = await startServer({ dataDir });
  const port = server.port;
  try {
    const courses = (await get(server, '/courses?q=published')) as { _id: string; price: number }[];
    const free = courses.find(({ price }) => price === 0);
    expect(free, 'a free published course').toBeDefined();
    const { units } = (await get(server, `/course/${free?._id}`)) as { units: { _id: string }[] };
    const learners: Learner[] = [];
    while (learners.length < ROUNDS * AT_ONCE) {
      const next = Array.from({ length: AT_ONCE }, (_, i) => learners.length + i);
      learners.push(...(await Promise.all(next.map((number) => newLearner(server, number)))));
    }

    const acknowledged = new Set<string>();
    const readyAfter: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = acknowledged.size;
      let enough: () => void = () => {};
      // In the middle: some requests are answered, others are pending.
      const someAnswered = new Promise<void>((resolve) => {
        enough = resolve;
      });
      const enrolling = learners.slice(round * AT_ONCE, (round + 1) * AT_ONCE).flatMap((learner) =>
        units.map(async ({ _id }) => {
          try {
            const answer = await fetch(`${server.url}/api/course/${free?._id}/enrol`, {
              method: 'POST',
              headers: learner.headers,
              body: JSON.stringify({ choice: { unitIds: [_id] }, expectedTotal: 0 }),
            });
            if (!answer.ok) return;
            await answer.json();
            acknowledged.add(`${learner.id} ${_id}`);
            if (acknowledged.size - before === AT_ONCE) enough();
          } catch {
            // Interrupted by the kill: never acknowledged.
          }
        }),
      );
      await someAnswered;
      await server.kill();
      await Promise.all(enrolling);
      const start = performance.now();
      server = await startServer({ dataDir, port });
      readyAfter.push(performance.now() - start);
    }

    const kept = new Set<string>();
    for (const learner of learners) {
      const course = (await get(server, `/course/${free?._id}`, learner.headers)) as {
        units: { _id: string; owned: boolean }[];
      };
      for (const unit of course.units) if (unit.owned) kept.add(`${learner.id} ${unit._id}`);
    }
    const lost = [...acknowledged].filter((enrolment) => !kept.has(enrolment));
    console.log(
      `${ROUNDS} kills: ${acknowledged.size} enrolments acknowledged, ${lost.length} lost; ready again after ${Math.round(Math.max(...readyAfter))} ms at most`,
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * AT_ONCE);
    expect(lost).toEqual([]);
    expect(Math.max(...readyAfter)).toBeLessThan(READY_WITHIN_MS);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
