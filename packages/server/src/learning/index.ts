export { readableLesson } from './access';
export { COMPLETION_JOB, type CompletedPart, noteCompleted } from './completion';
export { loadContents, ownedLessons, progressOf, resumeOf, toUnit, type UnitState } from './contents';
export { daysBefore, helpReason } from './needs-help';
export { ownedUnit, readUnitLessons, type UnitLessons } from './offline-unit';
export { learningRoutes } from './routes';
export { saveProgress } from './service';
export { lessonProgress } from './tables';
export { learningPersonalData } from './personal-data';
