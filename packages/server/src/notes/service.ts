import { LIMITS, type LessonNote } from '@digiken/contract';
import { and, count, eq } from 'drizzle-orm';
import { readableLesson } from '../learning';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Deps } from '../platform/services';
import { lessonNotes } from './tables';
import { WORDING } from './wording';

type Row = typeof lessonNotes.$inferSelect;

const toNote = (row: Row): LessonNote => ({
  _id: row.id,
  text: row.text,
  section: row.sectionId === null ? null : { id: row.sectionId, title: row.sectionTitle ?? '' },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

const ofLesson = (caller: Caller, lessonId: string) =>
  and(eq(lessonNotes.userId, caller.id), eq(lessonNotes.lessonId, lessonId));

const own = (caller: Caller, id: string) => and(eq(lessonNotes.id, id), eq(lessonNotes.userId, caller.id));

async function countNotes(db: Executor, caller: Caller, lessonId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(lessonNotes).where(ofLesson(caller, lessonId));
  return row?.count ?? 0;
}

/**
 * One page of the caller's notes to a lesson, newest first, and how many there are (spec 12.81).
 * @throws {HttpError} 403 or 404 for a lesson that the caller may not read
 */
export async function pageNotes(
  db: Executor,
  caller: Caller,
  { lessonId, cursor }: { lessonId: string; cursor?: string | undefined },
) {
  await readableLesson(db, caller, lessonId);
  const { rows, ...ends } = await keyPage(cursor, byCreation(lessonNotes), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(lessonNotes)
      .where(and(ofLesson(caller, lessonId), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: rows.map(toNote), count: await countNotes(db, caller, lessonId), ...ends };
}

interface NewNote {
  lessonId: string;
  text: string;
  section?: { id: string; title: string } | null | undefined;
}

/** @throws {HttpError} 403 or 404 for a lesson that the caller may not read; 409 if it has too many notes */
export async function addNote(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { lessonId, text, section }: NewNote,
): Promise<LessonNote> {
  await readableLesson(db, caller, lessonId);
  if ((await countNotes(db, caller, lessonId)) >= LIMITS.notesPerLesson) throw conflict(WORDING.full);
  const row: Row = {
    id: newId(),
    userId: caller.id,
    lessonId,
    text,
    sectionId: section?.id || null,
    sectionTitle: section?.title || null,
    createdAt: clock.now(),
    editedAt: null,
  };
  await db.insert(lessonNotes).values(row);
  return toNote(row);
}

/** @throws {HttpError} 404 unless the note is the caller's */
export async function saveNote(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<LessonNote> {
  const [row] = await db
    .update(lessonNotes)
    .set({ text, editedAt: clock.now() })
    .where(own(caller, id))
    .returning();
  if (row === undefined) throw notFound(WORDING.noNote);
  return toNote(row);
}

/** @throws {HttpError} 404 unless the note is the caller's */
export async function removeNote(db: Executor, caller: Caller, id: string): Promise<void> {
  const rows = await db.delete(lessonNotes).where(own(caller, id)).returning({ id: lessonNotes.id });
  if (rows.length === 0) throw notFound(WORDING.noNote);
}
