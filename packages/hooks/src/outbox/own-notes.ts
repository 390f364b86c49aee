import type { NotedCourse, OwnNote } from '@digiken/contract';
import type { NoteKind } from '@digiken/contract/constants';
import type { OutboxEntry } from './types';

/** One item of the learner's own list. */
export interface ShownNote extends Omit<OwnNote, 'unit'> {
  /** Null: not known on this device. */
  unit: OwnNote['unit'] | null;
  /** It waits on this device, or a change of it does. */
  kept?: boolean;
}

export interface NotesFilter {
  search?: string | undefined;
  course?: string | undefined;
  kind?: NoteKind | undefined;
}

export interface OwnNotes {
  notes: ShownNote[];
  /** Those with the newest first. */
  courses: NotedCourse[];
  /** There are more than these. */
  more: boolean;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a search is in a note or its place, in any case and without accents: as the server decides it. */
function isFound({ text, quote, section, lesson }: ShownNote, course: string, search = ''): boolean {
  const all = plain([text, quote, section?.title, lesson.title, course].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const matches = (note: ShownNote, { course, kind, search }: NotesFilter, title: string) =>
  (course === undefined || note.courseId === course) &&
  (kind === undefined || note.kind === kind) &&
  isFound(note, title, search);

const NO_COUNTS = { note: 0, marked: 0, bookmark: 0 };

/** A list of everything, filtered on this device: the counts are those of what is here. */
export function filtered({ notes, courses, more }: OwnNotes, filter: NotesFilter): OwnNotes {
  const titles = new Map(courses.map(({ _id, title }) => [_id, title]));
  const found = (note: ShownNote, by: NotesFilter) => matches(note, by, titles.get(note.courseId) ?? '');
  const { search } = filter;
  return {
    more,
    notes: notes.filter((note) => found(note, filter)),
    courses: courses.map((course) => {
      const counts = { ...NO_COUNTS };
      for (const note of notes) if (found(note, { course: course._id, search })) counts[note.kind] += 1;
      return { ...course, found: counts };
    }),
  };
}

/** Changes the counts of one course, which may be new; one without anything left goes. */
function counted(
  courses: NotedCourse[],
  { courseId, kind }: ShownNote,
  { by, title = '', found }: { by: 1 | -1; title?: string | undefined; found: boolean },
): NotedCourse[] {
  const known = courses.find(({ _id }) => _id === courseId) ?? {
    ...{ _id: courseId, title, image: null, total: 0, found: NO_COUNTS },
  };
  const next = {
    ...known,
    total: Math.max(0, known.total + by),
    found: { ...known.found, [kind]: Math.max(0, known.found[kind] + (found ? by : 0)) },
  };
  const others = courses.filter(({ _id }) => _id !== courseId);
  if (by === 1) return [next, ...others];
  return courses.flatMap((course) => (course._id !== courseId ? [course] : next.total === 0 ? [] : [next]));
}

/** Takes an item out of the list, or back into it as it is now. */
function replaced(list: OwnNotes, before: ShownNote, after: ShownNote | undefined): OwnNotes {
  const without = counted(list.courses, before, { by: -1, found: true });
  if (after === undefined)
    return { ...list, notes: list.notes.filter((note) => note !== before), courses: without };
  const courses =
    before.kind === after.kind
      ? list.courses
      : list.courses.map((course) => {
          if (course._id !== before.courseId) return course;
          const { [before.kind]: from, [after.kind]: to } = course.found;
          return { ...course, found: { ...course.found, [before.kind]: from - 1, [after.kind]: to + 1 } };
        });
  return { ...list, notes: list.notes.map((note) => (note === before ? after : note)), courses };
}

type Change = Pick<OutboxEntry, 'payload'> &
  Partial<Pick<OutboxEntry, 'id' | 'about' | 'createdAt'>> & {
    /** What the server wrote: the next edit is based on it. */
    editedAt?: string | null | undefined;
  };

const ofLesson = (list: OwnNotes, lessonId: string) =>
  list.notes.find(({ kind, lesson }) => kind === 'bookmark' && lesson._id === lessonId);

const kindOf = (text: string): NoteKind => (text === '' ? 'marked' : 'note');

/** What waits on this device as an item of the list; undefined if its place is not known. */
function added({ id, payload, about, createdAt = 0 }: Change): ShownNote | undefined {
  const isNote = payload.kind === 'note-add';
  if (!isNote && !(payload.kind === 'bookmark' && payload.on)) return undefined;
  const { lessonId } = payload;
  if (about?.courseId === undefined || id === undefined) return undefined;
  const text = isNote ? payload.text : '';
  return {
    _id: isNote ? id : lessonId,
    kind: isNote ? kindOf(text) : 'bookmark',
    text,
    quote: (isNote && payload.quote) || null,
    section: (isNote && payload.section) || null,
    createdAt: new Date(createdAt).toISOString(),
    editedAt: null,
    lesson: { _id: lessonId, title: about.title ?? '' },
    unit: about.unit ?? null,
    courseId: about.courseId,
    kept: true,
  };
}

/**
 * The list after some changes: those that wait on this device, or one that the server has just made.
 * @param kept whether the changes wait; then their items say so
 */
export function withChanges(
  list: OwnNotes,
  changes: readonly Change[],
  { filter = {}, kept = false }: { filter?: NotesFilter; kept?: boolean } = {},
): OwnNotes {
  return changes.reduce((before, change) => changed(before, change, { filter, kept }), list);
}

function changed(
  list: OwnNotes,
  change: Change,
  { filter, kept }: { filter: NotesFilter; kept: boolean },
): OwnNotes {
  const { payload } = change;
  const waits = kept && { kept };
  if (payload.kind === 'note-edit' || payload.kind === 'note-remove') {
    const note = list.notes.find(({ _id }) => _id === payload.noteId);
    if (note === undefined) return list;
    if (payload.kind === 'note-remove') return replaced(list, note, undefined);
    const { text } = payload;
    const { editedAt = note.editedAt } = change;
    return replaced(list, note, { ...note, text, editedAt, kind: kindOf(text), ...waits });
  }
  if (payload.kind === 'bookmark') {
    const known = ofLesson(list, payload.lessonId);
    if (!payload.on) return known === undefined ? list : replaced(list, known, undefined);
    if (known !== undefined) return list;
  }
  const note = kept ? added(change) : undefined;
  if (note === undefined) return list;
  const title = change.about?.courseTitle ?? '';
  const found = (by: NotesFilter) => matches(note, by, title);
  return {
    ...list,
    notes: found(filter) ? [note, ...list.notes] : list.notes,
    courses: counted(list.courses, note, { by: 1, title, found: found({ search: filter.search }) }),
  };
}
