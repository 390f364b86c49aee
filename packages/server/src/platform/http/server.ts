import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { Access, Call } from '@digiken/contract';
import { API_PREFIX, IDEMPOTENCY_HEADER, type Language, LIMITS } from '@digiken/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { constants } from 'node:zlib';
import { serveFiles } from '../files/serve';
import { answerOnce } from '../idempotency';
import { acceptedLanguage, DEFAULT_LANGUAGE, translate, withLanguage } from '../language';
import type { Authenticate, Services } from '../services';
import { answerError, handleErrors } from './error-handler';
import { addEtags, etagOf } from './etag';
import { type EventStreams, eventStreams } from './event-stream';
import { loggerOptions } from './logging';
import { describeApi } from './openapi';
import type { Caller, Route, SharedContext } from './route';
import { checkAccess, checkRoute, checkTwoStep, mustSetUpTwoStep } from './route';
import { closeSoon } from './close-soon';
import { contentHeaders, separateContentHost } from './content-host';
import { keepOnDocuments } from './document-headers';
import { clientErrorHandler, refuseUnusualRequests } from './raw-response';
import { ARRIVAL_LIMITS, answerBeforeTheEnd, type ArrivalLimits, limitArrival } from './request-body';
import { addRequestId, REQUEST_ID_HEADER, requestIdOf } from './request-id';
import { addSecurity, securityHeaders } from './security';
import { serveApp } from './static';
import { SharedRuns } from './shared-runs';
import { answerSerializer, validatorCompiler } from './validation';
import { markWrites } from './wrote-cookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Its answer is a stream of events. */
    stream?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
    /** Of the user's account, else of `Accept-Language` (spec 14.190). */
    language: Language;
    /** The body as it was sent, of a call that declares `rawBody`. */
    rawBody: Buffer | undefined;
  }
}

export interface ServerParts {
  services: Services;
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Default: {@link ARRIVAL_LIMITS}. */
  limits?: Partial<ArrivalLimits>;
}

/** Builds the HTTP server. */
export async function buildServer({
  services,
  routes,
  authenticate,
  limits,
}: ServerParts): Promise<FastifyInstance> {
  const { config } = services;
  const arrival = { ...ARRIVAL_LIMITS, ...limits };
  const headers = securityHeaders(config);
  const app = Fastify({
    http: {
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: arrival.checkMs,
      // Node's own response would lack the security headers: see refuseUnusualRequests.
      requireHostHeader: false,
    },
    requestTimeout: arrival.totalMs,
    logger: loggerOptions(config),
    genReqId: requestIdOf,
    // One hop: the proxy in front. More would let a client choose its own address.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: 200 },
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers({ ...headers, [REQUEST_ID_HEADER]: request.id })),
    clientErrorHandler: clientErrorHandler(headers),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  acceptJsonOnly(app);
  handleErrors(app);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  app.addHook('onRequest', async (request) => {
    request.language = acceptedLanguage(request.headers['accept-language']);
  });
  app.addHook('onRoute', ({ url, config: routeConfig }) => {
    if (url.startsWith(`${API_PREFIX}/`) && !routeConfig?.access) {
      throw new Error(`${url} was declared without who may call it.`);
    }
  });

  const streams = eventStreams(services, async (request) => {
    const caller = await authenticate(request);
    return mustSetUpTwoStep(caller, services.clock.now()) ? undefined : caller;
  });
  const parts: RouteParts = { services, authenticate, streams };
  closeSoon(app, streams, services.lifecycle);
  addRequestId(app);
  if (config.operations.metrics) {
    const { addMetrics } = await import('../metrics');
    addMetrics(app, services, { address: config.operations.metrics, streams });
  }
  if (config.operations.traces) {
    const { addTracing } = await import('../tracing');
    addTracing(app, services, config.operations.traces);
  }
  separateContentHost(app, config);
  addSecurity(app, config, headers);
  keepOnDocuments(app, [headers, contentHeaders(config)]);
  refuseUnusualRequests(app, headers);
  limitArrival(app, arrival, headers);
  await app.register(cookie);
  if (config.operations.readUrl !== undefined) markWrites(app, config);
  addEtags(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  answerBeforeTheEnd(app);

  await app.register(async (scope) => {
    for (const route of routes.filter(({ call }) => !call.upload && !call.rawBody))
      addRoute(scope, route, parts);
  });
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: LIMITS.avatarBytes, files: 1, fields: 5, fieldSize: LIMITS.bodyBytes },
    });
    scope.removeContentTypeParser('application/json');
    for (const route of routes.filter(({ call }) => call.upload)) addRoute(scope, route, parts);
  });
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      request.rawBody = body as Buffer;
      done(null, undefined);
    });
    for (const route of routes.filter(({ call }) => call.rawBody)) addRoute(scope, route, parts);
  });
  addDescription(app, routes, config.publicUrl);
  serveFiles(app, services);
  await serveApp(app, config);
  return app;
}

