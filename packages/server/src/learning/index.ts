export { readableLesson } from './access';
export {
  COMPLETION_JOB,
  type CompletedPart,
  type CompletionPayload,
  noteAllCompleted,
  noteCompleted,
} from './completion';
export {
  bestText,
  type LessonState,
  loadContents,
  ownedLessons,
  progressOf,
  resumeOf,
  toProgress,
  toUnit,
  type UnitState,
} from './contents';
export { daysBefore, helpReason } from './needs-help';
export { loadActivities } from './lesson';
export { ownedUnit, readUnitLessons, type UnitLessons } from './offline-unit';
export { learningRoutes } from './routes';
export { saveProgress } from './service';
export { type StudiedCourse, studiedCourses } from './studied-courses';
export { lessonProgress, weeklyGoals } from './tables';
export { learningPersonalData } from './personal-data';
