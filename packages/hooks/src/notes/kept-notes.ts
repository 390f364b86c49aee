import type { LessonNote } from '@digiken/contract';

/** A note that the server has not confirmed. It survives a refresh and a lost connection. */
export interface KeptNote {
  /** The Idempotency-Key of its request, so that sending it twice saves it once. */
  key: string;
  text: string;
  section: LessonNote['section'];
  /** ISO 8601, by the clock of this device. */
  createdAt: string;
}

const EVENT = 'digiken:kept-notes';
const NONE: readonly KeptNote[] = [];

const name = (viewer: string, lessonId: string) => `lesson-notes:${viewer}:${lessonId}`;

const isNote = (note: Partial<KeptNote> | null): note is KeptNote =>
  typeof note?.key === 'string' && typeof note.text === 'string' && typeof note.createdAt === 'string';

// One array for one stored text: a store's snapshot must stay the same while nothing changes.
const cache = new Map<string, { stored: string | null; notes: readonly KeptNote[] }>();

/** Notes of one user to one lesson that wait on this device, newest first. */
export function keptNotes(viewer: string, lessonId: string): readonly KeptNote[] {
  const key = name(viewer, lessonId);
  try {
    const stored = localStorage.getItem(key);
    const known = cache.get(key);
    if (known?.stored === stored) return known.notes;
    const parsed = JSON.parse(stored ?? '[]') as unknown;
    const notes = Array.isArray(parsed) ? (parsed as Partial<KeptNote>[]).filter(isNote) : NONE;
    cache.set(key, { stored, notes });
    return notes;
  } catch {
    return NONE;
  }
}

/** @returns false if this device cannot keep them, e.g. because its storage is full */
function write(viewer: string, lessonId: string, notes: readonly KeptNote[]): boolean {
  const key = name(viewer, lessonId);
  try {
    if (notes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(notes));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(EVENT));
  return true;
}

/** @returns false if this device cannot keep it */
export function keepNote(viewer: string, lessonId: string, note: KeptNote): boolean {
  return write(viewer, lessonId, [note, ...keptNotes(viewer, lessonId)]);
}

export function forgetNote(viewer: string, lessonId: string, key: string): void {
  const kept = keptNotes(viewer, lessonId);
  if (!kept.some((note) => note.key === key)) return;
  write(
    viewer,
    lessonId,
    kept.filter((note) => note.key !== key),
  );
}

/** Calls back when kept notes change, in this tab or another. */
export function watchKeptNotes(changed: () => void): () => void {
  window.addEventListener(EVENT, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(EVENT, changed);
    window.removeEventListener('storage', changed);
  };
}
