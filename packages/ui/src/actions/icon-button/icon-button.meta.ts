import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'IconButton',
  group: 'actions',
  status: 'beta',
  forwards: 'button',
  purpose: 'An action or a link that shows only a picture, where there is no room for its words.',
  synonyms: ['tool button'],
  use: {
    when: [
      'A well-known action has no room for its words: close, menu, bell.',
      'It is repeated in every row and its words would drown the row.',
    ],
    not: ['There is room for words: use Button.', 'The picture alone would have to be guessed.'],
  },
  anatomy: [
    { part: 'icon-button', is: 'The target with its picture; carries the name.' },
    { part: 'tooltip', is: 'Shows the name on hover and on focus.' },
  ],
  criteria: [
    'Its name is read by screen readers and shown as a tooltip on hover and on keyboard focus.',
    'The tooltip can be pointed at, stays while it is wanted, and Escape puts it away.',
    'No tooltip is cut off, and none makes the page wider at 320 px.',
    'A busy button stays focusable and a press does nothing.',
  ],
  wcag: ['1.1.1', '1.4.11', '1.4.13', '2.1.1', '2.4.7', '2.5.3', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it and shows its name' },
    { keys: 'Enter, Space', does: 'Presses it; Enter only when it is a link' },
    { keys: 'Escape', does: 'Hides the tooltip, the focus stays' },
  ],
};
