import { z } from 'zod';

/** How a site of several processes is run and watched (docs/guides/scaling.md). */
export const OPERATIONS_SETTINGS = {
  /** Seconds between SIGTERM and the end of the listener: as long as the proxy takes to see that `/api/ready` is 503. */
  SHUTDOWN_DELAY_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-5][0-9]|60)$/, 'SHUTDOWN_DELAY_SECONDS must be a number from 0 to 60.')
    .transform(Number)
    .default(0),
  /** A copy of DATABASE_URL by streaming replication, for heavy reads. */
  DATABASE_READ_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
      'DATABASE_READ_URL must be an address like postgresql://user:password@host:5432/digiken.',
    )
    .optional(),
  /** Where Prometheus reads the metrics; without it there are none. 0 takes any free port. */
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'METRICS_PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65535, 'METRICS_PORT must be a number from 0 to 65535.')
    .optional(),
  /** The metrics have no access rule, so only this machine reads them by default. */
  METRICS_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'METRICS_HOST must be a host name or an IP address.')
    .default('127.0.0.1'),
  /** Where traces are sent, by OTLP over HTTP with JSON; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.',
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('digiken'),
};

export interface OperationsConfig {
  /** Milliseconds. */
  shutdownDelayMs: number;
  /** Undefined: everything is read from the primary. */
  readUrl: string | undefined;
  /** Undefined: no metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Undefined: no traces. `endpoint` without a trailing slash. */
  traces: { endpoint: string; service: string } | undefined;
}

type Settings = z.infer<z.ZodObject<typeof OPERATIONS_SETTINGS>>;

export function readOperations(
  s: Settings,
  databaseUrl: string | undefined,
  fail: (sentence: string) => never,
): OperationsConfig {
  if (s.DATABASE_READ_URL !== undefined && !databaseUrl?.startsWith('postgres'))
    fail('DATABASE_READ_URL needs DATABASE_URL as well.');
  return {
    readUrl: s.DATABASE_READ_URL,
    shutdownDelayMs: s.SHUTDOWN_DELAY_SECONDS * 1_000,
    metrics: s.METRICS_PORT === undefined ? undefined : { port: s.METRICS_PORT, host: s.METRICS_HOST },
    traces:
      s.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            service: s.OTEL_SERVICE_NAME,
          },
  };
}
