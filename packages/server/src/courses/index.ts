export {
  isAdministrator,
  isAuthor,
  managesCourse,
  mustBeVerified,
  ownsCourse,
  type CourseRights,
  rightsColumns,
  seesCourse,
  writesCourse,
  writtenBy,
  type Viewer,
  viewerOf,
} from './access';
export { courseAdminRoutes } from './admin-routes';
export {
  courseFacts,
  courseFields,
  type Field,
  lessonFields,
  partsIn,
  pickFields,
  unitFacts,
  unitFields,
} from './fields';
export { keepTyped, keepVersions } from './lesson-versions';
export { listingColumns, type ListingRow, selectCourses, toCourse } from './listing';
export { isStagedId, publicId, shownId, STAGED_PREFIX, stagedId } from './staged-ids';
export { bestCourses } from './best-courses';
export { type PublishedGroup, publishedGroups, readPart } from './published';
export { readCourseRows } from './rows';
export { matchesCourse, TYPO } from './search';
export {
  categories,
  courseAuthors,
  courses,
  lessonActivities,
  lessons,
  lessonTexts,
  lessonVersions,
  lessonVideos,
  lessonVideoTracks,
  notStaged,
  packageFiles,
  packages,
  units,
} from './tables';
export { countLearner, countRating, refreshTotals } from './totals';
