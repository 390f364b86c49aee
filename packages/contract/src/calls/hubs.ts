import { z } from 'zod';
import { defineCall } from '../call';
import { hubAdminRoutes } from '../routes/hub-admin';
import { hubConsoleRoutes } from '../routes/hub-console';
import { hubRoutes } from '../routes/hubs';
import { HUB_LIMITS, HUB_REQUEST_STATES, HUB_MEMBERSHIPS, LIMITS } from '../constants';
import { Course, Email, Id, Named, Progress, TextLanguage, Timestamp, TimeZone } from '../entities';
import {
  optionalLine,
  optionalName,
  optionalText,
  pageOf,
  PageQuery,
  Reason,
  Said,
  SearchedPageQuery,
  typedName,
} from '../paging';
import { LearnerProgress } from './authoring';
import { plainCode } from '../values/typed-text';

const ById = z.object({ id: Id });
const HubName = typedName('a name', LIMITS.hubNameMax);
const Summary = optionalText(LIMITS.summaryMax);
const Description = optionalText(LIMITS.hubDescriptionMax);

export const HubSummary = z.object({
  _id: Id,
  name: z.string(),
  summary: z.string(),
  summaryLanguage: TextLanguage,
  memberCount: z.number().int(),
  courseCount: z.number().int(),
  membership: z.enum(HUB_MEMBERSHIPS),
  /** Path below /api/media/ of a square picture. */
  logo: z.string().nullable(),
});
export type HubSummary = z.infer<typeof HubSummary>;

/** A wide picture. `alt` is empty where the picture is decorative. */
export const HubBanner = z.object({
  /** Path below /api/media/ of the cut picture. */
  path: z.string(),
  alt: z.string(),
  altLanguage: TextLanguage,
  /** Where it is cut, in percent of what is left over: 0 is the top or the left edge. */
  position: z.number().int().min(0).max(100),
});
export type HubBanner = z.infer<typeof HubBanner>;

/** Members see each other; others see the courses only. `decision` is the last one on the caller's request. */
export const HubDetail = HubSummary.extend({
  description: z.string(),
  descriptionLanguage: TextLanguage,
  /** False: only invitations lead in. */
  acceptsRequests: z.boolean(),
  createdAt: Timestamp,
  courses: z.array(Course),
  administrators: z.array(Named),
  decision: z.object({ reason: z.string(), reasonLanguage: TextLanguage, at: Timestamp }).nullable(),
  banner: HubBanner.nullable(),
});
export type HubDetail = z.infer<typeof HubDetail>;

export const HubMember = z.object({
  _id: Id,
  name: z.string(),
  avatar: z.string().nullable(),
  joinedAt: Timestamp,
});
export type HubMember = z.infer<typeof HubMember>;

// For everybody who is signed in and verified

export const listHubs = defineCall(hubRoutes.listHubs, {
  summary: 'Hubs, sorted by name',
  query: SearchedPageQuery,
  answer: pageOf(HubSummary),
});

export const listMyHubs = defineCall(hubRoutes.listMyHubs, {
  summary: 'Hubs that the caller belongs to or asked to join',
  answer: z.object({ data: z.array(HubSummary) }),
});

export const getHub = defineCall(hubRoutes.getHub, {
  summary: 'One hub with its courses and the caller’s membership status',
  params: ById,
  answer: z.object({ data: HubDetail }),
});

export const listHubMembers = defineCall(hubRoutes.listHubMembers, {
  summary: 'Members, last joined first; for members and the hub’s administrators (404 for others)',
  params: ById,
  query: PageQuery,
  answer: pageOf(HubMember),
});

/** 409 for a member and for somebody who has asked already. */
export const askToJoin = defineCall(hubRoutes.askToJoin, {
  summary: 'Ask to join; the hub’s administrators get a mail',
  params: ById,
  body: z.object({ message: optionalText(LIMITS.reasonMax) }),
  answer: z.object({ message: z.string(), data: HubDetail }),
  status: 201,
});

export const cancelJoinRequest = defineCall(hubRoutes.cancelJoinRequest, {
  summary: 'Withdraw a request to join',
  params: ById,
  answer: z.object({ message: z.string(), data: HubDetail }),
});

export const leaveHub = defineCall(hubRoutes.leaveHub, {
  summary: 'Leave a hub; progress is kept',
  params: ById,
  answer: z.object({ message: z.string(), data: HubDetail }),
});

// Invitations: a link carries a secret; the server keeps its SHA-256

const Secret = z
  .string({ error: 'This invitation is not complete' })
  .overwrite(plainCode)
  .min(10, 'This invitation is not complete')
  .max(200);

/** `problem`: why it cannot be accepted, in one sentence; null when it can. */
export const readInvitation = defineCall(hubRoutes.readInvitation, {
  summary: 'The hub of an invitation',
  body: z.object({ secret: Secret }),
  answer: z.object({ data: z.object({ hub: Named.nullable(), problem: z.string().nullable() }) }),
});

