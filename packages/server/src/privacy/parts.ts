import { activityPersonalData } from '../activities';
import { assignmentPersonalData } from '../assignments';
import { auditPersonalData } from '../audit';
import { authPersonalData } from '../auth';
import { authoringPersonalData } from '../authoring';
import { certificatePersonalData } from '../certificates';
import { discussionPersonalData } from '../discussions';
import { enrolmentPersonalData } from '../enrolment';
import { helpPersonalData } from '../help';
import { hubPersonalData } from '../hubs';
import { learningPersonalData } from '../learning';
import { livePersonalData } from '../live';
import { ltiPersonalData } from '../lti';
import { messagePersonalData } from '../messages';
import { notePersonalData } from '../notes';
import { notificationPersonalData } from '../notifications';
import { offlinePersonalData } from '../offline';
import { paymentPersonalData } from '../payments';
import type { PersonalData } from '../platform/personal-data';
import { quizPersonalData } from '../quizzes';
import { reviewPersonalData } from '../reviews';
import { tutorPersonalData } from '../tutor';
import { userPersonalData } from '../users';
import { exportPersonalData } from './own-data';

/**
 * The personal data of every module. A module with tables that refer to people adds its own here; a test fails if a
 * table is missing. Erased in this order: hubs, then what changes rows of courses.
 */
export const PARTS: readonly PersonalData[] = [
  userPersonalData,
  authPersonalData,
  auditPersonalData,
  notificationPersonalData,
  hubPersonalData,
  assignmentPersonalData,
  enrolmentPersonalData,
  learningPersonalData,
  activityPersonalData,
  notePersonalData,
  offlinePersonalData,
  quizPersonalData,
  certificatePersonalData,
  reviewPersonalData,
  tutorPersonalData,
  livePersonalData,
  ltiPersonalData,
  messagePersonalData,
  discussionPersonalData,
  paymentPersonalData,
  authoringPersonalData,
  helpPersonalData,
  exportPersonalData,
];
