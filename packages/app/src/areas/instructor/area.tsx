import { type RouteObject, useRoutes } from 'react-router-dom';
import { at } from '../../routes/at';
import { pages } from '../../routes/pages';
import { messageRoutes } from '../shared/message-routes';
import { InstructorShell } from './instructor-shell';
import { instructorPages } from './pages';

/** Below /instructor (product.md §2, Instructor routes). */
const routes: RouteObject[] = [
  {
    element: <InstructorShell />,
    children: [
      at('dashboard', instructorPages.dashboard),
      at('courses', instructorPages.courses),
      at('courses/import', instructorPages.import),
      at('course/:id', instructorPages.course),
      at('course/unit/:unitId', instructorPages.unit),
      at('course/unit/topic/:topicId', instructorPages.topic),
      at('users', instructorPages.learners),
      at('user/:id', instructorPages.learner),
      ...messageRoutes('/instructor/messages'),
      at('profile', instructorPages.profile),
      at('settings', instructorPages.settings),
      at('*', pages.notFound),
    ],
  },
];

export default function InstructorArea() {
  return useRoutes(routes);
}
