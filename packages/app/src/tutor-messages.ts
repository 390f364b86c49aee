import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages of the tutor and of the public assistant. */
export const tutorPageMessages = defineMessages('tutor-pages', {
  plainName: 'Support',
  aboutCourse: 'What is “{course}” about?',
  search: 'How do I find a lesson again?',
  certificate: 'How do I get a certificate?',
  section: 'Explain “{section}”',
  lesson: 'What is the most important point of “{lesson}”?',
  fileName: 'my-questions-to-the-tutor',
  free: 'Which courses are free?',
  pay: 'How do I pay with M-Pesa?',
  kiswahili: 'Is there a course in Kiswahili?',
});
