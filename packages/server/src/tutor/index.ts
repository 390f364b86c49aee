export { densestPart } from './passages/excerpt';
export { passageJobs, requestPassages } from './passages/backfill';
export { findPassages, type FindOptions, type FoundPassage, MINIMUM_SCORE } from './passages/find';
export { findLessons, type FoundLesson } from './passages/find-lessons';
export { writePassages } from './passages/write';
