/**
 * What both sides of the wire must agree on and what carries no validation code:
 * safe for the browser's first load (docs/adr/0010-zod-out-of-the-browser.md).
 */

/** Every call's path starts with this (product.md §9). */
export const API_PREFIX = '/api';

/** The session cookie: readable by the client, lives 2880 minutes (product.md §9). */
export const SESSION_COOKIE = 'Digiken';
export const SESSION_MINUTES = 2880;

/** HttpOnly companion of the session token (rulings.md, Name and addresses). */
export const BINDING_COOKIE = '__Host-Digiken-Bind';
/** Its name on plain http hosts, where browsers refuse the `__Host-` prefix. */
export const BINDING_COOKIE_INSECURE = 'Digiken-Bind';

/** Sent by the client from local storage with every call (product.md §7). */
export const DEVICE_HEADER = 'X-Device-ID';

/** Role keys (product.md §1). */
export const ROLES = ['user', 'tutor', 'hub', 'sudo', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that enter the administrator area (rulings.md, Session and guard). */
export const ADMIN_ROLES = ['sudo', 'admin'] as const satisfies readonly Role[];

export const SIGNUP_METHODS = ['password'] as const;
export type SignupMethod = (typeof SIGNUP_METHODS)[number];

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

export const COURSE_STATES = ['draft', 'published'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

export const CATALOGUE_SORTS = ['newest', 'title', 'price-low', 'price-high'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

export const THEMES = ['dark', 'light'] as const;
export const CONTRASTS = ['standard', 'high'] as const;
export const TEXT_SIZES = ['100', '125', '150'] as const;
export const MOTIONS = ['system', 'reduced'] as const;

/** Money is whole Kenyan shillings everywhere (product.md §9, rulings.md). */
export const CURRENCY = 'KES';
export const CURRENCY_LOCALE = 'en-KE';

/** Times in milliseconds (product.md §7 and §9). */
export const INTERVALS = {
  guardCheck: 60_000,
  expiredDialogDelay: 100,
  coursesRefetch: 900_000,
  categoriesRefetch: 900_000,
  unreadRefresh: 30_000,
  stillWorking: 10_000,
  retryBase: 1_000,
  retryMax: 30_000,
} as const;

/** Retries after the first try (product.md §7). */
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
} as const;

/** The dashboard of each role (rulings.md, Session and guard). */
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
 * hyphen and underscore is removed (product.md §5); nothing left becomes `untitled` (rulings.md).
 */
export function titleSegment(title: string): string {
  return title.replace(/ /g, '-').replace(/[^A-Za-z0-9_-]/g, '') || 'untitled';
}
