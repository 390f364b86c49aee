import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Combobox',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'One choice of many, found by typing a part of its name.',
  synonyms: ['autocomplete', 'typeahead', 'autosuggest', 'search select'],
  use: {
    when: [
      'There are more options than fit a screen, such as counties, learners or courses.',
      'People know the name of what they look for, at least a part of it.',
      'The options come from a search on the server.',
    ],
    not: [
      'There are up to seven options: use RadioGroup, where all are in sight.',
      'There are up to about twenty options: use Select, the native list.',
      'Any text is a good answer: use TextInput.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the field and its list.' },
    {
      part: 'combobox',
      is: 'The field with its buttons; the list hangs under it, or over it where there is no room.',
    },
    { part: 'input', is: 'Has the focus and the keys throughout; shows the label of what is chosen.' },
    {
      part: 'combobox-panel',
      is: 'Holds the list, or says that it is loading, empty or could not be loaded.',
    },
    { part: 'combobox-list', is: 'The matching options, in a scrollable list.' },
    { part: 'combobox-option', is: 'One option: its label, and a second line that tells namesakes apart.' },
    { part: 'field-error', is: 'Among others: that the text is none of the options.' },
  ],
  criteria: [
    'The field keeps the focus; the active option is exposed by aria-activedescendant and shown by background and border.',
    'The number of options is announced once the typing rests, and so are loading, failure and emptiness.',
    'What was typed is never thrown away: a text that is no option stays, and a sentence says so when it is left.',
    'Options can be met and chosen by the swipes of a touch screen reader.',
    'Case and accents do not matter, nor does the order of the words.',
    'Escape closes the list and nothing around it.',
    '500 options open and filter without a pause that can be felt.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.5.8', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the clear button; closes the list' },
    { keys: 'Letters', does: 'Leave only the options that hold them' },
    { keys: 'Arrow down, Arrow up', does: 'Open the list; move to the next or previous option' },
    { keys: 'Page Up, Page Down', does: 'Move by ten options' },
    { keys: 'Alt + Arrow down, Alt + Arrow up', does: 'Opens the list, closes it' },
    { keys: 'Home, End, Arrow left, Arrow right', does: 'Move the caret in the text' },
    { keys: 'Enter', does: 'Chooses the active option' },
    { keys: 'Escape', does: 'Closes the list; the text stays' },
  ],
};
