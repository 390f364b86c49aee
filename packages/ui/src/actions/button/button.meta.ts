import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Button',
  group: 'actions',
  status: 'beta',
  forwards: 'button',
  purpose: 'Does something on this page; ButtonLink looks the same and goes elsewhere.',
  synonyms: ['CTA', 'submit', 'primary action'],
  use: {
    when: [
      'Something happens on this page: send, save, enrol.',
      'ButtonLink, when a step to another page is the main thing to do.',
    ],
    not: ['A link within text: use TextLink.', 'There is only room for a picture: use IconButton.'],
  },
  anatomy: [{ part: 'button', is: 'The pressable area; its label says what it does.' }],
  criteria: [
    'It is reached by Tab and pressed by Enter and Space; the link only by Enter.',
    'A busy button stays focusable, says that it is busy, and a press does nothing.',
    'The primary size is at least 44 px high, every size at least 24 px.',
    'With `asChild` it is its only child: one element with both handlers, classes and refs.',
    'A long label wraps; nothing is cut at 320 px or at 200% text.',
  ],
  wcag: ['1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the button' },
    { keys: 'Enter, Space', does: 'Presses it' },
  ],
};
