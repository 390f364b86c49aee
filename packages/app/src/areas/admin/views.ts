import { verifyPath } from '../../views/certificates';
import type { AuditEntry, LessonRef, Unit } from '@digiken/contract';

export const userPath = (id: string) => `/admin/user/${id}`;
export const coursePath = (id: string) => `/admin/course/${id}`;
export const reviewPath = (id: string) => `/admin/course/${id}/review`;
export const unitPath = (id: string) => `/admin/course/unit/${id}`;
export const topicPath = (id: string) => `/admin/course/unit/topic/${id}`;
export const enrolmentPath = (id: string) => `/admin/enrollment/${id}`;
export const transactionsPath = '/admin/transactions';
export const totalsPath = `${transactionsPath}/totals`;
export const payoutsPath = `${transactionsPath}/payouts`;
export const transactionPath = (orderId: string) => `/admin/transactions/${orderId}`;
export const assistantPath = '/admin/assistant';
export const ticketPath = (id: string) => `/admin/ticket/${id}`;

/** Reported reviews of courses. */
export const reviewReportsPath = '/admin/messages/review-reports';

/** Reported posts of discussions. */
export const postReportsPath = '/admin/messages/post-reports';

/** Where a reviewer reads units and lessons. */
export const reviewLinks = {
  unitHrefOf: ({ _id }: LessonRef): string => unitPath(_id),
  lessonHrefOf: ({ _id }: LessonRef): string => topicPath(_id),
};

/** A unit as a reviewer reads it: nobody makes progress. */
export const reviewUnit = (unit: Unit): Unit => ({ ...unit, owned: false });

/** Where what was acted on stands; undefined for what has no page. */
export function targetHref({ kind, _id }: AuditEntry['target']): string | undefined {
  switch (kind) {
    case 'person':
      return _id ? userPath(_id) : undefined;
    case 'course':
      return _id ? coursePath(_id) : undefined;
    case 'enrolment':
      return _id ? enrolmentPath(_id) : undefined;
    case 'ticket':
      return _id ? ticketPath(_id) : undefined;
    case 'category':
      return '/admin/category';
    case 'hub':
      return '/admin/hubs';
    case 'report':
      return '/admin/messages/reports';
    case 'certificate':
      return _id ? verifyPath(_id) : '/admin/certificates';
    case 'payment':
      return '/admin/transactions';
    case 'settings':
      return '/admin/settings';
    default:
      return undefined;
  }
}
