import type { LiveEvent } from '@digiken/contract';

/** Who receives an event: everyone in the room, or only hosts, or one seat. */
export type Audience = 'room' | 'hosts' | { seat: string };

/**
 * An event as it is kept. `refresh` becomes a snapshot when it is sent, because what its receiver may see has changed:
 * let in, another role. `taken-over` names the device that keeps the seat.
 */
export interface StoredEvent {
  audience: Audience;
  body:
    | WithoutSeq<Exclude<LiveEvent, { type: 'snapshot' | 'taken-over' }>>
    | { type: 'refresh' }
    | { type: 'taken-over'; device: string };
}

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;
