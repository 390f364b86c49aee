export { useAuthoringActions, useAuthoringUploads } from '../actions/use-authoring-actions';
export { useCurriculumActions } from '../actions/use-curriculum-actions';
export {
  type ActivityResults,
  useActivityResults,
  useActivityResultsFile,
} from '../data/use-activity-results';
export {
  useAuthoredCourse,
  useStagedChanges,
  useMinorCorrections,
  useAuthoredTopic,
  useAuthoredUnit,
  type ListedImport,
  useCourseExports,
  useImport,
  useImports,
  useInstructorDashboard,
  useLearner,
  useLearners,
  useOutline,
  useOwnCourses,
} from '../data/use-authoring';
export { useAuthorInvitation, useCoAuthorActions, useCourseAuthors } from '../data/use-co-authors';
export { useLessonVersions, useVersionActions } from '../data/use-versions';
export type { DraftText } from '../drafts/lesson-copy';
export { trackSave, useEarlierSaves } from '../drafts/record-saves';
export { type TopicDraft, useTopicDraft } from '../drafts/use-topic-draft';
export { useReviewComments } from '../data/use-course-reviews';
