import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'All there is to know about a course before and after one enrols.',
  use: {
    when: ['One course’s page, before and after enrolling.'],
    not: ['The lesson itself: use LessonScreen.'],
  },
  anatomy: [
    { part: 'course-screen', is: 'The whole body.' },
    { part: 'course-rating', is: 'The mean of the ratings, or "New".' },
    { part: 'course-facts', is: 'Contents, time, size, languages.' },
    { part: 'unit-picker', is: 'Chooses units to pay for.' },
    { part: 'buy-card', is: 'The choice and its total; stays in view.' },
    { part: 'bottom-bar', is: 'The same, in narrow windows.' },
    { part: 'course-outline', is: 'What it holds, once all is owned.' },
    { part: 'instructor-card', is: 'Who teaches it.' },
  ],
  criteria: [
    'Title, rating, facts (contents, time, data size, languages) and the purchase card are in the first window; the units begin in it.',
    'Visitors, learners and owners each get one clear main action.',
    'The purchase card follows the units in reading and Tab order.',
    'What is missing (outcomes, audience, instructor, ratings, related courses) is left out.',
    'Description HTML comes from the server, sanitised.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.3', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through actions, description and the unit picker' }],
};
