import type { NotificationSubject } from '@digiken/contract';
import type { UserNotificationType } from '@digiken/contract/constants';

/** The sentence of a notification, for mails. */
export function sentenceOf(subject: NotificationSubject): string {
  switch (subject.type) {
    case 'message':
      return subject.kind === 'announcement'
        ? `${subject.from} sent an announcement.`
        : `${subject.from} sent you a message.`;
    case 'hub-request':
      return `Your request to join ${subject.hub.name} was ${subject.accepted ? 'accepted' : 'declined'}.`;
    case 'course-review': {
      const outcome = {
        approved: 'was approved',
        returned: 'needs changes',
        unpublished: 'was unpublished',
      };
      return `Your course “${subject.course.name}” ${outcome[subject.outcome]}.`;
    }
    case 'certificate':
      return subject.outcome === 'issued'
        ? `Your certificate for “${subject.course}” is ready.`
        : `Your certificate for “${subject.course}” was withdrawn.`;
    case 'mark':
      return `Your result of “${subject.quiz.name}” in “${subject.course}” is ready, or has changed.`;
    case 'quiz-due':
      return `“${subject.quiz.name}” in “${subject.course}” closes within 24 hours.`;
    case 'payment':
      return `We received your payment for “${subject.course}”.`;
    case 'payment-problem':
      return subject.outcome === 'held'
        ? `Your payment for “${subject.course}” arrived, but we have to look at it.`
        : `Your payment for “${subject.course}” did not go through.`;
    case 'refund':
      return `The refund of your payment for “${subject.course}” was ${subject.approved ? 'approved' : 'declined'}.`;
    case 'gift':
      return `${subject.from} gave you “${subject.course}”.`;
    case 'seats':
      return `${subject.hub.name} offers you a seat in “${subject.course.name}”.`;
    case 'help':
      return `We answered your request ${subject.reference}.`;
    case 'co-author':
      return `${subject.from} invites you to write the course “${subject.course}”.`;
    case 'discussion': {
      const { from, lesson } = subject;
      const sentence = {
        question: `${from} asked a question about “${lesson.name}”.`,
        reply: `${from} replied in a discussion of “${lesson.name}”.`,
        accepted: `${from} accepted your answer about “${lesson.name}”.`,
        hidden: `${from} hid your post about “${lesson.name}”.`,
      };
      return sentence[subject.outcome];
    }
    case 'live-class': {
      const outcome = {
        scheduled: 'was scheduled',
        reminder: 'starts soon',
        changed: 'has changed',
        cancelled: 'was cancelled',
      };
      return `The live class “${subject.liveClass.name}” in “${subject.of}” ${outcome[subject.outcome]}.`;
    }
    case 'assignment':
      return assignmentSentence(subject);
    case 'late-members':
      return subject.people === 1
        ? `One member of ${subject.hub.name} is late with an assigned course.`
        : `${subject.people} members of ${subject.hub.name} are late with assigned courses.`;
  }
}

function assignmentSentence({
  hub,
  course,
  dueOn,
  outcome,
}: Extract<NotificationSubject, { type: 'assignment' }>): string {
  const due = dueOn === null ? '' : dayOf(dueOn);
  switch (outcome) {
    case 'assigned':
      return `${hub.name} assigned you “${course.name}”.${due === '' ? '' : ` It is due on ${due}.`}`;
    case 'changed':
      return due === ''
        ? `“${course.name}” from ${hub.name} no longer has a due date.`
        : `“${course.name}” from ${hub.name} is now due on ${due}.`;
    case 'due-soon':
      return `“${course.name}” from ${hub.name} is due on ${due}.`;
    case 'overdue':
      return `“${course.name}” from ${hub.name} was due on ${due}.`;
    case 'withdrawn':
      return `${hub.name} no longer assigns you “${course.name}”. You stay enrolled.`;
  }
}

/** `2026-11-30` as “30 November 2026”. */
export const dayOf = (day: string, locale = 'en-KE') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const NOUNS: Record<UserNotificationType, readonly [one: string, other: string]> = {
  message: ['conversation with new messages', 'conversations with new messages'],
  'hub-request': ['decision of a hub', 'decisions of hubs'],
  'course-review': ['course review', 'course reviews'],
  certificate: ['certificate', 'certificates'],
  mark: ['quiz result', 'quiz results'],
  'quiz-due': ['quiz that closes soon', 'quizzes that close soon'],
  payment: ['payment', 'payments'],
  'payment-problem': ['problem with a payment', 'problems with payments'],
  refund: ['refund', 'refunds'],
  gift: ['gift', 'gifts'],
  seats: ['offer of a seat', 'offers of seats'],
  help: ['answer to a request', 'answers to requests'],
  'co-author': ['invitation to a course', 'invitations to courses'],
  discussion: ['discussion with news', 'discussions with news'],
  'live-class': ['notice of a live class', 'notices of live classes'],
  assignment: ['notice of an assigned course', 'notices of assigned courses'],
  'late-members': ['summary of members who are late', 'summaries of members who are late'],
};

/** "3 quiz results" */
export const countOf = (type: UserNotificationType, count: number): string =>
  `${count} ${NOUNS[type][count === 1 ? 0 : 1]}`;

export const WORDING = {
  site: 'Digiken',
  pushOn: 'This device shows your notifications.',
  pushOff: 'The device is removed.',
  noPushDevice: 'There is no such device.',
  noPushService: 'This is not the address of a push service.',
  noPushKey: 'This is not a key of a push subscription.',
  read: 'Marked as read.',
  allRead: 'Your notifications are marked as read.',
  saved: 'Your notification settings are saved.',
  open: 'Open it',
  unsubscribe: 'Choose which mails you get, or turn them off',
  digest: (count: number) => `${count === 1 ? 'One notification' : `${count} notifications`} from Digiken`,
  digestIntro: 'This has happened since your last summary:',
} as const;
