import type { Role } from './constants/roles';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route. `public`: anyone, and the session is not looked up. `optional`: anyone, with the
 * session when there is one. `signed-in`: any session. `verified`: a session of a user who needs no email
 * verification (spec 5.3). A list of roles: those roles, verified as well.
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'verified' | readonly [Role, ...Role[]];

/**
 * The part of a call that carries no schema: the server registers it and the client builds its request
 * from it, so neither repeats it. `path` starts after the /api prefix and names its parameters `{like}` this.
 */
export interface RouteSpec {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * The method by which the release before this one calls it, with a body that is valid here too. Its open tabs go on
   * working; the next release drops it.
   */
  readonly formerly?: Method;
  /**
   * A POST that creates something. The client sends an `Idempotency-Key`, one UUID for each user action, so
   * that a repeated request creates nothing twice.
   */
  readonly idempotent?: true;
  /** The server reads the body as bytes, e.g. because they are signed; it is no schema's. */
  readonly rawBody?: true;
  /** The answer is a stream of server-sent events; `answer` is the schema of one. */
  readonly stream?: true;
  /** Open to a person who has to set up two-step sign-in before anything else (spec 13.153). */
  readonly beforeTwoStep?: true;
  /** Name of the multipart field when the body is a file. */
  readonly upload?: string;
  /** Paths of the routes whose answers a successful call changes: clients fetch again what they show of them. */
  readonly changes?: readonly `/${string}`[];
}

/** The routes of one area by the names of their calls. */
export type RouteTable = Readonly<Record<string, RouteSpec>>;
