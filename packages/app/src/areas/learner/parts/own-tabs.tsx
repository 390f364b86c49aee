import { MyCoursesTabs, type MyCoursesTabsProps } from '@digiken/learning/my-courses-tabs';

const HREFS: MyCoursesTabsProps['hrefs'] = {
  courses: '/console/my-courses',
  notes: '/console/my-courses/notes',
  downloads: '/console/downloads',
};

/** The pages of My courses. */
export const OwnTabs = (props: Omit<MyCoursesTabsProps, 'hrefs'>) => (
  <MyCoursesTabs {...props} hrefs={HREFS} />
);
