import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS, NOTE_KINDS } from '../constants';
import { Id, LessonRef, Timestamp } from '../entities';
import { optionalLine, optionalText, pageOf, PageQuery, Said, SearchedPageQuery } from '../paging';
import { noteRoutes } from '../routes/notes';

const ById = z.object({ id: Id });
const ByLesson = z.object({ lessonId: Id });

/** A heading of the lesson, as its reader saw it. */
const Section = z.object({
  id: optionalLine(LIMITS.noteSectionMax),
  title: optionalLine(LIMITS.noteSectionMax),
});

/** What is written for a note; without words, a passage is marked. Check it with {@link saysSomething}. */
export const WrittenNote = z.object({
  text: optionalText(LIMITS.noteMax),
  section: Section.nullable().optional(),
  /** The passage of the lesson that it is about. */
  quote: optionalText(LIMITS.noteQuoteMax).nullable().optional(),
});
export const saysSomething = ({ text, quote }: { text: string; quote?: string | null | undefined }) =>
  text !== '' || Boolean(quote);
export const SAYS_NOTHING = { path: ['text'], error: 'Enter your note' };

/** A note to a lesson. Only its author can read it. */
export const LessonNote = z.object({
  _id: Id,
  /** May be empty with a quote. */
  text: z.string(),
  /** The passage that was marked; null without one. */
  quote: z.string().nullable(),
  /** The part of the lesson that it belongs to; null for all of it. */
  section: z.object({ id: z.string(), title: z.string() }).nullable(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
});
export type LessonNote = z.infer<typeof LessonNote>;

/** A note, a marked passage or a bookmark, with its place. `_id` of a bookmark is that of its lesson. */
export const OwnNote = LessonNote.extend({
  kind: z.enum(NOTE_KINDS),
  lesson: LessonRef,
  unit: z.object({ title: z.string(), position: z.number().int() }),
  courseId: Id,
});
export type OwnNote = z.infer<typeof OwnNote>;

const Count = z.number().int().min(0);

/** A course with notes of the caller. */
export const NotedCourse = z.object({
  _id: Id,
  title: z.string(),
  /** A path below /api/media/. */
  image: z.string().nullable(),
  /** All that the caller keeps of it. */
  total: Count,
  /** What matches the search, by kind. */
  found: z.object({ note: Count, marked: Count, bookmark: Count }),
});
export type NotedCourse = z.infer<typeof NotedCourse>;

export const listOwnNotes = defineCall(noteRoutes.listOwnNotes, {
  summary:
    'Everything that the caller noted, marked and bookmarked: the course with the newest first, and the newest of each course. The search ignores case and accents',
  query: SearchedPageQuery.extend({
    course: Id.optional(),
    kind: z.enum(NOTE_KINDS).optional(),
    /** Of the titles of lessons. */
    lang: z.string().max(35).optional(),
    size: z.coerce.number().int().min(1).max(LIMITS.notesAtOnce).optional(),
  }),
  answer: pageOf(OwnNote).extend({ courses: z.array(NotedCourse) }),
});

export const listNotes = defineCall(noteRoutes.listNotes, {
  summary: 'The caller’s notes to a lesson, newest first, and how many there are',
  params: ByLesson,
  query: PageQuery,
  answer: pageOf(LessonNote).extend({ count: z.number().int() }),
});

export const addNote = defineCall(noteRoutes.addNote, {
  summary: 'Write a note to a lesson that the caller may read. 409 with 200 notes',
  params: ByLesson,
  body: WrittenNote.refine(saysSomething, SAYS_NOTHING),
  answer: z.object({ message: z.string(), data: LessonNote }),
  status: 201,
});

export const saveNote = defineCall(noteRoutes.saveNote, {
  summary: 'Change the text of a note. It may be empty if a passage is marked',
  params: ById,
  body: WrittenNote.pick({ text: true }),
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
