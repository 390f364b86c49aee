/** An answer other than success; `message` and `errors` reach the person (rulings.md, Bodies). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Record<string, string>,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** 401: there is no session. */
export const unauthenticated = (message = 'Sign in to continue.') => new HttpError(401, message);
/** 403: the caller's role, or an unverified address, does not allow it. */
export const forbidden = (message = 'Your account is not allowed to do this.') => new HttpError(403, message);
/** 404: there is no such thing, or it is another person's. */
export const notFound = (message = 'There is nothing here.') => new HttpError(404, message);
/** 409: the world has changed since the caller looked. */
export const conflict = (message: string) => new HttpError(409, message);
/** 402: it costs money that cannot be paid here. */
export const paymentRequired = (message: string) => new HttpError(402, message);
/** 422: field name to sentence. */
export const invalid = (errors: Record<string, string>) => new HttpError(422, summary(errors), errors);
/** 429, with the wait in whole seconds. */
export const tooMany = (message: string, seconds: number) =>
  new HttpError(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

export function summary(errors: Record<string, string>): string {
  const sentences = Object.values(errors);
  return sentences.length === 1 && sentences[0] ? sentences[0] : 'Some fields need another look.';
}

/** For errors that the framework raises before a handler runs. */
export const MESSAGES: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing here.',
  405: 'This address does not take that kind of request.',
  413: 'That is too large to send.',
  414: 'That address is too long.',
  415: 'This kind of content is not accepted here.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'Our servers are currently unavailable. Please try again later.',
};
