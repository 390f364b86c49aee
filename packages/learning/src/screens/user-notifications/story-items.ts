import type { UserNotificationView } from './user-notifications';

/** The time of the stories. */
export const NOW = Date.parse('2026-11-24T12:00:00Z');

const item = (
  id: string,
  createdAt: string,
  isRead: boolean,
  subject: UserNotificationView['subject'],
): UserNotificationView => ({ id, createdAt, isRead, subject, href: `/console/${id}` });

/** One of each kind. */
export const EVERY_KIND: UserNotificationView[] = [
  item('message', '2026-11-24T11:50:00Z', false, {
    type: 'message',
    from: 'Achieng Odhiambo',
    kind: 'conversation',
  }),
  item('announcement', '2026-11-24T11:00:00Z', false, {
    type: 'message',
    from: 'Baraka Ochieng',
    kind: 'announcement',
  }),
  item('due', '2026-11-24T10:00:00Z', false, {
    type: 'quiz-due',
    quiz: { name: 'Soil and water' },
    course: 'Farming with less rain',
    closesAt: '2026-11-25T09:00:00Z',
  }),
  item('mark', '2026-11-24T09:00:00Z', true, {
    type: 'mark',
    quiz: { name: 'Soil and water' },
    course: 'Farming with less rain',
  }),
  item('certificate', '2026-11-23T09:00:00Z', true, {
    type: 'certificate',
    course: 'Keep bees',
    outcome: 'issued',
  }),
  item('revoked', '2026-11-22T10:00:00Z', true, {
    type: 'certificate',
    course: 'Dye wool',
    outcome: 'revoked',
  }),
  item('payment', '2026-11-22T09:00:00Z', true, { type: 'payment', course: 'Keep bees' }),
  item('held', '2026-11-21T12:00:00Z', true, {
    type: 'payment-problem',
    course: 'Keep bees',
    outcome: 'held',
  }),
  item('failed', '2026-11-21T11:00:00Z', true, {
    type: 'payment-problem',
    course: 'Keep bees',
    outcome: 'failed',
  }),
  item('refund', '2026-11-21T10:00:00Z', true, { type: 'refund', course: 'Dye wool', approved: true }),
  item('no-refund', '2026-11-21T09:00:00Z', true, { type: 'refund', course: 'Dye wool', approved: false }),
  item('gift', '2026-11-20T12:00:00Z', true, { type: 'gift', from: 'Amina Otieno', course: 'Sew bags' }),
  item('seats', '2026-11-20T11:00:00Z', true, {
    type: 'seats',
    hub: { name: 'Kibera Makers' },
    course: { name: 'Sew bags' },
  }),
  item('hub', '2026-11-20T10:00:00Z', true, {
    type: 'hub-request',
    hub: { name: 'Kibera Makers' },
    accepted: true,
  }),
  item('no-hub', '2026-11-20T09:00:00Z', true, {
    type: 'hub-request',
    hub: { name: 'Lamu Divers' },
    accepted: false,
  }),
  item('help', '2026-11-19T12:00:00Z', true, { type: 'help', reference: 'HD-4F7K2' }),
  ...(['approved', 'returned', 'unpublished'] as const).map((outcome, at) =>
    item(outcome, `2026-11-18T1${2 - at}:00:00Z`, true, {
      type: 'course-review',
      course: { name: 'Keep bees' },
      outcome,
    }),
  ),
  item('co-author', '2026-11-17T12:00:00Z', true, {
    type: 'co-author',
    from: 'Kiprono Cheruiyot',
    course: 'Dye wool',
  }),
  ...(['scheduled', 'reminder', 'changed', 'cancelled'] as const).map((outcome, at) =>
    item(`live-${outcome}`, `2026-11-16T1${3 - at}:00:00Z`, true, {
      type: 'live-class',
      liveClass: { name: 'Prices that work' },
      of: 'Keep the books of a small shop',
      startsAt: '2026-11-24T14:00:00Z',
      outcome,
    }),
  ),
  ...(['assigned', 'changed', 'due-soon', 'overdue', 'withdrawn'] as const).map((outcome, at) =>
    item(`assignment-${outcome}`, `2026-11-15T1${4 - at}:00:00Z`, true, {
      type: 'assignment',
      hub: { name: 'Kibera Makers' },
      course: { name: 'Sew bags' },
      dueOn: '2026-11-30',
      outcome,
    }),
  ),
  item('assignment-open', '2026-11-14T12:00:00Z', true, {
    type: 'assignment',
    hub: { name: 'Kibera Makers' },
    course: { name: 'Sew bags' },
    dueOn: null,
    outcome: 'assigned',
  }),
  item('late-members', '2026-11-14T11:00:00Z', true, {
    type: 'late-members',
    hub: { name: 'Kibera Makers' },
    people: 12,
  }),
  ...(['question', 'reply', 'accepted', 'hidden'] as const).map((outcome, at) =>
    item(`discussion-${outcome}`, `2026-11-15T1${3 - at}:00:00Z`, true, {
      type: 'discussion',
      from: 'Achieng Odhiambo',
      lesson: { name: 'Count the stock' },
      outcome,
    }),
  ),
];

/** The newest five. */
export const RECENT = EVERY_KIND.slice(0, 5);

/** A hundred unread ones with long names. */
export const MANY: UserNotificationView[] = Array.from({ length: 100 }, (_, at) =>
  item(`many-${at}`, new Date(NOW - at * 3_600_000).toISOString(), false, {
    type: 'mark',
    quiz: { name: `Quiz ${at + 1}: Wasserversorgungsgenossenschaftsversammlung` },
    course: 'Farming with less rain in the dry counties of the north-east',
  }),
);
