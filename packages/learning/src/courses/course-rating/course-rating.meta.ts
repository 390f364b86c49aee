import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseRating',
  group: 'courses',
  status: 'beta',
  purpose: 'A course’s rating in one short line.',
  use: {
    when: ['On cards and in the head of a course’s page.'],
    not: ['A rating is given: use RatingInput.', 'One review’s stars: use Rating.'],
  },
  anatomy: [{ part: 'course-rating', is: 'Star, mean and number of ratings, or "New".' }],
  criteria: [
    'Under five ratings it says "New".',
    'The mean has one decimal; screen readers hear "4.8 out of 5, 212 ratings".',
    'The line never breaks.',
  ],
  wcag: ['1.1.1', '1.3.1'],
  interactive: false,
  keyboard: [],
};
