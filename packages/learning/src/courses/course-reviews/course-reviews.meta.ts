import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseReviews',
  group: 'courses',
  status: 'beta',
  purpose: 'Ratings and reviews of a course by those who take it.',
  use: {
    when: ['On a course’s page.'],
    not: ['Only the mean: use CourseRating.'],
  },
  anatomy: [
    { part: 'section', is: 'The titled section.' },
    { part: 'review', is: 'One review.' },
    { part: 'rating-input', is: 'The stars to choose, in the dialog.' },
  ],
  criteria: [
    'The mean is shown from five ratings on.',
    'Stars are also words: "4 stars out of 5".',
    'Those who have learned enough write one review, change it and remove it; stars are a radio group.',
    'A review without stars names the field; what was typed is kept.',
    'Others’ reviews can be reported with a reason.',
    'Turning a page moves the focus to the section.',
    'Without ratings, and for those who cannot write one, there is no section.',
    'Each review has the language of its words.',
  ],
  wcag: ['1.1.1', '1.3.1', '2.1.1', '2.4.3', '3.1.2', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons and, in a dialog, its fields' },
    { keys: 'Arrow keys', does: 'Choose the stars' },
    { keys: 'Escape', does: 'Closes a dialog' },
  ],
};
