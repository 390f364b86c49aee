import { useMemo } from 'react';
import { adminCalls, contentCalls } from '../api/admin-calls';
import type { AdminKey } from '../data/admin-keys';
import type { AuthoringKey } from '../data/use-authoring';
import type { KeyName } from '../data/keys';
import type { messageKeys } from '../data/use-messages';
import { useCalls } from '../session/services';
import { useRun } from './use-run';

type Keys = AdminKey | AuthoringKey | KeyName | keyof typeof messageKeys;
type Admin = ReturnType<typeof adminCalls>;
type Content = ReturnType<typeof contentCalls>;

const PERSON = ['adminUsers', 'adminUser', 'userSessions', 'adminFigures', 'audit'] as const;
const COURSE = ['adminCourses', 'adminFigures', 'audit', 'courses', 'course', 'authoredCourse'] as const;
const ENROLMENT = ['enrolments', 'enrolment', 'adminUser', 'adminCourses', 'adminFigures', 'audit'] as const;
const TICKET = ['tickets', 'ticket', 'adminFigures', 'audit'] as const;

/** What only an administrator does. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useAdminActions() {
  const calls = useCalls(adminCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      setUserRole: (id: string, body: Parameters<Admin['setUserRole']>[1]) =>
        run(() => calls.setUserRole(id, body), ...PERSON),
      setUserStatus: (id: string, body: Parameters<Admin['setUserStatus']>[1]) =>
        run(() => calls.setUserStatus(id, body), ...PERSON),
      endUserSession: (id: string, sessionId: string) =>
        run(() => calls.endUserSession(id, sessionId), 'userSessions', 'adminUser', 'audit'),
      saveSettings: (body: Parameters<Admin['saveSettings']>[0]) =>
        run(() => calls.saveSettings(body), 'settings', 'site', 'audit'),
    }),
    [calls, run],
  );
}

/** What content managers do too. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useContentActions() {
  const calls = useCalls(contentCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createCategory: (name: string) => run(() => calls.createCategory(name), 'categories', 'audit'),
      renameCategory: (id: string, name: string) =>
        run(() => calls.renameCategory(id, name), 'categories', ...COURSE),
      removeCategory: (id: string) => run(() => calls.removeCategory(id), 'categories', ...COURSE),

      approveCourse: (id: string) => run(() => calls.approveCourse(id), 'categories', ...COURSE),
      requestCourseChanges: (id: string, reason: string) =>
        run(() => calls.requestCourseChanges(id, reason), ...COURSE),
      unpublishCourse: (id: string, reason: string) =>
        run(() => calls.unpublishCourse(id, reason), 'categories', ...COURSE),

      addEnrolment: (body: Parameters<Content['addEnrolment']>[0]) =>
        run(() => calls.addEnrolment(body), 'notifications', ...ENROLMENT),
      cancelEnrolment: (id: string, reason: string) =>
        run(() => calls.cancelEnrolment(id, reason), ...ENROLMENT),

      answerTicket: (id: string, text: string) => run(() => calls.answerTicket(id, text), ...TICKET),
      setTicketState: (id: string, state: Parameters<Content['setTicketState']>[1]) =>
        run(() => calls.setTicketState(id, state), ...TICKET),
      resolveMessageReport: (id: string, body: Parameters<Content['resolveMessageReport']>[1]) =>
        run(() => calls.resolveMessageReport(id, body), 'messageReports', 'adminFigures', 'audit', 'thread'),
    }),
    [calls, run],
  );
}
