import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Question banks of courses: in the instructor's own courses; sudo and admin may write in every course. */
export const questionBankRoutes = {
  listBanks: { method: 'GET', path: '/instructor/course/{id}/banks', access: AUTHOR_ROLES },
  createBank: {
    method: 'POST',
    path: '/instructor/course/{id}/banks',
    access: AUTHOR_ROLES,
    idempotent: true,
  },
  renameBank: { method: 'PUT', path: '/instructor/bank/{id}', access: AUTHOR_ROLES },
  removeBank: { method: 'DELETE', path: '/instructor/bank/{id}', access: AUTHOR_ROLES },
  listBankQuestions: { method: 'GET', path: '/instructor/bank/{id}/questions', access: AUTHOR_ROLES },
  addBankQuestions: {
    method: 'POST',
    path: '/instructor/bank/{id}/questions',
    access: AUTHOR_ROLES,
    idempotent: true,
  },
  keepInBank: {
    method: 'POST',
    path: '/instructor/bank/{id}/from-quiz',
    access: AUTHOR_ROLES,
    idempotent: true,
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
  },
  removeBankQuestion: {
    method: 'DELETE',
    path: '/instructor/bank/{id}/question/{questionId}',
    access: AUTHOR_ROLES,
  },
  addFromBank: {
    method: 'POST',
    path: '/instructor/quiz/{id}/from-bank',
    access: AUTHOR_ROLES,
    idempotent: true,
  },
  addDraw: { method: 'POST', path: '/instructor/quiz/{id}/draws', access: AUTHOR_ROLES, idempotent: true },
  updateDraw: { method: 'PUT', path: '/instructor/quiz/{id}/draw/{slotId}', access: AUTHOR_ROLES },
} as const satisfies RouteTable;
