import { z } from 'zod';
import {
  ATTEMPT_STATES,
  CONTRASTS,
  COURSE_STATES,
  LANGUAGES,
  LEVELS,
  LIMITS,
  MOTIONS,
  PACKAGE_FORMATS,
  ROLES,
  TEXT_SIZES,
  THEMES,
} from './constants';
import { oneLine } from './text';
import { plainEmail, plainName, plainPassword } from './values/typed-text';

/** @param nothing what a person reads who has chosen none, e.g. "Choose a course" */
export const idOf = (nothing?: string) => z.string({ error: nothing }).min(1, nothing).max(64);
export const Id = idOf();
/** ISO 8601 in UTC. */
export const Timestamp = z.string();
/** An IANA name that this server knows. */
export const TimeZone = z
  .string()
  .min(1)
  .max(64)
  .refine(
    (zone) => {
      try {
        return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
      } catch {
        return false;
      }
    },
    { error: 'Choose a time zone' },
  );
/** Whole Kenyan shillings (spec 9.16). */
export const Shillings = z.number().int().min(0);
/** What a person may set a price to. */
export const TypedShillings = z
  .number({ error: 'Enter a whole number of shillings' })
  .int('Enter a whole number of shillings')
  .min(0, 'A price cannot be below zero')
  .max(LIMITS.priceMax, `A price can be ${LIMITS.priceMax.toLocaleString('en-KE')} shillings at most`);
/** The language of the text beside it, for `lang`. Absent if its words do not say it, and of older servers (spec 16.25). */
export const TextLanguage = z.enum(['en', 'sw']).optional();
/** 0 to 1. */
export const Fraction = z.number().min(0).max(1);

export const Named = z.object({ _id: Id, name: z.string() });

/** A user's display preferences, stored on the server (spec R.12). */
export const Preferences = z.object({
  theme: z.enum(THEMES),
  contrast: z.enum(CONTRASTS),
  textSize: z.enum(TEXT_SIZES),
  motion: z.enum(MOTIONS),
  /** Absent: nobody has chosen one. */
  language: z.enum(LANGUAGES).optional(),
});
export type Preferences = z.infer<typeof Preferences>;

/** The signed-in user (spec 3.2). `avatar` is a path below /api/media/ or null. */
export const User = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(ROLES),
  /** `password`, or the id of the provider that confirmed the address. */
  signupMethod: z.string(),
  emailVerified: z.boolean(),
  hub: Named.nullable(),
  preferences: Preferences.nullable(),
  /** What learners read about an instructor; absent for others. */
  headline: z.string().optional(),
  bio: z.string().optional(),
  createdAt: Timestamp,
  /**
   * Absent unless the site requires two-step sign-in of the user's role and the user has not set it up: from this time
   * on they can use nothing else (spec 13.153).
   */
  twoStepBy: Timestamp.optional(),
});
export type User = z.infer<typeof User>;

/** A session has started. */
export const SignedIn = z.object({
  message: z.string(),
  data: z.object({ token: z.string(), user: User }),
});

/** One signed-in device of a user. */
export const UserSession = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  current: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

/** Category list item (spec 3.7). */
export const Category = z.object({
  _id: Id,
  name: z.string(),
  /** In Kiswahili; null: `name` is shown. */
  nameSw: z.string().nullable(),
  createdAt: Timestamp,
  courseCount: z.number().int(),
});
export type Category = z.infer<typeof Category>;

/** Stars of all reviews: the average has one decimal. */
export const Rating = z.object({ average: z.number().min(1).max(5), count: z.number().int() });
export type Rating = z.infer<typeof Rating>;

