/** States and choices of the consoles, in a module of their own: public pages do not load them. */

/** States of a course: being written, under review, returned for changes, published, unpublished. */
export const COURSE_STATES = ['draft', 'review', 'changes', 'published', 'unpublished'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** A published course's unpublished changes: being written, under review, sent back with reasons. */
export const STAGED_STATES = ['draft', 'review', 'changes'] as const satisfies readonly CourseState[];
export type StagedState = (typeof STAGED_STATES)[number];

/**
 * How a text of a lesson came to be kept: saved in the editor, brought by an import, an older text that was restored,
 * published from a staged copy, or typed and replaced before it was saved.
 */
export const VERSION_ORIGINS = ['saved', 'imported', 'restored', 'published', 'draft'] as const;
export type VersionOrigin = (typeof VERSION_ORIGINS)[number];

/** What the history of a course's review records. */
export const REVIEW_EVENTS = [
  'submitted',
  'withdrawn',
  'approved',
  'changes-requested',
  'unpublished',
  'minor-correction',
  'discarded',
  'published',
] as const;

/** What an unpublished change concerns, what happened to it, and which parts of it differ. */
export const CHANGED_ITEMS = ['course', 'unit', 'lesson'] as const;
export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export const CHANGED_PARTS = [
  'title',
  'summary',
  'description',
  'outcomes',
  'audience',
  'level',
  'category',
  'price',
  'picture',
  'order',
  'unit',
  'preview',
  'completion',
  'text',
  'video',
  'captions',
  'transcript',
  'activity',
  'quiz',
  'banks',
] as const;

/** States of a request to join a hub. */
export const HUB_REQUEST_STATES = ['requested', 'accepted', 'rejected', 'cancelled'] as const;
export type HubRequestState = (typeof HUB_REQUEST_STATES)[number];

/** Membership status of a user in a hub. */
export const HUB_MEMBERSHIPS = ['none', 'requested', 'rejected', 'member', 'administrator'] as const;
export type HubMembership = (typeof HUB_MEMBERSHIPS)[number];

export const ENROLMENT_STATES = ['active', 'cancelled'] as const;
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

export const USER_STATUSES = ['active', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Notification types, printed as text (spec R.27). */
export const NOTIFICATION_TYPES = [
  'Sign-up',
  'Enrolment',
  'Course submitted',
  'Hub request',
  'Help request',
  'Barrier report',
  'Reported message',
  'Reported review',
  'Reported post',
  'Payment',
  'Tutor',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const TICKET_KINDS = ['help', 'barrier'] as const;
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export const TICKET_TOPICS = ['account', 'courses', 'payment', 'hubs', 'teaching', 'something-else'] as const;

export const THREAD_FOLDERS = ['inbox', 'archived'] as const;
/** In an announcement only its author writes. */
export const THREAD_KINDS = ['conversation', 'announcement'] as const;
export const REPORT_STATES = ['open', 'dismissed', 'removed'] as const;

/** Checks of the publish checklist. */
export const CHECK_IDS = [
  'summary',
  'units',
  'lessons',
  'empty-lessons',
  'alt-text',
  'captions',
  'transcript',
  'weight',
  'price',
  'category',
  'draws',
] as const;
export const CHECK_STATUSES = ['done', 'missing', 'advice'] as const;

/** `choice`: it may be a course that is there, and waits until its author has chosen. `preview`: it would update one. */
export const IMPORT_STATES = [
  'waiting',
  'working',
  'choice',
  'preview',
  'done',
  'discarded',
  'undone',
  'failed',
] as const;
/** In place of a course's id: the import makes a new course. */
export const NEW_COURSE = 'new';
/** What an import does to a part of a course. `kept`: it is not in the file, but learners have it. */
export const IMPORT_CHANGES = ['added', 'changed', 'moved', 'removed', 'kept'] as const;
/** What a finding of an import is about. */
export const IMPORT_FINDING_KINDS = [
  'structure',
  'missing-picture',
  'translated-picture',
  'picture',
  'remote-picture',
  'missing-alt',
  'dead-link',
  'quiz-link',
  'quiz-row',
  'leftover',
  'unsafe',
  'translation',
  'left-out',
  'kept',
] as const;
export type ImportFindingKind = (typeof IMPORT_FINDING_KINDS)[number];
/** Formats of an export of a course: a folder of Markdown files, or a Common Cartridge 1.3. */
export const COURSE_EXPORT_FORMATS = ['markdown', 'cartridge'] as const;
/** What of a course is exported: what learners see, or the changes that are not published yet as well. */
export const COURSE_EXPORT_CONTENTS = ['published', 'working'] as const;
export const COURSE_EXPORT_STATES = ['waiting', 'working', 'done', 'failed', 'expired'] as const;
/** Days in which an import can be undone. */
export const IMPORT_UNDO_DAYS = 30;
/** Days that a preview waits for a decision. */
export const IMPORT_PREVIEW_DAYS = 7;
/** Days that an exported file can be downloaded. */
export const COURSE_EXPORT_DAYS = 7;

/** Why a learner may need help: both counted in days by the server. */
export const NEEDS_HELP = { neverStartedAfterDays: 3, quietAfterDays: 7 } as const;
/** Whether an instructor can write to a learner, and why not. */
export const CONTACTS = ['open', 'you-block', 'blocks-you', 'closed'] as const;
export const HELP_REASONS = ['never-started', 'quiet'] as const;
