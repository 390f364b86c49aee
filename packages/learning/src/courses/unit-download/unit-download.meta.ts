import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnitDownload',
  group: 'courses',
  status: 'beta',
  purpose: 'Downloads a unit to the device, and says what is on it.',
  use: {
    when: [
      'A unit that the learner owns: on its page, in the outline of its course, in the list of downloads.',
    ],
    not: ['A single file: use a link with its DataSize.'],
  },
  anatomy: [
    { part: 'unit-download', is: 'The state of the unit on this device, with its buttons' },
    { part: 'progress', is: 'How much of it is downloaded' },
    { part: 'callout', is: 'Why a download stopped, and what to do' },
  ],
  criteria: [
    'The size is shown before a download starts, and why it is larger than that of the lessons. Videos are a choice of their own with their own size.',
    'A running download shows its bytes and can be paused; a paused one can be resumed or removed.',
    'A download that stopped says why and what to do. Nothing that is downloaded is lost.',
    'A unit that has changed can be updated or removed.',
    'Each button that could be one of several is named with its unit.',
    'A change of the state is announced; progress is not announced at each step. The focus stays in the component.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the choice of videos and the buttons' },
    { keys: 'Space', does: 'On the choice: with or without videos' },
    { keys: 'Enter, Space', does: 'On a button: starts, pauses, resumes, updates or removes' },
  ],
};
