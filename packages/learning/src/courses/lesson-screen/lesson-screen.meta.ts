import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonScreen',
  group: 'courses',
  status: 'beta',
  purpose: "A lesson's page in all its states.",
  use: {
    when: ['The page of a lesson in all states: loading, locked, failed, ready.'],
    not: ['Only the ready lesson: use LessonReader.'],
  },
  anatomy: [
    { part: 'lesson-screen', is: 'The whole body.' },
    { part: 'lesson-reader', is: 'The lesson.' },
    { part: 'breadcrumbs', is: 'The way back to the course.' },
  ],
  criteria: [
    'A barred lesson says why in an h1 and offers what to do about it.',
    'Loading and failure are the shared full-page screens.',
  ],
  wcag: ['2.4.2', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through the page in reading order' }],
};
