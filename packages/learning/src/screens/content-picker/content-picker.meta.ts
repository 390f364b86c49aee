import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ContentPicker',
  group: 'screens',
  status: 'beta',
  purpose: 'Chooses published courses, lessons and quizzes that a learning platform links to.',
  synonyms: ['LTI', 'deep linking', 'content selection'],
  use: {
    when: ['An instructor of a platform such as Moodle adds content of this site to a course there.'],
    not: ['Somebody chooses units to buy: use UnitPicker.'],
  },
  anatomy: [
    { part: 'content-picker', is: 'The explanation, the search and the courses.' },
    { part: 'search-box', is: 'Finds courses.' },
    { part: 'collapsible', is: 'The lessons and quizzes of a course, loaded when it is opened.' },
  ],
  criteria: [
    'Says for which platform content is chosen, and whether one or several items are taken.',
    'Several items: boxes, with the number of chosen ones said and shown. One item: a button for each.',
    'What was chosen stays while other courses are searched.',
    'Quizzes are named as such, in words.',
    'A failure is shown and announced; the choice stays.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the search, the boxes and the buttons' },
    { keys: 'Space', does: 'Chooses an item, or opens a course' },
    { keys: 'Enter', does: 'In the search: searches' },
  ],
};
