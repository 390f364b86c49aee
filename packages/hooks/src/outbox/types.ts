import type { SyncAction } from '@digiken/contract';

type Bare<T> = T extends unknown ? Omit<T, 'id' | 'ageMs'> : never;

/** What a learner did: an action of the sync call (spec 14.41) without its id and age, which the outbox adds. */
export type OutboxAction = Bare<SyncAction>;

/** What the action is about, to name it in a list and to find its page. It is not sent. */
export interface ActionSubject {
  /** The lesson or quiz. */
  title?: string;
  courseId?: string;
  courseTitle?: string;
  unit?: { title: string; position: number };
  /** The lesson of a note; edits and removals of notes do not carry it. */
  lessonId?: string;
}

/** The lesson that a note or bookmark belongs to. */
export type NotePlace = ActionSubject & Required<Pick<ActionSubject, 'lessonId' | 'courseId'>>;

/** `sending`: a request with it is under way. `refused`: the server will never apply it as it is. */
export type EntryState = 'waiting' | 'sending' | 'refused';

/** One action on this device that the server has not confirmed. */
export interface OutboxEntry {
  /** UUID. The server applies one id once. */
  id: string;
  /** The id of the user who did it. It is only sent with a session of this user. */
  viewer: string;
  kind: OutboxAction['kind'];
  payload: OutboxAction;
  /** Milliseconds since the epoch, by the clock of this device. */
  createdAt: number;
  state: EntryState;
  /** The server's sentence; only if refused. */
  message?: string;
  code?: string;
  /**
   * A request with this id may have reached the server. From then on the payload is fixed: the server would answer
   * `duplicate` to a changed one, and the change would be lost.
   */
  tried: boolean;
  /** `note-add` only: its own call was sent with this id as Idempotency-Key and got no answer. */
  called?: boolean;
  about: ActionSubject;
}

/** What keeps waiting actions from being sent: no answer, an error of the server, or no session of their user. */
export type OutboxProblem = 'no-answer' | 'server' | 'signed-out';

export interface OutboxSnapshot {
  /** In the order in which they were done. */
  entries: readonly OutboxEntry[];
  /** A request is under way. */
  sending: boolean;
  problem?: OutboxProblem;
  /** When the server last confirmed that nothing waits; milliseconds since the epoch by this device's clock. */
  syncedAt?: number;
}

export const EMPTY_OUTBOX: OutboxSnapshot = { entries: [], sending: false };

/** Entries with a part of the data in common; an action is not sent past an older one with the same subject. */
export function subjectOf(action: OutboxAction): string {
  switch (action.kind) {
    case 'progress':
      return `progress ${action.lessonId}`;
    case 'bookmark':
      return `bookmark ${action.lessonId}`;
    case 'note-add':
      return 'note';
    case 'note-edit':
    case 'note-remove':
      return `note ${action.noteId}`;
    default:
      return `attempt ${action.attemptId}`;
  }
}
