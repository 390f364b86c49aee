import { type RouteObject, useRoutes } from 'react-router-dom';
import { pageRoute } from '../../routes/page-route';
import { pages } from '../../routes/pages';
import { liveRoutes } from '../shared/live/routes';
import { messageRoutes } from '../shared/message-routes';
import { InstructorShell } from './instructor-shell';
import { instructorPages } from './pages';

/** Routes below /instructor (spec 2.44-2.50). Read by `preloadPath`. @public */
export const routes: RouteObject[] = [
  {
    element: <InstructorShell />,
    children: [
      pageRoute('dashboard', instructorPages.dashboard),
      pageRoute('courses', instructorPages.courses),
      pageRoute('courses/import', instructorPages.import),
      pageRoute('invitation', instructorPages.authorInvitation),
      pageRoute('course/:id', instructorPages.course),
      pageRoute('course/:id/banks', instructorPages.banks),
      pageRoute('course/unit/:unitId', instructorPages.unit),
      pageRoute('course/unit/topic/:topicId', instructorPages.topic),
      pageRoute('course/unit/topic/:topicId/results', instructorPages.activityResults),
      pageRoute('quiz/:id', instructorPages.quiz),
      pageRoute('quiz/:id/results', instructorPages.quizResults),
      pageRoute('quiz/:id/regrade/:slotId', instructorPages.regrade),
      pageRoute('quiz/:id/times', instructorPages.arrangements),
      pageRoute('marking', instructorPages.marking),
      pageRoute('marking/:attemptId', instructorPages.markAttempt),
      pageRoute('earnings', instructorPages.earnings),
      pageRoute('users', instructorPages.learners),
      pageRoute('user/:id', instructorPages.learner),
      pageRoute('user/:id/message/:courseId', instructorPages.messageLearner),
      pageRoute('discussions', instructorPages.discussions),
      ...liveRoutes('instructor'),
      ...messageRoutes('/instructor/messages'),
      pageRoute('profile', instructorPages.profile),
      pageRoute('settings', instructorPages.settings),
      pageRoute('*', pages.notFound),
    ],
  },
];

export default function InstructorArea() {
  return useRoutes(routes);
}
