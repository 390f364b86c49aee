import type { RouteTable } from '../route';

const NOTES = ['/course/unit/lesson/{lessonId}/notes'] as const;

/** What people write and mark for themselves while they read. */
export const noteRoutes = {
  listOwnNotes: { method: 'GET', path: '/notes', access: 'verified' },
  listNotes: { method: 'GET', path: '/course/unit/lesson/{lessonId}/notes', access: 'verified' },
  addNote: {
    method: 'POST',
    path: '/course/unit/lesson/{lessonId}/notes',
    access: 'verified',
    idempotent: true,
    changes: NOTES,
  },
  saveNote: { method: 'PUT', path: '/course/unit/lesson/note/{id}', access: 'verified', changes: NOTES },
  removeNote: { method: 'DELETE', path: '/course/unit/lesson/note/{id}', access: 'verified', changes: NOTES },
  listBookmarks: { method: 'GET', path: '/course/{id}/bookmarks', access: 'verified' },
  addBookmark: { method: 'PUT', path: '/course/unit/lesson/{lessonId}/bookmark', access: 'verified' },
  removeBookmark: { method: 'DELETE', path: '/course/unit/lesson/{lessonId}/bookmark', access: 'verified' },
} as const satisfies RouteTable;
