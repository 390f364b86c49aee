import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PushDevices',
  group: 'screens',
  status: 'beta',
  purpose: 'Allows notifications on this device, and lists the devices that show them.',
  use: {
    when: ['The settings of every role (spec 13.127).'],
    not: ['What is notified: use NotificationSettingsForm.'],
  },
  anatomy: [
    { part: 'push-devices', is: 'The state of this device and the list, or their loading and failing' },
    { part: 'push-device', is: 'One device with its button' },
  ],
  criteria: [
    'One button allows notifications on this device; nothing is asked before it is pressed.',
    'This device is one of: cannot show notifications, not asked yet, shows them, blocked. Blocked says how to unblock.',
    'A refusal or a failure is said, and the button stays.',
    'After it is allowed, the focus is on the sentence that says so.',
    'Each button of the list is named with its device; after a removal the focus is on the list, or on the button that allows again.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the buttons' },
    { keys: 'Enter, Space', does: 'On a button: allows notifications, or removes the device' },
  ],
};
