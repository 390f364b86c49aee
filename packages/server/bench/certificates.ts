/**
 * The certificates part of `npm run bench`: fills an empty database with 100,000 certificates, checks them as many
 * visitors do, one after the other and ten at once, and prints one JSON line with milliseconds. Settings by environment
 * as for the server; SCALE divides the size.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { createServer } from '../src/start';
import { fillCertificates, scaleCertificate } from './scale-data';

const CHECKS = 3_000;
const TOGETHER = 10;
const count = Math.floor(100_000 / Number(process.env.SCALE ?? 1));

const dataDir = await mkdtemp(join(tmpdir(), 'digiken-certificates-'));
const services = await openServices(loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...process.env }));
const app = await createServer(services);

/** @returns milliseconds of one check; each comes from a network of its own, so that none is refused */
async function check(n: number): Promise<number> {
  const began = performance.now();
  const answer = await app.inject({
    url: `/api/verify/${scaleCertificate(1 + ((n * 7_919) % count))}`,
    remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  });
  if (answer.statusCode !== 200) throw new Error(`A check answered ${answer.statusCode}: ${answer.body}`);
  return performance.now() - began;
}

function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

try {
  const client = await services.database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await fillCertificates((statement) => client.query(statement), { count, deep: 0, owned: false });
    await client.query('analyze certificates');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  for (let n = 0; n < 200; n += 1) await check(n);
  const alone: number[] = [];
  for (let n = 0; n < CHECKS; n += 1) alone.push(await check(n));
  const together: number[] = [];
  for (let n = 0; n < CHECKS; n += TOGETHER)
    together.push(
      ...(await Promise.all(Array.from({ length: TOGETHER }, (_, one) => check(CHECKS + n + one)))),
    );
  process.stdout.write(
    `${JSON.stringify({ certificates: count, checks: CHECKS, alone: quantiles(alone), together: quantiles(together) })}\n`,
  );
} finally {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
