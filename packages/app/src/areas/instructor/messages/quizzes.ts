import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages on which quizzes are written. */
export const quizPageMessages = defineMessages('instructor-quizzes', {
  quiz: 'Quiz',
  quizzes: 'Quizzes',
  lessonIntro: 'Before the lesson learners practise; after it the quiz counts.',
  unitIntro: 'The quizzes of this unit and of its lessons.',
  failed: 'The quizzes could not be loaded.',
  again: 'Try again',
  before: 'Before the lesson',
  after: 'After the lesson',
  beforeNamed: 'Before the lesson “{title}”',
  afterNamed: 'After the lesson “{title}”',
  atEnd: 'At the end of the unit',
  export: 'Export',
  exportIntro: 'All questions of this quiz as a text, for a copy or another platform.',
  exportMarkdown: 'Download Markdown',
  exportGift: 'Download GIFT',
  exportFailed: 'The questions could not be exported. Please try again.',
  notExported: 'Not in the file',
  import: 'Import',
  results: 'Results and statistics',
  times: 'Times for single learners',
});
