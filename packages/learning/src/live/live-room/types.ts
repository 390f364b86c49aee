import type { LiveSeat } from '@digiken/contract';

/** A seat in the room, with what the user's device knows of it. */
export interface RoomPerson extends LiveSeat {
  /** The user. */
  me: boolean;
  /** Their microphone is on. */
  microphone: boolean;
  /** Sound comes from them now. */
  speaking: boolean;
}

/** Pictures that somebody sends. */
export interface RoomPicture {
  id: string;
  /** Of the person. */
  name: string;
  me: boolean;
  speaking: boolean;
  /** Null while it is connecting. */
  stream: MediaStream | null;
}

/**
 * `waiting`: until a host lets the user in. `returning`: the connection is lost, the seat is kept. `elsewhere`: the user
 * continued on another device. `refused`: for another reason, which the server says.
 */
export type RoomStatus =
  | 'joining'
  | 'waiting'
  | 'in'
  | 'returning'
  | 'removed'
  | 'ended'
  | 'left'
  | 'full'
  | 'locked'
  | 'closed'
  | 'refused'
  | 'elsewhere'
  | 'lost';

/** A control of the user's own microphone, camera or screen. */
export interface RoomControl {
  on: boolean;
  /** The device is being asked for. */
  busy?: boolean;
  /** Why it cannot be used; announced when it is pressed. */
  unavailable?: string;
  onChange: (on: boolean) => void;
}
