import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ErrorScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Says that a page could not be shown, why, and what to do.',
  use: {
    when: ['A page or a part could not be shown, and why.'],
    not: ['The address is wrong: use NotFoundScreen.', 'A form failed: its Form says so.'],
  },
  anatomy: [
    { part: 'error-screen', is: 'Words, reference and retry.' },
    { part: 'button', is: 'Tries again, where that can help.' },
  ],
  criteria: [
    'The message, by default "An error occurred", and exactly one hint: offline, unavailable or other.',
    '"Try Again" is shown only when a retry is possible; while it runs, presses do nothing.',
    'It is announced when it appears.',
  ],
  wcag: ['2.1.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to Try Again' },
    { keys: 'Enter, Space', does: 'Tries again' },
  ],
};
