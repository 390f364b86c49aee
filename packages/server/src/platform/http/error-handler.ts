import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseErrorCode, loggableError } from '../database/errors';
import { HttpError, invalid, MESSAGES } from './errors';
import { InvalidRequest } from './validation';

/** Every error leaves as `{ message, errors? }`, and nothing about the server's insides goes with it. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toHttpError(error);
  if (known.status >= 500) request.log.error({ err: loggableError(error) }, 'request failed');
  const { status, message, errors, headers } = known;
  void reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errors ? { message, errors } : { message });
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidRequest) return invalid(error.errors);
  if (isUnavailable(error)) return plain(503, { 'retry-after': '5' });
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new HttpError(400, 'The request is not valid JSON.');
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return plain(statusCode);
  return plain(500);
}

const plain = (status: number, headers?: Record<string, string>) =>
  new HttpError(status, MESSAGES[status] ?? 'The request could not be carried out.', undefined, headers);

/** The database is away or starting: a later try may succeed. Classes 08 and 57, and what sockets say. */
function isUnavailable(error: unknown): boolean {
  if (/^(08|57P|53)/.test(databaseErrorCode(error) ?? '')) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ENOTFOUND') return true;
    if (/timeout exceeded when trying to connect|Connection terminated|database stopped/.test(e.message))
      return true;
  }
  return false;
}
