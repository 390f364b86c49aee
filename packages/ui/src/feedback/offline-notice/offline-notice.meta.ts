import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'OfflineNotice',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Says that the connection is gone, what becomes of the work, and when it is back.',
  use: {
    when: ['Once in a page, at the top of what the reader works on.'],
    not: [
      'Where a page cannot load at all without a connection: use ErrorScreen.',
      'To say what one editor saved: use SaveState. For a whole device: SyncState.',
    ],
  },
  anatomy: [
    { part: 'offline-notice', is: 'The line, a region named “Connection”; `data-state` is offline or back' },
    { part: 'svg', is: 'A picture of the connection; decorative' },
    { part: 'p', is: 'What happened, and what becomes of the work' },
  ],
  criteria: [
    'It covers nothing, stops nothing and takes no focus.',
    'It is spoken once when the connection has been gone for a second, and once when it is back; one that flickers is not spoken.',
    'It says how many changes are kept on this device, and nothing at all while all is well.',
    'The online message disappears after 8 seconds; it holds nothing that is needed later.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '4.1.3'],
  interactive: false,
  keyboard: [],
};
