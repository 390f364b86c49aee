import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';
import { TOPIC_TEXT } from './authoring';

/** The texts that a lesson has had, and copies of courses. */
export const versionRoutes = {
  listLessonVersions: { method: 'GET', path: '/instructor/topic/{topicId}/versions', access: AUTHOR_ROLES },
  getLessonVersion: {
    method: 'GET',
    path: '/instructor/topic/{topicId}/version/{versionId}',
    access: AUTHOR_ROLES,
  },
  restoreLessonVersion: {
    method: 'POST',
    path: '/instructor/topic/{topicId}/version/{versionId}/restore',
    access: AUTHOR_ROLES,
    changes: TOPIC_TEXT,
  },
  duplicateCourse: {
    method: 'POST',
    path: '/instructor/course/{id}/duplicate',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: ['/instructor/courses', '/instructor/dashboard'],
  },
} as const satisfies RouteTable;
