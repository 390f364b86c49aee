import { lazyPage } from '../../routes/lazy-page';

/** Pages of the instructors' area. */
export const instructorPages = {
  dashboard: lazyPage(() => import('./pages/dashboard-page'), { loading: 'loadingDashboard' }),
  courses: lazyPage(() => import('./pages/courses-page'), { loading: 'loadingCourses' }),
  import: lazyPage(() => import('./pages/import-page')),
  course: lazyPage(() => import('./pages/course-page'), { loading: 'loadingCourse' }),
  unit: lazyPage(() => import('./pages/unit-page'), { loading: 'loadingUnit' }),
  topic: lazyPage(() => import('./pages/topic-page'), { loading: 'loadingLesson' }),
  learners: lazyPage(() => import('./pages/learners-page')),
  learner: lazyPage(() => import('./pages/learner-page')),
  profile: lazyPage(() => import('./pages/profile-page'), { loading: 'loadingProfile' }),
  settings: lazyPage(() => import('./pages/settings-page'), { loading: 'loadingSettings' }),
};
