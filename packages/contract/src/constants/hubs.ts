/** Bounds of what the administrator of a hub can send, group and assign. */
export const HUB_LIMITS = {
  /** A list of people to invite. */
  csvBytes: 2 * 1024 * 1024,
  csvLines: 5_000,
  /** How long a checked list can be sent. */
  checkHours: 24,
  personalInvitationDays: 14,
  /** How often a personal invitation is sent again, at most once in 24 hours. */
  resends: 3,
  cohortNameMax: 60,
  /** Cohorts of one hub. */
  cohorts: 200,
  /** Cohorts that one line of a list can name. */
  cohortsPerLine: 10,
  /** People who are added to a cohort, or removed from it, at once. */
  peopleAtOnce: 500,
  assignmentNoteMax: 500,
  /** "n days after the member gets it". */
  dueDaysMax: 730,
  /** Assignments of one hub that are not withdrawn. */
  assignments: 200,
  bannerAltMax: 200,
} as const;

/** A banner is cut to this size; pixels. */
export const HUB_BANNER = { width: 1600, height: 400 } as const;
/** A logo is fitted into a square of this side; pixels. */
export const HUB_LOGO_SIDE = 256;

/**
 * What becomes of a line of a list. Only `ready` lines are sent. `member` lines that name a cohort put the member into
 * it. `removed`: an administrator removed the person from the hub earlier. `blocked`: the site closed their account.
 * `unreadable`: a name or cohort is too long, or has control characters.
 */
export const INVITATION_LINE_STATES = [
  'ready',
  'member',
  'invited',
  'duplicate',
  'not-an-email',
  'unreadable',
  'blocked',
  'removed',
] as const;
export type InvitationLineState = (typeof INVITATION_LINE_STATES)[number];

/** A list of people: checked only, being sent, or sent. */
export const INVITATION_CHECK_STATES = ['checked', 'sending', 'sent'] as const;
export type InvitationCheckState = (typeof INVITATION_CHECK_STATES)[number];

export const CSV_ENCODINGS = ['utf-8', 'utf-16', 'windows-1252'] as const;
export const CSV_SEPARATORS = ['comma', 'semicolon', 'tab'] as const;

/** `waiting`: its mail is not sent yet. `failed`: its mail could not be sent. */
export const PERSONAL_INVITATION_STATES = [
  'waiting',
  'failed',
  'sent',
  'opened',
  'accepted',
  'expired',
  'withdrawn',
] as const;
export type PersonalInvitationState = (typeof PERSONAL_INVITATION_STATES)[number];

/** `paused`: the course is no longer in the hub or not published; it can come back. */
export const ASSIGNMENT_STATES = ['active', 'paused', 'withdrawn'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** How far a member is with an assigned course. `late` and `done-late` compare with the due date. */
export const ASSIGNED_STATES = ['not-started', 'on-track', 'late', 'done', 'done-late'] as const;
export type AssignedState = (typeof ASSIGNED_STATES)[number];

/** Whether a member can study an assigned course: not looked at yet, enrolled, or no seat was left. */
export const ASSIGNED_ACCESS = ['pending', 'enrolled', 'no-seat'] as const;
export type AssignedAccess = (typeof ASSIGNED_ACCESS)[number];

export const ASSIGNED_SORTS = ['name', 'progress', 'last-active'] as const;
export type AssignedSort = (typeof ASSIGNED_SORTS)[number];

/** What a member is told about an assigned course. */
export const ASSIGNMENT_NOTICES = ['assigned', 'changed', 'due-soon', 'overdue', 'withdrawn'] as const;
export type AssignmentNotice = (typeof ASSIGNMENT_NOTICES)[number];

export const HUB_ANNOUNCEMENT_STATES = ['sending', 'sent'] as const;
export type HubAnnouncementState = (typeof HUB_ANNOUNCEMENT_STATES)[number];
