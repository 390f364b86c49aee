export { readableLesson } from './access';
export { COMPLETION_JOB, type CompletedPart, type CompletionPayload, noteCompleted } from './completion';
export { loadContents, ownedLessons, progressOf, resumeOf, toUnit, type UnitState } from './contents';
export { daysBefore, helpReason } from './needs-help';
export { learningRoutes } from './routes';
export { lessonProgress } from './tables';
export { learningPersonalData } from './personal-data';
