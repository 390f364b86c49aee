import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newId } from '../ids';
import { type Cause, causedBy } from '../request-context';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies send: a UUID, or a word of hexadecimal digits. No other text of a client gets into the log. */
const WELL_FORMED = /^[0-9a-f][0-9a-f-]{15,35}$/i;

/** The id that the proxy gave the request, if it is well-formed; otherwise a new one (spec 14.122). */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newId();
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request causes. */
    cause: Cause;
  }
}

/** Names the request in the answer, and to everything that it starts: background work and jobs. */
export function addRequestId(app: FastifyInstance): void {
  // Set by the first hook, before anybody reads it.
  app.decorateRequest('cause');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    request.cause = { requestId: request.id, person: request.ip };
    causedBy(request.cause, done);
  });
  // The parser of a body calls back from the socket, outside of the request.
  app.addHook('preValidation', (request, _reply, done) => causedBy(request.cause, done));
}
