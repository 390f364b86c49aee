import { PROGRESS } from '../changes';
import type { RouteTable } from '../route';

/** What shows where a learner stands. */
const ATTEMPT = ['/quizzes/{id}', '/quizzes', '/course/unit/lesson/{lessonId}/quizzes', ...PROGRESS] as const;

/** Quizzes as learners take them. */
export const quizRoutes = {
  listQuizzes: { method: 'GET', path: '/quizzes', access: ['user'] },
  listLessonQuizzes: { method: 'GET', path: '/course/unit/lesson/{lessonId}/quizzes', access: 'verified' },
  getQuiz: { method: 'GET', path: '/quizzes/{id}', access: ['user'] },
  startAttempt: { method: 'POST', path: '/quizzes/{id}/attempts', access: ['user'], changes: ATTEMPT },
  getAttempt: { method: 'GET', path: '/attempts/{id}', access: ['user'] },
  saveAnswers: { method: 'PUT', path: '/attempts/{id}/answers', access: ['user'] },
  storeAttemptFile: {
    method: 'PUT',
    path: '/attempts/{id}/slots/{slotId}/files/{fileId}',
    access: ['user'],
    upload: 'file',
  },
  removeAttemptFile: {
    method: 'DELETE',
    path: '/attempts/{id}/slots/{slotId}/files/{fileId}',
    access: ['user'],
  },
  takeOverAttempt: { method: 'POST', path: '/attempts/{id}/take-over', access: ['user'], changes: ATTEMPT },
  submitAttempt: { method: 'POST', path: '/attempts/{id}/submit', access: ['user'], changes: ATTEMPT },
} as const satisfies RouteTable;
