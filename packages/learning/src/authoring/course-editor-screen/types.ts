import type { CourseState } from '../course-state-badge/course-state-badge';

export type Level = 'beginner' | 'intermediate' | 'advanced';

/** A course as its author sees it. */
export interface AuthoredCourseView {
  id: string;
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** What you will learn: one line each. */
  outcomes?: readonly string[];
  /** Who this is for. */
  audience?: string;
  level: Level;
  categoryId?: string;
  /** Whole shillings for all units together; null: the sum of the units' prices. */
  priceWhole?: number | null;
  /** Sum of the units' prices in whole shillings, as the server calculates it. */
  priceUnits: number;
  state: CourseState;
  unpublishedChanges?: boolean;
  /** The latest comment of a reviewer. `at` is ISO 8601. */
  reviewNote?: { text: string; language?: string; at: string };
  image?: string;
  learnerCount?: number;
}

/** A unit with its price. */
export interface UnitPriceView {
  id: string;
  title: string;
  /** Whole shillings. */
  price: number;
}

/** The prices that the author changed. */
export interface CoursePrices {
  /** Null: the sum of the units. Undefined: unchanged. */
  priceWhole?: number | null;
  units: { id: string; price: number }[];
}

/** The data that the details form sends. */
export interface CourseDetails {
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  outcomes: string[];
  audience: string;
  level: Level;
  categoryId: string | null;
  /** A correction that learners see at once, where saves are staged. */
  minor?: true;
}

/** One event of a course's review history; lists are newest first. */
export interface ReviewEventView {
  id: string;
  /** E.g. "Changes requested by Mwende Kilonzo". */
  title: string;
  /** ISO 8601. */
  at: string;
  reason?: string;
  /** BCP 47 tag of `reason`, e.g. "sw"; undefined if it is not known. */
  reasonLanguage?: string;
}

/** The details as typed, before validation. The app keeps them in case of a crash. */
export interface CourseTyping {
  title: string;
  summary: string;
  description: string;
  /** One outcome on each line. */
  outcomes?: string;
  audience?: string;
  level: string;
  categoryId: string;
}
