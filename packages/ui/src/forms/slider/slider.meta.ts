import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Slider',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose:
    'A number, or a range of numbers, on a scale where the position matters more than the exact figure.',
  synonyms: ['range'],
  use: {
    when: [
      'An approximate value is enough, such as a volume or a size of text.',
      'A list is filtered by a range, such as a price from 500 to 2,000 shillings: use RangeSlider.',
    ],
    not: [
      'The exact number matters: use NumberInput, which is typed.',
      'There are a few named values: use RadioGroup.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Names the value; a legend names the range.' },
    { part: 'slider-value', is: 'The current value as text.' },
    { part: 'slider', is: 'The track with its thumbs and marks.' },
    { part: 'input', is: 'A native range input: one for each thumb.' },
    { part: 'field-error', is: 'What is wrong with the value.' },
  ],
  criteria: [
    'Each thumb is a native range input, so that keyboards, switches and the gestures of touch screen readers work.',
    'The value is always visible as text and is exposed with its unit as the value text.',
    'A press on the track moves the nearest thumb; the thumbs of a range never pass each other or block each other.',
    'The target of a thumb is 44 px high; vertical scrolling over the track still works on touch.',
    'Right to left, the scale is mirrored.',
    'The name is in the form data, twice for a range, and a reset restores the default.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.5.7', '2.5.8', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next thumb' },
    { keys: 'Arrow right, Arrow up', does: 'One step more (Arrow right: less, right to left)' },
    { keys: 'Arrow left, Arrow down', does: 'One step less (Arrow left: more, right to left)' },
    { keys: 'Page Up, Page Down', does: 'About a tenth of the scale more or less' },
    { keys: 'Home, End', does: 'To the lowest or highest value' },
  ],
};
