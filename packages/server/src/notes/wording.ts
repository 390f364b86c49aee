import { LIMITS } from '@digiken/contract/constants';

export const WORDING = {
  kept: 'Your note is saved.',
  gone: 'Your note is deleted.',
  bookmarked: 'The lesson is bookmarked.',
  unmarked: 'The bookmark is removed.',
  noNote: 'There is no such note.',
  full: `A lesson has room for ${LIMITS.notesPerLesson} notes. Delete one first.`,
} as const;
