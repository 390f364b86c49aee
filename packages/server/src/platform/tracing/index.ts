import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { QueryObserver } from '../database/observe';
import { VERSION } from '../paths';
import { currentCause } from '../request-context';
import type { Services } from '../services';

/** A collector that does not answer must not hold up a stop; milliseconds. */
const FLUSH_MS = 2_000;

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span;
  }
}

/**
 * Exports a span for each request and, below it, one for each of its statements (spec 14.133). Spans hold route patterns
 * and statements with `$1` for their values. Sampling, headers and batches follow OpenTelemetry's own variables.
 */
export function addTracing(
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  { endpoint, service }: { endpoint: string; service: string },
): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('digiken', VERSION);
  const propagator = new W3CTraceContextPropagator();

  app.decorateRequest('span');
  app.addHook('onRequest', async (request) => {
    const { url: route = 'none', config: routeConfig } = request.routeOptions;
    // A stream lasts for hours.
    if (routeConfig?.stream) return;
    // Only the proxy may say which trace a request belongs to: a client could have everything recorded.
    const parent = config.trustProxy
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'digiken.request_id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    request.span = span;
    request.cause.trace = trace.setSpan(parent, span);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { span } = request;
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  const observer = traceQueries(tracer);
  database.pool.observers.add(observer);
  app.addHook('onClose', async () => {
    database.pool.observers.delete(observer);
    const late = new AbortController();
    await Promise.race([
      provider.shutdown().catch(() => {}),
      setTimeout(FLUSH_MS, undefined, { signal: late.signal }).catch(() => {}),
    ]);
    late.abort();
  });
}

const traceQueries =
  (tracer: Tracer): QueryObserver =>
  (text) => {
    const parent = currentCause()?.trace as Context | undefined;
    // Statements of background work belong to no request.
    if (parent === undefined) return () => {};
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    return (error) => {
      // The message of an error can hold a value.
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };
