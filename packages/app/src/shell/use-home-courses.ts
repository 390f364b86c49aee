import { HOME_COURSES } from '@digiken/contract/constants';
import { usePublishedCourses } from '@digiken/hooks/catalogue';

/** What the home page and its parts show of the catalogue: one request for all. */
export const useHomeCourses = () => usePublishedCourses({ size: HOME_COURSES, lowestPrice: 'true' });
