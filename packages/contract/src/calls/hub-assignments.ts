import { z } from 'zod';
import { defineCall } from '../call';
import { hubAssignmentRoutes } from '../routes/hub-assignments';
import {
  ASSIGNED_ACCESS,
  ASSIGNED_SORTS,
  ASSIGNED_STATES,
  ASSIGNMENT_STATES,
  HUB_LIMITS,
  LANGUAGES,
} from '../constants';
import { Id, idOf, Named, Progress, TextLanguage, Timestamp } from '../entities';
import { optionalText, pageOf, PageQuery } from '../paging';

const ById = z.object({ id: Id });
const Count = z.number().int();

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** A day of the calendar in the hub's time zone, as `2026-11-30`. */
const Day = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, 'Enter a date like 2026-11-30')
  .refine(isDay, 'This day is not in the calendar');

/**
 * When an assigned course is due: at the end of a day, or of the n-th day after the member gets the assignment or it
 * starts, whichever is later.
 */
export const AssignmentDue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), on: Day }),
  z.object({
    kind: z.literal('days'),
    days: z
      .number({ error: 'Enter a number of days' })
      .int('Enter a whole number of days')
      .min(1, 'Enter at least one day')
      .max(HUB_LIMITS.dueDaysMax, `Enter ${HUB_LIMITS.dueDaysMax} days at most`),
  }),
]);
export type AssignmentDue = z.infer<typeof AssignmentDue>;

/** Numbers of members. */
export const AssignmentTotals = z.object({
  members: Count,
  byState: z.record(z.enum(ASSIGNED_STATES), Count),
  /** Those who cannot study yet, because no seat was left. */
  withoutSeat: Count,
  /** Those whose enrolment is on its way. */
  pending: Count,
});
export type AssignmentTotals = z.infer<typeof AssignmentTotals>;

export const HubAssignment = z.object({
  _id: Id,
  course: Named,
  /** Whether the course costs money, so that members need seats. */
  paid: z.boolean(),
  /** Whom it is for: all members, or those of cohorts. */
  everyone: z.boolean(),
  cohorts: z.array(Named),
  startsOn: Day.nullable(),
  due: AssignmentDue.nullable(),
  note: z.string(),
  noteLanguage: TextLanguage,
  state: z.enum(ASSIGNMENT_STATES),
  /** Of the dates. */
  timeZone: z.string(),
  totals: AssignmentTotals,
  createdAt: Timestamp,
});
export type HubAssignment = z.infer<typeof HubAssignment>;

const changeable = {
  startsOn: Day.nullable(),
  due: AssignmentDue.nullable(),
  note: optionalText(HUB_LIMITS.assignmentNoteMax),
};
const dueAfterStart = ({ startsOn, due }: { startsOn: string | null; due: AssignmentDue | null }) =>
  startsOn === null || due?.kind !== 'date' || due.on >= startsOn;
const DUE_FIRST = { path: ['due'], error: 'Choose a due date after the start' };

export const listAssignments = defineCall(hubAssignmentRoutes.listAssignments, {
  summary: 'Assigned courses with their totals, newest first',
  query: PageQuery.extend({ state: z.enum(ASSIGNMENT_STATES).optional() }),
  answer: pageOf(HubAssignment),
});

/** 404 for a course or cohort that is not the hub's; 409 where the course is assigned to the same people already. */
export const createAssignment = defineCall(hubAssignmentRoutes.createAssignment, {
  summary: 'Assign a course of the hub; members of a free course are enrolled, others get seats',
  body: z
    .object({
      courseId: idOf('Choose a course'),
      everyone: z.boolean(),
      cohortIds: z.array(Id).max(HUB_LIMITS.cohorts),
      ...changeable,
    })
    .refine(({ everyone, cohortIds }) => everyone || cohortIds.length > 0, {
      path: ['cohortIds'],
      error: 'Choose at least one cohort, or the whole hub',
    })
    .refine(dueAfterStart, DUE_FIRST),
  answer: z.object({ message: z.string(), data: HubAssignment }),
  status: 201,
});

export const getAssignment = defineCall(hubAssignmentRoutes.getAssignment, {
  summary: 'One assigned course with its totals',
  params: ById,
  answer: z.object({ data: HubAssignment }),
});

/** 409 for one that is withdrawn. */
export const updateAssignment = defineCall(hubAssignmentRoutes.updateAssignment, {
  summary: 'Change the dates and the note; a new due date is told to the members',
  params: ById,
  body: z.object(changeable).refine(dueAfterStart, DUE_FIRST),
  answer: z.object({ message: z.string(), data: HubAssignment }),
});

export const withdrawAssignment = defineCall(hubAssignmentRoutes.withdrawAssignment, {
  summary: 'Withdraw an assignment: members stay enrolled. Safe to repeat',
  params: ById,
  answer: z.object({ message: z.string(), data: HubAssignment }),
});

/** 409 unless the assignment is active. */
export const giveSeats = defineCall(hubAssignmentRoutes.giveSeats, {
  summary: 'Try again to enrol the members without a seat, after seats were bought. Safe to repeat',
  params: ById,
  answer: z.object({ message: z.string(), data: HubAssignment }),
  status: 202,
});

export const AssignmentMember = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  state: z.enum(ASSIGNED_STATES),
  access: z.enum(ASSIGNED_ACCESS),
  progress: Progress,
  dueOn: Day.nullable(),
  doneAt: Timestamp.nullable(),
  lastStudiedAt: Timestamp.nullable(),
});
export type AssignmentMember = z.infer<typeof AssignmentMember>;

const Filters = z.object({
  sort: z.enum(ASSIGNED_SORTS).optional(),
  state: z.enum(ASSIGNED_STATES).optional(),
  access: z.enum(ASSIGNED_ACCESS).optional(),
  cohort: Id.optional(),
});

/** By name from A to Z; by progress the least first; by activity the last active first. 409 while it is paused. */
export const listAssignmentMembers = defineCall(hubAssignmentRoutes.listAssignmentMembers, {
  summary: 'The progress of each member in an assigned course',
  params: ById,
  query: Filters.extend(PageQuery.shape),
  answer: pageOf(AssignmentMember),
});

export const exportAssignmentMembers = defineCall(hubAssignmentRoutes.exportAssignmentMembers, {
  summary: 'The filtered progress as CSV',
  params: ById,
  query: Filters.extend({ language: z.enum(LANGUAGES).optional() }),
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

/** A course that a hub assigned to the caller. */
export const AssignedCourse = z.object({
  _id: Id,
  hub: Named,
  course: Named,
  startsOn: Day.nullable(),
  dueOn: Day.nullable(),
  timeZone: z.string(),
  note: z.string(),
  noteLanguage: TextLanguage,
  state: z.enum(ASSIGNED_STATES),
  access: z.enum(ASSIGNED_ACCESS),
  progress: Progress,
});
export type AssignedCourse = z.infer<typeof AssignedCourse>;

export const listAssignedCourses = defineCall(hubAssignmentRoutes.listAssignedCourses, {
  summary: 'Courses that hubs assigned to the caller: open ones first, by due date; 50 at most',
  query: z.object({ courseId: Id.optional() }),
  answer: z.object({ data: z.array(AssignedCourse) }),
});
