import type { LiveEvent } from '@digiken/contract';

/** Who receives an event: everyone in the room, or only hosts, or one seat. */
export type Audience = 'room' | 'hosts' | { seat: string };

/**
 * An event as it is kept. `refresh` becomes a snapshot when it is sent, because what its receiver may see has changed:
 * let in, another role. `taken-over` names the device that keeps the seat.
 */
export interface StoredEvent {
  audience: Audience;
  /** The full name of the person in `body`, whose name there is the one for learners (spec 15.106). */
  fullName?: string;
  body:
    | WithoutSeq<Exclude<LiveEvent, { type: 'snapshot' | 'taken-over' }>>
    | { type: 'refresh' }
    | { type: 'taken-over'; device: string };
}

/** An event that names a person, for staff. */
export function withFullName({ body, fullName }: StoredEvent): StoredEvent['body'] {
  if (fullName === undefined) return body;
  switch (body.type) {
    case 'seat':
      return { ...body, seat: { ...body.seat, name: fullName } };
    case 'chat':
      return { ...body, message: { ...body.message, name: fullName } };
    case 'left':
      return { ...body, name: fullName };
    default:
      return body;
  }
}

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;
