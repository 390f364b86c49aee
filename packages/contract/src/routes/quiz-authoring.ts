import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Quizzes, and what the course says of its unpublished changes. */
const QUIZ = [
  '/instructor/course/{id}/quizzes',
  '/instructor/quiz/{id}',
  '/instructor/course/{id}',
  '/instructor/course/{id}/outline',
  '/instructor/unit/{unitId}',
  '/instructor/course/{id}/changes',
  '/instructor/quiz/{id}/regrading',
] as const;

/** Writing quizzes: in the instructor's own courses; sudo and admin may write in every course. */
export const quizAuthoringRoutes = {
  listCourseQuizzes: { method: 'GET', path: '/instructor/course/{id}/quizzes', access: AUTHOR_ROLES },
  createQuiz: {
    method: 'POST',
    path: '/instructor/course/{id}/quizzes',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: QUIZ,
  },
  getAuthoredQuiz: { method: 'GET', path: '/instructor/quiz/{id}', access: AUTHOR_ROLES },
  updateQuiz: {
    method: 'PATCH',
    formerly: 'PUT',
    path: '/instructor/quiz/{id}',
    access: AUTHOR_ROLES,
    changes: QUIZ,
  },
  removeQuiz: {
    method: 'DELETE',
    path: '/instructor/quiz/{id}',
    access: AUTHOR_ROLES,
    changes: [
      '/instructor/course/{id}/quizzes',
      '/instructor/course/{id}',
      '/instructor/course/{id}/outline',
      '/instructor/course/{id}/changes',
    ],
  },
  addQuestions: {
    method: 'POST',
    path: '/instructor/quiz/{id}/questions',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: QUIZ,
  },
  orderQuestions: {
    method: 'PUT',
    path: '/instructor/quiz/{id}/questions/order',
    access: AUTHOR_ROLES,
    changes: QUIZ,
  },
  updateQuestion: {
    method: 'PUT',
    path: '/instructor/quiz/{id}/question/{slotId}',
    access: AUTHOR_ROLES,
    changes: QUIZ,
  },
  removeQuestion: {
    method: 'DELETE',
    path: '/instructor/quiz/{id}/question/{slotId}',
    access: AUTHOR_ROLES,
    changes: QUIZ,
  },
  exportQuestions: { method: 'GET', path: '/instructor/quiz/{id}/export', access: AUTHOR_ROLES },
  readQuestions: { method: 'POST', path: '/instructor/questions/read', access: AUTHOR_ROLES },
  readQuestionFile: {
    method: 'POST',
    path: '/instructor/questions/read-file/{language}',
    access: AUTHOR_ROLES,
    upload: 'file',
  },
} as const satisfies RouteTable;
