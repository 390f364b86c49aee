import type {
  AnswerOf,
  BodyInputOf,
  CallOf,
  ContractRoute,
  ParamsOf,
  QueryOf,
  RouteSpec,
} from '@digiken/contract';

type Part<Name extends string, T> = [T] extends [undefined] ? { [N in Name]?: undefined } : Record<Name, T>;
/** True when every key is optional. */
type NoneRequired<T> = Partial<T> extends T ? true : false;
type QueryPart<T> = [T] extends [undefined]
  ? { query?: undefined }
  : NoneRequired<T> extends true
    ? { query?: T }
    : { query: T };
type FilePart<C> = C extends { readonly upload: string } ? { file: Blob } : { file?: undefined };

/** What a request to a route carries: exactly the parts that the contract names. */
export type RequestInput<R extends ContractRoute> = Part<'params', ParamsOf<CallOf<R>>> &
  QueryPart<QueryOf<CallOf<R>>> &
  Part<'body', BodyInputOf<CallOf<R>>> &
  FilePart<CallOf<R>>;

/** The input as arguments: optional when the route needs none. */
export type RequestArguments<R extends ContractRoute> =
  NoneRequired<RequestInput<R>> extends true ? [input?: RequestInput<R>] : [input: RequestInput<R>];

/** The body that a client sends to a route. */
export type RequestBody<R extends ContractRoute> = NonNullable<BodyInputOf<CallOf<R>>>;
/** The query of a route. */
export type RequestQuery<R extends ContractRoute> = NonNullable<QueryOf<CallOf<R>>>;
/** The parsed body of a successful answer. */
export type Answer<R extends ContractRoute> = AnswerOf<CallOf<R>>;

/** Sends one request of the contract; rejects with an ApiError. */
export type SendRequest = <R extends ContractRoute>(
  route: R,
  ...input: RequestArguments<R>
) => Promise<Answer<R>>;

/** A request's parts at run time. */
export interface RequestParts {
  params?: Record<string, string>;
  /** Undefined and empty values are left out. */
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as the multipart field that the route names. */
  file?: Blob;
}

/** The address of a request below the /api prefix. */
export function addressOf(route: RouteSpec, { params, query }: RequestParts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return path + (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '');
}

/** The body as it is sent: JSON, or a form with one file. */
export function payloadOf(route: RouteSpec, { body, file }: RequestParts): string | FormData | undefined {
  if (route.upload && file) {
    const form = new FormData();
    form.append(route.upload, file);
    return form;
  }
  return body === undefined ? undefined : JSON.stringify(body);
}
