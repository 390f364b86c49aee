import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseCard',
  group: 'courses',
  status: 'beta',
  purpose: 'A course in a list, with one link whose area is the whole card.',
  use: {
    when: ['A course in a list of courses to choose from.'],
    not: ['The learner is enrolled: use EnrolledCard.'],
  },
  anatomy: [
    { part: 'course-card', is: 'The card, one link whole.' },
    { part: 'course-cover', is: 'Its picture.' },
    { part: 'price', is: 'What it costs.' },
  ],
  criteria: [
    "One Tab stop per card; its name is the course's title.",
    'Rating, lessons, time, MB and price are text; what is unknown is left out, never 0.',
    'On phones the picture is beside the text; a title has three lines at most.',
    'Very long titles and words wrap at 320 px.',
    'The price follows the reader: price and lowest price of a unit, "Free", or "Enrolled".',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: "Moves focus to the card's link" },
    { keys: 'Enter', does: 'Opens the course' },
  ],
};
