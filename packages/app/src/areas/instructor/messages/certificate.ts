import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the certificate in the editor of a course. */
export const courseCertificateMessages = defineMessages('course-certificate', {
  title: 'Certificate',
  intro: 'Learners get it when all lessons are done and all quizzes that count are passed.',
  failed: 'The settings of the certificate could not be loaded.',
  again: 'Try again',
});
