import { LIVE_SCHEDULER_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** Live classes: the schedule, what is kept of a class, and its room. */
export const liveRoutes = {
  scheduleLiveClass: {
    method: 'POST',
    path: '/live/classes',
    access: LIVE_SCHEDULER_ROLES,
    idempotent: true,
  },
  getLiveClass: { method: 'GET', path: '/live/classes/{id}', access: 'verified' },
  saveLiveClass: { method: 'PUT', path: '/live/classes/{id}', access: LIVE_SCHEDULER_ROLES },
  cancelLiveClass: { method: 'POST', path: '/live/classes/{id}/cancel', access: LIVE_SCHEDULER_ROLES },
  getLiveCalendar: { method: 'GET', path: '/live/classes/{id}/calendar', access: 'verified' },
  addLiveSlide: {
    method: 'POST',
    path: '/live/classes/{id}/slides',
    access: LIVE_SCHEDULER_ROLES,
    upload: 'picture',
    idempotent: true,
  },
  saveLiveSlides: { method: 'PUT', path: '/live/classes/{id}/slides', access: LIVE_SCHEDULER_ROLES },
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
