import { Bookmark, Highlighter, type IconNode, NotebookPen } from 'lucide';

export type NoteKind = 'note' | 'marked' | 'bookmark';

/** The icon of each kind of note. */
export const NOTE_ICONS: Record<NoteKind, IconNode> = {
  note: NotebookPen,
  marked: Highlighter,
  bookmark: Bookmark,
};
