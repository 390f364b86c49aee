import type { CourseDetail, Lesson, LessonNote, Progress, Unit, UnitDetail } from '@digiken/contract';
import type { OutboxEntry } from './types';

type Shown = readonly OutboxEntry[];

/** Lessons that are done on this device; the server may not know it. */
function doneOf(shown: Shown): ReadonlySet<string> {
  return new Set(
    shown.flatMap(({ payload }) => (payload.kind === 'progress' && payload.done ? [payload.lessonId] : [])),
  );
}

function more(progress: Progress, added: number): Progress {
  const done = Math.min(progress.total, progress.done + added);
  return { ...progress, done, fraction: progress.total > 0 ? done / progress.total : progress.fraction };
}

/** A lesson as this device knows it: with what waits in the outbox. */
export function shownLesson(lesson: Lesson, shown: Shown): Lesson {
  const own = shown.flatMap(({ payload }) =>
    payload.kind === 'progress' && payload.lessonId === lesson._id ? [payload] : [],
  );
  if (own.length === 0) return lesson;
  const scroll = own.findLast((item) => item.scroll !== undefined)?.scroll ?? lesson.scroll;
  const added = !lesson.done && own.some(({ done }) => done);
  if (!added) return { ...lesson, scroll };
  const { unitProgress, courseProgress } = lesson;
  return {
    ...lesson,
    scroll,
    done: true,
    unitProgress: more(unitProgress, 1),
    courseProgress: more(courseProgress, 1),
  };
}

function withDone(unit: Unit, done: ReadonlySet<string>): { unit: Unit; added: number } {
  const added = unit.lessons.filter((lesson) => !lesson.done && done.has(lesson._id)).length;
  if (added === 0) return { unit, added };
  const lessons = unit.lessons.map((lesson) => (done.has(lesson._id) ? { ...lesson, done: true } : lesson));
  return { unit: { ...unit, lessons, progress: more(unit.progress, added) }, added };
}

export function shownUnit(detail: UnitDetail, shown: Shown): UnitDetail {
  const { unit, added } = withDone(detail.unit, doneOf(shown));
  return added === 0 ? detail : { ...detail, unit };
}

export function shownCourse(course: CourseDetail, shown: Shown): CourseDetail {
  const done = doneOf(shown);
  if (done.size === 0) return course;
  const units = course.units.map((unit) => withDone(unit, done));
  const added = units.reduce((sum, unit) => sum + unit.added, 0);
  if (added === 0) return course;
  return { ...course, units: units.map(({ unit }) => unit), progress: more(course.progress, added) };
}

/** @param courseId only bookmarks of its lessons are added */
export function shownBookmarks(ids: string[], courseId: string, shown: Shown): string[] {
  return shown.reduce((known, { payload, about }) => {
    if (payload.kind !== 'bookmark') return known;
    const others = known.filter((id) => id !== payload.lessonId);
    return payload.on && about.courseId === courseId ? [...others, payload.lessonId] : others;
  }, ids);
}

/** Notes of the server with edits and removals that wait; notes that were added are listed apart. */
export function shownNotes(notes: LessonNote[], shown: Shown): LessonNote[] {
  const texts = new Map<string, string | null>();
  for (const { payload } of shown) {
    if (payload.kind === 'note-edit') texts.set(payload.noteId, payload.text);
    if (payload.kind === 'note-remove') texts.set(payload.noteId, null);
  }
  if (texts.size === 0) return notes;
  return notes.flatMap((note) => {
    const text = texts.get(note._id);
    if (text === undefined) return [note];
    return text === null ? [] : [{ ...note, text }];
  });
}
