import type { CourseReview, ReviewedChange } from '@digiken/contract';

type Texts = ReviewedChange['texts'];

const change = (
  part: Pick<ReviewedChange, 'item' | '_id' | 'title'> & Partial<ReviewedChange>,
): ReviewedChange => ({
  change: 'changed',
  unit: null,
  learners: null,
  pictures: [],
  texts: [],
  parts: [...new Set((part.texts ?? []).map((text) => text.part))],
  ...part,
});

const text = (
  part: Texts[number]['part'],
  before: string | null,
  after: string | null,
  language: string | null = null,
): Texts[number] => ({ part, language, before, after });

const COURSE = { item: 'course', _id: 'books', title: 'Keep the books of a small shop' } as const;
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${colour}"/></svg>`)}`;

/** Changes of each kind, written for this repository. */
export const review: CourseReview = {
  course: { _id: 'books', title: 'Keep the books of a small shop', state: 'published', learnerCount: 24 },
  kind: 'changes',
  submittedAt: '2026-11-23T13:20:00.000Z',
  submittedBy: { _id: 'wanjiku', name: 'Wanjiku Kamau' },
  revision: 'r1',
  previewId: 'staged-books',
  changes: [
    change({
      ...COURSE,
      texts: [
        text(
          'title',
          'Keep the books of a small shop',
          'Keep the books of a small shop, on paper or on your phone',
        ),
        text('level', 'beginner', 'intermediate'),
        text('picture', picture('tan'), picture('teal')),
      ],
    }),
    change({
      item: 'unit',
      _id: 'stock',
      title: 'Stock and prices',
      learners: 24,
      texts: [text('price', '150', '180')],
    }),
    change({
      item: 'lesson',
      _id: 'close',
      title: 'Close the day',
      unit: 'Know your cash',
      pictures: [{ language: 'en', alt: 'A page with three columns', src: picture('olive') }],
      texts: [
        text(
          'text',
          'Count the till when the last customer has gone.\n\nWrite the money in the till in your book. Take away the float of Ksh 500.',
          'Count the till when the last customer has gone.\n\nWrite the money in the till in your book or in your phone. Take away the float of Ksh 500.\n\n![A page with three columns](/api/media/0000000000000000000000000000000000000000000000000000000000000000.webp)',
          'en',
        ),
        text('preview', 'no', 'yes'),
        text(
          'quiz',
          'What is your profit?\n✓ Ksh 2,700\n– Ksh 3,200',
          'What did you sell for cash?\n✓ Ksh 2,700\n– Ksh 3,200\n✓ 2,700 shillings',
        ),
      ],
    }),
    change({
      item: 'lesson',
      _id: 'mpesa',
      title: 'Money on the phone',
      unit: 'Know your cash',
      change: 'added',
      texts: [text('text', null, 'Read the message before you write the sum.', 'en')],
    }),
    change({
      item: 'lesson',
      _id: 'borrow',
      title: 'Borrow from the till',
      unit: 'Stock and prices',
      change: 'removed',
      learners: 11,
      texts: [text('text', 'Never borrow from the till.', null, 'en')],
    }),
  ],
  comments: [
    {
      _id: 'c1',
      item: 'lesson',
      itemId: 'close',
      part: 'text',
      language: 'en',
      quote: 'your phone',
      text: 'Say which app: many keep the book in their messages.',
      textLanguage: 'en',
      by: { _id: 'njeri', name: 'Njeri Wafula' },
      createdAt: '2026-11-24T07:38:00.000Z',
    },
  ],
};

/** A course imported again: the same words changed in each of 200 lessons, and one more change in each. */
export const reimport: CourseReview = {
  ...review,
  comments: [],
  changes: Array.from({ length: 200 }, (_, index) =>
    change({
      item: 'lesson',
      _id: `lesson-${index}`,
      title: `Lesson ${index + 1}`,
      unit: `Unit ${Math.floor(index / 20) + 1}`,
      texts: [
        text('activity', 'Call 0700 000 001', 'Call 0700 000 002'),
        ...(index % 4 === 0
          ? [text('text', `Step ${index}: weigh the maize.`, `Step ${index}: dry and weigh the maize.`, 'en')]
          : []),
      ],
    }),
  ),
};
