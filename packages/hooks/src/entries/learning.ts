export { useLearningActions } from '../actions/use-learning-actions';
export { type KeptNote, type NoteOutcome, useKeptNotes, useNoteActions } from '../actions/use-note-actions';
export { useOwnNoteActions } from '../actions/use-own-note-actions';
export { useReadingProgress } from '../actions/use-reading-progress';
export { useActivity } from '../activities/use-activity';
export { useDashboardCourses } from '../data/use-dashboard-courses';
export { useDue } from '../data/use-due';
export { useEnrolledCourses } from '../data/use-enrolled-courses';
export { type NextStepInput, useNextStep } from '../data/use-next-step';
export { useBookmarks, useLessonNotes } from '../data/use-notes';
export {
  type OwnNotes,
  type OwnNotesFilter,
  type ShownNote,
  useOwnNotes,
  useReadOwnNotes,
} from '../data/use-own-notes';
export { useWeek, useWeekActions } from '../data/use-week';
