import type { z } from 'zod';
import type { RouteSpec } from './route';

type Schema = z.ZodType | undefined;

/** What one call takes and returns, and how the OpenAPI page describes it. */
export interface CallSchemas<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends z.ZodType = z.ZodType,
> {
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Largest upload or body in bytes; without it the server's own limits apply. */
  readonly maxBytes?: number;
  readonly answer: A;
  /** Success status; 200 when absent. */
  readonly status?: 200 | 201 | 202;
}

/**
 * One call of the API: its route and its schemas. The server answers 422 to a request that does not match
 * `params`, `query` or `body`, and sends no field that `answer` does not name.
 */
export type Call = RouteSpec & CallSchemas;

/** Adds schemas to a route of a route table. */
export function defineCall<
  const R extends RouteSpec,
  A extends z.ZodType,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(route: R, schemas: CallSchemas<P, Q, B, A>): R & CallSchemas<P, Q, B, A> {
  return { ...route, ...schemas };
}

// The parts are optional properties: without NonNullable every body and query would be "or undefined".
type Present<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>;
/** Looks at one property, because a comparison with `z.ZodType` resolves a hundred methods of each schema. */
type IsSchema = { readonly _zod: unknown };
type Out<T> = Present<T> extends IsSchema ? z.output<Present<T>> : undefined;
type In<T> = Present<T> extends IsSchema ? z.input<Present<T>> : undefined;

/**
 * One part of a call. `C` has no constraint: to check a route of the union of all routes against one, the compiler
 * compared every schema of the contract, for each use.
 */
type PartOf<C, Name extends keyof CallSchemas> = Name extends keyof C ? C[Name] : undefined;

export type ParamsOf<C> = Out<PartOf<C, 'params'>>;
export type QueryOf<C> = Out<PartOf<C, 'query'>>;
export type BodyOf<C> = Out<PartOf<C, 'body'>>;
/** The body that a client sends, before defaults and trimming. */
export type BodyInputOf<C> = In<PartOf<C, 'body'>>;
export type AnswerOf<C> = z.output<PartOf<C, 'answer'>>;
