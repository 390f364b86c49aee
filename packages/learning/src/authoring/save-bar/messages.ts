import { defineMessages } from '@digiken/ui/messages-provider';

export const saveBarMessages = defineMessages('save-bar', {
  label: 'Saving and publishing',
  unseen: {
    one: '{count} change that learners do not see yet',
    other: '{count} changes that learners do not see yet',
  },
  versions: 'Versions',
  preview: 'Preview',
  submit: 'Submit for review',
  submitChanges: { one: 'Submit {count} change', other: 'Submit {count} changes' },
  publish: { one: 'Publish {count} change', other: 'Publish {count} changes' },
  withdraw: 'Withdraw from review',
  busy: 'One moment…',
});
