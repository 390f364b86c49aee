import type { OwnNotes, ShownNote } from '@digiken/hooks/learning';
import type { NotesScreenProps } from '@digiken/learning/notes-screen';
import { atAnchor, lessonPath } from './paths';

/** The passage that a note belongs to: its heading in the lesson, or the lesson. */
export const notePath = ({ lesson, section }: ShownNote): string =>
  atAnchor(lessonPath('console', lesson), section?.id);

export const noteView = (note: ShownNote): NotesScreenProps['notes'][number] => ({
  id: note._id,
  courseId: note.courseId,
  kind: note.kind,
  lesson: { title: note.lesson.title, language: note.lesson.titleLanguage, href: notePath(note) },
  unit: note.unit ?? undefined,
  quote: note.quote ?? undefined,
  text: note.text,
  createdAt: note.createdAt,
  kept: note.kept,
});

export const notedCourseView = ({
  _id,
  title,
  image,
  found,
}: OwnNotes['courses'][number]): NotesScreenProps['courses'][number] => ({
  id: _id,
  title,
  image: image ?? undefined,
  found,
});

/** How many items a search finds, in one course or in all, of one kind or of all. */
export function foundIn(
  courses: OwnNotes['courses'],
  { course, kind }: { course: string; kind: ShownNote['kind'] | undefined },
): number {
  const counts = courses
    .filter(({ _id }) => course === '' || _id === course)
    .map(({ found }) => (kind ? found[kind] : found.note + found.marked + found.bookmark));
  return counts.reduce((sum, count) => sum + count, 0);
}
