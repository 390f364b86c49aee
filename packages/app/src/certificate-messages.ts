import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages about certificates. */
export const certificatePageMessages = defineMessages('certificate-pages', {
  certificates: 'Certificates',
  certificate: 'Certificate',
  intro: 'For every course that you complete. Anyone can check them by their QR code.',
  none: 'No certificates yet',
  noneText: 'You get one when all lessons of a course are done and its quizzes are passed.',
  myCourses: 'My courses',
  check: 'Check a certificate',
});
