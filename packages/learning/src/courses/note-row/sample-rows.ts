import type { NoteRowView } from './note-row';

/** Rows of two courses, for stories. */
export const sampleRows: readonly (NoteRowView & { courseId: string })[] = [
  {
    id: 'n1',
    courseId: 'shop',
    kind: 'note',
    lesson: { title: 'Close the day', language: 'en', href: '#close' },
    unit: { title: 'Know your cash', position: 1 },
    quote: 'Write the difference on the page every day',
    text: 'Tell Brian to do this on Sundays too. He forgets when the match is on.',
    createdAt: '2026-01-12T07:41:00Z',
    kept: true,
  },
  {
    id: 'n2',
    courseId: 'shop',
    kind: 'note',
    lesson: { title: 'Your pocket and the shop’s', language: 'en', href: '#pocket' },
    unit: { title: 'Know your cash', position: 1 },
    text: 'Nilipe mshahara wangu siku ya Ijumaa, sio kila siku.\nElfu nne kwa wiki.',
    createdAt: '2026-01-11T17:15:00Z',
  },
  {
    id: 'b1',
    courseId: 'shop',
    kind: 'bookmark',
    lesson: { title: 'Set a price', language: 'en', href: '#price' },
    unit: { title: 'Stock and prices', position: 2 },
    text: '',
    createdAt: '2026-01-03T08:00:00Z',
  },
  {
    id: 'm1',
    courseId: 'garden',
    kind: 'marked',
    lesson: { title: 'Mwaka katika kupanda mara nne', language: 'sw', href: '#year' },
    unit: { title: 'Harvest and eat', position: 3 },
    quote:
      'Every eight weeks, raise the next sukuma wiki and spinach in a basin, so that young plants wait when old ones tire',
    text: '',
    createdAt: '2025-12-30T08:00:00Z',
  },
];
