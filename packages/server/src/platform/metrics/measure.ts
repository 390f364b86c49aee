import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RecoveringPool } from '../database/pool';
import type { EventStreams } from '../http/event-stream';
import { jobs } from '../jobs';
import type { Reads } from '../reads';
import type { Services } from '../services';

/** Upper limits of the buckets; seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];

export function measureRequests(registry: Registry, app: FastifyInstance): void {
  const duration = new Histogram({
    name: 'digiken_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    // A stream lasts for hours: it is counted while it is open.
    if (config?.stream) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    duration.observe({ method: request.method, route: url ?? 'none', status }, reply.elapsedTime / 1_000);
  });
}

export function measureDatabase(registry: Registry, pool: RecoveringPool): void {
  const duration = new Histogram({
    name: 'digiken_db_query_duration_seconds',
    help: 'Time from sending a statement to its result, without the wait for a connection',
    labelNames: ['result'],
    buckets: QUERY_BUCKETS,
    registers: [registry],
  });
  pool.observers.add(() => {
    const started = performance.now();
    return (error) =>
      duration.observe(
        { result: error === undefined ? 'ok' : 'error' },
        (performance.now() - started) / 1_000,
      );
  });
  new Gauge({
    name: 'digiken_db_pool_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'digiken_db_pool_waiting',
    help: 'Requests that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

export function measureJobs(registry: Registry, { db, jobs: worker }: Pick<Services, 'db' | 'jobs'>): void {
  const runs = new Counter({
    name: 'digiken_jobs_total',
    help: 'Runs of jobs in this process',
    labelNames: ['kind', 'result'],
    registers: [registry],
  });
  worker.observe((kind, result) => runs.inc({ kind, result }));
  new Gauge({
    name: 'digiken_jobs_waiting',
    help: 'Jobs of the site that wait or run (state waiting), and those that failed for good (state failed)',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const state = sql<string>`case when ${jobs.failedAt} is null then 'waiting' else 'failed' end`;
      // Without the database the other figures are still served.
      const rows = await db
        .select({ kind: jobs.kind, state, count: sql<number>`count(*)`.mapWith(Number) })
        .from(jobs)
        .groupBy(jobs.kind, state)
        .catch(() => []);
      this.reset();
      for (const { kind, state: of, count } of rows) this.set({ kind, state: of }, count);
    },
  });
}

export function measureStreams(registry: Registry, streams: Pick<EventStreams, 'count'>): void {
  new Gauge({
    name: 'digiken_event_streams',
    help: 'Open streams of events',
    registers: [registry],
    collect() {
      this.set(streams.count());
    },
  });
}

export function measureReplica(registry: Registry, reads: Reads): void {
  if (reads.usesReplica === undefined) return;
  new Gauge({
    name: 'digiken_replica_usable',
    help: '1 if heavy reads go to the replica; 0 while it is down or behind',
    registers: [registry],
    collect() {
      this.set(reads.usesReplica ? 1 : 0);
    },
  });
}
