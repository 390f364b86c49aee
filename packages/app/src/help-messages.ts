import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the help desk: apart from the others, so that the other public pages do not carry them. */
export const helpMessages = defineMessages('help', {
  account: 'My account',
  courses: 'Courses and lessons',
  payment: 'Payment',
  hubs: 'Hubs',
  teaching: 'Teaching on Digiken',
  'something-else': 'Something else',
});
