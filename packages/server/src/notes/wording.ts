import { LIMITS } from '@digiken/contract/constants';

export const WORDING = {
  kept: 'Your note is saved.',
  gone: 'Your note is deleted.',
  bookmarked: 'The lesson is bookmarked.',
  unmarked: 'The bookmark is removed.',
  empty: 'Enter your note',
  noNote: 'There is no such note.',
  changed: 'This note was changed on another device after you had deleted it here.',
  full: `A lesson has room for ${LIMITS.notesPerLesson} notes. Delete one first.`,
} as const;
