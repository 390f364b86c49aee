import type { UserNotification } from '@digiken/contract';

/** The time of the stories. */
export const NOW = Date.parse('2026-11-24T12:00:00Z');

const item = (
  _id: string,
  createdAt: string,
  isRead: boolean,
  subject: UserNotification['subject'],
): UserNotification => ({ _id, createdAt, isRead, subject });

const OF_ORDER = { orderId: 'o1', area: 'console' } as const;

/** One of each kind. */
export const EVERY_KIND: UserNotification[] = [
  item('message', '2026-11-24T11:50:00Z', false, {
    type: 'message',
    threadId: 't1',
    from: 'Achieng Odhiambo',
    kind: 'conversation',
  }),
  item('announcement', '2026-11-24T11:00:00Z', false, {
    type: 'message',
    threadId: 't1',
    from: 'Baraka Ochieng',
    kind: 'announcement',
  }),
  item('due', '2026-11-24T10:00:00Z', false, {
    type: 'quiz-due',
    quiz: { _id: 'x1', name: 'Soil and water' },
    course: 'Farming with less rain',
    closesAt: '2026-11-25T09:00:00Z',
  }),
  item('mark', '2026-11-24T09:00:00Z', true, {
    type: 'mark',
    quiz: { _id: 'x1', name: 'Soil and water' },
    course: 'Farming with less rain',
  }),
  item('certificate', '2026-11-23T09:00:00Z', true, {
    type: 'certificate',
    certificateId: 'k1',
    course: 'Keep bees',
    outcome: 'issued',
  }),
  item('revoked', '2026-11-22T10:00:00Z', true, {
    type: 'certificate',
    certificateId: 'k1',
    course: 'Dye wool',
    outcome: 'revoked',
  }),
  item('payment', '2026-11-22T09:00:00Z', true, { ...OF_ORDER, type: 'payment', course: 'Keep bees' }),
  item('held', '2026-11-21T12:00:00Z', true, {
    ...OF_ORDER,
    type: 'payment-problem',
    course: 'Keep bees',
    outcome: 'held',
  }),
  item('failed', '2026-11-21T11:00:00Z', true, {
    ...OF_ORDER,
    type: 'payment-problem',
    course: 'Keep bees',
    outcome: 'failed',
  }),
  item('refund', '2026-11-21T10:00:00Z', true, {
    ...OF_ORDER,
    type: 'refund',
    course: 'Dye wool',
    approved: true,
  }),
  item('no-refund', '2026-11-21T09:00:00Z', true, {
    ...OF_ORDER,
    type: 'refund',
    course: 'Dye wool',
    approved: false,
  }),
  item('gift', '2026-11-20T12:00:00Z', true, { type: 'gift', from: 'Amina Otieno', course: 'Sew bags' }),
  item('seats', '2026-11-20T11:00:00Z', true, {
    type: 'seats',
    hub: { _id: 'x1', name: 'Kibera Makers' },
    course: { _id: 'x1', name: 'Sew bags' },
  }),
  item('hub', '2026-11-20T10:00:00Z', true, {
    type: 'hub-request',
    hub: { _id: 'x1', name: 'Kibera Makers' },
    accepted: true,
  }),
  item('no-hub', '2026-11-20T09:00:00Z', true, {
    type: 'hub-request',
    hub: { _id: 'x1', name: 'Lamu Divers' },
    accepted: false,
  }),
  item('help', '2026-11-19T12:00:00Z', true, { type: 'help', reference: 'HD-4F7K2', kind: 'help' }),
  ...(['approved', 'returned', 'unpublished'] as const).map((outcome, index) =>
    item(outcome, `2026-11-18T1${2 - index}:00:00Z`, true, {
      type: 'course-review',
      course: { _id: 'x1', name: 'Keep bees' },
      outcome,
    }),
  ),
  item('co-author', '2026-11-17T12:00:00Z', true, {
    type: 'co-author',
    from: 'Kiprono Cheruiyot',
    course: 'Dye wool',
  }),
  ...(['scheduled', 'reminder', 'changed', 'cancelled'] as const).map((outcome, index) =>
    item(`live-${outcome}`, `2026-11-16T1${3 - index}:00:00Z`, true, {
      type: 'live-class',
      liveClass: { _id: 'x1', name: 'Prices that work' },
      of: 'Keep the books of a small shop',
      startsAt: '2026-11-24T14:00:00Z',
      outcome,
    }),
  ),
  ...(['assigned', 'changed', 'due-soon', 'overdue', 'withdrawn'] as const).map((outcome, index) =>
    item(`assignment-${outcome}`, `2026-11-15T1${4 - index}:00:00Z`, true, {
      type: 'assignment',
      hub: { _id: 'x1', name: 'Kibera Makers' },
      course: { _id: 'x1', name: 'Sew bags' },
      dueOn: '2026-11-30',
      outcome,
    }),
  ),
  item('assignment-open', '2026-11-14T12:00:00Z', true, {
    type: 'assignment',
    hub: { _id: 'x1', name: 'Kibera Makers' },
    course: { _id: 'x1', name: 'Sew bags' },
    dueOn: null,
    outcome: 'assigned',
  }),
  item('late-members', '2026-11-14T11:00:00Z', true, {
    type: 'late-members',
    hub: { _id: 'x1', name: 'Kibera Makers' },
    people: 12,
  }),
  ...(['question', 'reply', 'accepted', 'hidden'] as const).map((outcome, index) =>
    item(`discussion-${outcome}`, `2026-11-15T1${3 - index}:00:00Z`, true, {
      type: 'discussion',
      discussionId: 'd1',
      postId: 'p1',
      from: 'Achieng Odhiambo',
      lesson: { _id: 'x1', name: 'Count the stock' },
      outcome,
    }),
  ),
];

/** The newest five. */
export const RECENT = EVERY_KIND.slice(0, 5);

/** A hundred unread ones with long names. */
export const MANY: UserNotification[] = Array.from({ length: 100 }, (_, index) =>
  item(`many-${index}`, new Date(NOW - index * 3_600_000).toISOString(), false, {
    type: 'mark',
    quiz: { _id: 'x1', name: `Quiz ${index + 1}: Wasserversorgungsgenossenschaftsversammlung` },
    course: 'Farming with less rain in the dry counties of the north-east',
  }),
);
