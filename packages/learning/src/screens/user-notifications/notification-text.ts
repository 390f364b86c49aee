import type { NotificationSubject } from '@digiken/contract';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useCallback } from 'react';
import { notificationTextMessages } from './messages';

const TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** A day of the calendar is the same day everywhere. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** Makes the sentence of a notification in the language of the page. */
export function useNotificationText(): (subject: NotificationSubject) => string {
  const t = useMessages(notificationTextMessages);
  const locale = useLocale();
  return useCallback(
    (subject) => {
      switch (subject.type) {
        case 'message':
          return t(subject.kind === 'announcement' ? 'announcement' : 'message', { from: subject.from });
        case 'hub-request':
          return t(subject.accepted ? 'hubAccepted' : 'hubDeclined', { hub: subject.hub.name });
        case 'course-review': {
          const outcome = {
            approved: 'courseApproved',
            returned: 'courseReturned',
            unpublished: 'courseUnpublished',
          } as const;
          return t(outcome[subject.outcome], { course: subject.course.name });
        }
        case 'certificate':
          return t(subject.outcome === 'issued' ? 'certificateIssued' : 'certificateRevoked', {
            course: subject.course,
          });
        case 'mark':
          return t('mark', { quiz: subject.quiz.name, course: subject.course });
        case 'quiz-due':
          return t('quizDue', {
            quiz: subject.quiz.name,
            course: subject.course,
            time: dateFormat(locale, TIME).format(Date.parse(subject.closesAt)),
          });
        case 'payment':
          return t('payment', { course: subject.course });
        case 'payment-problem':
          return t(subject.outcome === 'held' ? 'paymentHeld' : 'paymentFailed', { course: subject.course });
        case 'refund':
          return t(subject.approved ? 'refundApproved' : 'refundDeclined', { course: subject.course });
        case 'gift':
          return t('gift', { from: subject.from, course: subject.course });
        case 'seats':
          return t('seats', { hub: subject.hub.name, course: subject.course.name });
        case 'help':
          return t('help', { reference: subject.reference });
        case 'co-author':
          return t('coAuthor', { from: subject.from, course: subject.course });
        case 'live-class': {
          const outcome = {
            scheduled: 'liveScheduled',
            reminder: 'liveReminder',
            changed: 'liveChanged',
            cancelled: 'liveCancelled',
          } as const;
          return t(outcome[subject.outcome], {
            title: subject.liveClass.name,
            of: subject.of,
            time: dateFormat(locale, TIME).format(Date.parse(subject.startsAt)),
          });
        }
        case 'assignment': {
          const { hub, course, dueOn } = subject;
          const outcome = {
            assigned: dueOn === null ? 'assigned' : 'assignedDue',
            changed: dueOn === null ? 'assignmentNoDue' : 'assignmentDue',
            'due-soon': 'assignmentSoon',
            overdue: 'assignmentLate',
            withdrawn: 'assignmentWithdrawn',
          } as const;
          return t(outcome[subject.outcome], {
            hub: hub.name,
            course: course.name,
            date: dueOn === null ? '' : dateFormat(locale, DAY).format(Date.parse(dueOn)),
          });
        }
        case 'late-members':
          return t('lateMembers', { count: subject.people, hub: subject.hub.name });
        case 'discussion': {
          const outcome = {
            question: 'discussionQuestion',
            reply: 'discussionReply',
            accepted: 'discussionAccepted',
            hidden: 'discussionHidden',
          } as const;
          return t(outcome[subject.outcome], { from: subject.from, lesson: subject.lesson.name });
        }
        default:
          return t('other');
      }
    },
    [t, locale],
  );
}
