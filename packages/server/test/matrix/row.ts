import type { Role } from '@digiken/contract';
import type { Actor, Try, World } from './world';

type Maker = (world: World, actor: Actor) => Try | undefined | Promise<Try | undefined>;

/** Who may call one route (spec 6.3, 6.8). */
export interface Row {
  /**
   * Who may call: `everybody`; `signed-in`; `verified` (an unverified learner gets 403); or these roles.
   * Strangers get 401 and other roles 403, before anything else is looked at.
   */
  may: 'everybody' | 'signed-in' | 'verified' | readonly Role[];
  /** A request for the actor's own object, or a shared one. Created for each attempt. */
  own: Maker;
  /** The same request for another user's object: 404. Undefined if the actor has no "other". */
  other?: Maker;
  /** The same request for another hub's object: 404. */
  otherHub?: Maker;
  /** Status of `own`; default any 2xx. */
  answers?: readonly number[];
  /** Status of `other` if it is not 404, with the reason. */
  otherAnswers?: { status: number; why: string };
}

export const ADMINISTRATORS = ['sudo', 'admin'] as const;
export const ADMIN_ONLY = ['admin'] as const;
export const AUTHORS = ['tutor', 'sudo', 'admin'] as const;

/** The actor's own id; for a visitor the learner's. */
export const idOf = (world: World, actor: Actor): string =>
  actor === 'anonymous' ? world.people.user.id : world.people[actor].id;
