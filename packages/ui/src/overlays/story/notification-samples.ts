import type { NotificationView } from '../notification-drawer/notifications';

/** The current time in the stories. */
export const NOW = Date.parse('2026-11-21T09:00:00Z');

const MINUTE = 60_000;

export const minutesAgo = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();

export const RECENT: readonly NotificationView[] = [
  {
    id: 'n1',
    type: 'Course submitted',
    message: 'Achieng Njeri asks for a review of “Drip irrigation on a small plot”.',
    createdAt: minutesAgo(4),
    isRead: false,
  },
  {
    id: 'n2',
    type: 'Hub request',
    message: 'Kiprono Cheruiyot wants to open a hub for the dairy farmers of Nandi Hills.',
    createdAt: minutesAgo(50),
    isRead: false,
  },
  {
    id: 'n3',
    type: 'Enrolment',
    message: 'Wanjiku Kamau enrolled in “Bookkeeping for a duka”, units 1 and 2.',
    createdAt: minutesAgo(60 * 26),
    isRead: false,
  },
  {
    id: 'n4',
    type: 'Sign-up',
    message: 'Otieno Odhiambo joined from Kisumu.',
    createdAt: minutesAgo(60 * 30),
    isRead: true,
  },
  {
    id: 'n5',
    type: 'Course submitted',
    message: 'Mwende Mutua sent “First aid at school” a second time, with captions for its two videos.',
    createdAt: minutesAgo(60 * 24 * 9),
    isRead: true,
  },
];

const LONG =
  'Akinyi Adhiambo-Wambui asks for a review of “Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua-mashambani: from the first furrow to the market”. She has added transcripts to all eleven videos, written the alt text of ninety-four pictures, and asks whether the unit on selling to cooperatives may stay free of charge for members of her hub until the long rains are over.';

/** 120 notifications, every third one very long. */
export const MANY: readonly NotificationView[] = Array.from({ length: 120 }, (_, index) => ({
  ...(RECENT[index % RECENT.length] as NotificationView),
  id: `many-${index}`,
  createdAt: minutesAgo(index * 37),
  isRead: index % 8 === 7,
  ...(index % 3 === 0 ? { type: 'Course-submitted-for-review-by-an-instructor', message: LONG } : {}),
}));
