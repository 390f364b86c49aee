import { LIMITS } from '@digiken/contract/constants';
import type { CaptionProblem } from '../content';

/** Messages for instructors. */
export const WORDING = {
  noCourse: 'There is no such course.',
  noUnit: 'There is no such unit.',
  noTopic: 'There is no such lesson.',
  ownerOnly: 'Only the owner of this course can do that.',
  ownerSetsPrice: 'Only the owner of this course sets its prices.',
  noVersion: 'There is no such version of this lesson.',
  noQuiz: 'There is no such quiz.',
  noQuestion: 'There is no such question in this quiz.',
  noBank: 'There is no such question bank.',
  noBankQuestion: 'There is no such question in this bank.',
  noDraw: 'There is no such draw in this quiz.',
  notExported: ({ bank, tag, count }: { bank: { name: string }; tag: string | null; count: number }) => {
    const questions = count === 1 ? 'one question' : `${count} questions`;
    return tag === null
      ? `The draw of ${questions} from the bank “${bank.name}” is not in the file.`
      : `The draw of ${questions} with the tag “${tag}” from the bank “${bank.name}” is not in the file.`;
  },
  noPrompt: 'Write the question.',
  questionPicture: 'Choose a picture that was uploaded here.',
  closesBeforeOpening: 'A quiz closes after it opens.',
  noLearner: 'There is no such learner.',
  noImport: 'There is no such import.',
  noCategory: 'Choose one of the categories.',
  outlineChanged:
    'Someone changed this course since you opened it, so nothing was moved. The list now shows the newest order.',
  wouldLose: (title: string, unit: string) =>
    `Learners bought this lesson with its unit and do not own “${unit}”, so “${title}” cannot move there.`,
  movesWithLesson: 'This quiz belongs to a lesson and moves with it.',
  otherOrder: 'Something was added or removed since you opened this list. Reload it, then change the order.',
  savedMeanwhile:
    'Someone saved this lesson since you opened it. Your text is still here: compare the two, then decide.',
  courseSavedMeanwhile:
    'Someone saved these details since you opened them. Your text is still here: compare the two, then decide.',
  unitSavedMeanwhile:
    'Someone saved this unit since you opened it. Your text is still here: compare the two, then decide.',
  hasStagedChanges:
    'This part has unpublished changes, so a correction of it cannot go live alone. Save without “Minor correction”.',
  notMinor: {
    price: 'A new price is not a minor correction. Save without “Minor correction”.',
    level: 'A new level is not a minor correction. Save without “Minor correction”.',
    category: 'A new category is not a minor correction. Save without “Minor correction”.',
    preview: 'A change of the free preview is not a minor correction. Save without “Minor correction”.',
    completion: 'What completes a unit is not a minor correction. Save without “Minor correction”.',
    text: 'A new translation is not a minor correction. Save without “Minor correction”.',
  },
  noStagedChanges: 'This course has no unpublished changes.',
  changesInReview: 'These changes are under review already.',
  otherRevision: 'These changes have been edited since you looked at them. Review them again, then decide.',
  kept: (titles: readonly string[]) =>
    `Learners have these, so they were not removed or moved: ${new Intl.ListFormat('en-GB').format(titles.map((title) => `“${title}”`))}.`,
  enrolled:
    'Learners are enrolled in this course, so it cannot be removed. An administrator can unpublish it.',
  unitHeld: 'Learners are enrolled in this unit or have studied in it, so it cannot be removed.',
  topicStudied: 'Learners have studied this lesson, so it cannot be removed.',
  noVideo: 'Add a video first: captions and transcript belong to it.',
  tooManyUnits: `A course can have ${LIMITS.unitsPerCourse} units at most.`,
  tooManyTopics: `A unit can have ${LIMITS.topicsPerUnit} lessons at most.`,
  inReview: 'This course is under review already.',
  isPublished: 'This course is published, and it has no unpublished changes.',
  tooManyComments: 'This review has 200 comments. Ask for these changes first.',
  noComment: 'There is no such comment, or it was sent already.',
  notInReview: 'This course is no longer under review. Reload the page to see what happened.',
  language: 'Choose a language',
  tooManyCopies: 'You have made many copies in the last hour. Wait a while, then try again.',
  tooManyPreviews: 'Too many previews in a short time. Wait a moment, then try again.',
  pictureUnreadable: 'That file is not a picture we can read. Use PNG, JPEG, WebP or GIF.',
  videoUnreadable: 'That file is not a video that browsers play. Use MP4 or WebM.',
  notUtf8: 'These captions are not UTF-8 text. Save the file as UTF-8 and send it again.',
  captionsProblem: ({ line, reason }: CaptionProblem) => `Line ${line}: ${reason}.`,
  importRunning: 'One of your imports is still running. Wait until it is done.',
  importAbandoned: 'The server stopped during this import. Nothing was changed. Start it again.',
  importOutdated: 'The course was edited since this preview. Compare again, then decide.',
  importReplaced: 'The course changed or was removed while the import ran. Try again.',
  importUndecided: 'Choose first: update one of your courses, or make a new one.',
  importOtherCourse: 'Another course was chosen for this import since. Look at its preview, then decide.',
  importChosen: 'Course chosen. Nothing has changed in it yet.',
  noPreview: 'This import does not wait for a decision.',
  previewGone: 'This preview is too old. Upload the file again.',
  importApplied: 'The import is being written. You can leave this page: it continues in the background.',
  importCompared: 'Compared with the course as it is now.',
  importDiscarded: 'Import discarded. The course is unchanged.',
  nothingToUndo: 'This import cannot be undone: it changed no course that was there before.',
  undoCourseGone: 'This import cannot be undone: the course was removed.',
  undoTooLate: 'This import cannot be undone any more: 30 days have passed.',
  undoDecided: 'This import cannot be undone any more: its changes were published or discarded.',
  undoEdited: 'This import cannot be undone any more: the course was edited or imported again since.',
  undone: 'Import undone. The course is as it was before.',
  undoKept: (titles: readonly string[]) =>
    `Learners have these, so they were kept: ${new Intl.ListFormat('en-GB').format(titles.map((title) => `“${title}”`))}.`,
  noExport: 'There is no such file any more. Export the course again.',
  exportRunning: 'One of your exports of this course is still running. Wait until it is done.',
  exportStarted: 'The export has started. You can leave this page: it continues in the background.',
  importFailed: 'Something went wrong on our side and nothing was changed. Try again later.',
  notAnArchive:
    'That file is not an archive. Use a Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package (.zip), an EPUB book (.epub) or a zipped Markdown course (.zip).',
} as const;
