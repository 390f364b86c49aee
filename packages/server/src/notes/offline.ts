import { and, eq } from 'drizzle-orm';
import { conflict, invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { addNote, lockNote, removeNote } from './service';
import { lessonNotes } from './tables';
import { WORDING } from './wording';

/** An edit that was made without a connection. */
export interface OfflineEdit {
  id: string;
  text: string;
  /** `editedAt` of the text that was changed; null: it had not been edited. */
  base: Date | null;
  /** When it was made. */
  at: Date;
}

/**
 * Writes an edit that was made without a connection. If the note has changed since, or was deleted, both texts are
 * kept: the edit becomes a new note in the same place (spec 14.47). A later edit of the same session follows its own
 * earlier one, whose moment the device has not been told.
 * @param deps `db`: a transaction
 * @returns the id of the new note; null if the note itself was changed
 * @throws {HttpError} 404 unless the note is or was the caller's; for a new note as {@link addNote} does
 */
export async function editNoteOffline(
  deps: Deps<'clock'>,
  caller: Caller,
  { id, text, base, at }: OfflineEdit,
): Promise<string | null> {
  const { db, clock } = deps;
  const note = await lockNote(db, caller, id);
  if (text === '' && note.quote === null) throw invalid({ text: WORDING.empty });
  const same = note.editedAt?.getTime() === base?.getTime();
  const follows =
    note.editedBySession === caller.sessionId && note.offlineEditAt !== null && note.offlineEditAt <= at;
  if (note.removedAt === null && (same || follows)) {
    await db
      .update(lessonNotes)
      .set({
        text,
        editedAt: after(note.editedAt, clock.now()),
        editedBySession: caller.sessionId,
        offlineEditAt: at,
      })
      .where(eq(lessonNotes.id, id));
    return null;
  }
  const section = note.sectionId === null ? null : { id: note.sectionId, title: note.sectionTitle ?? '' };
  const { _id } = await addNote(deps, caller, {
    lessonId: note.lessonId,
    text,
    quote: note.quote,
    section,
    at,
  });
  return _id;
}

/** Always another moment than that of the text before, so that no device takes one text for the other. */
const after = (before: Date | null, now: Date): Date =>
  before === null ? now : new Date(Math.max(now.getTime(), before.getTime() + 1));

/**
 * Deletes a note as it was decided without a connection. Does nothing if it is deleted already.
 * @param deps `db`: a transaction
 * @throws {HttpError} 409 if a text of another device has arrived after that, which nobody has seen here
 */
export async function removeNoteOffline(
  deps: Deps<'clock'>,
  caller: Caller,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const [note] = await deps.db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.id, id), eq(lessonNotes.userId, caller.id)))
    .for('update');
  if (note === undefined || note.removedAt !== null) return;
  const changedLater = note.editedAt !== null && note.editedAt > at;
  if (changedLater && note.editedBySession !== caller.sessionId) throw conflict(WORDING.changed);
  await removeNote(deps, caller, id);
}
