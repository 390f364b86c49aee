import { defineMessages } from '../../foundations/lib/define-messages';

export const confirmDialogMessages = defineMessages('confirm-dialog', {
  title: 'Confirmation',
  confirm: 'Yes',
  cancel: 'No',
  sessionExpired: 'Your session has expired. Do you want to proceed to the login page?',
});
