import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Banks, the quizzes that draw from them, and what the course says of its unpublished changes. */
const BANK = [
  '/instructor/course/{id}/banks',
  '/instructor/bank/{id}/questions',
  '/instructor/course/{id}/quizzes',
  '/instructor/quiz/{id}',
  '/instructor/course/{id}',
  '/instructor/unit/{unitId}',
  '/instructor/course/{id}/changes',
] as const;

/** Question banks of courses: in the instructor's own courses; sudo and admin may write in every course. */
export const questionBankRoutes = {
  listBanks: { method: 'GET', path: '/instructor/course/{id}/banks', access: AUTHOR_ROLES },
  createBank: {
    method: 'POST',
    path: '/instructor/course/{id}/banks',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: BANK,
  },
  renameBank: { method: 'PUT', path: '/instructor/bank/{id}', access: AUTHOR_ROLES, changes: BANK },
  removeBank: {
    method: 'DELETE',
    path: '/instructor/bank/{id}',
    access: AUTHOR_ROLES,
    changes: ['/instructor/course/{id}/banks', '/instructor/course/{id}'],
  },
  listBankQuestions: { method: 'GET', path: '/instructor/bank/{id}/questions', access: AUTHOR_ROLES },
  addBankQuestions: {
    method: 'POST',
    path: '/instructor/bank/{id}/questions',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: BANK,
  },
  keepInBank: {
    method: 'POST',
    path: '/instructor/bank/{id}/from-quiz',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: BANK,
  },
  getBankQuestion: {
    method: 'GET',
    path: '/instructor/bank/{id}/question/{questionId}',
    access: AUTHOR_ROLES,
  },
  updateBankQuestion: {
    method: 'PUT',
    path: '/instructor/bank/{id}/question/{questionId}',
    access: AUTHOR_ROLES,
    changes: [...BANK, '/instructor/bank/{id}/question/{questionId}', '/instructor/quiz/{id}/regrading'],
  },
  removeBankQuestion: {
    method: 'DELETE',
    path: '/instructor/bank/{id}/question/{questionId}',
    access: AUTHOR_ROLES,
    changes: BANK,
  },
  addFromBank: {
    method: 'POST',
    path: '/instructor/quiz/{id}/from-bank',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: BANK,
  },
  addDraw: {
    method: 'POST',
    path: '/instructor/quiz/{id}/draws',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: BANK,
  },
  updateDraw: {
    method: 'PUT',
    path: '/instructor/quiz/{id}/draw/{slotId}',
    access: AUTHOR_ROLES,
    changes: BANK,
  },
} as const satisfies RouteTable;
