import type { CurriculumUnit } from '../authoring/curriculum-tree/types';
import type { AuthoredTopicView } from '../authoring/unit-editor-screen/types';
import type { CheckView } from '../authoring/publish-checklist/publish-checklist';

/** Sample data for the stories of the authoring screens. */
export const checks: CheckView[] = [
  { id: 'summary', status: 'done' },
  { id: 'lessons', status: 'done', detail: '12 lessons in 4 units' },
  {
    id: 'alt-text',
    status: 'missing',
    where: [
      { title: 'Counting stock on a Sunday evening', href: '/instructor/course/unit/topic/lesson-2-2' },
      { title: 'When to order again', href: '/instructor/course/unit/topic/lesson-2-3' },
    ],
    count: 5,
  },
  {
    id: 'captions',
    status: 'missing',
    where: [
      { title: 'Counting stock on a Sunday evening', href: '/instructor/course/unit/topic/lesson-2-2#video' },
    ],
  },
  {
    id: 'weight',
    status: 'advice',
    detail: '“M-Pesa till statements and your own book” weighs 3.4 MB',
    href: '/instructor/course/unit/topic/lesson-3-2',
  },
  { id: 'price', status: 'done' },
];

export const checksDone: CheckView[] = checks.map((check) =>
  check.status === 'missing' ? { ...check, status: 'done', where: [], count: 0 } : check,
);

export const authoredTopics: AuthoredTopicView[] = [
  {
    id: 'lesson-2-1',
    title: 'What is on the shelf, and what it cost you',
    minutes: 12,
    weightBytes: 820_000,
    preview: true,
    missing: [],
  },
  {
    id: 'lesson-2-2',
    title: 'Counting stock on a Sunday evening',
    minutes: 16,
    weightBytes: 9_600_000,
    preview: false,
    missing: ['alt-text', 'captions'],
    hasVideo: true,
    hasDraft: true,
  },
  {
    id: 'lesson-2-3',
    title: 'When to order again',
    minutes: 11,
    weightBytes: 410_000,
    preview: false,
    missing: [],
  },
  {
    id: 'lesson-2-4',
    title: 'Spoilt, stolen and given away',
    minutes: 1,
    weightBytes: 2_000,
    preview: false,
    missing: ['empty-lessons'],
  },
].map((topic) => ({ ...topic, href: `/instructor/course/unit/topic/${topic.id}` }));

/** A picture of one pixel, in place of the pictures of the samples: they are on no server. */
export const SAMPLE_PICTURE_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
export const samplePicture = `data:image/png;base64,${SAMPLE_PICTURE_BASE64}`;

export const lessonMarkdown = `On Sunday evening the shop is closed, the light is good and nobody asks for sugar. That makes it the best hour of the week to count.

## Before you start

- Put everything that was delivered today **on the shelf**.
- Turn labels to the front. A tin that hides behind another is a tin that you buy twice.

![Three shelves. On each, the oldest tins are at the front.](/api/media/shelf.webp)

## Count in twos

One person counts, the other writes. Read every number aloud.`;

const lesson = (id: string, title: string, minutes: number, kilobytes: number, more: object = {}) => ({
  kind: 'lesson' as const,
  id,
  title,
  href: `/instructor/course/unit/topic/${id}`,
  minutes,
  weightBytes: kilobytes * 1000,
  languages: ['en', 'sw'],
  missing: [] as string[],
  ...more,
});
const quiz = (id: string, title: string, questions: number, passShare: number, more: object = {}) => ({
  kind: 'quiz' as const,
  id,
  title,
  href: `/instructor/quiz/${id}`,
  questions,
  passShare,
  ...more,
});

/** The curriculum of a published course with changes. */
export const curriculum: CurriculumUnit[] = [
  {
    id: 'cash',
    title: 'Know your cash',
    href: '/instructor/course/unit/cash',
    price: 0,
    items: [
      lesson('page', 'One page a day', 5, 81, { free: true }),
      lesson('close', 'Close the day', 6, 93, { change: 'changed' }),
      lesson('pocket', 'Your pocket and the shop’s', 5, 71, { languages: ['en'], missing: ['alt-text'] }),
      quiz('cash-quiz', 'Know your cash', 10, 0.6),
    ],
  },
  {
    id: 'stock',
    title: 'Stock and prices',
    href: '/instructor/course/unit/stock',
    price: 150,
    change: 'changed',
    items: [
      lesson('count', 'Count what you have', 7, 98),
      quiz('count-quiz', 'Count a shelf', 3, 0.7, {
        lesson: { id: 'count', title: 'Count what you have', place: 'after' },
      }),
      lesson('price', 'Set a price', 8, 121, { hasDraft: true }),
      quiz('stock-quiz', 'Stock and prices', 8, 0.6),
    ],
  },
  {
    id: 'credit',
    title: 'Credit, profit and the month',
    href: '/instructor/course/unit/credit',
    price: 150,
    change: 'added',
    items: [],
  },
];
