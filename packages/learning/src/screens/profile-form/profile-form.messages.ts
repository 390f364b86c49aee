import { defineMessages } from '@digiken/ui/messages-provider';

export const profileFormMessages = defineMessages('profile-form', {
  picture: 'Picture',
  pictureHint: 'PNG, JPEG, WebP or GIF, up to {limit} MB. It is cut to a square.',
  uploading: 'Uploading…',
  uploaded: 'Your new picture is saved.',
  removing: 'Removing…',
  removed: 'Your picture is removed.',
  remove: 'Remove picture',
  wrongKind: 'Choose a PNG, JPEG, WebP or GIF picture',
  tooLarge: 'Choose a picture of {limit} MB or less',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  submit: 'Save changes',
  busy: 'Saving…',
  saved: 'Your name is saved.',
  check: 'Check the fields marked below.',
  firstNameMissing: 'Enter your first name',
  lastNameMissing: 'Enter your last name',
});
