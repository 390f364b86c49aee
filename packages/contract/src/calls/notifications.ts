import { z } from 'zod';
import { defineCall } from '../call';
import { TICKET_KINDS, THREAD_KINDS } from '../constants/options';
import { DISCUSSION_NOTICES } from '../constants/discussions';
import { LIVE_NOTICES } from '../constants/live';
import { NOTIFICATION_MAILS, NOTIFICATION_STATES, USER_NOTIFICATION_TYPES } from '../constants/notifications';
import { Id, Named, Timestamp, TimeZone } from '../entities';
import { pageOf, PageQuery, Said } from '../paging';
import { notificationRoutes } from '../routes/notifications';

const Area = z.enum(['console', 'hub']);
const OfOrder = { orderId: Id, course: z.string(), area: Area };

/**
 * What a notification is about: the names and ids that its sentence and link need, and nothing private, as a message's
 * text or a score. The client writes the sentence in the viewer's language.
 */
export const NotificationSubject = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), threadId: Id, from: z.string(), kind: z.enum(THREAD_KINDS) }),
  z.object({ type: z.literal('hub-request'), hub: Named, accepted: z.boolean() }),
  z.object({
    type: z.literal('course-review'),
    course: Named,
    outcome: z.enum(['approved', 'returned', 'unpublished']),
  }),
  z.object({
    type: z.literal('certificate'),
    certificateId: Id,
    course: z.string(),
    outcome: z.enum(['issued', 'revoked']),
  }),
  z.object({ type: z.literal('mark'), quiz: Named, course: z.string() }),
  z.object({ type: z.literal('quiz-due'), quiz: Named, course: z.string(), closesAt: Timestamp }),
  z.object({ type: z.literal('payment'), ...OfOrder }),
  /** Held: it arrived, and an administrator has to look at it. Failed: the provider said so after the payer had left. */
  z.object({ type: z.literal('payment-problem'), ...OfOrder, outcome: z.enum(['held', 'failed']) }),
  z.object({ type: z.literal('refund'), ...OfOrder, approved: z.boolean() }),
  z.object({ type: z.literal('gift'), from: z.string(), course: z.string() }),
  z.object({ type: z.literal('seats'), hub: Named, course: Named }),
  z.object({ type: z.literal('help'), reference: z.string(), kind: z.enum(TICKET_KINDS) }),
  z.object({ type: z.literal('co-author'), from: z.string(), course: z.string() }),
  /** `reminder`: it starts soon. */
  z.object({
    type: z.literal('live-class'),
    liveClass: Named,
    /** Name of the course or hub. */
    of: z.string(),
    startsAt: Timestamp,
    outcome: z.enum(LIVE_NOTICES),
  }),
  /** `from`: who asked, replied, or accepted the answer. Not the title: it may be hidden later. */
  z.object({
    type: z.literal('discussion'),
    discussionId: Id,
    postId: Id,
    lesson: Named,
    from: z.string(),
    outcome: z.enum(DISCUSSION_NOTICES),
  }),
]);
export type NotificationSubject = z.infer<typeof NotificationSubject>;

/** A notification of a user who is no administrator. */
export const UserNotification = z.object({
  _id: Id,
  subject: NotificationSubject,
  createdAt: Timestamp,
  isRead: z.boolean(),
});
export type UserNotification = z.infer<typeof UserNotification>;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 22:00');

const Quiet = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'Choose another time than the first one' });

const Type = z.enum(USER_NOTIFICATION_TYPES);
const Mail = z.enum(NOTIFICATION_MAILS);

/** What the caller is notified of, and how. */
export const NotificationSettings = z.object({
  /** Those that the caller's role can get. `mail`: null where a mail of its own is always sent. */
  types: z.array(z.object({ type: Type, inApp: z.boolean(), mail: Mail.nullable() })),
  /** No mail is sent from one to the other, which may be on the next day; null: mail is sent at any time. */
  quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  timeZone: z.string(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const listOwnNotifications = defineCall(notificationRoutes.listOwnNotifications, {
  summary: 'The caller’s notifications, newest first, and how many of all are unread',
  query: PageQuery.extend({ state: z.enum(NOTIFICATION_STATES).optional() }),
  answer: pageOf(UserNotification).extend({ unread: z.number().int() }),
});

export const markOwnNotificationRead = defineCall(notificationRoutes.markOwnNotificationRead, {
  summary: 'Mark one of the caller’s notifications as read. Safe to repeat',
  params: z.object({ id: Id }),
  answer: Said,
});

export const markAllRead = defineCall(notificationRoutes.markAllRead, {
  summary: 'Mark the caller’s notifications up to a moment as read; later ones stay unread',
  body: z.object({ until: Timestamp }),
  answer: Said,
});

export const getNotificationSettings = defineCall(notificationRoutes.getNotificationSettings, {
  summary: 'What the caller is notified of, in the app and by mail',
  answer: z.object({ data: NotificationSettings }),
});

export const saveNotificationSettings = defineCall(notificationRoutes.saveNotificationSettings, {
  summary: 'Save what the caller is notified of. Types that are left out stay as they are',
  body: z.object({
    types: z
      .array(z.object({ type: Type, inApp: z.boolean(), mail: Mail.nullable() }))
      .max(USER_NOTIFICATION_TYPES.length),
    quiet: Quiet.nullable(),
    timeZone: TimeZone,
  }),
  answer: z.object({ message: z.string(), data: NotificationSettings }),
});
