import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'InstallHint',
  group: 'courses',
  status: 'beta',
  purpose: 'Offers to install the app on the device.',
  use: {
    when: ['After a learner has downloaded a unit (spec 14.23).'],
    not: ['On a first visit: nobody knows yet why they would install it.'],
  },
  anatomy: [
    { part: 'install-hint', is: 'The callout, or the sentence after it was dismissed' },
    { part: 'button', is: '“Install” where the browser can, and “Don’t show again”' },
  ],
  criteria: [
    'It says what is gained: opens without a connection, keeps downloads longer.',
    'Where the browser cannot install, it names the steps instead of a button.',
    'After “Don’t show again” the focus is on a sentence that says where to install it later.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the buttons' },
    { keys: 'Enter, Space', does: 'Installs, or dismisses the hint' },
  ],
};
