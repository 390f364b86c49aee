import { AUTHOR_ROLES } from '../constants';
import type { RouteTable } from '../route';

const COURSES = ['/instructor/courses', '/instructor/dashboard'] as const;
const COURSE = [
  ...COURSES,
  '/instructor/course/{id}',
  '/instructor/course/{id}/outline',
  '/courses',
  '/course/{id}',
  '/instructor/course/{id}/changes',
  '/admin/corrections',
] as const;
const UNIT = [...COURSE, '/instructor/unit/{unitId}', '/course/unit/{unitId}'] as const;
const TOPIC = [...UNIT, '/instructor/topic/{topicId}', '/course/unit/lesson/{lessonId}'] as const;
const IMPORTS = ['/instructor/import/{id}', '/instructor/imports'] as const;
/** What shows the text of a lesson. */
export const TOPIC_TEXT = [
  '/instructor/courses',
  '/instructor/course/{id}',
  '/instructor/unit/{unitId}',
  '/instructor/topic/{topicId}',
  '/course/{id}',
  '/course/unit/{unitId}',
  '/course/unit/lesson/{lessonId}',
  '/instructor/course/{id}/changes',
  '/admin/corrections',
  '/instructor/topic/{topicId}/versions',
] as const;

/** Writing courses: the instructor’s own; sudo and admin may write in every course. */
export const authoringRoutes = {
  instructorDashboard: { method: 'GET', path: '/instructor/dashboard', access: AUTHOR_ROLES },
  listOwnCourses: { method: 'GET', path: '/instructor/courses', access: AUTHOR_ROLES },
  createCourse: {
    method: 'POST',
    path: '/instructor/courses',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: COURSES,
  },
  getAuthoredCourse: { method: 'GET', path: '/instructor/course/{id}', access: AUTHOR_ROLES },
  updateCourse: { method: 'PUT', path: '/instructor/course/{id}', access: AUTHOR_ROLES, changes: COURSE },
  uploadCourseImage: {
    method: 'PUT',
    path: '/instructor/course/{id}/image',
    access: AUTHOR_ROLES,
    upload: 'image',
    changes: COURSE,
  },
  removeCourse: { method: 'DELETE', path: '/instructor/course/{id}', access: AUTHOR_ROLES, changes: COURSES },
  submitCourse: {
    method: 'POST',
    path: '/instructor/course/{id}/submit',
    access: AUTHOR_ROLES,
    changes: COURSE,
  },
  withdrawCourse: {
    method: 'POST',
    path: '/instructor/course/{id}/withdraw',
    access: AUTHOR_ROLES,
    changes: COURSE,
  },
  getStagedChanges: { method: 'GET', path: '/instructor/course/{id}/changes', access: AUTHOR_ROLES },
  discardStagedChanges: {
    method: 'DELETE',
    path: '/instructor/course/{id}/changes',
    access: AUTHOR_ROLES,
    changes: TOPIC,
  },
  createUnit: {
    method: 'POST',
    path: '/instructor/course/{id}/units',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: COURSE,
  },
  orderUnits: {
    method: 'PUT',
    path: '/instructor/course/{id}/units/order',
    access: AUTHOR_ROLES,
    changes: UNIT,
  },
  getAuthoredUnit: { method: 'GET', path: '/instructor/unit/{unitId}', access: AUTHOR_ROLES },
  updateUnit: { method: 'PUT', path: '/instructor/unit/{unitId}', access: AUTHOR_ROLES, changes: UNIT },
  removeUnit: { method: 'DELETE', path: '/instructor/unit/{unitId}', access: AUTHOR_ROLES, changes: COURSE },
  createTopic: {
    method: 'POST',
    path: '/instructor/unit/{unitId}/topics',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: UNIT,
  },
  orderTopics: {
    method: 'PUT',
    path: '/instructor/unit/{unitId}/topics/order',
    access: AUTHOR_ROLES,
    changes: UNIT,
  },
  getAuthoredTopic: { method: 'GET', path: '/instructor/topic/{topicId}', access: AUTHOR_ROLES },
  saveTopic: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}',
    access: AUTHOR_ROLES,
    changes: TOPIC_TEXT,
  },
  saveTopicDraft: { method: 'PUT', path: '/instructor/topic/{topicId}/draft', access: AUTHOR_ROLES },
  discardTopicDraft: {
    method: 'DELETE',
    path: '/instructor/topic/{topicId}/draft',
    access: AUTHOR_ROLES,
    changes: TOPIC_TEXT,
  },
  removeTopic: { method: 'DELETE', path: '/instructor/topic/{topicId}', access: AUTHOR_ROLES, changes: UNIT },
  previewMarkdown: { method: 'POST', path: '/instructor/preview', access: AUTHOR_ROLES },
  uploadTopicPicture: {
    method: 'POST',
    path: '/instructor/topic/{topicId}/pictures',
    access: AUTHOR_ROLES,
    upload: 'picture',
  },
  uploadTopicVideo: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}/video',
    access: AUTHOR_ROLES,
    upload: 'video',
    changes: TOPIC,
  },
  removeTopicVideo: {
    method: 'DELETE',
    path: '/instructor/topic/{topicId}/video',
    access: AUTHOR_ROLES,
    changes: TOPIC,
  },
  uploadTopicCaptions: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}/captions/{language}',
    access: AUTHOR_ROLES,
    upload: 'captions',
    changes: TOPIC,
  },
  removeTopicCaptions: {
    method: 'DELETE',
    path: '/instructor/topic/{topicId}/captions/{language}',
    access: AUTHOR_ROLES,
    changes: TOPIC,
  },
  saveTopicTranscript: {
    method: 'PUT',
    path: '/instructor/topic/{topicId}/transcript',
    access: AUTHOR_ROLES,
    changes: TOPIC,
  },
  startImport: {
    method: 'POST',
    path: '/instructor/imports',
    access: AUTHOR_ROLES,
    idempotent: true,
    upload: 'archive',
    changes: ['/instructor/imports'],
  },
  chooseImport: {
    method: 'POST',
    path: '/instructor/import/{id}/choose',
    access: AUTHOR_ROLES,
    changes: IMPORTS,
  },
  applyImport: {
    method: 'POST',
    path: '/instructor/import/{id}/apply',
    access: AUTHOR_ROLES,
    changes: IMPORTS,
  },
  compareImport: {
    method: 'POST',
    path: '/instructor/import/{id}/compare',
    access: AUTHOR_ROLES,
    changes: ['/instructor/import/{id}'],
  },
  discardImport: {
    method: 'POST',
    path: '/instructor/import/{id}/discard',
    access: AUTHOR_ROLES,
    changes: IMPORTS,
  },
  undoImport: {
    method: 'POST',
    path: '/instructor/import/{id}/undo',
    access: AUTHOR_ROLES,
    changes: [...TOPIC, ...IMPORTS],
  },
  startCourseExport: {
    method: 'POST',
    path: '/instructor/course/{id}/exports',
    access: AUTHOR_ROLES,
    idempotent: true,
    changes: ['/instructor/course/{id}/exports'],
  },
  listCourseExports: { method: 'GET', path: '/instructor/course/{id}/exports', access: AUTHOR_ROLES },
  getImport: { method: 'GET', path: '/instructor/import/{id}', access: AUTHOR_ROLES },
  listLearners: { method: 'GET', path: '/instructor/learners', access: AUTHOR_ROLES },
  getLearner: { method: 'GET', path: '/instructor/learner/{id}', access: AUTHOR_ROLES },
  listImports: { method: 'GET', path: '/instructor/imports', access: AUTHOR_ROLES },
} as const satisfies RouteTable;
