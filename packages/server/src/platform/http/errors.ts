import type { ErrorBody } from '@digiken/contract';

/** More about an error than its sentence, for the error body. */
export type ErrorDetails = Pick<ErrorBody, 'errors' | 'unit' | 'code'>;

/** A response other than success; `message` and `details.errors` are shown to the user (spec 8.11). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details?: ErrorDetails,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** 503: this process takes no requests now; another one may. Not an error of the server, so it is not logged as one. */
export class NotReady extends HttpError {
  constructor(reason: string) {
    super(503, reason, undefined, { 'retry-after': '1' });
  }
}

/** 401: the request has no valid session (spec R.24). */
export const unauthenticated = (message = 'Sign in to continue.', details?: ErrorDetails) =>
  new HttpError(401, message, details);
/** 403: the caller's role or an unverified email address does not allow it (spec R.24). */
export const forbidden = (message = 'Your account is not allowed to do this.', details?: ErrorDetails) =>
  new HttpError(403, message, details);
/** 404: it does not exist, or it belongs to another user (spec R.24). */
export const notFound = (message = 'There is nothing here.') => new HttpError(404, message);
/** 409: the data has changed since the caller read it. */
export const conflict = (message: string, details?: ErrorDetails) => new HttpError(409, message, details);
/** 402: it has a price, and payment is not possible here. */
export const paymentRequired = (message: string) => new HttpError(402, message);
/** 422; `errors` maps field names to sentences. */
export const invalid = (errors: Record<string, string>) => new HttpError(422, summary(errors), { errors });
/** 429; `seconds` is the wait, rounded up. */
export const tooMany = (message: string, seconds: number) =>
  new HttpError(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

export function summary(errors: Record<string, string>): string {
  const sentences = Object.values(errors);
  return sentences.length === 1 && sentences[0] ? sentences[0] : 'Some fields need another look.';
}

/** Sentences for errors without one of their own, by status. */
export const MESSAGES: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing here.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'That is too large to send.',
  414: 'That address is too long.',
  415: 'This kind of content is not accepted here.',
  417: 'The server cannot meet what the request expects.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'Our servers are currently unavailable. Please try again later.',
  507: 'The server has no room left to store this, so nothing was saved. Please try again later.',
};
