import { type RouteObject, useRoutes } from 'react-router-dom';
import { at } from '../../routes/at';
import { pages } from '../../routes/pages';
import { AdminShell } from './admin-shell';
import { adminPages } from './pages';

/** Below /admin (product.md §2, Administrator routes, and those that the sidebar adds). */
const routes: RouteObject[] = [
  {
    element: <AdminShell />,
    children: [
      at('dashboard', adminPages.dashboard),
      at('users', adminPages.users),
      at('user/:id', adminPages.user),
      at('hubs', adminPages.hubs),
      at('messages/reports', adminPages.reports),
      at('messages/new', adminPages.newMessage),
      at('messages/:threadId?', adminPages.messages),
      at('courses', adminPages.courses),
      at('course/:id', adminPages.course),
      at('course/unit/:unitId', adminPages.unit),
      at('course/unit/topic/:topicId', adminPages.topic),
      at('transactions', adminPages.transactions),
      at('enrollments', adminPages.enrolments),
      at('enrollment/:id', adminPages.enrolment),
      at('certificates', adminPages.quiet),
      at('live-classes', adminPages.quiet),
      at('settings', adminPages.settings),
      at('category', adminPages.categories),
      at('tickets', adminPages.tickets),
      at('ticket/:id', adminPages.ticket),
      at('audit', adminPages.audit),
      at('*', pages.notFound),
    ],
  },
];

export default function AdminArea() {
  return useRoutes(routes);
}
