import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DownloadsScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Every unit on this device, with its size and age, and the room that is left.',
  use: {
    when: ['The learner’s list of downloads.'],
    not: ['One unit: use UnitDownload.'],
  },
  anatomy: [
    { part: 'downloads-screen', is: 'The whole body' },
    { part: 'downloaded-unit', is: 'One unit with its course, age and state' },
    { part: 'empty-scene', is: 'How units get here' },
  ],
  criteria: [
    'Each unit leads to its page and its course, says how large and how old it is, and can be updated and removed.',
    'The sum of the downloads is shown, and the free space if the browser knows it.',
    'After a removal the focus is on the list.',
    'An empty list says how units get here. A browser without storage is named.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the links and buttons of the units' },
    {
      keys: 'Enter',
      does: 'On a link: opens the unit or the course. On a button: pauses, resumes, updates or removes',
    },
  ],
};
