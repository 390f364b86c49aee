import { SEARCH_MAX } from './search';

/** Bounds of what a person may type; the server refuses what lies outside. */
export const LIMITS = {
  nameMax: 80,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 200,
  searchMax: SEARCH_MAX,
  avatarBytes: 5 * 1024 * 1024,
  bodyBytes: 64 * 1024,
  unitsPerOrder: 200,
  /** Rows of one page of a list. */
  pageSize: 20,
  cursorMax: 300,
  titleMax: 120,
  summaryMax: 300,
  /** "What you will learn": so many lines of so many characters. */
  outcomes: 8,
  outcomeMax: 120,
  audienceMax: 300,
  giftMessageMax: 500,
  headlineMax: 120,
  bioMax: 600,
  reviewMax: 1000,
  /** A learner's note to a lesson, and how many one learner has to one lesson. */
  noteMax: 2000,
  notesPerLesson: 200,
  /** Lessons a week. */
  weeklyGoalMax: 50,
  /** Id and text of the heading that a note belongs to. */
  noteSectionMax: 300,
  /** The passage that a note quotes. */
  noteQuoteMax: 500,
  /** Rows of one answer of a learner’s own list of notes. */
  notesAtOnce: 100,
  /** An average is shown from so many ratings on. */
  ratingsShown: 5,
  /** Characters of one lesson or description in Markdown. */
  markdownMax: 200_000,
  markdownBodyBytes: 1024 * 1024,
  /** Co-instructors and open invitations of a course together. */
  coAuthors: 10,
  coAuthorInvitationDays: 30,
  /** Texts that are kept of each lesson and language; the oldest go first. */
  lessonVersions: 100,
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
  /** The words that a comment of a reviewer is about. */
  quoteMax: 300,
  subjectMax: 140,
  messageMax: 5000,
  recipientsMax: 20,
  ticketMax: 5000,
  noticeMax: 300,
  socialAddressMax: 300,
  /** A course whose lessons weigh more together is asked to slim down; bytes. */
  heavyLessonBytes: 2 * 1024 * 1024,
} as const;
