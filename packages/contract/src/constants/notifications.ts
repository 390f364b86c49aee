import type { Role } from './roles';
import { titleSegment } from './title-segment';

/** What users other than administrators are notified of. */
export const USER_NOTIFICATION_TYPES = [
  'message',
  'hub-request',
  'course-review',
  'certificate',
  'mark',
  'quiz-due',
  'payment',
  'payment-problem',
  'refund',
  'gift',
  'seats',
  'help',
  'co-author',
  'live-class',
  'assignment',
  'late-members',
  'discussion',
] as const;
export type UserNotificationType = (typeof USER_NOTIFICATION_TYPES)[number];

/** Types that have a mail of their own, which is always sent: receipts, gifts, invitations, decisions and answers. */
export const ALWAYS_MAILED: readonly UserNotificationType[] = [
  'hub-request',
  'course-review',
  'payment',
  'refund',
  'gift',
  'help',
  'co-author',
];

/** At once, outside quiet hours; with the others of a day in one mail; or not. */
export const NOTIFICATION_MAILS = ['now', 'digest', 'off'] as const;
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

/** What changes for a user while they look at a page; `adminNotifications` for administrators only. */
export const OWN_EVENT_PARTS = ['notifications', 'adminNotifications', 'messages', 'discussions'] as const;
export type OwnEventPart = (typeof OWN_EVENT_PARTS)[number];

export const NOTIFICATION_STATES = ['unread', 'read'] as const;

/** Of devices that show a user's notifications. */
export const PUSH_LIMITS = { devices: 10, endpointMax: 1_000 } as const;

/** The time of day at which the daily mail is sent. */
export const DIGEST_AT = '18:00';
export const DEFAULT_TIME_ZONE = 'Africa/Nairobi';

/** What each role can be notified of. Administrators have notifications of their own. */
const TYPES_OF: Record<Role, readonly UserNotificationType[]> = {
  user: [
    ...(['message', 'discussion', 'live-class', 'assignment', 'certificate', 'mark', 'quiz-due'] as const),
    ...(['seats', 'payment-problem', 'payment', 'refund', 'gift', 'hub-request', 'help'] as const),
  ],
  tutor: ['message', 'discussion', 'live-class', 'course-review', 'co-author', 'help'],
  hub: ['message', 'live-class', 'late-members', 'payment-problem', 'payment', 'refund', 'help'],
  sudo: [],
  admin: [],
};

/** In the order in which the settings list them. */
export const notificationTypesOf = (role: Role): readonly UserNotificationType[] => TYPES_OF[role];

interface DiscussionPlace {
  discussionId: string;
  postId?: string | undefined;
  lesson: { _id: string; title: string };
}

/** The area of the app of each role. */
const AREA: Record<Role, string> = {
  user: '/console',
  tutor: '/instructor',
  hub: '/hub',
  sudo: '/admin',
  admin: '/admin',
};

/** Where a role chooses what it is notified of. */
export const notificationSettingsPath = (role: Role): string =>
  role === 'hub' ? '/hub/profile#notifications' : `${AREA[role]}/settings#notifications`;

/** Where an administrator reads notifications: the drawer is on every page of the area. */
export const ADMIN_NOTIFICATIONS_PATH = '/admin/dashboard';
/** A question below its lesson, or a post in it: learners read in their console, everyone else on the public page. */
export function discussionPath(
  { discussionId, postId, lesson }: DiscussionPlace,
  role: Role | undefined,
): string {
  const query = new URLSearchParams({ thread: discussionId, ...(postId && { post: postId }) });
  const page = `/course/unit/lesson/${encodeURIComponent(lesson._id)}/${titleSegment(lesson.title)}`;
  return `${role === 'user' ? '/console' : ''}${page}?${query.toString()}`;
}

interface Id {
  _id: string;
}

/** The parts of a notification's subject that its page depends on. */
export type NotificationTarget =
  | { type: 'message'; threadId: string }
  | { type: 'hub-request'; accepted: boolean; hub: Id }
  | { type: 'course-review' | 'seats' | 'assignment'; course: Id }
  | { type: 'certificate'; certificateId: string }
  | { type: 'mark' | 'quiz-due'; quiz: Id }
  | { type: 'payment' | 'refund' | 'payment-problem'; area: 'console' | 'hub'; orderId: string }
  | { type: 'gift' | 'help' | 'co-author' | 'late-members' }
  | { type: 'live-class'; liveClass: Id }
  | { type: 'discussion'; discussionId: string; postId: string; lesson: Id & { name: string } };

/** The page of the app that a notification is about. */
export function notificationPath(subject: NotificationTarget, role: Role): string {
  const id = encodeURIComponent;
  switch (subject.type) {
    case 'message':
      return `${AREA[role]}/messages/${id(subject.threadId)}`;
    case 'hub-request':
      return subject.accepted ? `/console/hub/${id(subject.hub._id)}` : '/console/hubs';
    case 'course-review':
      return `/instructor/course/${id(subject.course._id)}`;
    case 'certificate':
      return `/console/certificate/${id(subject.certificateId)}/awards`;
    case 'mark':
    case 'quiz-due':
      return `/console/quizzes/${id(subject.quiz._id)}`;
    case 'payment':
      return `/${subject.area}/receipts/${id(subject.orderId)}`;
    // An order of which only held money went back has no receipt.
    case 'refund':
    case 'payment-problem':
      return `/${subject.area}/checkout/${id(subject.orderId)}`;
    case 'gift':
      return '/console/gift';
    case 'seats':
      return `/console/course/${id(subject.course._id)}`;
    case 'help':
      return '/help-desk';
    case 'co-author':
      return '/instructor/courses';
    case 'live-class':
      return `${AREA[role]}/live-classes/${id(subject.liveClass._id)}`;
    case 'assignment':
      return `/console/course/${id(subject.course._id)}`;
    case 'late-members':
      return '/hub/assignments';
    case 'discussion': {
      const { discussionId, postId, lesson } = subject;
      return discussionPath({ discussionId, postId, lesson: { _id: lesson._id, title: lesson.name } }, role);
    }
  }
}
