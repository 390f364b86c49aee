/** The result of a form's handler; `errors` is by field name. Typed text is never lost. */
export type FormOutcome = { ok: true } | { ok: false; message: string; errors?: Record<string, string> };

/** A course for cards and lists. `price` is in whole Kenyan shillings (spec 9.16). */
export interface CourseView {
  id: string;
  href: string;
  title: string;
  summary: string;
  category?: string;
  instructor?: string;
  level?: 'beginner' | 'intermediate' | 'advanced';
  /** Undefined if unknown: then nothing is shown. */
  price?: number;
  unitCount: number;
  image?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Completed lessons, and all lessons. */
export interface ProgressView {
  done: number;
  total: number;
}

export interface LessonLineView {
  id: string;
  /** Undefined if the user cannot open it. */
  href?: string;
  title: string;
  minutes: number;
  weightBytes: number;
  preview?: boolean;
  done?: boolean;
  current?: boolean;
  hasVideo?: boolean;
}

export interface UnitView {
  id: string;
  href: string;
  title: string;
  summary: string;
  /** Whole Kenyan shillings; 0 is free. */
  price: number;
  owned: boolean;
  minutes: number;
  weightBytes: number;
  progress: ProgressView;
  lessons: LessonLineView[];
}

export interface UserView {
  name: string;
  firstName: string;
  email: string;
  avatar?: string;
}

export interface Crumb {
  label: string;
  /** Undefined on the current page. */
  href?: string;
}

export type FailureKind = 'offline' | 'unavailable' | 'other';

/** Load status of a screen's data. */
export interface LoadState {
  status: 'loading' | 'ready' | 'error';
  error?: { message?: string; kind?: FailureKind };
  /** Set if a retry makes sense. */
  onRetry?: () => void;
}

/** The links of a list with key-based paging; a link is undefined at the end of the list. */
export interface KeyPage {
  previousHref?: string;
  nextHref?: string;
}
