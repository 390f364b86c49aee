import type { CheckView } from '../publish-checklist/publish-checklist';

/** Samples for the stories of the screens in which courses are written. */
export const checks: CheckView[] = [
  { id: 'summary', label: 'The course says what it is about', status: 'done' },
  { id: 'lessons', label: 'Every unit has lessons', status: 'done', detail: '12 lessons in 4 units' },
  {
    id: 'alt-text',
    label: 'Every picture has a text alternative',
    status: 'missing',
    detail: '2 pictures, the first in “Counting stock on a Sunday evening”',
    href: '/instructor/course/unit/topic/lesson-2-2',
  },
  {
    id: 'captions',
    label: 'Every video has captions',
    status: 'missing',
    detail: '“Counting stock on a Sunday evening”',
    href: '/instructor/course/unit/topic/lesson-2-2#video',
  },
  {
    id: 'weight',
    label: 'Lessons stay below 2 MB',
    status: 'advice',
    detail: '“M-Pesa till statements and your own book” weighs 3.4 MB',
    href: '/instructor/course/unit/topic/lesson-3-2',
  },
  { id: 'price', label: 'Every unit has a price, or is free', status: 'done' },
];

export const checksDone: CheckView[] = checks.map((check) =>
  check.status === 'missing' ? { ...check, status: 'done', detail: undefined, href: undefined } : check,
);
