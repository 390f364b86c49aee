import type * as accounts from './calls/accounts';
import type * as activities from './calls/activities';
import type * as admin from './calls/admin';
import type * as authoring from './calls/authoring';
import type * as curriculum from './calls/curriculum';
import type * as certificates from './calls/certificates';
import type * as choices from './calls/choices';
import type * as coAuthors from './calls/co-authors';
import type * as discussions from './calls/discussions';
import type * as due from './calls/due';
import type * as earnings from './calls/earnings';
import type * as events from './calls/events';
import type * as gifts from './calls/gifts';
import type * as help from './calls/help';
import type * as hubs from './calls/hubs';
import type * as hubAnnouncements from './calls/hub-announcements';
import type * as hubAssignments from './calls/hub-assignments';
import type * as hubPeople from './calls/hub-people';
import type * as personalInvitations from './calls/personal-invitations';
import type * as learning from './calls/learning';
import type * as live from './calls/live';
import type * as lti from './calls/lti';
import type * as messages from './calls/messages';
import type * as nextStep from './calls/next-step';
import type * as notes from './calls/notes';
import type * as notifications from './calls/notifications';
import type * as versions from './calls/versions';
import type * as consoles from './calls/console';
import type * as courseReviews from './calls/course-reviews';
import type * as week from './calls/week';
import type * as oidc from './calls/oidc';
import type * as offers from './calls/offers';
import type * as offline from './calls/offline';
import type * as passkeys from './calls/passkeys';
import type * as payments from './calls/payments';
import type * as paymentsAdmin from './calls/payments-admin';
import type * as privacy from './calls/privacy';
import type * as platform from './calls/platform';
import type * as quizArrangements from './calls/quiz-arrangements';
import type * as questionBanks from './calls/question-banks';
import type * as quizAuthoring from './calls/quiz-authoring';
import type * as quizMarking from './calls/quiz-marking';
import type * as quizRegrading from './calls/quiz-regrading';
import type * as quizzes from './calls/quizzes';
import type * as seats from './calls/seats';
import type * as tutor from './calls/tutor';
import type * as twoStep from './calls/two-step';
import type { RouteSpec } from './route';

type CallsIn<Area> = Extract<Area[keyof Area], RouteSpec>;

/** Every call of the contract. */
export type AnyCall =
  | CallsIn<typeof accounts>
  | CallsIn<typeof activities>
  | CallsIn<typeof admin>
  | CallsIn<typeof authoring>
  | CallsIn<typeof curriculum>
  | CallsIn<typeof certificates>
  | CallsIn<typeof choices>
  | CallsIn<typeof coAuthors>
  | CallsIn<typeof discussions>
  | CallsIn<typeof due>
  | CallsIn<typeof earnings>
  | CallsIn<typeof events>
  | CallsIn<typeof gifts>
  | CallsIn<typeof help>
  | CallsIn<typeof hubs>
  | CallsIn<typeof hubAnnouncements>
  | CallsIn<typeof hubAssignments>
  | CallsIn<typeof hubPeople>
  | CallsIn<typeof personalInvitations>
  | CallsIn<typeof learning>
  | CallsIn<typeof live>
  | CallsIn<typeof lti>
  | CallsIn<typeof messages>
  | CallsIn<typeof nextStep>
  | CallsIn<typeof notes>
  | CallsIn<typeof notifications>
  | CallsIn<typeof versions>
  | CallsIn<typeof consoles>
  | CallsIn<typeof courseReviews>
  | CallsIn<typeof week>
  | CallsIn<typeof oidc>
  | CallsIn<typeof offers>
  | CallsIn<typeof offline>
  | CallsIn<typeof passkeys>
  | CallsIn<typeof payments>
  | CallsIn<typeof paymentsAdmin>
  | CallsIn<typeof platform>
  | CallsIn<typeof privacy>
  | CallsIn<typeof quizArrangements>
  | CallsIn<typeof questionBanks>
  | CallsIn<typeof quizAuthoring>
  | CallsIn<typeof quizMarking>
  | CallsIn<typeof quizRegrading>
  | CallsIn<typeof quizzes>
  | CallsIn<typeof seats>
  | CallsIn<typeof tutor>
  | CallsIn<typeof twoStep>;

/**
 * Every call by its method and path. The type of a request looks its call up by this key: a search through the union
 * for each request took two minutes of the type check.
 */
/** The path of any call. */
export type CallPath = AnyCall['path'];

type CallsByRoute = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** The call that belongs to a route of a route table; `never` for a route that the contract does not have. */
export type CallOf<R extends RouteSpec> = CallAt<`${R['method']} ${R['path']}`>;
type CallAt<Key extends string> = Key extends keyof CallsByRoute ? CallsByRoute[Key] : never;

interface RouteAt<M extends RouteSpec['method'], P extends RouteSpec['path']> extends RouteSpec {
  readonly method: M;
  readonly path: P;
}
type RouteOf<C> = C extends AnyCall ? RouteAt<C['method'], C['path']> : never;

/** Routes that the contract has. Object types, because a union of intersections is compared member by member. */
export type ContractRoute = RouteOf<AnyCall>;
