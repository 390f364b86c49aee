import { z } from 'zod';
import { defineCall } from '../call';
import { hubPeopleRoutes } from '../routes/hub-people';
import {
  CSV_ENCODINGS,
  CSV_SEPARATORS,
  HUB_LIMITS,
  INVITATION_CHECK_STATES,
  INVITATION_LINE_STATES,
  LANGUAGES,
  LIMITS,
  PERSONAL_INVITATION_STATES,
} from '../constants';
import { Id, Named, Timestamp } from '../entities';
import { pageOf, PageQuery, Said, SearchedPageQuery, typedName } from '../paging';
import { oneLine } from '../text';
import { plainName } from '../values/typed-text';

/** The hub administrator's own hub; objects of other hubs are 404. */
const ById = z.object({ id: Id });
const CohortName = typedName('a name', HUB_LIMITS.cohortNameMax);
const Count = z.number().int();

/** A list of people that was checked. Nothing is sent before {@link sendInvitations}. */
export const InvitationCheck = z.object({
  _id: Id,
  fileName: z.string(),
  state: z.enum(INVITATION_CHECK_STATES),
  /** How the file was read. */
  encoding: z.enum(CSV_ENCODINGS),
  separator: z.enum(CSV_SEPARATORS),
  /** Columns of the header that were not used, as they are written there. */
  ignoredColumns: z.array(z.string()),
  lines: Count,
  /** Lines by state. */
  counts: z.record(z.enum(INVITATION_LINE_STATES), Count),
  /** Lines of members who are put into a cohort. */
  cohortOnly: Count,
  /** Cohorts that sending makes, by name. */
  newCohorts: z.array(z.string()),
  /** Invitations whose mails are on their way or sent; 0 before sending. */
  invited: Count,
  /** Lines that were ready and no longer were when the list was sent. */
  changed: Count,
  createdAt: Timestamp,
  /** Until then it can be sent. */
  expiresAt: Timestamp,
  sentAt: Timestamp.nullable(),
});
export type InvitationCheck = z.infer<typeof InvitationCheck>;

export const InvitationLine = z.object({
  _id: Id,
  /** Number of the line in the file; the header is line 1. */
  line: Count,
  /** As in the file, cut to 254 characters. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  cohorts: z.array(z.string()),
  /** Those of `cohorts` that do not exist yet. */
  newCohorts: z.array(z.string()),
  state: z.enum(INVITATION_LINE_STATES),
  /** Of a duplicate: the first line with the address. */
  duplicateOf: Count.nullable(),
  /** The state of the line when the list was sent, if it had changed since the check. */
  changedTo: z.enum(INVITATION_LINE_STATES).nullable(),
});
export type InvitationLine = z.infer<typeof InvitationLine>;

const LineState = z.enum(INVITATION_LINE_STATES);

export const checkInvitations = defineCall(hubPeopleRoutes.checkInvitations, {
  summary: 'Check a list of people to invite (CSV). Sends nothing; the list is kept for 24 hours',
  maxBytes: HUB_LIMITS.csvBytes,
  answer: z.object({ message: z.string(), data: InvitationCheck }),
  status: 201,
});

export const listInvitationChecks = defineCall(hubPeopleRoutes.listInvitationChecks, {
  summary: 'Lists of the last 24 hours, newest first; 20 at most',
  answer: z.object({ data: z.array(InvitationCheck) }),
});

export const getInvitationCheck = defineCall(hubPeopleRoutes.getInvitationCheck, {
  summary: 'A checked list with its counts',
  params: ById,
  answer: z.object({ data: InvitationCheck }),
});

export const listInvitationLines = defineCall(hubPeopleRoutes.listInvitationLines, {
  summary: 'The lines of a checked list, in the order of the file',
  params: ById,
  query: PageQuery.extend({ state: LineState.optional() }),
  answer: pageOf(InvitationLine),
});

