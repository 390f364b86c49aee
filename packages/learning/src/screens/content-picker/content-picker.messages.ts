import { defineMessages } from '@digiken/ui/messages-provider';

export const contentPickerMessages = defineMessages('content-picker', {
  introMany: 'Choose courses, lessons and quizzes for {platform}.',
  introOne: 'Choose one course, lesson or quiz for {platform}.',
  grades: 'A quiz gets a column in the gradebook of {platform}.',
  search: 'Search courses',
  results: 'Courses',
  found: { one: '{count} course found', other: '{count} courses found' },
  nothing: 'No course matches. Try another word.',
  whole: 'Whole course',
  inside: 'Lessons and quizzes',
  loading: 'Loading the lessons of {title}…',
  failed: 'The lessons could not be loaded.',
  retry: 'Try again',
  quiz: 'Quiz: {title}',
  add: 'Add',
  addNamed: 'Add {title}',
  chosen: { one: '{count} item chosen', other: '{count} items chosen' },
  none: 'Nothing chosen yet',
  submit: { one: 'Add {count} item', other: 'Add {count} items' },
  submitNone: 'Add',
  busy: 'Adding…',
});
