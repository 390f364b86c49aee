import { type RouteObject, useRoutes } from 'react-router-dom';
import { pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { paymentRoutes } from '../learner/payment-routes';
import { liveRoutes } from '../shared/live/routes';
import { messageRoutes } from '../shared/message-routes';
import { HubShell } from './hub-shell';
import { OwnHub } from './own-hub';
import { hubPages } from './pages';

/** Routes below /hub (spec 2.51-2.56, 13.180-13.188). Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <HubShell />,
    children: [
      {
        element: <OwnHub />,
        children: [
          pageRoute('dashboard', hubPages.dashboard),
          pageRoute('settings', hubPages.settings),
          pageRoute('members', hubPages.members),
          pageRoute('member/:id', hubPages.member),
          pageRoute('requests', hubPages.requests),
          pageRoute('seats', hubPages.seats),
          pageRoute('seats/new', hubPages.buySeats),
          pageRoute('seats/:id', hubPages.seatPool),
          pageRoute('invitations', hubPages.invitations),
          pageRoute('invitations/new', hubPages.invite),
          pageRoute('cohorts', hubPages.cohorts),
          pageRoute('cohorts/:id', hubPages.cohort),
          pageRoute('assignments', hubPages.assignments),
          pageRoute('assignments/new', hubPages.assign),
          pageRoute('assignments/:id', hubPages.assignment),
          pageRoute('assignments/:id/change', hubPages.changeAssignment),
          pageRoute('announcements', hubPages.announcements),
          pageRoute('announcements/new', hubPages.announce),
          pageRoute('announcements/:id', hubPages.announcement),
          ...liveRoutes('hub'),
          ...paymentRoutes,
        ],
      },
      ...messageRoutes('/hub/messages'),
      pageRoute('profile', hubPages.profile),
      pageRoute('*', pages.notFound),
    ],
  },
];

export default function HubArea() {
  return useRoutes(routes);
}
