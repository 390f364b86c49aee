import type { ThreadView } from '../thread-list/thread-list';

/** The current time in the stories. */
export const NOW = Date.parse('2026-11-21T09:00:00.000Z');

/** Sample conversations for the stories, written for this repository. */
export const threads: ThreadView[] = [
  {
    id: 't1',
    subject: 'My two counts differ',
    people: 'Wanjiru Kamau',
    excerpt: 'Count a third time, and do not take the middle. Which goods were they?',
    at: '2026-11-21T08:48:00.000Z',
    unread: 2,
  },
  {
    id: 't2',
    subject: 'No lesson on Mashujaa Day',
    people: 'Keep the books of a small shop',
    excerpt: 'The unit on credit opens a day later, so that you can be with your people.',
    at: '2026-11-20T17:00:00.000Z',
    unread: 1,
    announcement: true,
  },
  {
    id: 't3',
    subject: 'Study group on Saturdays?',
    people: 'Achieng Odhiambo, Kiptoo Chebet and 3 others',
    excerpt: 'The library in Kakamega is open until four, and it has sockets.',
    at: '2026-11-18T12:00:00.000Z',
    unread: 0,
  },
  {
    id: 't4',
    subject: 'Which drip kit did you buy?',
    people: 'Njeri Mutua',
    excerpt: 'The one with the filter. The cheaper one blocks after a month of river water.',
    at: '2026-11-02T06:30:00.000Z',
    unread: 0,
  },
];
