import { courseReviewRoutes } from '@digiken/contract/routes/course-reviews';
import { useQuery } from './use-query';

/** What is under review in a course, for reviewers. */
export const useCourseReview = (id: string) =>
  useQuery(courseReviewRoutes.getCourseReview, { params: { id } });

/** The comments that came back to the instructor with the last request for changes. */
export const useReviewComments = (id: string) =>
  useQuery(courseReviewRoutes.listReviewComments, { params: { id } });
