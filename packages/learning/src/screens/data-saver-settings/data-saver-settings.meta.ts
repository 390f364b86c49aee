import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataSaverSettings',
  group: 'screens',
  status: 'beta',
  purpose: 'Turns data saver on or off on this device, and shows what the device has received this month.',
  use: {
    when: ['The settings of every role (spec 14.220, 14.224).'],
    not: ['The size of one download: use DataSize.'],
  },
  anatomy: [
    { part: 'data-saver-settings', is: 'The choice and the usage' },
    { part: 'radio-group', is: 'As the browser says, on, or off' },
  ],
  criteria: [
    'The choice says what it changes and that it applies to this device.',
    '“As the browser says” tells what the browser says at the moment.',
    'The usage names its month, the sum first.',
    'A change applies at once, without a button.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.2.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves to the choice and on' },
    { keys: 'Arrow keys', does: 'Choose another setting' },
  ],
};
