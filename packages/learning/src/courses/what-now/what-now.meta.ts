import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'WhatNow',
  group: 'courses',
  status: 'beta',
  forwards: 'the root',
  purpose:
    'A learner’s next step: why, its name, where it is, one progress count, one button and what it costs.',
  synonyms: ['Next step', 'Continue card'],
  use: {
    when: [
      'On the dashboard, at the end of a lesson, after a quiz, a payment or a sign-up.',
      'As `strip` between other content of a page, where a picture would be too much.',
    ],
    not: ['A list of courses: use EnrolledCard.', 'Nothing to do at all: use EmptyScene.'],
  },
  anatomy: [
    { part: 'what-now', is: 'The section, named by its heading.' },
    { part: 'course-cover', is: 'The picture, in a card only.' },
    { part: 'progress-segments', is: 'The only count.' },
    { part: 'button', is: 'The only button.' },
    { part: 'what-now-cost', is: 'Minutes and size beside the button.' },
  ],
  criteria: [
    'The order is always the same: reason, name, place, progress, button, cost, and at most one quiet link.',
    'There is one count and one button.',
    'Each reason has its own words and its own label of the button; `action` replaces the label.',
    'The cost describes the button.',
    'What is saved on the device needs no data: an icon and words stand instead of the size.',
    'A card is wide, with the picture at its side, from 576 px of its own width; below, the picture is 140 px high.',
    'A strip has no picture. Its button is beside the text, at least 228 px wide; under 576 px it is stacked.',
    'The button is 52 px high. In a narrow card it fills what the cost leaves of the row.',
    'The heading has the language of its text.',
    'A name of 120 characters without a space does not widen the page.',
    'While it is busy, the button keeps the focus and presses do nothing.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.6', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the quiet link' },
    { keys: 'Enter', does: 'Follows the link or presses the button' },
    { keys: 'Space', does: 'Presses the button' },
  ],
};
