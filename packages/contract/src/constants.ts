/**
 * What both sides of the wire must agree on and what carries no validation code:
 * safe for the browser's first load (docs/adr/0010-zod-out-of-the-browser.md).
 */

/** Prefix of every call's path (spec 9.1). */
export const API_PREFIX = '/api';

/** The session cookie: readable by the client, lifetime 2880 minutes (spec 9.2). */
export const SESSION_COOKIE = 'Digiken';
export const SESSION_MINUTES = 2880;

/** HttpOnly companion of the session token (spec R.9). */
export const BINDING_COOKIE = '__Host-Digiken-Bind';
/** Its name on plain http hosts, where browsers refuse the `__Host-` prefix. */
export const BINDING_COOKIE_INSECURE = 'Digiken-Bind';

/** Header with the device id from local storage, sent with every call (spec 7.5). */
export const DEVICE_HEADER = 'X-Device-ID';

/** Role keys (spec 1.14–1.17). */
export const ROLES = ['user', 'tutor', 'hub', 'sudo', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may enter the administrator area (spec 6.3). */
export const ADMIN_ROLES = ['sudo', 'admin'] as const satisfies readonly Role[];

/** Roles that write courses: instructors their own, administrators every course. */
export const AUTHOR_ROLES = ['tutor', 'sudo', 'admin'] as const satisfies readonly Role[];

/** Carries the UUID of one user action on every call whose route is `idempotent`. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const SIGNUP_METHODS = ['password'] as const;
export type SignupMethod = (typeof SIGNUP_METHODS)[number];

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** What a lesson is written in. HTML only for imported pages that Markdown cannot express. */
export const TEXT_FORMATS = ['markdown', 'html'] as const;
export type Level = (typeof LEVELS)[number];

/** A course on its way: written, under review, sent back with reasons, published, taken off the catalogue. */
export const COURSE_STATES = ['draft', 'review', 'changes', 'published', 'unpublished'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** A published course's unpublished changes: being written, under review, sent back with reasons. */
export const STAGED_STATES = ['draft', 'review', 'changes'] as const satisfies readonly CourseState[];
export type StagedState = (typeof STAGED_STATES)[number];

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
  'level',
  'category',
  'price',
  'picture',
  'order',
  'unit',
  'preview',
  'text',
  'video',
  'captions',
  'transcript',
  'quiz',
] as const;

/** Somebody asks to join a hub. */
export const HUB_REQUEST_STATES = ['requested', 'accepted', 'rejected', 'cancelled'] as const;
export type HubRequestState = (typeof HUB_REQUEST_STATES)[number];

/** What one person is to a hub. */
export const HUB_STANDINGS = ['none', 'requested', 'rejected', 'member', 'administrator'] as const;
export type HubStanding = (typeof HUB_STANDINGS)[number];

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
] as const;
export const CHECK_STATUSES = ['done', 'missing', 'advice'] as const;

export const IMPORT_STATES = ['waiting', 'working', 'done', 'failed'] as const;

/** Why a learner may need help: both counted in days by the server. */
export const NEEDS_HELP = { neverStartedAfterDays: 3, quietAfterDays: 7 } as const;
export const HELP_REASONS = ['never-started', 'quiet'] as const;

export const CATALOGUE_SORTS = ['newest', 'title', 'price-low', 'price-high'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Languages of the site, the default first. */
export const LANGUAGES = ['en-KE', 'sw-KE'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['dark', 'light'] as const;
export const CONTRASTS = ['standard', 'high'] as const;
export const TEXT_SIZES = ['100', '125', '150'] as const;
export const MOTIONS = ['system', 'reduced'] as const;

/** Money is whole Kenyan shillings everywhere (spec 9.12, 9.16). */
export const CURRENCY = 'KES';
export const CURRENCY_LOCALE = 'en-KE';

/** Intervals in milliseconds (spec 7.8–7.16, 9.3–9.6). */
export const INTERVALS = {
  guardCheck: 60_000,
  expiredDialogDelay: 100,
  coursesRefetch: 900_000,
  categoriesRefetch: 900_000,
  unreadRefresh: 30_000,
  stillWorking: 10_000,
  /** How long the decision on a join request can be undone. */
  undoDecision: 600_000,
  retryBase: 1_000,
  retryMax: 30_000,
} as const;

/** Retries after the first attempt (spec 9.5). */
export const RETRIES = { courses: 3, user: 2, notifications: 2 } as const;

/** Bounds of what a person may type; the server refuses what lies outside. */
export const LIMITS = {
  nameMax: 80,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 200,
  searchMax: 200,
  avatarBytes: 5 * 1024 * 1024,
  bodyBytes: 64 * 1024,
  unitsPerOrder: 200,
  /** Rows of one page of a list. */
  pageSize: 20,
  cursorMax: 300,
  titleMax: 120,
  summaryMax: 300,
  /** Characters of one lesson or description in Markdown. */
  markdownMax: 200_000,
  markdownBodyBytes: 1024 * 1024,
  /** Whole shillings. */
  priceMax: 1_000_000,
  unitsPerCourse: 200,
  topicsPerUnit: 200,
  pictureBytes: 10 * 1024 * 1024,
  videoBytes: 200 * 1024 * 1024,
  captionBytes: 1024 * 1024,
  archiveBytes: 300 * 1024 * 1024,
  categoryMax: 60,
  hubNameMax: 80,
  hubDescriptionMax: 2000,
  invitationDaysMax: 90,
  invitationUsesMax: 1000,
  invitationMails: 50,
  reasonMax: 1000,
  subjectMax: 140,
  messageMax: 5000,
  recipientsMax: 20,
  ticketMax: 5000,
  noticeMax: 300,
  socialAddressMax: 300,
  /** A course whose lessons weigh more together is asked to slim down; bytes. */
  heavyLessonBytes: 2 * 1024 * 1024,
} as const;

/** The dashboard of each role (spec R.25). */
export function dashboardPath(role: Role | undefined): string {
  switch (role) {
    case 'admin':
    case 'sudo':
      return '/admin/dashboard';
    case 'hub':
      return '/hub/dashboard';
    case 'tutor':
      return '/instructor/dashboard';
    default:
      return '/console/dashboard';
  }
}

/**
 * A title as a path segment: spaces become hyphens, every character other than letters, digits,
 * hyphen and underscore is removed (spec 5.6); an empty result becomes `untitled` (spec R.14).
 */
export function titleSegment(title: string | null | undefined): string {
  return (
    (typeof title === 'string' ? title : '').replace(/ /g, '-').replace(/[^A-Za-z0-9_-]/g, '') || 'untitled'
  );
}

/** Where else a site can be found; each has a link in the footer (spec R.45). */
export const SOCIAL_NETWORKS = ['facebook', 'x', 'youtube', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
/** Addresses by network; null where the site has none. */
export type SocialLinks = Record<SocialNetwork, string | null>;
