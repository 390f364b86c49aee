import { authoringRoutes } from './authoring/routes';
import { adminRoutes } from './administration/routes';
import { authRoutes } from './auth/routes';
import type { Sessions } from './auth/sessions';
import { courseRoutes } from './catalogue/routes';
import { enrolmentRoutes } from './enrolment/routes';
import { helpRoutes } from './help/routes';
import { hubRoutes } from './hubs/routes';
import { learningRoutes } from './learning/routes';
import { messageRoutes } from './messages/routes';
import { notificationRoutes } from './notifications/routes';
import { healthRoutes } from './platform/health';
import type { Route } from './platform/http/route';
import type { Services } from './platform/services';
import { searchRoutes } from './search/routes';
import { userRoutes } from './users/routes';

/** Every route of the API: one line a module. */
export function allRoutes(services: Services, sessions: Sessions): Route[] {
  return [
    ...healthRoutes(services),
    ...authRoutes(services, sessions),
    ...userRoutes(services),
    ...courseRoutes(services),
    ...enrolmentRoutes(services),
    ...learningRoutes(services),
    ...authoringRoutes(services),
    ...searchRoutes(services),
    ...messageRoutes(services),
    ...hubRoutes(services, sessions),
    ...notificationRoutes(services),
    ...adminRoutes(services, sessions),
    ...helpRoutes(services),
  ];
}
