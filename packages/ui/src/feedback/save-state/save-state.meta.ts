import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SaveState',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Says whether what was typed is safe, next to an editor that saves automatically.',
  use: {
    when: [
      'Next to an editor or a quiz that saves automatically, close to where the user types.',
      'With `actions` on a conflict, so that both versions can be seen before one is kept.',
    ],
    not: [
      'For a form with a button that saves: Form says what became of it.',
      'For a whole device that was offline: use SyncState.',
    ],
  },
  anatomy: [
    { part: 'save-state', is: 'The whole; `data-state` says which of the six' },
    { part: 'svg', is: 'The state’s picture; decorative' },
    { part: 'p', is: 'The state in words; when it is saved, since when' },
    { part: 'button', is: '“Try again” and other ways out, while there is trouble' },
  ],
  criteria: [
    'Each state has its own words and its own picture; colour only helps.',
    'Trouble is spoken once when it begins (offline, failed, conflict), and “Saved” once when it is over; the usual saving is never spoken.',
    'A failure offers “Try again” when trying again makes sense; once that has worked and gone, the focus is on the state.',
  ],
  wcag: ['1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Try again”' },
    { keys: 'Enter, Space', does: 'Tries again' },
  ],
};
