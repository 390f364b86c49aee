import type { Call } from '@digiken/contract';
import type { Row } from './row';
import { accountRows } from './rows/accounts';
import { activityRows } from './rows/activities';
import { adminRows } from './rows/admin';
import { authoringRows } from './rows/authoring';
import { certificateRows } from './rows/certificates';
import { coAuthorRows } from './rows/co-authors';
import { communityRows } from './rows/community';
import { discussionRows } from './rows/discussions';
import { earningRows } from './rows/earnings';
import { giftRows } from './rows/gifts';
import { hubOrganisationRows } from './rows/hub-organisations';
import { learningRows } from './rows/learning';
import { liveRows } from './rows/live';
import { ltiRows } from './rows/lti';
import { noteRows } from './rows/notes';
import { notificationRows } from './rows/notifications';
import { offlineRows } from './rows/offline';
import { oidcRows } from './rows/oidc';
import { offerRows } from './rows/offers';
import { paymentRows } from './rows/payments';
import { quizArrangementRows } from './rows/quiz-arrangements';
import { questionBankRows } from './rows/question-banks';
import { curriculumRows } from './rows/curriculum';
import { quizAuthoringRows } from './rows/quiz-authoring';
import { quizMarkingRows } from './rows/quiz-marking';
import { quizRegradingRows } from './rows/quiz-regrading';
import { quizRows } from './rows/quizzes';
import { seatRows } from './rows/seats';
import { signInRows } from './rows/sign-in';
import { tutorRows } from './rows/tutor';
import { versionRows } from './rows/versions';

/** The authorisation matrix: a row for every route. */
export const MATRIX: ReadonlyMap<Call, Row> = new Map([
  ...accountRows,
  ...activityRows,
  ...adminRows,
  ...authoringRows,
  ...certificateRows,
  ...coAuthorRows,
  ...communityRows,
  ...discussionRows,
  ...earningRows,
  ...giftRows,
  ...hubOrganisationRows,
  ...learningRows,
  ...liveRows,
  ...ltiRows,
  ...noteRows,
  ...notificationRows,
  ...offlineRows,
  ...oidcRows,
  ...offerRows,
  ...paymentRows,
  ...quizArrangementRows,
  ...questionBankRows,
  ...curriculumRows,
  ...quizAuthoringRows,
  ...quizMarkingRows,
  ...quizRegradingRows,
  ...quizRows,
  ...seatRows,
  ...signInRows,
  ...tutorRows,
  ...versionRows,
]);
