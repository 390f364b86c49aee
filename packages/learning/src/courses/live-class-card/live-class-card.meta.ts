import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LiveClassCard',
  group: 'courses',
  status: 'beta',
  purpose: 'A live class in a list: when it is where the reader is, and the way in while there is one.',
  use: {
    when: [
      'Planned, running and past classes in a list or a grid.',
      'One class is coming up and belongs on the dashboard.',
    ],
    not: [
      'To compare many past classes: use DataTable.',
      'For a lesson that waits for the reader: take the course’s outline.',
    ],
  },
  anatomy: [
    { part: 'card', is: 'The surface' },
    { part: 'live-class-card', is: 'The whole; `data-state` says what the server says of the class' },
    { part: 'badge', is: 'Its state in one word' },
    { part: 'h3', is: 'Its title' },
    { part: 'dl', is: 'When, with whom, and how many places' },
    { part: 'button', is: 'The one way in, while there is one' },
  ],
  criteria: [
    '“Join the class” is shown only while the class is open or live; before, the opening time is shown.',
    'Date and time are in the user’s time zone, which is named; before the zone is known they are in UTC.',
    'Its state, few places left, and why there is no way in are said in words.',
    'Each link names the class, so that a list of links makes sense.',
    'A recording says what it weighs.',
    'Long names wrap; nothing is cut off at 320 px.',
    'The title has the language of its words.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.5.3', '2.5.8', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the way in' },
    { keys: 'Enter', does: 'Joins, opens the recording, or fetches the calendar file' },
  ],
};
