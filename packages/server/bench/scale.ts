/**
 * The scale part of `npm run bench`: fills an empty database, measures the first and the thousandth page of
 * every list over the whole server, and prints one JSON line. Settings by environment as for the server;
 * SCALE divides the full size; SCALE_LISTS measures only lists whose name contains it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { createServer } from '../src/start';
import { users } from '../src/users/tables';
import { fillFast } from './fill-fast';
import { FULL, PEOPLE, type Scale, scaleEmail } from './scale-data';
import { DASHBOARDS, type List, LISTS, MOST_GROWTH, MOST_MS, UNPAGED } from './scale-lists';
import { explain, problemsOf, recorded } from './scale-plans';

const PAGES = 1000;
const RUNS = 15;
/** Time limit for paging through a list; the rest is not measured. */
const LEAFING_MS = 45_000;
/** Maximum rows that a response may read or sort at this size: a search among a million finds about ten thousand. */
const MOST_ROWS = 100_000;
const PASSWORD = 'maji ya kunywa 7';

const part = Number(process.env.SCALE ?? 1);
const scale = Object.fromEntries(
  Object.entries(FULL).map(([name, count]) => [name, Math.floor(count / part)]),
) as unknown as Scale;

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-scale-'));
const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...process.env });
const services = await openServices(config);
const app = await createServer(services);

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;
const say = (text: string) => process.stderr.write(`${text}\n`);

async function signIn(app: FastifyInstance, email: string): Promise<Record<string, string>> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    body: { email, password: PASSWORD },
  });
  const { data } = answer.json<{ data: { token: string } }>();
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { authorization: `Bearer ${data.token}`, cookie };
}

/** Removes ids from the output. */
const nameOf = ({ as, url }: List) => `${as} ${url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}`;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const filling = performance.now();
  if ((await services.db.$count(users)) === 0) {
    // Full statistics, so that plans do not depend on random samples.
    await fillFast(services.database.pool, { scale, password: PASSWORD, statistics: 1000 });
  }
  say(`Filled ${JSON.stringify(scale)} in ${seconds(filling)} s.`);
  const sessions = new Map<string, Record<string, string>>([['visitor', {}]]);
  for (const [who, n] of Object.entries(PEOPLE)) sessions.set(who, await signIn(app, scaleEmail(n)));

  const read = async ({ as, url }: List, cursor?: string) => {
    const started = performance.now();
    const paged = cursor === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`;
    const answer = await app.inject({ url: `/api${paged}`, headers: sessions.get(as) });
    const took = performance.now() - started;
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return { took, body: answer.json<unknown>() };
  };
  const bytesOf = async (list: List) => JSON.stringify((await read(list)).body).length;
  const measure = async (list: List, cursor?: string) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push((await read(list, cursor)).took);
    return Number(median(times).toFixed(1));
  };
  /** A thread's older messages are reached by `older`, everything else by `next`. */
  const nextOf = (body: unknown) => {
    const { next, data } = body as { next?: string | null; data?: { older?: string | null } };
    return next ?? data?.older ?? null;
  };

  const growing = await services.database.pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 5000`,
  );
  const big = new Set(growing.rows.map((row) => row.relname));
  /** Whole-table scans in the plans that the database chose. */
  const plansOf = async (list: List, cursor?: string) => {
    const found = new Set<string>();
    for (const sent of await recorded(() => read(list, cursor))) {
      const client = await services.database.pool.connect();
      const problems = problemsOf(await explain(client, sent), big, MOST_ROWS);
      client.release();
      for (const problem of problems) found.add(problem);
    }
    return found;
  };

  const rows: Record<string, unknown>[] = [];
  const wanted = (list: List) => nameOf(list).includes(process.env.SCALE_LISTS ?? '');
  for (const list of LISTS.filter(wanted)) {
    let page = 1;
    let cursor: string | undefined;
    const until = performance.now() + LEAFING_MS;
    const goesOn = () => page < PAGES && performance.now() < until;
    for (let next = nextOf((await read(list)).body); next !== null && goesOn(); page += 1) {
      cursor = next;
      next = nextOf((await read(list, cursor)).body);
    }
    const [first, last] = [await measure(list), await measure(list, cursor)];
    const problems = [...(await plansOf(list)), ...(await plansOf(list, cursor))].join('; ');
    const most = list.mostMs ?? MOST_MS;
    rows.push({
      ...{ list: nameOf(list), 'first ms': first, 'last ms': last, page, most, problems },
      bytes: await bytesOf(list),
      growth: list.mostGrowth ?? MOST_GROWTH,
    });
    say(`${nameOf(list)}: ${first} ms, page ${page}: ${last} ms ${problems}`);
  }
  for (const list of [...UNPAGED, ...DASHBOARDS].filter(wanted)) {
    await read(list);
    rows.push({
      list: nameOf(list),
      'first ms': await measure(list),
      'last ms': null,
      page: 1,
      most: list.mostMs ?? MOST_MS,
      problems: '',
      bytes: await bytesOf(list),
      growth: list.mostGrowth ?? MOST_GROWTH,
    });
  }
  process.stdout.write(`${JSON.stringify({ scale, rows })}\n`);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
