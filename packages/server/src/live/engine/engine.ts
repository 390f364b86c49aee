import type { LiveRole } from '@digiken/contract/constants';

export interface Publishing {
  room: string;
  seat: string;
  /** A new id for what is sent. */
  publication: string;
  sdp: string;
}

export interface Subscribing {
  room: string;
  seat: string;
  /** A new id for the connection. */
  connection: string;
  publication: string;
  /** False: sound only. */
  video: boolean;
}

export interface RecordedFile {
  room: string;
  publication: string;
  /** Id of the recording, which {@link EngineEvents.recorded} repeats. */
  recording: string;
  /** Where it is written, as WebM. */
  path: string;
}

export interface EngineEvents {
  /** The media server started again, or a room was lost: people must publish and subscribe again. */
  lost(rooms: readonly string[]): void;
  /** What a seat sent is over, because its connection broke. */
  unpublished(publication: { room: string; publication: string }): void;
  /** A recording is complete. */
  recorded(file: { room: string; recording: string }): void;
}

/**
 * A media server: it forwards the sound and pictures of a room from those who speak to everybody. It knows ids only; who
 * may do what is decided before it is called (adr 0036). Offers and answers carry all their candidates.
 */
export interface LiveEngine {
  /** False: there is none, and every other call throws. */
  readonly available: boolean;
  /** False: it cannot record. */
  readonly records: boolean;
  /** Prepares a room. Safe to repeat. */
  open(room: string): Promise<void>;
  /**
   * Takes what a seat offers to send.
   * @returns the answer, and what is sent
   * @throws {BadDescription} if the offer cannot be used
   */
  publish(offer: Publishing): Promise<{ sdp: string; audio: boolean; video: boolean }>;
  /**
   * Offers a publication to a seat; {@link answer} completes it.
   * @throws {Gone} if there is no such publication
   */
  subscribe(wish: Subscribing): Promise<{ sdp: string }>;
  /** @throws {BadDescription} and {Gone} */
  answer(input: { room: string; seat: string; connection: string; sdp: string }): Promise<void>;
  /** Ends one publication. Safe to repeat. */
  unpublish(input: { room: string; publication: string }): Promise<void>;
  /** What a seat may send from now on: nothing of a muted seat's sound, nothing at all of a role that does not speak. */
  setRole(input: { room: string; seat: string; role: LiveRole; muted: boolean }): Promise<void>;
  /** Ends all connections of a seat. Safe to repeat. */
  remove(input: { room: string; seat: string }): Promise<void>;
  /** Records one publication until it ends, or until {@link stopRecording}. */
  record(file: RecordedFile): Promise<void>;
  stopRecording(room: string): Promise<void>;
  /** Ends a room with all connections. Safe to repeat. */
  close(room: string): Promise<void>;
  /** Ends the media server. */
  stop(): Promise<void>;
}

/** A session description that the media server cannot use. */
export class BadDescription extends Error {}
/** A publication or connection that no longer exists. */
export class Gone extends Error {}
/** The media server does not answer. */
export class EngineDown extends Error {}
