import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. `path` starts after the /api prefix and names its parameters `{like}` this.
 * The server refuses a request that does not fit `params`, `query` or `body` with 422, and sends no
 * field that `answer` does not name.
 */
export interface Call<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Present when the body is a file upload: the multipart field's name. */
  readonly upload?: string;
  /** Largest upload or body in bytes; without it the server's own limits hold. */
  readonly maxBytes?: number;
  readonly answer: A;
  /** Success status; 200 when absent. */
  readonly status?: 200 | 201 | 202;
}

export function defineCall<
  A extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(call: Call<P, Q, B, A>): Call<P, Q, B, A> {
  return call;
}

// The parts are optional properties: without NonNullable every body and query would be "or undefined".
type Present<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>;
type Out<T> = Present<T> extends z.ZodType ? z.output<Present<T>> : undefined;
type In<T> = Present<T> extends z.ZodType ? z.input<Present<T>> : undefined;

export type ParamsOf<C extends Call> = Out<C['params']>;
export type QueryOf<C extends Call> = Out<C['query']>;
export type BodyOf<C extends Call> = Out<C['body']>;
/** What a client sends, before defaults and trimming. */
export type BodyInputOf<C extends Call> = In<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
