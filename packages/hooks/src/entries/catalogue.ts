export { useReviewActions } from '../actions/use-review-actions';
export { useCourse, useLesson, useReviews, useQuote, useSearch, useUnit } from '../data/use-catalogue';
export { useCategories, useCourseFacets, usePublishedCourses } from '../data/use-course-lists';
