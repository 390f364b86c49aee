import { type RouteObject, useRoutes } from 'react-router-dom';
import { pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import ConsoleShell from '../../shell/console-shell';
import { messageRoutes } from '../shared/message-routes';
import { learnerPages } from './pages';
import { paymentRoutes } from './payment-routes';

/** Routes below /console (spec 2.13-2.27). Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <ConsoleShell />,
    children: [
      pageRoute('dashboard', pages.dashboard),
      pageRoute('my-courses', learnerPages.myCourses),
      pageRoute('my-courses/notes', learnerPages.notes),
      pageRoute('downloads', learnerPages.downloads),
      pageRoute('settings', learnerPages.settings),
      pageRoute('profile/edit', learnerPages.profile),
      pageRoute('course/:id/:title?', pages.course),
      pageRoute('course/unit/:unitId/:title?', pages.unit),
      pageRoute('course/:id/:title/finished', learnerPages.finished),
      pageRoute('course/unit/lesson/:lessonId/:title?', pages.lesson),
      pageRoute('hubs', learnerPages.hubs),
      pageRoute('hubs/invitation', learnerPages.invitation),
      pageRoute('hub/:id', learnerPages.hub),
      ...paymentRoutes,
      pageRoute('gifts', learnerPages.gifts),
      pageRoute('gift', learnerPages.gift),
      pageRoute('give/:courseId', learnerPages.give),
      pageRoute('quizzes', learnerPages.quizzes),
      pageRoute('quizzes/:quizId', learnerPages.quiz),
      ...messageRoutes('/console/messages'),
      pageRoute('certificates', learnerPages.certificates),
      pageRoute('certificate/:id/awards', learnerPages.certificates),
      pageRoute('live-classes/*', learnerPages.live),
      pageRoute('ai-chat/:conversationId?', learnerPages.tutor),
      pageRoute('*', pages.notFound),
    ],
  },
];

export default function LearnerArea() {
  return useRoutes(routes);
}
