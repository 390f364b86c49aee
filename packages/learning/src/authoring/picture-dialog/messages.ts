import { defineMessages } from '@digiken/ui/messages-provider';

export const pictureDialogMessages = defineMessages('picture-dialog', {
  title: 'Add a picture',
  file: 'Picture',
  fileHint: 'PNG, JPEG, WebP or GIF, up to {limit}. Its size is reduced for learners on a data bundle.',
  fileMissing: 'Choose a picture',
  wrongKind: 'This is not a PNG, JPEG, WebP or GIF file. Choose another file.',
  tooLarge: 'This picture is {size}. Choose one of up to {limit}.',
  chosen: 'The picture that you chose',
  alt: 'Alt text',
  altHint: 'Read to learners who cannot see the picture, and shown when it does not load.',
  altMissing: 'Say what the picture shows, or tick that it is decorative',
  altFileName: 'Say what the picture shows: a file name does not help readers',
  decorative: 'This picture is decorative',
  decorativeHint: 'It adds nothing to the text, so screen readers skip it.',
  advice: 'What good alt text says',
  advicePoint: 'What a reader should learn from the picture, as you would say it on the phone.',
  adviceNumbers: 'The numbers and words in it that matter.',
  adviceShort:
    'One or two sentences. Longer explanations belong in the lesson, where everyone can read them.',
  adviceStart: 'Do not start with “picture of”: screen readers say that already.',
  adviceExample: 'For example: “Three shelves. On each, the oldest tins are at the front.”',
  submit: 'Add the picture',
  busy: 'Adding the picture…',
  check: 'Check the fields below',
});
