import { lazyPage } from '../../routes/lazy-page';

/** Pages of the learner's area that no other area shares. */
export const learnerPages = {
  myCourses: lazyPage(() => import('../../pages/my-courses-page'), { loading: 'loadingMyCourses' }),
  settings: lazyPage(() => import('../../pages/settings-page'), { loading: 'loadingSettings' }),
  profile: lazyPage(() => import('../../pages/profile-page'), { loading: 'loadingProfile' }),
  hubs: lazyPage(() => import('./pages/hubs-page')),
  hub: lazyPage(() => import('./pages/hub-page')),
  invitation: lazyPage(() => import('./pages/invitation-page')),
  quiet: lazyPage(() => import('../../pages/quiet-page')),
};
