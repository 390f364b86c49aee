import { useCourse } from '@digiken/hooks/catalogue';
import { useHomeCourses } from './use-home-courses';

/** The course that the home page shows as an example: the newest one that is sold, with its units once they are there. */
export function useHomeCourse() {
  const courses = useHomeCourses().data?.data ?? [];
  const course = courses.find(({ price }) => price) ?? courses[0];
  return { courses, course, detail: useCourse(course?._id ?? '').data };
}
