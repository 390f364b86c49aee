import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage, translate } from '../language';
import { isDatabaseUnavailable, isStorageFull, loggableError } from '../database/errors';
import { HttpError, invalid, MESSAGES, NotReady } from './errors';
import { InvalidRequest } from './validation';

/**
 * Sends every error as `{ message, errors?, unit? }` in the language of the request, without details of the
 * implementation.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toHttpError(error);
  // A client that disconnects while sending is not a server error.
  const level = request.raw.destroyed ? 'info' : 'error';
  if (known instanceof NotReady) request.log.info({ reason: known.message }, 'not ready');
  else if (known.status >= 500) request.log[level]({ err: loggableError(error) }, 'request failed');
  const { status, message, details, headers } = known;
  // Addresses that cannot be decoded are answered before any hook has run.
  const language = request.language ?? acceptedLanguage(request.headers['accept-language']);
  const errors =
    details?.errors &&
    Object.fromEntries(
      Object.entries(details.errors).map(([field, sentence]) => [field, translate(sentence, language)]),
    );
  void reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message: translate(message, language), ...details, ...(errors && { errors }) });
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidRequest) return invalid(error.errors);
  if (isStorageFull(error)) return plain(507);
  if (isDatabaseUnavailable(error)) return plain(503, { 'retry-after': '5' });
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new HttpError(400, 'The request is not valid JSON.');
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return plain(statusCode);
  return plain(500);
}

const plain = (status: number, headers?: Record<string, string>) =>
  new HttpError(status, MESSAGES[status] ?? 'The request could not be carried out.', undefined, headers);
