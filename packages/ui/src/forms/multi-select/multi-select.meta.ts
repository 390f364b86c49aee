import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MultiSelect',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'Several choices of many, found by typing, each shown as a chip that can be removed.',
  synonyms: ['multiselect', 'tag picker', 'chips input', 'token field'],
  use: {
    when: [
      'Several of many options are chosen, such as the topics of a course or the learners of a group.',
      'The chosen ones must stay visible while more are looked for.',
    ],
    not: [
      'There are up to about seven options: use a Checkbox for each, where all are visible.',
      'Only one can be chosen: use Combobox.',
      'People make up their own words: use TextInput with TagList.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the field and its list.' },
    { part: 'multi-select', is: 'The box around the chips and the field.' },
    { part: 'chips', is: 'The chosen options, each with a button that removes it.' },
    { part: 'input', is: 'Filters the options by what is typed; has the focus and the keys throughout.' },
    {
      part: 'combobox-panel',
      is: 'Holds the list, or says that it is loading, empty or could not be loaded.',
    },
    { part: 'combobox-option', is: 'One option, with a tick if it is chosen.' },
    { part: 'multi-select-count', is: 'How many are chosen, of how many that can be.' },
    { part: 'field-error', is: 'Among others: that the text is none of the options.' },
  ],
  criteria: [
    'The list is a listbox with several selections; a chosen option has a tick and aria-selected, not only a colour.',
    'Choosing and removing keep the list open and the focus in the field, and are announced with the number chosen.',
    'Each chip has its own button with a name; the focus moves to the next chip after a removal, or to the field.',
    'With a maximum, the number is visible, the other options are disabled once it is reached, and a sentence says so.',
    '“Select all” selects the options that match the text, and takes them back if all are selected.',
    'Text that matches no option stays, and an error says so when the field is left.',
    'The name is in the form data once for each choice, and a reset restores the default.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.5.8', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the remove buttons of the chips to the field; closes the list' },
    { keys: 'Letters', does: 'Leave only the options that hold them' },
    { keys: 'Arrow down, Arrow up', does: 'Open the list; move to the next or previous option' },
    { keys: 'Enter', does: 'Chooses the active option, or takes it back' },
    { keys: 'Backspace', does: 'In the empty field: removes the last chip' },
    { keys: 'Escape', does: 'Closes the list; the text stays' },
  ],
};
