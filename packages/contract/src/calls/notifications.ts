import { z } from 'zod';
import { defineCall } from '../call';
import { TICKET_KINDS, THREAD_KINDS } from '../constants/options';
import { ASSIGNMENT_NOTICES } from '../constants/hubs';
import { DISCUSSION_NOTICES } from '../constants/discussions';
import { LIVE_NOTICES } from '../constants/live';
import {
  NOTIFICATION_MAILS,
  NOTIFICATION_STATES,
  PUSH_LIMITS,
  USER_NOTIFICATION_TYPES,
} from '../constants/notifications';
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
  z.object({
    type: z.literal('assignment'),
    hub: Named,
    course: Named,
    /** A day as `2026-11-30`; null without a due date. */
    dueOn: z.string().nullable(),
    outcome: z.enum(ASSIGNMENT_NOTICES),
  }),
  /** Of a week, for the administrators of a hub. */
  z.object({ type: z.literal('late-members'), hub: Named, people: z.number().int() }),
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
  /**
   * Those that the caller's role can get. `mail`: null where a mail of its own is always sent. `push`: on the devices
   * that the caller allowed.
   */
  types: z.array(z.object({ type: Type, inApp: z.boolean(), mail: Mail.nullable(), push: z.boolean() })),
  /** Neither mail nor push is sent from one to the other, which may be on the next day; null: at any time. */
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
  summary: 'What the caller is notified of, in the app, by mail and on devices',
  answer: z.object({ data: NotificationSettings }),
});

export const saveNotificationSettings = defineCall(notificationRoutes.saveNotificationSettings, {
  summary: 'Save what the caller is notified of. Types that are left out stay as they are',
  body: z.object({
    types: z
      .array(
        z.object({
          type: Type,
          inApp: z.boolean(),
          mail: Mail.nullable(),
          /** On the caller's devices. Left out: as it is. */
          push: z.boolean().optional(),
        }),
      )
      .max(USER_NOTIFICATION_TYPES.length),
    quiet: Quiet.nullable(),
    timeZone: TimeZone,
  }),
  answer: z.object({ message: z.string(), data: NotificationSettings }),
});

const Key = (bytes: number) => {
  const digits = Math.ceil((bytes * 8) / 6);
  return z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${digits}}=*$`), 'This is not a key of a push subscription')
    .max(digits + 2);
};

/** A browser that shows the caller's notifications. */
export const PushDevice = z.object({
  _id: Id,
  /** For example "Chrome on Android". */
  name: z.string(),
  createdAt: Timestamp,
  /** The browser that asks. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

const PushDevices = z.object({
  /** The site's VAPID key, which a browser needs to subscribe; base64url. */
  publicKey: z.string(),
  /** Newest first; at most ten. */
  devices: z.array(PushDevice),
});
export type PushDevices = z.infer<typeof PushDevices>;

export const listPushDevices = defineCall(notificationRoutes.listPushDevices, {
  summary: 'The devices that show the caller’s notifications, and the site’s key',
  answer: z.object({ data: PushDevices }),
});

export const savePushDevice = defineCall(notificationRoutes.savePushDevice, {
  summary:
    'Show the caller’s notifications on this device: the subscription as the browser made it. Safe to repeat. The oldest of more than ten is removed',
  body: z.object({
    endpoint: z.string().min(1).max(PUSH_LIMITS.endpointMax, 'This address is too long'),
    keys: z.object({ p256dh: Key(65), auth: Key(16) }),
  }),
  answer: z.object({ message: z.string(), data: PushDevices }),
});

export const removePushDevice = defineCall(notificationRoutes.removePushDevice, {
  summary: 'Show notifications on a device no longer',
  params: z.object({ id: Id }),
  answer: z.object({ message: z.string(), data: PushDevices }),
});
