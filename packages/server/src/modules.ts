import { activityRoutes, type PackageTokens } from './activities';
import { administrationRoutes } from './administration';
import { assignmentRoutes } from './assignments';
import { auditRoutes } from './audit';
import { authRoutes, type Providers, type Sessions } from './auth';
import {
  authoringAdminRoutes,
  authoringRoutes,
  coAuthorRoutes,
  curriculumRoutes,
  questionBankRoutes,
  quizAuthoringRoutes,
  versionRoutes,
} from './authoring';
import { catalogueRoutes } from './catalogue';
import { certificateRoutes } from './certificates';
import { courseAdminRoutes } from './courses';
import { discussionRoutes } from './discussions';
import { enrolmentAdminRoutes, enrolmentRoutes } from './enrolment';
import { helpRoutes } from './help';
import { hubPeopleRoutes, hubRoutes } from './hubs';
import { learningRoutes } from './learning';
import { liveRoutes, type OpenLive } from './live';
import { ltiRoutes } from './lti';
import { messageAdminRoutes, messageRoutes } from './messages';
import { nextStepRoutes } from './next-step';
import { noteRoutes } from './notes';
import { notificationRoutes } from './notifications';
import { offlineRoutes } from './offline';
import {
  choiceRoutes,
  earningRoutes,
  giftRoutes,
  offerRoutes,
  type OpenPayments,
  paymentAdminRoutes,
  paymentHookRoutes,
  paymentRoutes,
  seatRoutes,
} from './payments';
import { healthRoutes } from './platform/health';
import type { Route } from './platform/http/route';
import type { Services } from './platform/services';
import { privacyRoutes } from './privacy';
import { quizArrangementRoutes, quizMarkingRoutes, quizRegradingRoutes, quizRoutes } from './quizzes';
import { reviewRoutes } from './reviews';
import { searchRoutes } from './search';
import { settingsRoutes } from './settings';
import { type OpenTutor, tutorAdminRoutes, tutorRoutes } from './tutor';
import { userRoutes } from './users';

/** Every route of the API, module by module. */
export function allRoutes(
  services: Services,
  sessions: Sessions,
  {
    payments,
    tutor,
    live,
    providers,
    tokens,
  }: {
    payments: OpenPayments;
    tutor: OpenTutor;
    live: OpenLive;
    providers: Providers;
    tokens: PackageTokens;
  },
): Route[] {
  return [
    ...healthRoutes(services),
    ...authRoutes(services, sessions, providers),
    ...userRoutes(services),
    ...auditRoutes(services),
    ...settingsRoutes(services),
    ...notificationRoutes(services),
    ...courseAdminRoutes(services),
    ...enrolmentRoutes(services),
    ...enrolmentAdminRoutes(services),
    ...learningRoutes(services),
    ...activityRoutes({ ...services, tokens }),
    ...noteRoutes(services),
    ...catalogueRoutes(services),
    ...offlineRoutes(services),
    ...reviewRoutes(services),
    ...quizRoutes(services),
    ...quizMarkingRoutes(services),
    ...quizRegradingRoutes(services),
    ...quizArrangementRoutes(services),
    ...certificateRoutes(services),
    ...hubRoutes(services, sessions),
    ...hubPeopleRoutes(services, sessions),
    ...paymentRoutes(payments),
    ...choiceRoutes(payments),
    ...offerRoutes(payments),
    ...seatRoutes(payments),
    ...giftRoutes(payments),
    ...paymentAdminRoutes(payments),
    ...earningRoutes(payments),
    ...assignmentRoutes(services),
    ...paymentHookRoutes(payments),
    ...authoringRoutes(services),
    ...curriculumRoutes(services),
    ...quizAuthoringRoutes(services),
    ...questionBankRoutes(services),
    ...versionRoutes(services),
    ...coAuthorRoutes(services),
    ...authoringAdminRoutes(services),
    ...liveRoutes(live),
    ...nextStepRoutes(services),
    ...ltiRoutes(services, sessions),
    ...messageRoutes(services),
    ...messageAdminRoutes(services),
    ...discussionRoutes(services),
    ...searchRoutes(services),
    ...helpRoutes(services),
    ...tutorRoutes(tutor),
    ...tutorAdminRoutes(tutor),
    ...administrationRoutes(services, sessions),
    ...privacyRoutes(services, sessions),
  ];
}
