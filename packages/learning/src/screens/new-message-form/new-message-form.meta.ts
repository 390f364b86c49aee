import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NewMessageForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Begins a conversation: with people, or with all learners of a course.',
  use: {
    when: ['A conversation is begun, with people or a course’s learners.'],
    not: ['An answer in a conversation: use MessageComposer.'],
  },
  anatomy: [
    { part: 'form', is: 'The fields.' },
    { part: 'fieldset', is: 'To whom: people or a course.' },
    { part: 'text-area', is: 'The message.' },
  ],
  criteria: [
    'People are found by typing and chosen by native checkboxes; no key beyond those of checkboxes is needed.',
    'Selected people stay selected through another search, and are listed with a remove button each.',
    'After a removal the focus moves to the next name, or to the search.',
    'The number of people found is announced once the answer is there.',
    'Writing to a whole course says to how many people it goes before it is sent.',
    'Nothing typed or chosen is lost when sending fails.',
    'What is typed is reported at each change, so that it can be kept over a sign-in; unsent text of an earlier visit is in the form.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, people found, people chosen and the fields' },
    { keys: 'Space', does: 'Chooses a person, or takes them out' },
    { keys: 'Enter', does: 'In the search: searches at once, and sends nothing' },
  ],
};
