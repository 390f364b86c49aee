import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Collapsible',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A button that shows and hides one part of the page.',
  use: {
    when: [
      'A detail that few readers need: the steps of a payment, the text of an error.',
      'More filters or fields, after those that most people use.',
    ],
    not: [
      'Several parts of equal weight, each with a heading: use Accordion.',
      'The content floats above the page: use Popover.',
      'Everybody needs it: show it.',
    ],
  },
  anatomy: [
    { part: 'collapsible', is: 'The button and the content' },
    { part: 'button', is: 'Says what it shows; exposes whether it is shown' },
    { part: 'collapsible-content', is: 'What is shown and hidden' },
  ],
  criteria: [
    'The button exposes whether the content is shown, and which element it is; its text stays the same.',
    'Hidden content is out of the tab order and not read.',
    'Where browsers support it, find-in-page matches hidden content and opens it.',
    'The focus stays on the button. Content that starts open can be read without a script.',
    'It can be controlled or not, and any button can be the trigger.',
    'A long title wraps beside the arrow; nothing is cut at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves to the button, and through the content while it is shown' },
    { keys: 'Enter, Space', does: 'Shows or hides the content' },
    { keys: 'Ctrl+F', does: 'The browser’s search finds hidden text, too, and shows it' },
  ],
};
