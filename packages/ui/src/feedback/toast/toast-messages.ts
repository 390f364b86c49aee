import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const toastMessages = defineMessages('toast', {
  region: 'Messages (F6)',
  close: 'Close message',
  info: 'Note:',
  success: 'Done:',
  error: 'Error:',
});