/** 409 for a member, 410-like 404 for one that is expired, used up or withdrawn. */
export const acceptInvitation = defineCall(hubRoutes.acceptInvitation, {
  summary: 'Join by invitation',
  body: z.object({ secret: Secret }),
  answer: z.object({ message: z.string(), data: HubDetail }),
});

// The hub administrator's console: always their own hub (404 without one)

export const HubFigures = z.object({
  hub: Named,
  members: z.number().int(),
  openRequests: z.number().int(),
  courses: z.number().int(),
  activeMembers: z.number().int(),
  lessonsDone: z.number().int(),
  /** When `activeMembers`, `lessonsDone` and `byCourse` were counted; null: just now. */
  countedAt: z.string().nullable().optional(),
  joinedByWeek: z.array(z.object({ week: z.string(), count: z.number().int() })),
  byCourse: z.array(
    z.object({ _id: Id, title: z.string(), learners: z.number().int(), averageProgress: z.number() }),
  ),
});
export type HubFigures = z.infer<typeof HubFigures>;

export const hubDashboard = defineCall(hubConsoleRoutes.hubDashboard, {
  summary: 'Figures of your hub',
  answer: z.object({ data: HubFigures }),
});

export const HubSettings = z.object({
  _id: Id,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  acceptsRequests: z.boolean(),
  courses: z.array(Course),
  /** Dates of assignments are in this zone. */
  timeZone: z.string(),
  logo: z.string().nullable(),
  banner: HubBanner.nullable(),
});
export type HubSettings = z.infer<typeof HubSettings>;

export const getHubSettings = defineCall(hubConsoleRoutes.getHubSettings, {
  summary: 'Profile of the hub, with its courses',
  answer: z.object({ data: HubSettings }),
});

export const saveHubSettings = defineCall(hubConsoleRoutes.saveHubSettings, {
  summary: 'Change the profile of the hub; what is absent stays as it is',
  body: z
    .object({
      name: HubName,
      summary: Summary,
      description: Description,
      acceptsRequests: z.boolean(),
      timeZone: TimeZone,
    })
    .partial(),
  answer: z.object({ message: z.string(), data: HubSettings }),
});

const ChangedSettings = z.object({ message: z.string(), data: HubSettings });

export const uploadHubLogo = defineCall(hubConsoleRoutes.uploadHubLogo, {
  summary: 'Replace the logo of the hub (PNG, JPEG, WebP or GIF); it is fitted into a square',
  maxBytes: LIMITS.pictureBytes,
  answer: ChangedSettings,
});

export const removeHubLogo = defineCall(hubConsoleRoutes.removeHubLogo, {
  summary: 'Remove the logo of the hub. Safe to repeat',
  answer: ChangedSettings,
});

/** The new banner is decorative and cut in the middle until {@link saveHubBanner} says otherwise. */
export const uploadHubBanner = defineCall(hubConsoleRoutes.uploadHubBanner, {
  summary: 'Replace the banner of the hub (PNG, JPEG, WebP or GIF); it is cut to 4:1',
  maxBytes: LIMITS.pictureBytes,
  answer: ChangedSettings,
});

export const saveHubBanner = defineCall(hubConsoleRoutes.saveHubBanner, {
  summary: 'Describe the banner and choose where it is cut. 404 without a banner',
  body: z
    .object({
      decorative: z.boolean(),
      alt: optionalLine(HUB_LIMITS.bannerAltMax),
      position: z.number({ error: 'Enter a number from 0 to 100' }).int().min(0).max(100),
    })
    .refine(({ decorative, alt }) => decorative || alt !== '', {
      path: ['alt'],
      error: 'Describe the picture, or mark it as decorative',
    }),
  answer: ChangedSettings,
});

export const removeHubBanner = defineCall(hubConsoleRoutes.removeHubBanner, {
  summary: 'Remove the banner of the hub. Safe to repeat',
  answer: ChangedSettings,
});

export const addHubCourse = defineCall(hubConsoleRoutes.addHubCourse, {
  summary: 'Show a published course in the hub',
  params: z.object({ courseId: Id }),
  answer: z.object({ message: z.string(), data: HubSettings }),
});

export const removeHubCourse = defineCall(hubConsoleRoutes.removeHubCourse, {
  summary: 'Remove a course from the hub',
  params: z.object({ courseId: Id }),
  answer: z.object({ message: z.string(), data: HubSettings }),
});

export const OwnHubMember = HubMember.extend({
  email: z.string(),
  /** In the hub's courses that the member is enrolled in. */
  progress: Progress,
  lastStudiedAt: Timestamp.nullable(),
  /** By name. */
  cohorts: z.array(Named),
});
export type OwnHubMember = z.infer<typeof OwnHubMember>;

export const listOwnHubMembers = defineCall(hubConsoleRoutes.listOwnHubMembers, {
  summary: 'Members with their progress in the hub’s courses, last joined first',
  query: SearchedPageQuery.extend({ cohort: Id.optional() }),
  answer: pageOf(OwnHubMember),
});

