import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FilterBar',
  group: 'forms',
  status: 'beta',
  forwards: 'form',
  purpose: 'Narrows a list by words and by choices; each change acts at once.',
  use: {
    when: ['A console’s list is narrowed by words and a few choices.'],
    not: ['The catalogue of courses: use CourseFilters.', 'The form is sent by a button: use Form.'],
  },
  anatomy: [
    { part: 'filter-bar', is: 'The search form as a whole.' },
    { part: 'input', is: 'The words.' },
    { part: 'select', is: 'One of the choices.' },
  ],
  criteria: [
    'It is a search landmark with a name; every control has a visible label.',
    'Typed words act 300 ms after the last key and at once on Enter; a choice acts at once, with the words typed so far.',
    'A later answer never takes back what was typed in the meantime.',
    'How many are left is shown, and spoken when it changes; it is not spoken on arrival.',
    '“Clear filters” is shown only when a filter is set; it moves the focus to the first control.',
    'On a phone the controls stack at full width.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.2.2', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next control' },
    { keys: 'Enter', does: 'In the search field: searches at once' },
  ],
};
