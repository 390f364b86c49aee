import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const toastMessages = defineMessages('toast', {
  region: 'Messages (F6)',
  close: 'Close message',
  withAction: '{message} {action}: press F6',
  info: 'Note:',
  success: 'Done:',
  danger: 'Error:',
});