interface RouteParts extends Pick<ServerParts, 'services' | 'authenticate'> {
  streams: EventStreams;
}

function addRoute(app: FastifyInstance, route: Route, { services, authenticate, streams }: RouteParts): void {
  checkRoute(route);
  const { call, handler, shared, stream } = route;
  const { access } = call;
  const serialize = answerSerializer(call.answer);
  const runs = new SharedRuns<{ body: string; etag: string }>();
  app.route({
    method: call.formerly ? [call.method, call.formerly] : call.method,
    url: `${API_PREFIX}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { access, stream: call.stream === true },
    // A compressor would hold events back until it has enough of them.
    ...(call.stream && { compress: false }),
    ...(call.maxBytes && { bodyLimit: call.maxBytes }),
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    // Before the body is read: a stranger learns nothing about what would have been valid.
    onRequest: async (request, reply) => {
      if (stream) streams.arrive(request, reply);
      if (access === 'public') return;
      request.caller = await authenticate(request);
      if (request.caller) request.cause.person = request.caller.id;
      request.language = request.caller?.user.preferences?.language ?? request.language;
      checkAccess(access, request.caller, request.headers.authorization !== undefined);
      checkTwoStep(call, request.caller, services.clock.now());
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as FastifyRequest & Record<'params' | 'query' | 'body', never>;
      const context = { params, query, body, caller: request.caller, request, reply };
      if (stream)
        return streams.serve(request, reply, async (signal) =>
          serialized(await stream({ ...context, signal }), serialize),
        );
      const { language } = request;
      if (shared) {
        // The parsed values in the order of the schema: `?a&b` and `?b&a` are the same request.
        const fresh = services.reads.mustBeFresh(request);
        const { body: text, etag } = await runs.run(
          JSON.stringify([params, query, fresh, language]),
          async () => {
            const read: SharedContext<Call>['read'] = (work) => services.reads.readAs(fresh, work);
            const answer = serialize(
              inLanguage(await withLanguage(language, () => shared({ params, query, read })), language),
            );
            return { body: answer, etag: etagOf(answer) };
          },
        );
        return reply
          .code(call.status ?? 200)
          .header('etag', etag)
          .type('application/json; charset=utf-8')
          .send(text);
      }
      const handle = () =>
        withLanguage(language, async () => serialize(inLanguage(await handler?.(context), language)));
      return reply
        .code(call.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(call.idempotent ? await handleOnce(services, request, reply, handle) : await handle());
    },
  });
}

/** An answer with its sentence for the user, `message`, in the language of the request. */
function inLanguage(answer: unknown, language: Language): unknown {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  return typeof message === 'string' ? { ...answer, message: translate(message, language) } : answer;
}

async function* serialized(
  events: AsyncIterable<unknown>,
  serialize: (event: unknown) => string,
): AsyncIterable<string> {
  for await (const event of events) yield serialize(event);
}

/** Applies the `Idempotency-Key`; a client may leave it out. */
async function handleOnce(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<string>,
): Promise<string> {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return handle();
  // An uploaded file is a stream that can be read only once: use its length instead.
  const content = request.body ?? request.headers['content-length'];
  const scope = [request.caller?.id ?? 'anonymous', request.method, request.url];
  const { body, replayed } = await answerOnce(services, { key: String(key), scope, content }, handle);
  if (replayed) reply.header('idempotent-replayed', 'true');
  return body;
}

/** Accepts JSON only. A call without a body may still declare JSON. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

function addDescription(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  let description: string | undefined;
  app.get(`${API_PREFIX}/openapi.json`, { config: { access: 'public' } }, (_request, reply) => {
    description ??= JSON.stringify(describeApi(routes, publicUrl));
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
