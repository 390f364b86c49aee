import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AvatarGroup',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Several people in the room of a few pictures.',
  use: {
    when: ['A card or a row says who takes part: the instructors of a course, the members of a hub.'],
    not: [
      'One person: use Avatar beside the name.',
      'There is room for the names: list them.',
      'Only the number matters: write it.',
    ],
  },
  anatomy: [
    { part: 'avatar-group', is: 'The button, and the list while it is shown' },
    { part: 'button', is: 'The first pictures; named by the label and the names' },
    { part: 'avatar-group-count', is: '“+3”: how many more there are' },
    { part: 'avatar-group-people', is: 'The list of all people with their names' },
  ],
  criteria: [
    'At most `max` pictures are shown; a count stands for the rest.',
    'A press, a tap, Enter or Space shows all names; nothing depends on hover.',
    'Screen readers hear the label, the names that are shown as pictures, and how many more there are.',
    'Escape, a press elsewhere or moving on closes the list; Escape returns the focus.',
    'A long list scrolls by keyboard, too, and is never cut by what contains the group.',
    'Pictures wrap where they do not fit.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves to the button, then into the list while it is shown' },
    { keys: 'Enter, Space', does: 'Shows or hides the list' },
    { keys: 'Escape', does: 'Closes the list; the focus returns to the button' },
    { keys: 'Down arrow, Up arrow', does: 'Scroll a long list' },
  ],
};
