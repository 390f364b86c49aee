import { z } from 'zod';
import { defineCall } from '../call';
import { IDENTITY_PROOFS } from './oidc';
import { LIMITS, LTI_LIMITS, LTI_TARGETS } from '../constants';
import { Id, Timestamp, User } from '../entities';
import { optionalLine, pageOf, PageQuery, Said, typed } from '../paging';
import { ltiRoutes } from '../routes/lti';
import { oneLine } from '../text';
import { plainCode } from '../values/typed-text';

/** Names one launch; the browser's cookie shows that the launch is its own. */
const Launch = z.object({ launch: z.string().min(1).max(100) });

/** Path of this site that the launch opens. */
const to = z.string();
const SignedIn = z.object({ step: z.literal('signed-in'), token: z.string(), user: User, to });
const TwoStep = z.object({ step: z.literal('two-step'), to });

/** What a launch leads to, after the platform has confirmed who it is (spec 14.283–14.286). */
export const LaunchStep = z.discriminatedUnion('step', [
  SignedIn,
  TwoStep,
  /** The caller's own session goes on. */
  z.object({ step: z.literal('ready'), to }),
  /** An account has the address that the platform told: its owner signs in to it once. */
  z.object({ step: z.literal('sign-in'), platform: z.string(), email: z.string() }),
  /** Somebody is signed in here: are they the person of the platform? */
  z.object({
    step: z.literal('link'),
    platform: z.string(),
    /** The person's name at the platform; may be empty. */
    name: z.string(),
    account: z.object({ name: z.string(), email: z.string() }),
    proof: z.enum(IDENTITY_PROOFS),
    /** Another account can be made instead. */
    canBeNew: z.boolean(),
  }),
  /** An instructor of the platform chooses content. */
  z.object({
    step: z.literal('choose'),
    platform: z.string(),
    multiple: z.boolean(),
    /** Quizzes can have a column in the platform's gradebook. */
    grades: z.boolean(),
  }),
]);
export type LaunchStep = z.infer<typeof LaunchStep>;

export const continueLaunch = defineCall(ltiRoutes.continueLaunch, {
  summary:
    'What a launch from a learning platform leads to; starts the session of the person. 409 `deletion` without `restore` for an account that is to be deleted',
  body: Launch.extend({
    restore: z.boolean().optional(),
    /** Makes an account of its own, although somebody is signed in. */
    fresh: z.boolean().optional(),
  }),
  answer: z.object({ message: z.string(), data: LaunchStep }),
});

export const linkLaunch = defineCall(ltiRoutes.linkLaunch, {
  summary: 'Link the person of a launch to the account of the caller',
  body: Launch.extend({ password: z.string().min(1).max(LIMITS.passwordMax).optional() }),
  answer: z.object({ message: z.string(), data: z.object({ to }) }),
});

const Target = z.object({ kind: z.enum(LTI_TARGETS), id: Id });

export const LaunchCourse = z.object({
  _id: Id,
  title: z.string(),
  units: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      items: z.array(z.object({ kind: z.enum(['lesson', 'quiz']), _id: Id, title: z.string() })),
    }),
  ),
});
export type LaunchCourse = z.infer<typeof LaunchCourse>;

export const listLaunchItems = defineCall(ltiRoutes.listLaunchItems, {
  summary: 'The lessons and quizzes of a published course, for a launch that chooses content',
  body: Launch.extend({ courseId: Id }),
  answer: z.object({ data: LaunchCourse }),
});

export const chooseContent = defineCall(ltiRoutes.chooseContent, {
  summary: 'Choose what the platform links to; `finish` is the page that hands it over',
  body: Launch.extend({
    items: z.array(Target).min(1, 'Choose something').max(LTI_LIMITS.items),
  }),
  /** Null: the tab of the platform hands it over. */
  answer: z.object({ message: z.string(), data: z.object({ finish: z.string().nullable() }) }),
});

const address = (label: string) =>
  typed(label, LTI_LIMITS.addressMax).refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, username, hash } = new URL(value);
    return ['https:', 'http:'].includes(protocol) && username + hash === '';
  }, 'Enter an address that begins with https://');

const Host = oneLine(z.string().overwrite(plainCode).toLowerCase())
  .max(253)
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'Enter host names such as canvas.example.org');

/** What an administrator enters about a platform. */
export const PlatformDetails = z.object({
  name: typed('a name', LTI_LIMITS.nameMax),
  issuer: typed('the issuer', LTI_LIMITS.addressMax),
  clientId: typed('the client ID', LTI_LIMITS.clientIdMax),
  deploymentIds: z
    .array(typed('a deployment ID', LTI_LIMITS.deploymentMax))
    .min(1, 'Enter a deployment ID')
    .max(LTI_LIMITS.deployments),
  authAddress: address('the authentication address'),
  tokenAddress: address('the token address'),
  /** Some platforms want another audience than the address; empty: the address. */
  tokenAudience: optionalLine(LTI_LIMITS.addressMax),
  keysAddress: address('the address of the keys'),
  /** Hosts that grades may be sent to, besides those of the addresses. */
  serviceHosts: z.array(Host).max(LTI_LIMITS.hosts),
  /** People who come from the platform join this hub; null: none. */
  hubId: Id.nullable(),
  enabled: z.boolean(),
});
export type PlatformDetails = z.infer<typeof PlatformDetails>;

export const Platform = PlatformDetails.extend({
  _id: Id,
  hubName: z.string().nullable(),
  createdAt: Timestamp,
  lastLaunchAt: Timestamp.nullable(),
  /** The last launch that was refused, with the reason. */
  lastProblem: z.object({ text: z.string(), at: Timestamp }).nullable(),
});
export type Platform = z.infer<typeof Platform>;

/** Addresses of this site to copy into a platform. */
export const ToolAddresses = z.object({
  login: z.string(),
  launch: z.string(),
  keys: z.string(),
  /** Where instructors choose content. */
  deepLinking: z.string(),
  /** Where a link without a place of its own leads. */
  target: z.string(),
});
export type ToolAddresses = z.infer<typeof ToolAddresses>;

export const PlatformDetail = Platform.extend({
  /** Grades that the platform has refused for good, newest first. */
  refusedGrades: z.array(
    z.object({ person: z.string(), target: z.string(), text: z.string(), at: Timestamp }),
  ),
});
export type PlatformDetail = z.infer<typeof PlatformDetail>;

const ById = z.object({ id: Id });

export const listPlatforms = defineCall(ltiRoutes.listPlatforms, {
  summary: 'Learning platforms that link here, newest first, with the addresses to copy into a platform',
  query: PageQuery,
  answer: pageOf(Platform).extend({ addresses: ToolAddresses }),
});

export const getPlatform = defineCall(ltiRoutes.getPlatform, {
  summary: 'One learning platform, with the grades that it refused',
  params: ById,
  answer: z.object({ data: PlatformDetail }),
});

export const addPlatform = defineCall(ltiRoutes.addPlatform, {
  summary: 'Register a learning platform',
  body: PlatformDetails,
  answer: z.object({ message: z.string(), data: Platform }),
  status: 201,
});

export const savePlatform = defineCall(ltiRoutes.savePlatform, {
  summary: 'Change or disable a learning platform',
  params: ById,
  body: PlatformDetails,
  answer: z.object({ message: z.string(), data: Platform }),
});

export const removePlatform = defineCall(ltiRoutes.removePlatform, {
  summary: 'Delete a learning platform, with what its people and links are known by',
  params: ById,
  answer: Said,
});
