import type {
  AdminCourse,
  AdminEnrolment,
  AdminHub,
  AdminUser,
  AuditEntry,
  Notification,
  Ticket,
} from '@digiken/contract';
import { COURSE } from './course-items';
import type { Defaults } from './list-items';

export const USER: Defaults<AdminUser> = { name: '', email: '', avatar: null, hub: null, createdAt: '' };
export const ADMIN_COURSE: Defaults<AdminCourse> = { ...COURSE, submittedAt: null, learnerCount: 0 };
export const ENROLMENT: Defaults<AdminEnrolment> = {
  user: { _id: '', name: '', email: '' },
  course: { _id: '', name: '' },
  unitCount: 0,
  createdAt: '',
};
export const TICKET: Defaults<Ticket> = {
  reference: '',
  topic: '',
  name: '',
  email: null,
  excerpt: '',
  createdAt: '',
};
export const AUDIT_ENTRY: Defaults<AuditEntry> = {
  createdAt: '',
  actor: null,
  action: '',
  target: { kind: '', _id: null, name: '' },
  detail: null,
};
export const ADMIN_HUB: Defaults<AdminHub> = {
  name: '',
  summary: '',
  memberCount: 0,
  courseCount: 0,
  administrators: [],
  openRequests: 0,
  createdAt: '',
};
export const NOTIFICATION: Defaults<Notification> = { type: '', message: '', createdAt: '', isRead: false };