export const getOwnHubMember = defineCall(hubConsoleRoutes.getOwnHubMember, {
  summary: 'One member’s progress in the hub’s courses',
  params: ById,
  answer: z.object({
    data: LearnerProgress.omit({ contact: true }).extend({ email: z.string(), joinedHubAt: Timestamp }),
  }),
});

export const removeHubMember = defineCall(hubConsoleRoutes.removeHubMember, {
  summary: 'Remove a member with a reason; mails them',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: Said,
});

export const JoinRequest = z.object({
  _id: Id,
  user: z.object({ _id: Id, name: z.string(), avatar: z.string().nullable() }),
  message: z.string(),
  messageLanguage: TextLanguage,
  state: z.enum(HUB_REQUEST_STATES),
  reason: z.string().nullable(),
  reasonLanguage: TextLanguage,
  createdAt: Timestamp,
  decidedAt: Timestamp.nullable(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

export const listJoinRequests = defineCall(hubConsoleRoutes.listJoinRequests, {
  summary: 'Requests to join, newest first',
  query: PageQuery.extend({ state: z.enum(HUB_REQUEST_STATES).optional() }),
  answer: pageOf(JoinRequest),
});

/** 409 for a request that has been decided or withdrawn. */
export const acceptJoinRequest = defineCall(hubConsoleRoutes.acceptJoinRequest, {
  summary: 'Accept a request; mails the user',
  params: ById,
  answer: z.object({ message: z.string(), data: JoinRequest }),
});

export const rejectJoinRequest = defineCall(hubConsoleRoutes.rejectJoinRequest, {
  summary: 'Reject a request with a reason; mails the user',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: z.object({ message: z.string(), data: JoinRequest }),
});

/** 409 for a request that is not decided, or was decided more than `INTERVALS.undoDecision` ago. */
export const reopenJoinRequest = defineCall(hubConsoleRoutes.reopenJoinRequest, {
  summary: 'Undo a decision: the request is pending again, and a membership from it ends; mails the user',
  params: ById,
  answer: z.object({ message: z.string(), data: JoinRequest }),
});

export const HubInvitation = z.object({
  _id: Id,
  label: z.string(),
  uses: z.number().int(),
  maxUses: z.number().int(),
  expiresAt: Timestamp,
  state: z.enum(['open', 'expired', 'used-up', 'withdrawn']),
  createdAt: Timestamp,
});
export type HubInvitation = z.infer<typeof HubInvitation>;

export const listInvitations = defineCall(hubConsoleRoutes.listInvitations, {
  summary: 'Invitations, newest first',
  query: PageQuery,
  answer: pageOf(HubInvitation),
});

/** The link is said once, here: afterwards nobody can read it. With `emails` it is mailed to them. */
export const createInvitation = defineCall(hubConsoleRoutes.createInvitation, {
  summary: 'Make an invitation link',
  body: z.object({
    label: optionalName(LIMITS.nameMax),
    days: z.number({ error: 'Enter a number of days' }).int().min(1).max(LIMITS.invitationDaysMax),
    maxUses: z.number({ error: 'Enter a number of people' }).int().min(1).max(LIMITS.invitationUsesMax),
    emails: z.array(Email).max(LIMITS.invitationMails).optional(),
  }),
  answer: z.object({ message: z.string(), data: HubInvitation, link: z.string() }),
  status: 201,
});

export const withdrawInvitation = defineCall(hubConsoleRoutes.withdrawInvitation, {
  summary: 'Withdraw an invitation',
  params: ById,
  answer: Said,
});

// Administrators' side

export const AdminHub = HubSummary.omit({ membership: true, logo: true }).extend({
  administrators: z.array(Named),
  openRequests: z.number().int(),
  createdAt: Timestamp,
});
export type AdminHub = z.infer<typeof AdminHub>;

export const listAdminHubs = defineCall(hubAdminRoutes.listAdminHubs, {
  summary: 'Hubs, newest first',
  query: SearchedPageQuery,
  answer: pageOf(AdminHub),
});

export const createHub = defineCall(hubAdminRoutes.createHub, {
  summary: 'Create a hub',
  body: z.object({ name: HubName, summary: Summary, description: Description }),
  answer: z.object({ message: z.string(), data: AdminHub }),
  status: 201,
});

export const updateHub = defineCall(hubAdminRoutes.updateHub, {
  summary: 'Change a hub’s name and texts',
  params: ById,
  body: z.object({ name: HubName, summary: Summary, description: Description }),
  answer: z.object({ message: z.string(), data: AdminHub }),
});

/** 409 for somebody who is an administrator, an instructor, or runs another hub. */
export const addHubAdministrator = defineCall(hubAdminRoutes.addHubAdministrator, {
  summary: 'Make a person the administrator of a hub, by address; mails them and ends their sessions',
  params: ById,
  body: z.object({ email: Email }),
  answer: z.object({ message: z.string(), data: AdminHub }),
  status: 201,
});

export const removeHubAdministrator = defineCall(hubAdminRoutes.removeHubAdministrator, {
  summary: 'Remove a hub administrator, who becomes a learner again',
  params: z.object({ id: Id, userId: Id }),
  answer: z.object({ message: z.string(), data: AdminHub }),
});
