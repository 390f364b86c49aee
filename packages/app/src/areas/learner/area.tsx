import { type RouteObject, useRoutes } from 'react-router-dom';
import { at } from '../../routes/at';
import { pages } from '../../routes/pages';
import ConsoleShell from '../../shell/console-shell';
import { messageRoutes } from '../shared/message-routes';
import { learnerPages } from './pages';

/** Below /console (product.md §2, Student routes). */
const routes: RouteObject[] = [
  {
    element: <ConsoleShell />,
    children: [
      at('dashboard', pages.dashboard),
      at('my-courses', learnerPages.myCourses),
      at('settings', learnerPages.settings),
      at('profile/edit', learnerPages.profile),
      at('course/:id/:title?', pages.course),
      at('course/unit/:unitId/:title?', pages.unit),
      at('course/unit/lesson/:lessonId/:title?', pages.lesson),
      at('hubs', learnerPages.hubs),
      at('hubs/invitation', learnerPages.invitation),
      at('hub/:id', learnerPages.hub),
      ...messageRoutes('/console/messages'),
      ...['live-classes', 'quizzes', 'certificates', 'ai-chat'].map((list) => at(list, learnerPages.quiet)),
      at('*', pages.notFound),
    ],
  },
];

export default function LearnerArea() {
  return useRoutes(routes);
}
