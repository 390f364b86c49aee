import type { Call, Role } from '@digiken/contract';
import type { Actor, Try, World } from './world';

type Maker = (world: World, actor: Actor) => Try | undefined | Promise<Try | undefined>;

/** Who may call one route (spec 6.3, 6.8). */
export interface Row {
  /**
   * Who may call: `everybody`; `signed-in`; `verified` (an unverified learner gets 403); or these roles.
   * Strangers get 401 and other roles 403, before anything else is looked at.
   */
  may: 'everybody' | 'signed-in' | 'verified' | readonly Role[];
  /** A request about what is the actor's own, or nobody's in particular; made anew for each try. */
  own: Maker;
  /** The same about another person's: 404. Undefined for an actor who has no "other". */
  other?: Maker;
  /** The same about another hub's: 404. */
  otherHub?: Maker;
  /** What `own` answers; any 2xx without it. */
  answers?: readonly number[];
  /** What `other` answers where it is not 404, with the reason. */
  otherAnswers?: { status: number; why: string };
}

export type Rows = ReadonlyMap<Call, Row>;

export const ADMINISTRATORS = ['sudo', 'admin'] as const;
export const ADMIN_ONLY = ['admin'] as const;
export const AUTHORS = ['tutor', 'sudo', 'admin'] as const;

/** The actor's own id; a stranger asks for the learner's. */
export const idOf = (world: World, actor: Actor): string =>
  actor === 'anonymous' ? world.people.user.id : world.people[actor].id;
