import { useBookmarks, useKeptNotes, useLessonNotes, useNoteActions } from '@digiken/hooks/learning';
import { useKeptText } from '@digiken/hooks/drafts';
import type { Lesson, LessonNote } from '@digiken/contract';
import type { LessonReaderProps } from '@digiken/learning/lesson-reader';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';

type SheetNotes = NonNullable<LessonReaderProps['notes']>;
type NoteView = SheetNotes['notes'][number];

/** A section keeps its link while the lesson, in its current language, still has that heading. */
function sectionView(section: LessonNote['section'], headings: Lesson['headings']): NoteView['section'] {
  if (!section) return undefined;
  const there = headings.some(({ id }) => id === section.id);
  return { title: section.title, href: there ? `#${section.id}` : undefined };
}

type ShownNote = Pick<LessonNote, '_id' | 'text' | 'quote' | 'section' | 'createdAt'>;

const noteView = (
  { _id, text, quote, section, createdAt }: ShownNote,
  headings: Lesson['headings'],
): NoteView => ({
  id: _id,
  text,
  quote: quote ?? undefined,
  section: sectionView(section, headings),
  createdAt,
});

/**
 * The notes and bookmarks of an enrolled reader, as the reader's screen takes them.
 * @param enabled false: nothing is asked, and there are none
 */
export function useReaderNotes(lesson: Lesson, enabled: boolean) {
  const { show } = useToast();
  const [cursor, setCursor] = useState<string>();
  const list = useLessonNotes(enabled ? lesson._id : '', { cursor });
  const kept = useKeptNotes(lesson._id);
  const [draft, onDraftChange] = useKeptText(`note:${lesson._id}`);
  const bookmarks = useBookmarks(enabled ? lesson.course._id : '');
  const actions = useNoteActions({
    lessonId: enabled ? lesson._id : '',
    title: lesson.title,
    courseId: lesson.course._id,
    courseTitle: lesson.course.title,
    unit: lesson.unit,
  });
  if (!enabled) return { notes: undefined, bookmark: undefined, bookmarked: [] };

  const headings = lesson.headings ?? [];
  const page = list.data;
  const bookmarked = bookmarks.data ?? [];
  const { next, previous } = page ?? {};
  const notes: SheetNotes = {
    state: list.status,
    onRetry: list.retry,
    count: (page?.count ?? 0) + kept.length,
    draft,
    onDraftChange,
    notes: [
      // What is on this device only belongs to the newest.
      ...(cursor === undefined
        ? kept.map((note) => ({ ...noteView({ ...note, _id: note.key }, headings), kept: true }))
        : []),
      ...(page?.data ?? []).map((note) => noteView(note, headings)),
    ],
    onAdd: async (note) => {
      const outcome = await actions.addNote(note);
      if (outcome.ok) setCursor(undefined);
      return outcome;
    },
    onSave: (id, text) =>
      actions.saveNote(id, text, page?.data.find(({ _id }) => _id === id)?.editedAt ?? null),
    onRemove: ({ id }) => actions.removeNote(id),
    onOlder: next ? () => setCursor(next) : undefined,
    onNewer: previous ? () => setCursor(previous) : undefined,
  };
  const bookmark: LessonReaderProps['bookmark'] = {
    on: bookmarked.includes(lesson._id),
    onChange: (on) => {
      void actions.bookmark(on).then((outcome) => {
        if (!outcome.ok) show({ tone: 'danger', message: outcome.message });
      });
    },
  };
  return { notes, bookmark, bookmarked };
}
