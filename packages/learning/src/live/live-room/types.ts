/** What a person may do. Hosts and co-hosts decide on others; they and speakers send sound and pictures. */
export type RoomRole = 'host' | 'co-host' | 'speaker' | 'captioner' | 'learner';

export interface RoomPerson {
  id: string;
  name: string;
  avatar?: string;
  role: RoomRole;
  /** The user. */
  me: boolean;
  /** Their microphone is on. */
  microphone: boolean;
  /** Sound comes from them now. */
  speaking: boolean;
  /** ISO 8601: since when the hand is up. */
  handAt?: string;
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

export interface RoomMessage {
  id: string;
  name: string;
  me: boolean;
  text: string;
  /** BCP 47 tag of `text`, e.g. "sw"; undefined if it is not known. */
  language?: string;
  /** ISO 8601. */
  at: string;
}

export interface RoomCaption {
  id: string;
  text: string;
  /** BCP 47 tag of `text`. */
  language?: string;
}

export interface RoomSlide {
  id: string;
  src: string;
  /** What it says or shows. */
  alt: string;
  /** BCP 47 tag of `alt`. */
  language?: string;
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
