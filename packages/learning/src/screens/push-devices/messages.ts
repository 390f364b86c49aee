import { defineMessages } from '@digiken/ui/messages-provider';

export const pushDevicesMessages = defineMessages('push-devices', {
  title: 'On your devices',
  text: 'A device can show your notifications while Digiken is closed. Anyone who sees its screen can read them.',
  allow: 'Allow notifications on this device',
  allowing: 'Waiting for your answer…',
  on: 'This device shows your notifications.',
  unsupported: 'This browser cannot show notifications.',
  blocked:
    'Notifications of Digiken are blocked in this browser. To allow them, open the settings of this site beside the address, allow notifications, and come back here.',
  refused: 'Notifications were not allowed. You can try again.',
  notReached: 'The browser could not be set up for notifications. Check your connection and try again.',
  devices: 'Devices that show your notifications',
  since: 'Since',
  current: 'This device',
  remove: 'Remove',
  removeDevice: 'Remove {device}',
  removing: 'Removing…',
  removed: '{device} is removed.',
  loading: 'Loading your devices…',
  failed: 'Your devices could not be loaded.',
  retry: 'Try again',
});
