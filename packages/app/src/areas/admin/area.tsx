import { type RouteObject, useRoutes } from 'react-router-dom';
import { pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { attendanceRoute, classRoutes } from '../shared/live/routes';
import { AdminShell } from './admin-shell';
import { adminPages } from './pages';

/** Routes below /admin (spec 2.28-2.43), and those that only the sidebar names. Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <AdminShell />,
    children: [
      pageRoute('dashboard', adminPages.dashboard),
      pageRoute('users', adminPages.users),
      pageRoute('user/:id', adminPages.user),
      pageRoute('hubs', adminPages.hubs),
      pageRoute('messages/reports', adminPages.reports),
      pageRoute('messages/review-reports', adminPages.reviewReports),
      pageRoute('messages/post-reports', adminPages.postReports),
      pageRoute('messages/new', adminPages.newMessage),
      pageRoute('messages/:threadId?', adminPages.messages),
      pageRoute('courses', adminPages.courses),
      pageRoute('course/:id', adminPages.course),
      pageRoute('course/unit/:unitId', adminPages.unit),
      pageRoute('course/unit/topic/:topicId', adminPages.topic),
      pageRoute('transactions', adminPages.transactions),
      pageRoute('transactions/payouts', adminPages.payouts),
      pageRoute('transactions/totals', adminPages.totals),
      pageRoute('transactions/:orderId', adminPages.transaction),
      pageRoute('enrollments', adminPages.enrolments),
      pageRoute('enrollment/:id', adminPages.enrolment),
      pageRoute('certificates', adminPages.certificates),
      pageRoute('live-classes', adminPages.liveClasses),
      ...classRoutes('admin'),
      attendanceRoute('admin'),
      pageRoute('settings', adminPages.settings),
      pageRoute('platforms', adminPages.platforms),
      pageRoute('category', adminPages.categories),
      pageRoute('tickets', adminPages.tickets),
      pageRoute('ticket/:id', adminPages.ticket),
      pageRoute('assistant', adminPages.assistant),
      pageRoute('assistant/:conversationId', adminPages.flaggedTalk),
      pageRoute('audit', adminPages.audit),
      pageRoute('*', pages.notFound),
    ],
  },
];

export default function AdminArea() {
  return useRoutes(routes);
}
