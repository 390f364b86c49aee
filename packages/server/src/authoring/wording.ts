import { LIMITS } from '@digiken/contract/constants';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** What instructors are told. */
export const WORDING = {
  noCourse: 'There is no such course.',
  noUnit: 'There is no such unit.',
  noTopic: 'There is no such lesson.',
  noLearner: 'There is no such learner.',
  noImport: 'There is no such import.',
  noCategory: 'Choose one of the categories.',
  otherOrder: 'Something was added or removed meanwhile. Look at the list again, then change its order.',
  savedMeanwhile:
    'Somebody saved this lesson since you opened it. Your text is still here: compare the two, then decide.',
  enrolled:
    'Learners are enrolled in this course, so it cannot be removed. An administrator can unpublish it.',
  unitHeld: 'Learners hold this unit or studied in it, so it cannot be removed.',
  topicStudied: 'Learners have studied this lesson, so it cannot be removed.',
  noVideo: 'Add a video first: captions and transcript belong to it.',
  tooManyUnits: `A course can have ${LIMITS.unitsPerCourse} units at most.`,
  tooManyTopics: `A unit can have ${LIMITS.topicsPerUnit} lessons at most.`,
  inReview: 'This course is under review already.',
  isPublished: 'This course is published: what you save is there at once.',
  notInReview: 'This course is not under review any more. Reload the page to see what happened.',
  language: 'Choose a language',
  tooManyPreviews: 'Too many previews in a short time. Wait a moment, then try again.',
  pictureUnreadable: 'That file is not a picture we can read. Use PNG, JPEG, WebP or GIF.',
  videoUnreadable: 'That file is not a video that browsers play. Use MP4 or WebM.',
  fileMissing: 'Choose a file first.',
  fileTooLarge: (bytes: number) => `That file is larger than ${megabytes(bytes)}. Choose a smaller one.`,
  notUtf8: 'These captions are not UTF-8 text. Save the file as UTF-8 and send it again.',
  importRunning: 'An import of yours is still running. Wait until it is done.',
  importAbandoned: 'The server stopped during this import. Nothing was changed: start it again.',
  importFailed: 'Something went wrong on our side and nothing was changed. Try again later.',
  notAnArchive:
    'That file is not an archive. Use a Common Cartridge (.imscc) or a zipped Markdown course (.zip).',
} as const;
