/**
 * The search part of `npm run bench`: fills an empty database and prints one JSON line with the 95th percentile of the
 * times of `/search`, for a visitor and a learner. Settings by environment as for the server; SCALE divides the size.
 */
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { createServer } from '../src/start';
import { users } from '../src/users/tables';
import { fillFast } from './fill-fast';
import { PEOPLE, scaleEmail } from './scale-data';

const ROUNDS = 10;
const PASSWORD = 'maji ya kunywa 7';
const COURSES = 100_000;
/** What people type: frequent and rare words, several of them, words of units, typos, and what nothing matches. */
const QUERIES = [
  ...[
    'battery',
    'water',
    'learn',
    'unit',
    'unit battery',
    'water and soil',
    'soil water 62329',
    'step by step',
  ],
  ...['batery', 'harvst', 'stp by stepp', 'at yuor own pace', 'solar bateri', 'wa', 'zzqqx', 'zq', '%'],
  ...['garden OR battery', 'water -soil'],
];

const part = Number(process.env.SCALE ?? 1);
const size = (count: number) => Math.floor(count / part);
const services = await openServices(loadConfig({ LOG_LEVEL: 'silent', ...process.env }));
const app = await createServer(services);
try {
  if ((await services.db.$count(users)) === 0) {
    const scale = {
      ...{ courses: size(COURSES), people: size(20_000), enrolments: size(200_000) },
      ...{ messages: size(20_000), deep: size(5_000) },
    };
    await fillFast(services.database.pool, { scale, password: PASSWORD });
  }
  const body = { email: scaleEmail(PEOPLE.learner), password: PASSWORD };
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/signin', body });
  const { data } = signedIn.json<{ data: { token: string } }>();
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const rows = [];
  for (const [as, headers] of [
    ['visitor', {}],
    ['learner', { authorization: `Bearer ${data.token}`, cookie }],
  ] as const) {
    const times: { q: string; took: number }[] = [];
    // The first round fills the caches and is not measured.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const q of QUERIES) {
        const started = performance.now();
        const answer = await app.inject({ url: `/api/search?q=${encodeURIComponent(q)}`, headers });
        if (answer.statusCode !== 200) throw new Error(`${q} answered ${answer.statusCode}: ${answer.body}`);
        if (round > 0) times.push({ q, took: performance.now() - started });
      }
    }
    const sorted = times.toSorted((one, other) => one.took - other.took);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1];
    rows.push({
      as,
      courses: size(COURSES),
      'median ms': Math.round(at(0.5)?.took ?? 0),
      'p95 ms': Math.round(at(0.95)?.took ?? 0),
      slowest: `${at(1)?.q}: ${Math.round(at(1)?.took ?? 0)} ms`,
    });
  }
  process.stdout.write(`${JSON.stringify(rows)}\n`);
} finally {
  await app.close();
}