/** A learner's review of a course. */
export const Review = z.object({
  _id: Id,
  /** First name and first letter of the last name, e.g. "Achieng O.". */
  author: z.string(),
  stars: z.number().int().min(1).max(5),
  /** May be empty. */
  text: z.string(),
  textLanguage: TextLanguage,
  createdAt: Timestamp,
  /** Null if it was never changed. */
  editedAt: Timestamp.nullable(),
  /** Written by the caller. */
  own: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/**
 * Course list item (spec 3.5). `image` is a path below /api/media/. Totals are null if the course has no lessons.
 */
export const Course = z.object({
  _id: Id,
  title: z.string(),
  summary: z.string(),
  category: Named.extend({ nameSw: z.string().nullable() }).nullable(),
  instructor: Named.nullable(),
  level: z.enum(LEVELS),
  price: Shillings,
  unitCount: z.number().int(),
  lessonCount: z.number().int(),
  minutes: z.number().int().nullable(),
  /** Texts and pictures of all lessons together. */
  bytes: z.number().int().nullable(),
  /** Null with fewer than {@link LIMITS.ratingsShown} ratings. */
  rating: Rating.nullable(),
  /** The lowest price at which a part of it is sold; null if all of it is free. */
  lowestPrice: Shillings.nullable(),
  image: z.string().nullable(),
  createdAt: Timestamp,
});
export type Course = z.infer<typeof Course>;

/** How far somebody is: counts explain the fraction ("4 of 6 lessons done"). */
export const Progress = z.object({
  done: z.number().int(),
  total: z.number().int(),
  fraction: Fraction,
});
export type Progress = z.infer<typeof Progress>;

export const LessonRef = z.object({
  _id: Id,
  title: z.string(),
  /** BCP 47 tag of `title`, in an outline that follows a language. */
  titleLanguage: z.string().optional(),
});
export type LessonRef = z.infer<typeof LessonRef>;

/** A lesson as a line of a contents list. `weightBytes` is text and pictures together. */
export const LessonSummary = LessonRef.extend({
  preview: z.boolean(),
  minutes: z.number().int(),
  weightBytes: z.number().int(),
  hasVideo: z.boolean(),
  /** May the caller open it? */
  open: z.boolean(),
  done: z.boolean(),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** A unit in a course. `owned`: the caller is enrolled in it; free units count only once enrolled. */
export const Unit = z.object({
  _id: Id,
  title: z.string(),
  summary: z.string(),
  price: Shillings,
  owned: z.boolean(),
  minutes: z.number().int(),
  weightBytes: z.number().int(),
  progress: Progress,
  /** Required quizzes that complete the unit; none unless the unit asks for them and is owned. */
  quizzes: z.object({ total: z.number().int(), passed: z.number().int() }),
  /** All lessons are done and those quizzes passed. */
  complete: z.boolean(),
  lessons: z.array(LessonSummary),
});
export type Unit = z.infer<typeof Unit>;

/** Enrolled course (spec 3.6). "Resume" uses the optional fields. */
export const Enrolled = z.object({
  _id: Id,
  course: Course,
  progress: Fraction,
  createdAt: Timestamp,
  lessonsDone: z.number().int().optional(),
  lessonsTotal: z.number().int().optional(),
  /** Quizzes that complete units and are not passed. */
  quizzesToPass: z.number().int().optional(),
  resume: LessonRef.nullable().optional(),
  lastStudiedAt: Timestamp.nullable().optional(),
});
export type Enrolled = z.infer<typeof Enrolled>;

/** The instructor as learners see them. */
export const Instructor = Named.extend({
  headline: z.string().nullable(),
  headlineLanguage: TextLanguage,
  bio: z.string().nullable(),
  bioLanguage: TextLanguage,
  /** A path below /api/media/. */
  image: z.string().nullable(),
  /** Published courses. */
  courseCount: z.number().int(),
});
export type Instructor = z.infer<typeof Instructor>;

/** A course with all that its page shows. `descriptionHtml` is sanitised by the server. */
export const CourseDetail = Course.extend({
  state: z.enum(COURSE_STATES),
  descriptionHtml: z.string(),
  instructor: Instructor.nullable(),
  /** Who teaches it besides the instructor. */
  coInstructors: z.array(Named),
  /** What you will learn. */
  outcomes: z.array(z.string()),
  /** Who this is for. */
  audience: z.string().nullable(),
  /** Of its lessons. */
  languages: z.array(z.string()),
  /** The first page of reviews, newest first; `count` counts all ratings, with and without text. */
  reviews: z.object({ data: z.array(Review), next: z.string().nullable(), count: z.number().int() }),
  /** The caller's review, and whether they may write one. */
  ownReview: Review.nullable(),
  mayReview: z.boolean(),
  related: z.array(Course),
  /** The caller's running payment for units of this course. */
  payment: z.object({ orderId: Id, state: z.enum(ATTEMPT_STATES) }).nullable(),
  minutes: z.number().int(),
  weightBytes: z.number().int(),
  units: z.array(Unit),
  /** The quote for all units that the caller does not own. */
  restPrice: Shillings,
  /** Why units with a price cannot be bought on this site, as one sentence; null if they can. */
  paidNotice: z.string().nullable(),
  progress: Progress,
  enrolment: z
    .object({ _id: Id, createdAt: Timestamp, whole: z.boolean(), resume: LessonRef.nullable() })
    .nullable(),
});
export type CourseDetail = z.infer<typeof CourseDetail>;

export const UnitDetail = z.object({
  course: Course,
  enrolled: z.boolean(),
  /** Position in the course, from 1. */
  position: z.number().int(),
  unit: Unit,
  previous: LessonRef.nullable(),
  next: LessonRef.nullable(),
});
export type UnitDetail = z.infer<typeof UnitDetail>;

export const VideoTrack = z.object({ language: z.string(), label: z.string(), src: z.string() });
export const LessonVideo = z.object({
  src: z.string(),
  poster: z.string().nullable(),
  seconds: z.number().int().nullable(),
  weightBytes: z.number().int().nullable(),
  /** The sound alone, with its bytes; null if the video has none. */
  sound: z.object({ src: z.string(), bytes: z.number().int() }).nullable(),
  captions: z.array(VideoTrack),
  /** Sanitised HTML, or null where there is none. */
  transcriptHtml: z.string().nullable(),
});
export type LessonVideo = z.infer<typeof LessonVideo>;

/** What a lesson opens in the player of interactive packages. */
export const LessonActivity = z.object({
  title: z.string(),
  format: z.enum(PACKAGE_FORMATS),
  /** Of the files that it names. */
  weightBytes: z.number().int(),
});
export type LessonActivity = z.infer<typeof LessonActivity>;

/** A lesson to read. `html` is sanitised at import; `heading` lists its h2 headings by id. */
export const Lesson = LessonSummary.extend({
  html: z.string(),
  /** BCP 47 tag of `html`. */
  language: z.string(),
  /** Every language that this lesson can be read in. */
  languages: z.array(z.string()),
  machineTranslated: z.boolean(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  video: LessonVideo.nullable(),
  activity: LessonActivity.nullable(),
  course: z.object({ _id: Id, title: z.string() }),
  unit: z.object({ _id: Id, title: z.string(), position: z.number().int() }),
  /** Position in the unit, from 1. */
  position: z.number().int(),
  previous: LessonRef.nullable(),
  next: LessonRef.nullable(),
  /** How far down the caller last read, 0 to 1. */
  scroll: Fraction,
  unitProgress: Progress,
  courseProgress: Progress,
  enrolled: z.boolean(),
  /** The caller takes part in its discussion: a learner of the unit, an instructor or an administrator. */
  mayDiscuss: z.boolean(),
});
export type Lesson = z.infer<typeof Lesson>;

/** The price of the chosen units, computed by the server. */
export const Quote = z.object({
  lines: z.array(z.object({ unitId: Id, title: z.string(), price: Shillings })),
  /** Chosen but already owned, so not charged again. */
  alreadyOwned: z.array(LessonRef),
  total: Shillings,
  /** Can the total be paid here? True for zero; false while no provider is configured. */
  payable: z.boolean(),
  /** Why not, in one sentence for a person; null when payable. */
  notice: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** Notification (spec 3.8). */
export const Notification = z.object({
  _id: Id,
  type: z.string(),
  message: z.string(),
  createdAt: Timestamp,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** Plain text around a match. A line break separates a heading or paragraph from the next one. */
export const Excerpt = z.object({
  excerpt: z.string(),
  /** The found words, in order, as offsets in UTF-16 code units; `end` is exclusive. */
  matches: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type Excerpt = z.infer<typeof Excerpt>;

export const LessonHit = LessonRef.extend({
  course: LessonRef,
  unit: LessonRef,
  /** BCP 47 tag of the text that matches; null if it is in the lesson's own language. */
  language: z.string().nullable(),
  /** Id of the heading of the best passage, in the lesson's HTML; null before the first heading. */
  anchor: z.string().nullable(),
  /** The best passage, shortened: its heading, if it has one, and its text. */
  ...Excerpt.shape,
});
export const HubHit = z.object({
  _id: Id,
  name: z.string(),
  summary: z.string(),
  summaryLanguage: TextLanguage,
});
/** A message in a conversation of the user. */
export const MessageHit = z.object({
  threadId: Id,
  subject: z.string(),
  subjectLanguage: TextLanguage,
  createdAt: Timestamp,
  ...Excerpt.shape,
  excerptLanguage: TextLanguage,
});
/** Hubs and messages only for signed-in users, and only their own (spec R.13). */
export const SearchResults = z.object({
  courses: z.array(Course),
  lessons: z.array(LessonHit),
  hubs: z.array(HubHit).optional(),
  messages: z.array(MessageHit).optional(),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** A unit that somebody could take, with its course. */
export const UnitRef = LessonRef.extend({ price: Shillings, course: LessonRef });
export type UnitRef = z.infer<typeof UnitRef>;

/**
 * Every error body (spec 8.11). `errors` only on 422: field name to sentence. `unit` only where a lesson is refused
 * because its unit is not owned (spec 11.51).
 */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  unit: UnitRef.optional(),
  /**
   * `taken-over`: another device continued the attempt (spec 12.12) or the live class (spec 13.69). `question-left`:
   * the answer may not change (spec 15.100). `full`, `locked`, `closed`: why nobody can join a live class (spec 13.66, 13.67, 13.73). `deletion`: the account is to be deleted;
   * signing in again with `restore` keeps it (spec 13.117). `recent-sign-in`: prove who you are first (spec 13.137,
   * 13.141). `two-step-required`: set up two-step sign-in first (spec 13.153).
   */
  code: z
    .enum([
      'taken-over',
      'question-left',
      'full',
      'locked',
      'closed',
      'deletion',
      'recent-sign-in',
      'two-step-required',
    ])
    .optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Claims of the session token (spec 3.1); `sid` and `bnd` are the server's own. */
export interface TokenClaims {
  id: string;
  role: (typeof ROLES)[number];
  /** Seconds since the epoch. */
  exp: number;
  sid?: string;
  bnd?: string;
}

const name = (label: string) =>
  oneLine(
    z
      .string({ error: `Enter your ${label}` })
      .overwrite(plainName)
      .max(LIMITS.nameMax, `Your ${label} must be ${LIMITS.nameMax} characters or fewer`),
  );

/** The name that a person is called by; all of it, if they have one name only. */
export const FirstName = name('first name').min(1, 'Enter your first name');
/** May be empty: many people have one name (spec 15.75). */
export const LastName = name('last name').default('');

const EMAIL_SHAPE = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.<>"(),:;\\[\]]{2,}$/;
export const Email = z
  .string({ error: 'Enter your email address' })
  .overwrite(plainEmail)
  .min(1, 'Enter your email address')
  .max(LIMITS.emailMax, 'That email address is too long')
  .regex(EMAIL_SHAPE, 'Enter an email address like name@example.com');

/** In NFKC, as it is hashed (spec 15.76). ASVS 5 §6.2: 8 or more, 64 allowed, no composition rules; the server also refuses the most common ones. */
export const NewPassword = z
  .string({ error: 'Enter a password' })
  .overwrite(plainPassword)
  .min(LIMITS.passwordMin, `Use at least ${LIMITS.passwordMin} characters`)
  .max(LIMITS.passwordMax, `Use ${LIMITS.passwordMax} characters or fewer`);
