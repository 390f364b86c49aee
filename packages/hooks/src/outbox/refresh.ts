import type { OutboxEntry } from './types';

const NOTES = ['notes', 'ownNotes'];
const ATTEMPTS = ['attempt', 'quiz', 'quizzes', 'lessonQuizzes', 'course', 'unit', 'enrolled'];

/** Names of the cache keys whose data confirmed actions have changed. A reading position changes nothing that is shown. */
export function changedBy(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ payload }) => {
      switch (payload.kind) {
        case 'progress':
          return payload.done ? ['lesson', 'course', 'unit', 'enrolled'] : [];
        case 'bookmark':
          return ['bookmarks', 'ownNotes'];
        case 'answers':
        case 'submit':
          return ATTEMPTS;
        default:
          return NOTES;
      }
    }),
  );
}
