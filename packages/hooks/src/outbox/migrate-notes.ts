import type { LessonNote } from '@digiken/contract';
import { newUuid } from '../api/uuid';
import { KEPT_NOTES } from './flag';
import type { Outbox } from './outbox-api';

interface KeptNote {
  /** The Idempotency-Key of its call. */
  key: string;
  text: string;
  section: LessonNote['section'];
  createdAt: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isNote = (note: Partial<KeptNote> | null): note is KeptNote =>
  typeof note?.key === 'string' && typeof note.text === 'string' && typeof note.createdAt === 'string';

/**
 * Moves notes that an earlier release kept in local storage into the outbox, oldest first. A note is removed there
 * after it is stored here; after a crash in between, its key tells that it is here already.
 */
export async function migrateKeptNotes(viewer: string, outbox: Outbox): Promise<void> {
  const prefix = `${KEPT_NOTES}${viewer}:`;
  for (const name of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
    const lessonId = name.slice(prefix.length);
    for (const { key, text, section, createdAt } of read(name).reverse()) {
      const action = { kind: 'note-add', lessonId, text, section } as const;
      const time = Date.parse(createdAt);
      await outbox.add(
        action,
        { lessonId },
        {
          // Its own call may have arrived: the same key tells the server.
          ...(UUID.test(key) ? { id: key, called: true } : { id: newUuid() }),
          ...(Number.isFinite(time) && { createdAt: time }),
        },
      );
    }
    localStorage.removeItem(name);
  }
}

function read(name: string): KeptNote[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(parsed) ? (parsed as Partial<KeptNote>[]).filter(isNote) : [];
  } catch {
    return [];
  }
}
