import type { AuthoredUnitView } from '../authoring/course-editor-screen/types';
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

export const authoredUnits: AuthoredUnitView[] = [
  { id: 'unit-1', title: 'Money in, money out', price: 0, lessonCount: 3, weightBytes: 2_140_000 },
  { id: 'unit-2', title: 'Stock', price: 450, lessonCount: 4, weightBytes: 11_020_000 },
  { id: 'unit-3', title: 'Credit and mobile money', price: 350, lessonCount: 2, weightBytes: 2_350_000 },
  { id: 'unit-4', title: 'The year', price: 400, lessonCount: 0, weightBytes: 0 },
].map((unit) => ({ ...unit, href: `/instructor/course/unit/${unit.id}` }));

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

export const lessonMarkdown = `On Sunday evening the shop is closed, the light is good and nobody asks for sugar. That makes it the best hour of the week to count.

## Before you start

- Put everything that was delivered today **on the shelf**.
- Turn labels to the front. A tin that hides behind another is a tin that you buy twice.

![Three shelves. On each, the oldest tins are at the front.](/api/media/shelf.webp)

## Count in twos

One person counts, the other writes. Read every number aloud.`;
