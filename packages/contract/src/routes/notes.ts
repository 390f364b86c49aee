import type { RouteTable } from '../route';

/** What people write and mark for themselves while they read. */
export const noteRoutes = {
  listOwnNotes: { method: 'GET', path: '/notes', access: 'verified' },
  listNotes: { method: 'GET', path: '/course/unit/lesson/{lessonId}/notes', access: 'verified' },
  addNote: {
    method: 'POST',
    path: '/course/unit/lesson/{lessonId}/notes',
    access: 'verified',
    idempotent: true,
  },
  saveNote: { method: 'PUT', path: '/course/unit/lesson/note/{id}', access: 'verified' },
  removeNote: { method: 'DELETE', path: '/course/unit/lesson/note/{id}', access: 'verified' },
  listBookmarks: { method: 'GET', path: '/course/{id}/bookmarks', access: 'verified' },
  addBookmark: { method: 'PUT', path: '/course/unit/lesson/{lessonId}/bookmark', access: 'verified' },
  removeBookmark: { method: 'DELETE', path: '/course/unit/lesson/{lessonId}/bookmark', access: 'verified' },
} as const satisfies RouteTable;
