import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts around the versions of lessons and copies of courses. */
export const versionPageMessages = defineMessages('instructor-versions', {
  versions: 'Versions',
  versionsIntro: 'Each save keeps the text that it replaces.',
  versionsOpen: 'Show the versions',
  duplicate: 'Duplicate',
  duplicateNamed: 'Duplicate {title}',
  duplicateTitle: 'Duplicate “{title}”',
  duplicateIntro:
    'A new draft with the same units, lessons and quizzes. Learners, reviews and coupons are not copied.',
  duplicateField: 'Title of the copy',
  duplicateDefault: 'Copy of {title}',
  duplicateMissing: 'Enter a title for the copy',
  duplicateSubmit: 'Create the copy',
  duplicating: 'Copying…',
  duplicated: 'The course is copied',
});
