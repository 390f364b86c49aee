import { adminRoutes } from '@digiken/contract/routes/admin';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { AdminKey } from '../data/admin-keys';
import type { AuthoringKey } from '../data/use-authoring';
import type { KeyName } from '../data/keys';
import type { messageKeys } from '../data/use-messages';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Keys = AdminKey | AuthoringKey | KeyName | keyof typeof messageKeys;
type Admin = typeof adminRoutes;
type ContentAdmin = typeof contentAdminRoutes;

const PERSON = ['adminUsers', 'adminUser', 'userSessions', 'adminFigures', 'audit'] as const;
const COURSE = [
  'adminCourses',
  'adminFigures',
  'audit',
  'courses',
  'course',
  'authoredCourse',
  'stagedChanges',
] as const;
const ENROLMENT = ['enrolments', 'enrolment', 'adminUser', 'adminCourses', 'adminFigures', 'audit'] as const;
const TICKET = ['tickets', 'ticket', 'adminFigures', 'audit'] as const;

/** Actions of administrators only. Each returns an Outcome, never throws, and refetches what it changed. */
export function useAdminActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      setUserRole: (id: string, body: RequestBody<Admin['setUserRole']>) =>
        run(() => request(adminRoutes.setUserRole, { params: { id }, body }), ...PERSON),
      setUserStatus: (id: string, body: RequestBody<Admin['setUserStatus']>) =>
        run(() => request(adminRoutes.setUserStatus, { params: { id }, body }), ...PERSON),
      endUserSession: (id: string, sessionId: string) =>
        run(
          () => request(adminRoutes.endUserSession, { params: { id, sessionId } }),
          'userSessions',
          'adminUser',
          'audit',
        ),
      saveSettings: (body: RequestBody<Admin['saveSettings']>) =>
        run(() => request(adminRoutes.saveSettings, { body }), 'settings', 'site', 'audit'),
    }),
    [request, run],
  );
}

/** The names of a category; an empty one in Kiswahili removes it. */
interface CategoryNames {
  name: string;
  nameSw: string;
}

/** Actions of administrators and content managers. Each returns an Outcome, never throws, and refetches what it changed. */
export function useContentActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createCategory: (names: CategoryNames) =>
        run(() => request(contentAdminRoutes.createCategory, { body: names }), 'categories', 'audit'),
      renameCategory: (id: string, names: CategoryNames) =>
        run(
          () => request(contentAdminRoutes.renameCategory, { params: { id }, body: names }),
          'categories',
          ...COURSE,
        ),
      removeCategory: (id: string) =>
        run(() => request(contentAdminRoutes.removeCategory, { params: { id } }), 'categories', ...COURSE),

      /** @param revision of the changes that the reviewer looked at; absent for a first publication */
      approveCourse: (id: string, revision?: string) =>
        run(
          () => request(contentAdminRoutes.approveCourse, { params: { id }, query: { revision } }),
          'categories',
          ...COURSE,
        ),
      requestCourseChanges: (id: string, reason: string) =>
        run(
          () => request(contentAdminRoutes.requestCourseChanges, { params: { id }, body: { reason } }),
          ...COURSE,
        ),
      unpublishCourse: (id: string, reason: string) =>
        run(
          () => request(contentAdminRoutes.unpublishCourse, { params: { id }, body: { reason } }),
          'categories',
          ...COURSE,
        ),

      addEnrolment: (body: RequestBody<ContentAdmin['addEnrolment']>) =>
        run(() => request(contentAdminRoutes.addEnrolment, { body }), 'notifications', ...ENROLMENT),
      cancelEnrolment: (id: string, reason: string) =>
        run(
          () => request(contentAdminRoutes.cancelEnrolment, { params: { id }, body: { reason } }),
          ...ENROLMENT,
        ),

      answerTicket: (id: string, text: string) =>
        run(() => request(contentAdminRoutes.answerTicket, { params: { id }, body: { text } }), ...TICKET),
      setTicketState: (id: string, state: RequestBody<ContentAdmin['setTicketState']>['state']) =>
        run(() => request(contentAdminRoutes.setTicketState, { params: { id }, body: { state } }), ...TICKET),
      resolveMessageReport: (id: string, body: RequestBody<ContentAdmin['resolveMessageReport']>) =>
        run(
          () => request(contentAdminRoutes.resolveMessageReport, { params: { id }, body }),
          'messageReports',
          'adminFigures',
          'audit',
          'thread',
        ),
      resolveReviewReport: (id: string, body: RequestBody<ContentAdmin['resolveReviewReport']>) =>
        run(
          () => request(contentAdminRoutes.resolveReviewReport, { params: { id }, body }),
          'reviewReports',
          'adminFigures',
          'audit',
          'course',
          'courses',
          'reviews',
        ),
    }),
    [request, run],
  );
}
