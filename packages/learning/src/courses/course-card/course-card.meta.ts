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
    'Category, level, number of units and price are text, never colour alone.',
    'Very long titles and words wrap at 320 px.',
    'Price and progress follow the reader: price, "Enrolled" or "4 of 6 lessons done".',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: "Moves focus to the card's link" },
    { keys: 'Enter', does: 'Opens the course' },
  ],
};
