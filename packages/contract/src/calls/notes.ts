import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS } from '../constants';
import { Id, Timestamp } from '../entities';
import { optionalLine, pageOf, PageQuery, Said, typedLines } from '../paging';
import { noteRoutes } from '../routes/notes';

const ById = z.object({ id: Id });
const ByLesson = z.object({ lessonId: Id });

/** A heading of the lesson, as its reader saw it. */
const Section = z.object({
  id: optionalLine(LIMITS.noteSectionMax),
  title: optionalLine(LIMITS.noteSectionMax),
});

/** A note to a lesson. Only its author can read it. */
export const LessonNote = z.object({
  _id: Id,
  text: z.string(),
  /** The part of the lesson that it belongs to; null for all of it. */
  section: z.object({ id: z.string(), title: z.string() }).nullable(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
});
export type LessonNote = z.infer<typeof LessonNote>;

const text = typedLines('your note', LIMITS.noteMax);

export const listNotes = defineCall(noteRoutes.listNotes, {
  summary: 'The caller’s notes to a lesson, newest first, and how many there are',
  params: ByLesson,
  query: PageQuery,
  answer: pageOf(LessonNote).extend({ count: z.number().int() }),
});

export const addNote = defineCall(noteRoutes.addNote, {
  summary: 'Write a note to a lesson that the caller may read. 409 with 200 notes',
  params: ByLesson,
  body: z.object({ text, section: Section.nullable().optional() }),
  answer: z.object({ message: z.string(), data: LessonNote }),
  status: 201,
});

export const saveNote = defineCall(noteRoutes.saveNote, {
  summary: 'Change the text of a note',
  params: ById,
  body: z.object({ text }),
  answer: z.object({ message: z.string(), data: LessonNote }),
});

export const removeNote = defineCall(noteRoutes.removeNote, {
  summary: 'Delete a note',
  params: ById,
  answer: Said,
});

export const listBookmarks = defineCall(noteRoutes.listBookmarks, {
  summary: 'The lessons of a course that the caller has bookmarked',
  params: ById,
  answer: z.object({ data: z.array(Id) }),
});

export const addBookmark = defineCall(noteRoutes.addBookmark, {
  summary: 'Bookmark a lesson that the caller may read',
  params: ByLesson,
  answer: Said,
});

export const removeBookmark = defineCall(noteRoutes.removeBookmark, {
  summary: 'Remove the bookmark of a lesson',
  params: ByLesson,
  answer: Said,
});
