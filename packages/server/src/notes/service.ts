import { LIMITS, type LessonNote } from '@digiken/contract';
import { and, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { readableLesson } from '../learning';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Deps } from '../platform/services';
import { lessonNotes } from './tables';
import { WORDING } from './wording';

type Row = typeof lessonNotes.$inferSelect;

const toNote = (row: Row): LessonNote => ({
  _id: row.id,
  text: row.text,
  quote: row.quote,
  section: row.sectionId === null ? null : { id: row.sectionId, title: row.sectionTitle ?? '' },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

type Author = Pick<Caller, 'id'>;

const ofLesson = (caller: Author, lessonId: string) =>
  and(eq(lessonNotes.userId, caller.id), eq(lessonNotes.lessonId, lessonId), isNull(lessonNotes.removedAt));

const own = (caller: Author, id: string) => and(eq(lessonNotes.id, id), eq(lessonNotes.userId, caller.id));

async function countNotes(db: Executor, caller: Author, lessonId: string): Promise<number> {
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
  const page = await readPage(db, caller, { lessonId, cursor });
  return { ...page, count: await countNotes(db, caller, lessonId) };
}

async function readPage(
  db: Executor,
  caller: Author,
  { lessonId, cursor }: { lessonId: string; cursor?: string | undefined },
) {
  const { rows, ...ends } = await keyPage(cursor, byCreation(lessonNotes), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(lessonNotes)
      .where(and(ofLesson(caller, lessonId), where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: rows.map(toNote), ...ends };
}

const NO_NOTES = { data: [], next: null, previous: null };

/** The first pages of the caller's notes to lessons that the caller may read, by lesson (spec 14.40). */
export async function firstNotes(
  db: Executor,
  caller: Author,
  lessonIds: readonly string[],
): Promise<Map<string, Awaited<ReturnType<typeof pageNotes>>>> {
  const counts = await db
    .select({ lessonId: lessonNotes.lessonId, count: count() })
    .from(lessonNotes)
    .where(
      and(
        eq(lessonNotes.userId, caller.id),
        inArray(lessonNotes.lessonId, [...lessonIds]),
        isNull(lessonNotes.removedAt),
      ),
    )
    .groupBy(lessonNotes.lessonId);
  const found = new Map<string, Awaited<ReturnType<typeof pageNotes>>>(
    lessonIds.map((id) => [id, { ...NO_NOTES, count: 0 }]),
  );
  for (const { lessonId, count: all } of counts)
    found.set(lessonId, { ...(await readPage(db, caller, { lessonId })), count: all });
  return found;
}

interface NewNote {
  lessonId: string;
  text: string;
  quote?: string | null | undefined;
  section?: { id: string; title: string } | null | undefined;
  /** When it was written, if that was without a connection. Default: now. */
  at?: Date;
}

/** @throws {HttpError} 403 or 404 for a lesson that the caller may not read; 409 if it has too many notes */
export async function addNote(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { lessonId, text, quote, section, at = clock.now() }: NewNote,
): Promise<LessonNote> {
  await readableLesson(db, caller, lessonId);
  if ((await countNotes(db, caller, lessonId)) >= LIMITS.notesPerLesson) throw conflict(WORDING.full);
  const row: Row = {
    id: newId(),
    userId: caller.id,
    lessonId,
    text,
    quote: quote || null,
    sectionId: section?.id || null,
    sectionTitle: section?.title || null,
    createdAt: at,
    editedAt: null,
    editedBySession: null,
    offlineEditAt: null,
    removedAt: null,
  };
  await db.insert(lessonNotes).values(row);
  return toNote(row);
}

/** @throws {HttpError} 404 unless the note is the caller's; 422 without words if no passage is marked */
export async function saveNote(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<LessonNote> {
  const [row] = await db
    .update(lessonNotes)
    .set({ text, editedAt: clock.now(), editedBySession: null, offlineEditAt: null })
    .where(and(own(caller, id), isNull(lessonNotes.removedAt), saysStill(text)))
    .returning();
  if (row !== undefined) return toNote(row);
  const [known] = await db
    .select({ id: lessonNotes.id })
    .from(lessonNotes)
    .where(and(own(caller, id), isNull(lessonNotes.removedAt)));
  throw known === undefined ? notFound(WORDING.noNote) : invalid({ text: WORDING.empty });
}

/** Without words, only a note with a marked passage is left. */
const saysStill = (text: string) => (text === '' ? isNotNull(lessonNotes.quote) : undefined);

/** @throws {HttpError} 404 unless the note is the caller's */
export async function removeNote({ db, clock }: Deps<'clock'>, caller: Caller, id: string): Promise<void> {
  const rows = await db
    .update(lessonNotes)
    .set({ text: '', quote: null, removedAt: clock.now() })
    .where(and(own(caller, id), isNull(lessonNotes.removedAt)))
    .returning({ id: lessonNotes.id });
  if (rows.length === 0) throw notFound(WORDING.noNote);
}

/** A note with its lock, also if it was removed. @throws {HttpError} 404 unless it is or was the caller's */
export async function lockNote(tx: Executor, caller: Caller, id: string): Promise<Row> {
  const [row] = await tx.select().from(lessonNotes).where(own(caller, id)).for('update');
  if (row === undefined) throw notFound(WORDING.noNote);
  return row;
}

/** Deletes what is left of the notes that were removed before a moment. */
export async function dropRemovedNotes(db: Executor, before: Date): Promise<void> {
  await db.delete(lessonNotes).where(lt(lessonNotes.removedAt, before));
}
