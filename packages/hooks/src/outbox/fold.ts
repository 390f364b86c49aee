import { QUIZ_LIMITS } from '@digiken/contract/constants';
import type { ActionSubject, OutboxAction, OutboxEntry } from './types';

/** An entry with its key in the database. Keys grow, so their order is the order of the actions. */
export interface StoredEntry extends OutboxEntry {
  order: number;
}

/** What an action changes in the outbox (spec 14.28). */
export interface Fold {
  /** Entries that it makes needless. */
  gone: StoredEntry[];
  /** An entry that was never sent, with its new content. */
  changed?: StoredEntry;
  /** What is appended. */
  added?: OutboxAction;
}

type Of<K extends OutboxAction['kind']> = Extract<OutboxAction, { kind: K }>;
type Answers = Of<'answers'>;

function open<K extends OutboxAction['kind']>(
  entries: readonly StoredEntry[],
  kind: K,
  same: (payload: Of<K>) => boolean,
): StoredEntry[] {
  return entries.filter(
    (entry) => entry.state !== 'refused' && entry.kind === kind && same(entry.payload as Of<K>),
  );
}

/**
 * Joins an action with those that wait, so that only what still matters is sent. Entries that may have reached the
 * server are never changed, only replaced by a later payload.
 * @param entries of one user, in order
 */
export function fold(entries: readonly StoredEntry[], action: OutboxAction): Fold {
  switch (action.kind) {
    case 'progress':
      return foldProgress(entries, action);
    case 'bookmark':
      return {
        gone: open(entries, 'bookmark', (payload) => payload.lessonId === action.lessonId),
        added: action,
      };
    case 'note-edit':
      return foldEdit(entries, action);
    case 'note-remove':
      return foldRemoval(entries, action);
    case 'answers':
      return foldAnswers(entries, action);
    case 'submit': {
      const known = open(entries, 'submit', (payload) => payload.attemptId === action.attemptId).length > 0;
      return known ? { gone: [] } : { gone: [], added: action };
    }
    default:
      return { gone: [], added: action };
  }
}

function foldProgress(entries: readonly StoredEntry[], action: Of<'progress'>): Fold {
  const same = (payload: Of<'progress'>) => payload.lessonId === action.lessonId;
  const known = open(entries, 'progress', (payload) => same(payload) && payload.done === true).length > 0;
  const { done, ...position } = action;
  if (action.scroll === undefined) return known ? { gone: [] } : { gone: [], added: action };
  return {
    gone: open(entries, 'progress', (payload) => same(payload) && payload.done === undefined),
    added: known ? position : { ...position, ...(done && { done }) },
  };
}

function foldEdit(entries: readonly StoredEntry[], action: Of<'note-edit'>): Fold {
  const unsent = entries.find((entry) => entry.id === action.noteId && entry.kind === 'note-add');
  if (unsent && unsent.state === 'waiting' && !unsent.tried) {
    return {
      gone: [],
      changed: { ...unsent, payload: { ...(unsent.payload as Of<'note-add'>), text: action.text } },
    };
  }
  const earlier = open(entries, 'note-edit', (payload) => payload.noteId === action.noteId);
  // The text that the first of these edits changed is still the one on the server.
  const base = earlier[0] ? (earlier[0].payload as Of<'note-edit'>).base : action.base;
  return { gone: earlier, added: { ...action, base } };
}

function foldRemoval(entries: readonly StoredEntry[], action: Of<'note-remove'>): Fold {
  const unsent = entries.find((entry) => entry.id === action.noteId && entry.kind === 'note-add');
  const edits = open(entries, 'note-edit', (payload) => payload.noteId === action.noteId);
  if (unsent && unsent.state !== 'sending' && !unsent.tried) return { gone: [unsent, ...edits] };
  const known = open(entries, 'note-remove', (payload) => payload.noteId === action.noteId).length > 0;
  return known ? { gone: edits } : { gone: edits, added: action };
}

function foldAnswers(entries: readonly StoredEntry[], action: Answers): Fold {
  const earlier = open(
    entries,
    'answers',
    (payload) => payload.attemptId === action.attemptId && payload.device === action.device,
  );
  const bySlot = new Map<string, Answers['events'][number]>();
  for (const event of [...earlier.flatMap(({ payload }) => (payload as Answers).events), ...action.events]) {
    const known = bySlot.get(event.slot);
    if (!known || event.seq >= known.seq) bySlot.set(event.slot, event);
  }
  if (bySlot.size > QUIZ_LIMITS.events) return { gone: [], added: action };
  return { gone: earlier, added: { ...action, events: [...bySlot.values()] } };
}

/** The entry of an action that has just been done. */
export function entryOf(
  action: OutboxAction,
  parts: { id: string; viewer: string; createdAt: number; about: ActionSubject; called?: boolean },
): OutboxEntry {
  const { called, ...rest } = parts;
  return {
    ...rest,
    kind: action.kind,
    payload: action,
    state: 'waiting',
    tried: called === true,
    ...(called && { called }),
  };
}