export const exportInvitationLines = defineCall(hubPeopleRoutes.exportInvitationLines, {
  summary: 'The report of a checked list as CSV',
  params: ById,
  query: z.object({ language: z.enum(LANGUAGES).optional() }),
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

/** 409 once the 24 hours are over, or where no line is left to send. */
export const sendInvitations = defineCall(hubPeopleRoutes.sendInvitations, {
  summary: 'Invite the people of the ready lines. Safe to repeat: nobody is invited twice',
  params: ById,
  answer: z.object({ message: z.string(), data: InvitationCheck }),
  status: 202,
});

/** An invitation for one address. */
export const PersonalInvitation = z.object({
  _id: Id,
  email: z.string(),
  /** Empty where the list named nobody. */
  name: z.string(),
  cohorts: z.array(z.string()),
  state: z.enum(PERSONAL_INVITATION_STATES),
  /** Of the last mail; null while it waits. */
  sentAt: Timestamp.nullable(),
  openedAt: Timestamp.nullable(),
  expiresAt: Timestamp,
  acceptedBy: Named.nullable(),
  acceptedAt: Timestamp.nullable(),
  /** How often it can still be sent again. */
  resendsLeft: Count,
  /** From when it can be sent again; null: not any more, or not in this state. */
  resendableAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type PersonalInvitation = z.infer<typeof PersonalInvitation>;

export const listPersonalInvitations = defineCall(hubPeopleRoutes.listPersonalInvitations, {
  summary: 'Personal invitations, newest first; `search` matches addresses and names',
  query: SearchedPageQuery.extend({ state: z.enum(PERSONAL_INVITATION_STATES).optional() }),
  answer: pageOf(PersonalInvitation),
});

/** 409 for one that is accepted or withdrawn, was sent within 24 hours, or was sent again three times. */
export const resendPersonalInvitation = defineCall(hubPeopleRoutes.resendPersonalInvitation, {
  summary: 'Send a personal invitation again, with a new link for 14 days',
  params: ById,
  answer: z.object({ message: z.string(), data: PersonalInvitation }),
  status: 202,
});

/** 409 for one that is accepted. */
export const withdrawPersonalInvitation = defineCall(hubPeopleRoutes.withdrawPersonalInvitation, {
  summary: 'Withdraw a personal invitation: its link opens nothing. Safe to repeat',
  params: ById,
  answer: Said,
});

/** A group of members; a member can be in several. */
export const HubCohort = z.object({ _id: Id, name: z.string(), memberCount: Count, createdAt: Timestamp });
export type HubCohort = z.infer<typeof HubCohort>;

export const listCohorts = defineCall(hubPeopleRoutes.listCohorts, {
  summary: 'The cohorts of the hub by name; a hub has 200 at most',
  answer: z.object({ data: z.array(HubCohort) }),
});

/** 422 on `name` where the hub has a cohort of this name, whatever its case; 409 at 200 cohorts. */
export const createCohort = defineCall(hubPeopleRoutes.createCohort, {
  summary: 'Make a cohort',
  body: z.object({ name: CohortName }),
  answer: z.object({ message: z.string(), data: HubCohort }),
  status: 201,
});

export const getCohort = defineCall(hubPeopleRoutes.getCohort, {
  summary: 'One cohort. Its members: the hub’s members, filtered by it',
  params: ById,
  answer: z.object({ data: HubCohort }),
});

export const renameCohort = defineCall(hubPeopleRoutes.renameCohort, {
  summary: 'Rename a cohort',
  params: ById,
  body: z.object({ name: CohortName }),
  answer: z.object({ message: z.string(), data: HubCohort }),
});

/** 409 while a course is assigned to it. */
export const removeCohort = defineCall(hubPeopleRoutes.removeCohort, {
  summary: 'Delete a cohort. Its members stay in the hub',
  params: ById,
  answer: Said,
});

const People = z
  .object({
    userIds: z.array(Id).max(HUB_LIMITS.peopleAtOnce).optional(),
    /** As typed or pasted; those of nobody in the hub are named in the answer. */
    emails: z
      .array(oneLine(z.string().overwrite(plainName).max(LIMITS.emailMax)))
      .max(HUB_LIMITS.peopleAtOnce, `Enter ${HUB_LIMITS.peopleAtOnce} addresses at most`)
      .optional(),
  })
  .refine(({ userIds = [], emails = [] }) => userIds.length + emails.length > 0, {
    path: ['emails'],
    error: 'Choose members, or enter their email addresses',
  });

/** The result of adding or removing a list of people. */
export const CohortChange = z.object({
  cohort: HubCohort,
  /** Added or removed. */
  changed: Count,
  /** Those who were in it, or not in it, before. */
  unchanged: Count,
  /** Addresses and ids that are no member's. */
  unknown: z.array(z.string()),
});
export type CohortChange = z.infer<typeof CohortChange>;

export const addCohortMembers = defineCall(hubPeopleRoutes.addCohortMembers, {
  summary: 'Put members into a cohort. Safe to repeat',
  params: ById,
  body: People,
  answer: z.object({ message: z.string(), data: CohortChange }),
});

export const removeCohortMembers = defineCall(hubPeopleRoutes.removeCohortMembers, {
  summary: 'Take members out of a cohort; they stay in the hub. Safe to repeat',
  params: ById,
  body: People,
  answer: z.object({ message: z.string(), data: CohortChange }),
});
