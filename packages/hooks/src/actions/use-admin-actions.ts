import { adminRoutes } from '@digiken/contract/routes/admin';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Admin = typeof adminRoutes;
type ContentAdmin = typeof contentAdminRoutes;

/** Actions of administrators only. */
export function useAdminActions() {
  const act = useAction();
  return useMemo(
    () => ({
      setUserRole: (id: string, body: RequestBody<Admin['setUserRole']>) =>
        act(adminRoutes.setUserRole, { params: { id }, body }),
      setUserStatus: (id: string, body: RequestBody<Admin['setUserStatus']>) =>
        act(adminRoutes.setUserStatus, { params: { id }, body }),
      endUserSession: (id: string, sessionId: string) =>
        act(adminRoutes.endUserSession, { params: { id, sessionId } }),
      saveSettings: (body: RequestBody<Admin['saveSettings']>) => act(adminRoutes.saveSettings, { body }),
    }),
    [act],
  );
}

/** The names of a category; an empty one in Kiswahili removes it. */
interface CategoryNames {
  name: string;
  nameSw: string;
}

/** Actions of administrators and content managers. */
export function useContentActions() {
  const act = useAction();
  return useMemo(
    () => ({
      createCategory: (body: CategoryNames) => act(contentAdminRoutes.createCategory, { body }),
      renameCategory: (id: string, body: CategoryNames) =>
        act(contentAdminRoutes.renameCategory, { params: { id }, body }),
      removeCategory: (id: string) => act(contentAdminRoutes.removeCategory, { params: { id } }),

      /** @param revision of the changes that the reviewer looked at; absent for a first publication */
      approveCourse: (id: string, revision?: string) =>
        act(contentAdminRoutes.approveCourse, { params: { id }, query: { revision } }),
      requestCourseChanges: (id: string, reason: string) =>
        act(contentAdminRoutes.requestCourseChanges, { params: { id }, body: { reason } }),
      unpublishCourse: (id: string, reason: string) =>
        act(contentAdminRoutes.unpublishCourse, { params: { id }, body: { reason } }),

      addEnrolment: (body: RequestBody<ContentAdmin['addEnrolment']>) =>
        act(contentAdminRoutes.addEnrolment, { body }),
      cancelEnrolment: (id: string, reason: string) =>
        act(contentAdminRoutes.cancelEnrolment, { params: { id }, body: { reason } }),

      answerTicket: (id: string, text: string) =>
        act(contentAdminRoutes.answerTicket, { params: { id }, body: { text } }),
      setTicketState: (id: string, state: RequestBody<ContentAdmin['setTicketState']>['state']) =>
        act(contentAdminRoutes.setTicketState, { params: { id }, body: { state } }),
    }),
    [act],
  );
}
