import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SyncState',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Says whether this device and the server know the same.',
  use: {
    when: [
      'Work continues offline and is sent later: offline quizzes, saved lessons, progress.',
      'A shared tablet must show whether it is up to date.',
    ],
    not: [
      'For what is being typed in one editor: use SaveState.',
      'To say that the connection is gone: use OfflineNotice, once for the whole page.',
    ],
  },
  anatomy: [
    { part: 'sync-state', is: 'The whole; `data-state` says which of the seven' },
    { part: 'svg', is: 'The state’s picture; decorative' },
    { part: 'p', is: 'The state in words, with how many changes wait and when it was up to date last' },
    { part: 'button', is: '“Try again”, where that makes sense' },
  ],
  criteria: [
    'Each of the seven states has its own words, and its own picture unless it means the same; colour only helps.',
    'It is spoken when it gets worse and when it is done; sending and fetching are never spoken.',
    'Words say what becomes of the work: it waits, it is kept, it is sent.',
    '“Try again” that does its work and goes leaves the focus on the state.',
  ],
  wcag: ['1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Try again”' },
    { keys: 'Enter, Space', does: 'Tries again' },
  ],
};
