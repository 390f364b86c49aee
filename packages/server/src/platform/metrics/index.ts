import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EventStreams } from '../http/event-stream';
import type { Services } from '../services';
import { measureDatabase, measureJobs, measureReplica, measureRequests, measureStreams } from './measure';
import { type Address, serveMetrics } from './serve';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the metrics are read; undefined without METRICS_PORT. */
    metricsUrl?: string;
  }
}

/**
 * Measures requests, statements, jobs, streams and the process, and serves the figures on an address of their own
 * (spec 14.124). Labels are route patterns, methods, status classes and kinds of jobs: nothing of a request's content.
 */
export function addMetrics(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'database' | 'jobs' | 'reads'>,
  { address, streams }: { address: Address; streams: EventStreams },
): void {
  const registry = new Registry();
  // Processor, memory, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  measureRequests(registry, app);
  measureDatabase(registry, services.database.pool);
  measureJobs(registry, services);
  measureReplica(registry, services.reads);
  measureStreams(registry, streams);

  let stop = async () => {};
  app.addHook('onReady', async () => {
    const { url, close } = await serveMetrics(registry, address);
    app.metricsUrl = url;
    stop = close;
  });
  app.addHook('onClose', () => stop());
}
