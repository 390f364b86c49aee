import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Writing quizzes: in the instructor's own courses; sudo and admin may write in every course. */
export const quizAuthoringRoutes = {
  listCourseQuizzes: { method: 'GET', path: '/instructor/course/{id}/quizzes', access: AUTHOR_ROLES },
  createQuiz: {
    method: 'POST',
    path: '/instructor/course/{id}/quizzes',
    access: AUTHOR_ROLES,
    idempotent: true,
  },
  getAuthoredQuiz: { method: 'GET', path: '/instructor/quiz/{id}', access: AUTHOR_ROLES },
  updateQuiz: { method: 'PUT', path: '/instructor/quiz/{id}', access: AUTHOR_ROLES },
  removeQuiz: { method: 'DELETE', path: '/instructor/quiz/{id}', access: AUTHOR_ROLES },
  addQuestions: {
    method: 'POST',
    path: '/instructor/quiz/{id}/questions',
    access: AUTHOR_ROLES,
    idempotent: true,
  },
  orderQuestions: { method: 'PUT', path: '/instructor/quiz/{id}/questions/order', access: AUTHOR_ROLES },
  updateQuestion: { method: 'PUT', path: '/instructor/quiz/{id}/question/{slotId}', access: AUTHOR_ROLES },
  removeQuestion: { method: 'DELETE', path: '/instructor/quiz/{id}/question/{slotId}', access: AUTHOR_ROLES },
  exportQuestions: { method: 'GET', path: '/instructor/quiz/{id}/export', access: AUTHOR_ROLES },
  readQuestions: { method: 'POST', path: '/instructor/questions/read', access: AUTHOR_ROLES },
  readQuestionFile: {
    method: 'POST',
    path: '/instructor/questions/read-file/{language}',
    access: AUTHOR_ROLES,
    upload: 'file',
  },
} as const satisfies RouteTable;
