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

/** Carries the UUID of one user action on every call whose route is `idempotent`. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** How an account was made: `password`, or the id of the provider that confirmed its address (spec 13.134). */
export type SignupMethod = string;

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** What a lesson is written in. HTML only for imported pages that Markdown cannot express. */
export const TEXT_FORMATS = ['markdown', 'html'] as const;
export type Level = (typeof LEVELS)[number];

/** The most courses in one answer (spec 7.7), and without a `size` as many. */
export const COURSES_AT_ONCE = 100;
/** Courses that a page asks for: those that it shows. */
export const HOME_COURSES = 6;
export const CATALOGUE_COURSES = 12;
/** Besides the one to continue, of which one may be the same. */
export const DASHBOARD_COURSES = 4;

export const CATALOGUE_SORTS = ['newest', 'title', 'price-low', 'price-high'] as const;
/** What a course costs. */
export const CATALOGUE_PRICES = ['free', 'paid'] as const;
/** How long a course takes: under two hours, up to six, longer. */
export const CATALOGUE_DURATIONS = ['short', 'medium', 'long'] as const;
/** The longest course of each duration, in minutes. */
export const DURATION_MINUTES = { short: 119, medium: 360 } as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Languages of the site, the default first. */
export const LANGUAGES = ['en-KE', 'sw-KE'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['dark', 'light', 'system'] as const;
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
  /** How often the page that waits for a mailed link looks whether it was opened elsewhere (spec 17.53). */
  verifiedCheck: 5_000,
  stillWorking: 10_000,
  /** How long the decision on a join request can be undone. */
  undoDecision: 600_000,
  retryBase: 1_000,
  retryMax: 30_000,
} as const;

/** Longest silence on a stream of events, in milliseconds: a client that hears nothing for longer connects again. */
export const STREAM_BEAT_MS = 15_000;

/** Retries after the first attempt (spec 9.5). */
export const RETRIES = { courses: 3, user: 2, notifications: 2 } as const;

/** Where else a site can be found; each has a link in the footer (spec R.45). */
export const SOCIAL_NETWORKS = ['facebook', 'x', 'youtube', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
/** Addresses by network; null where the site has none. */
export type SocialLinks = Record<SocialNetwork, string | null>;

export * from './constants/activities';
export * from './constants/csv';
export * from './constants/limits';
export * from './constants/options';
export * from './constants/payments';
export * from './constants/certificates';
export * from './constants/due';
export * from './constants/hubs';
export * from './constants/discussions';
export * from './constants/live';
export * from './constants/lti';
export * from './constants/next-step';
export * from './constants/notes';
export * from './constants/notifications';
export * from './constants/offline';
export * from './constants/privacy';
export * from './constants/quizzes';
export * from './constants/search';
export * from './constants/title-segment';
export * from './constants/tutor';
export * from './constants/roles';
export * from './constants/sign-in';
export * from './values/kenyan-phone';
export * from './values/typed-text';
