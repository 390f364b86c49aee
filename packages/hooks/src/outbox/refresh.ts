import type { CallPath } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { studyRoutes } from '@digiken/contract/routes/study';
import type { OutboxEntry } from './types';

const COURSES = studyRoutes.saveLessonProgress.changes;
const NOTES: readonly CallPath[] = [...noteRoutes.saveNote.changes, '/notes'];
const BOOKMARKS: readonly CallPath[] = ['/course/{id}/bookmarks', '/notes'];
const ATTEMPTS: readonly CallPath[] = ['/attempts/{id}', ...quizRoutes.submitAttempt.changes];

/** The paths whose answers confirmed actions have changed. A reading position changes nothing that is shown. */
export function changedBy(entries: readonly OutboxEntry[]): CallPath[] {
  return entries.flatMap(({ payload }) => {
    switch (payload.kind) {
      case 'progress':
        return payload.done ? ['/course/unit/lesson/{lessonId}', ...COURSES] : [];
      case 'bookmark':
        return BOOKMARKS;
      case 'answers':
      case 'submit':
        return ATTEMPTS;
      default:
        return NOTES;
    }
  });
}
