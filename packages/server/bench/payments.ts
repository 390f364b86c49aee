/**
 * The payments part of `npm run bench`: fills an empty database with 100,000 orders, measures the first and the
 * thousandth page of the administrators' list, then settles 50 payments a second, and prints one JSON line. Settings
 * by environment as for the server; SCALE divides the size; SETTLE_SECONDS 0 leaves the payments out.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { courses, units } from '../src/courses/tables';
import { hashOf } from '../src/payments/references';
import { checkLedger } from '../src/payments/settlement/ledger';
import { settle } from '../src/payments/settlement/settle';
import { loadConfig } from '../src/platform/config';
import { newId } from '../src/platform/ids';
import { openServices } from '../src/platform/open-services';
import { createServer } from '../src/start';
import { fillFast } from './fill-fast';
import { PEOPLE, scaleEmail, scaleId } from './scale-data';

const PAGES = 1000;
const RUNS = 15;
const PER_SECOND = 50;
const PRICE = 300;
const SHARE = 210;
const PASSWORD = 'maji ya kunywa 7';
const part = Number(process.env.SCALE ?? 1);
const seconds = Number(process.env.SETTLE_SECONDS ?? 30);
/** One order a person and `deep` more: 100,000. */
const scale = {
  courses: 10_000 / part,
  people: 90_000 / part,
  enrolments: 100_000 / part,
  messages: 100_000 / part,
  deep: 10_000 / part,
};

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-payments-'));
const services = await openServices(
  loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, MPESA_ENV: 'simulator', ...process.env }),
);
const app = await createServer(services);
const { db, database } = services;

/** The value that so many percent of the values do not exceed. */
const percentile = (values: number[], percent: number) => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1);
  return Number((sorted[at] ?? 0).toFixed(1));
};

async function signIn() {
  const body = { email: scaleEmail(PEOPLE.admin), password: PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/signin', body });
  const { data } = answer.json<{ data: { token: string } }>();
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { authorization: `Bearer ${data.token}`, cookie };
}

async function measureList() {
  const headers = await signIn();
  const read = async (cursor: string | null) => {
    const started = performance.now();
    const answer = await app.inject({
      url: `/api/admin/orders${cursor === null ? '' : `?cursor=${cursor}`}`,
      headers,
    });
    if (answer.statusCode !== 200) throw new Error(`The list answered ${answer.statusCode}: ${answer.body}`);
    return { took: performance.now() - started, next: answer.json<{ next: string | null }>().next };
  };
  const measure = async (cursor: string | null) => {
    const times: number[] = [];
    while (times.length < RUNS) times.push((await read(cursor)).took);
    return percentile(times, 50);
  };
  let cursor: string | null = null;
  let page = 1;
  for (let next = (await read(null)).next; next !== null && page < PAGES; page += 1) {
    cursor = next;
    next = (await read(cursor)).next;
  }
  return { first: await measure(null), last: await measure(cursor), page };
}

/** Open orders of one course, one for each of so many learners, each with a live attempt. */
async function addOrders(count: number): Promise<void> {
  const [courseId, unitId] = [newId(), newId()];
  const tutor = scaleId('person', PEOPLE.tutor);
  await db.insert(courses).values({
    id: courseId,
    state: 'published',
    title: 'Paid',
    summary: '',
    descriptionMarkdown: '',
    descriptionHtml: '',
    level: 'beginner',
    languages: ['en'],
    ownerId: tutor,
  });
  await db.insert(units).values({ id: unitId, courseId, position: 1, title: 'Unit', summary: '' });
  const all = `generate_series(1, ${count}) as n`;
  const person = `md5('person' || (n + 10))::uuid::text`;
  const order = `md5('bench-order' || n)::uuid::text`;
  await database.pool.query(
    `insert into orders (id, user_id, buyer_name, buyer_email, course_id, course_title, whole, list_total, total, expires_at)
     select ${order}, ${person}, 'Person', 'person@scale.example', '${courseId}', 'Paid', false, ${PRICE}, ${PRICE},
       now() + interval '1 hour' from ${all}`,
  );
  await database.pool.query(
    `insert into order_lines (order_id, position, unit_id, title, list_price, price, instructor_id, share)
     select ${order}, 1, '${unitId}', 'Unit', ${PRICE}, ${PRICE}, '${tutor}', ${SHARE} from ${all}`,
  );
  const hashes = Array.from({ length: count }, (_, index) => hashOf(`token${index + 1}`));
  await database.pool.query(
    `insert into payment_attempts (id, order_id, provider, amount, phone, reference, token_hash, state)
     select md5('bench-attempt' || n)::uuid::text, ${order}, 'mpesa', ${PRICE}, '678', 'B' || n, ($1::text[])[n], 'waiting'
     from ${all}`,
    [hashes],
  );
}

/** Settles one payment every 20 ms, whether or not the earlier ones have ended. */
async function measureSettlement() {
  const count = PER_SECOND * seconds;
  await addOrders(count);
  const before = await checkLedger(db);
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failures = 0;
  const started = performance.now();
  for (let n = 1; n <= count; n += 1) {
    const due = started + ((n - 1) * 1000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    const evidence = {
      provider: 'mpesa',
      source: 'callback',
      receipt: `BENCH${n}`,
      amount: PRICE,
      at: new Date(),
      token: `token${n}`,
    } as const;
    running.push(
      settle(services, evidence).then(
        ({ outcome }) => {
          if (outcome !== 'applied') failures += 1;
          times.push(performance.now() - due);
        },
        (error: unknown) => {
          failures += 1;
          process.stderr.write(`${String(error)}\n`);
        },
      ),
    );
  }
  await Promise.all(running);
  const took = (performance.now() - started) / 1000;
  const after = await checkLedger(db);
  // Orders of the filling have no ledger, so only the change counts.
  const balanced =
    after.balance === 0 &&
    Object.entries(after).every(([name, figure]) => figure === before[name as keyof typeof before]);
  return {
    payments: count,
    perSecond: Number((count / took).toFixed(1)),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    failures,
    balanced,
  };
}

try {
  await fillFast(database.pool, { scale, password: PASSWORD, statistics: 1000 });
  const list = await measureList();
  const settled = seconds > 0 ? await measureSettlement() : null;
  process.stdout.write(`${JSON.stringify({ orders: scale.people + scale.deep, list, settled })}\n`);
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
