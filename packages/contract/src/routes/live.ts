import { ADMIN_ROLES, LIVE_SCHEDULER_ROLES } from '../constants';
import type { RouteTable } from '../route';

const CLASSES = [
  '/live/classes',
  '/my-hub/live-classes',
  '/admin/live-classes',
  '/live/classes/{id}',
] as const;

/** Live classes: the schedule, what is kept of a class, and its room. */
export const liveRoutes = {
  listLiveClasses: { method: 'GET', path: '/live/classes', access: 'verified' },
  listHubLiveClasses: { method: 'GET', path: '/my-hub/live-classes', access: ['hub'] },
  listAllLiveClasses: { method: 'GET', path: '/admin/live-classes', access: ADMIN_ROLES },
  scheduleLiveClass: {
    method: 'POST',
    path: '/live/classes',
    access: LIVE_SCHEDULER_ROLES,
    idempotent: true,
    changes: CLASSES,
  },
  getLiveClass: { method: 'GET', path: '/live/classes/{id}', access: 'verified' },
  saveLiveClass: {
    method: 'PUT',
    path: '/live/classes/{id}',
    access: LIVE_SCHEDULER_ROLES,
    changes: CLASSES,
  },
  cancelLiveClass: {
    method: 'POST',
    path: '/live/classes/{id}/cancel',
    access: LIVE_SCHEDULER_ROLES,
    changes: CLASSES,
  },
  getLiveCalendar: { method: 'GET', path: '/live/classes/{id}/calendar', access: 'verified' },
  addLiveSlide: {
    method: 'POST',
    path: '/live/classes/{id}/slides',
    access: LIVE_SCHEDULER_ROLES,
    upload: 'picture',
    idempotent: true,
    changes: CLASSES,
  },
  saveLiveSlides: {
    method: 'PUT',
    path: '/live/classes/{id}/slides',
    access: LIVE_SCHEDULER_ROLES,
    changes: CLASSES,
  },
  getLiveAttendance: { method: 'GET', path: '/live/classes/{id}/attendance', access: LIVE_SCHEDULER_ROLES },
  exportLiveAttendance: {
    method: 'GET',
    path: '/live/classes/{id}/attendance/csv',
    access: LIVE_SCHEDULER_ROLES,
  },
  listLiveRecordings: { method: 'GET', path: '/live/classes/{id}/recordings', access: 'verified' },
  removeLiveRecording: {
    method: 'DELETE',
    path: '/live/classes/{id}/recordings/{recordingId}',
    access: LIVE_SCHEDULER_ROLES,
    changes: ['/live/classes/{id}/recordings', ...CLASSES],
  },
  getLiveCaptions: { method: 'GET', path: '/live/classes/{id}/captions', access: 'verified' },
  removeLiveCaptions: {
    method: 'DELETE',
    path: '/live/classes/{id}/captions',
    access: LIVE_SCHEDULER_ROLES,
  },

  joinLive: { method: 'POST', path: '/live/classes/{id}/join', access: 'verified' },
  followLive: { method: 'GET', path: '/live/classes/{id}/events', access: 'verified', stream: true },
  beatLive: { method: 'POST', path: '/live/classes/{id}/heartbeat', access: 'verified' },
  leaveLive: { method: 'POST', path: '/live/classes/{id}/leave', access: 'verified' },
  publishLive: { method: 'POST', path: '/live/classes/{id}/publish', access: 'verified' },
  unpublishLive: { method: 'POST', path: '/live/classes/{id}/unpublish', access: 'verified' },
  subscribeLive: { method: 'POST', path: '/live/classes/{id}/subscribe', access: 'verified' },
  answerLive: { method: 'POST', path: '/live/classes/{id}/answer', access: 'verified' },
  raiseHand: { method: 'POST', path: '/live/classes/{id}/hand', access: 'verified' },
  sayLive: { method: 'POST', path: '/live/classes/{id}/chat', access: 'verified', idempotent: true },
  removeLiveMessage: {
    method: 'DELETE',
    path: '/live/classes/{id}/chat/{messageId}',
    access: 'verified',
  },
  captionLive: { method: 'POST', path: '/live/classes/{id}/captions', access: 'verified', idempotent: true },
  showLiveSlide: { method: 'POST', path: '/live/classes/{id}/slide', access: 'verified' },
  admitLive: { method: 'POST', path: '/live/classes/{id}/admit', access: 'verified' },
  setLiveRole: { method: 'POST', path: '/live/classes/{id}/role', access: 'verified' },
  muteLive: { method: 'POST', path: '/live/classes/{id}/mute', access: 'verified' },
  removeFromLive: { method: 'POST', path: '/live/classes/{id}/remove', access: 'verified' },
  lockLive: { method: 'POST', path: '/live/classes/{id}/lock', access: 'verified' },
  recordLive: { method: 'POST', path: '/live/classes/{id}/recording', access: 'verified' },
  endLive: { method: 'POST', path: '/live/classes/{id}/end', access: 'verified' },
} as const satisfies RouteTable;
