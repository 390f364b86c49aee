import type { LiveEngine } from './engine';

/** Calls of the media server that its process answers. */
export const ENGINE_CALLS = [
  'open',
  'publish',
  'subscribe',
  'answer',
  'unpublish',
  'setRole',
  'remove',
  'record',
  'stopRecording',
  'close',
] as const satisfies readonly (keyof LiveEngine)[];
export type EngineCall = (typeof ENGINE_CALLS)[number];

export interface EngineSettings {
  /** Address that clients reach, e.g. behind a router; undefined: those of the interfaces. */
  address: string | undefined;
  /** UDP ports, both included. */
  ports: readonly [number, number];
  /** Of each hundred packets that are sent, so many are dropped: for measurements. */
  loss: number;
}

/** From the server to the process. */
export type ToEngine =
  | { kind: 'start'; settings: EngineSettings }
  | { kind: 'call'; id: number; call: EngineCall; input: unknown }
  | { kind: 'figures'; id: number };

export type Failure = 'bad-description' | 'gone' | 'other';

/** From the process to the server. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; failure: Failure }
  | { kind: 'unpublished'; room: string; publication: string }
  | { kind: 'recorded'; room: string; recording: string };

/** What the process has done since it started. */
export interface EngineFigures {
  /** Packets that were sent on to receivers. */
  forwarded: number;
  /** Packets that were dropped on purpose. */
  dropped: number;
  /** Microseconds of processor time. */
  cpu: number;
  /** Bytes. */
  memory: number;
  connections: number;
}
