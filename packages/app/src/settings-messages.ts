import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the settings, which every area has. */
export const settingsMessages = defineMessages('settings', {
  avatarSaved: 'Your picture is saved',
  avatarRemoved: 'Your picture is removed',
  sessionRevoked: 'That device is signed out',
});
