import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the page of notes and bookmarks, and of the files that are made of them. */
export const notesPageMessages = defineMessages('notes-page', {
  title: 'Notes and bookmarks',
  missing: 'Your notes are not on this device',
  exportFailed: 'Your notes could not be read. Check your connection and try again.',
  copied: 'Your notes are copied. Paste them into a message.',
  fileName: 'my-notes',
  course: 'Course',
  unit: 'Unit',
  lesson: 'Lesson',
  kind: 'Kind',
  marked: 'Marked text',
  note: 'Note',
  bookmark: 'Bookmark',
  date: 'Date',
  link: 'Link',
  unitOf: 'Unit {position} · {title}',
});
