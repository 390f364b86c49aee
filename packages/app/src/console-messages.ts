import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the signed-in areas: apart from the others, so that public pages do not carry them. */
export const consoleMessages = defineMessages('console', {
  liveTitle: 'Live classes',
  liveEmpty: 'No live classes are scheduled',
  liveText: 'Your lessons are open at any time; there is nothing to wait for.',
  quizzesTitle: 'Quizzes',
  quizzesEmpty: 'No quizzes are open for you',
  quizzesText: 'Your courses have no quiz to take at the moment.',
  certificatesTitle: 'Certificates',
  certificatesEmpty: 'No certificates yet',
  certificatesText: 'Nothing has been awarded to you on this site so far.',
  aiTitle: 'AI support',
  aiEmpty: 'The AI tutor is not switched on here',
  aiText: 'Ask your instructor, or read the questions and answers of the help desk.',
  goToMyCourses: 'Go to my courses',
  goToHelpDesk: 'Open the help desk',
});
