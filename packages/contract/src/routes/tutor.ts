import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** The tutor of signed-in people, the public assistant, and what administrators see of both. */
export const tutorRoutes = {
  getTutor: { method: 'GET', path: '/tutor', access: 'verified' },
  setTutorConsent: { method: 'PUT', path: '/tutor/consent', access: 'verified', changes: ['/tutor'] },
  askTutor: { method: 'POST', path: '/tutor/questions', access: 'verified', idempotent: true },
  followAnswer: { method: 'GET', path: '/tutor/answers/{id}/events', access: 'verified', stream: true },
  stopAnswer: { method: 'POST', path: '/tutor/answers/{id}/stop', access: 'verified' },
  rateAnswer: { method: 'PUT', path: '/tutor/answers/{id}/rating', access: 'verified' },
  listConversations: { method: 'GET', path: '/tutor/conversations', access: 'verified' },
  getConversation: { method: 'GET', path: '/tutor/conversations/{id}', access: 'verified' },
  removeConversation: {
    method: 'DELETE',
    path: '/tutor/conversations/{id}',
    access: 'verified',
    changes: ['/tutor/conversations'],
  },
  removeConversations: {
    method: 'DELETE',
    path: '/tutor/conversations',
    access: 'verified',
    changes: ['/tutor/conversations'],
  },
  askPerson: {
    method: 'POST',
    path: '/tutor/conversations/{id}/ticket',
    access: 'verified',
    idempotent: true,
    changes: ['/tutor/conversations'],
  },
  exportTutor: { method: 'GET', path: '/tutor/export', access: 'verified' },

  getAssistant: { method: 'GET', path: '/assistant', access: 'public' },
  askAssistant: { method: 'POST', path: '/assistant/questions', access: 'public', stream: true },

  getTutorFigures: { method: 'GET', path: '/admin/tutor', access: ADMIN_ROLES },
  listFlagged: { method: 'GET', path: '/admin/tutor/conversations', access: ADMIN_ROLES },
  getFlagged: { method: 'GET', path: '/admin/tutor/conversations/{id}', access: ADMIN_ROLES },
  reviewFlagged: {
    method: 'POST',
    path: '/admin/tutor/conversations/{id}/review',
    access: ADMIN_ROLES,
    changes: ['/admin/tutor/conversations', '/admin/tutor/conversations/{id}', '/admin/tutor'],
  },
  getTutorSettings: { method: 'GET', path: '/admin/tutor/settings', access: ADMIN_ROLES },
  saveTutorSettings: {
    method: 'PUT',
    path: '/admin/tutor/settings',
    access: ['admin'],
    changes: ['/admin/tutor'],
  },
} as const satisfies RouteTable;
