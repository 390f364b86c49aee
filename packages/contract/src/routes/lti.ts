import type { RouteTable } from '../route';

const PLATFORM = ['/admin/lti/platforms', '/admin/lti/platforms/{id}', '/admin/audit'] as const;

/**
 * Learning platforms that link to this site by LTI 1.3. Browsers themselves open `/lti/login`, `/lti/launch`,
 * `/lti/finish`, and platforms read `/lti/keys`; these answer pages and keys and are no calls of this table.
 */
export const ltiRoutes = {
  continueLaunch: { method: 'POST', path: '/lti/continue', access: 'optional' },
  linkLaunch: { method: 'POST', path: '/lti/link', access: 'verified' },
  listLaunchItems: { method: 'POST', path: '/lti/items', access: 'public' },
  chooseContent: { method: 'POST', path: '/lti/content', access: 'public' },
  listPlatforms: { method: 'GET', path: '/admin/lti/platforms', access: ['admin'] },
  getPlatform: { method: 'GET', path: '/admin/lti/platforms/{id}', access: ['admin'] },
  addPlatform: {
    method: 'POST',
    path: '/admin/lti/platforms',
    access: ['admin'],
    idempotent: true,
    changes: ['/admin/lti/platforms', '/admin/audit'],
  },
  savePlatform: { method: 'PUT', path: '/admin/lti/platforms/{id}', access: ['admin'], changes: PLATFORM },
  removePlatform: {
    method: 'DELETE',
    path: '/admin/lti/platforms/{id}',
    access: ['admin'],
    changes: PLATFORM,
  },
} as const satisfies RouteTable;
