/** What a form's handler answers; `errors` is by field name. Nothing typed is ever lost. */
export type FormOutcome = { ok: true } | { ok: false; message: string; errors?: Record<string, string> };

/** A course as cards and lists show it. `price` is in whole Kenyan shillings (spec 9.16). */
export interface CourseView {
  id: string;
  href: string;
  title: string;
  summary: string;
  category?: string;
  instructor?: string;
  level?: 'beginner' | 'intermediate' | 'advanced';
  /** Absent: not known, so nothing is shown. */
  price?: number;
  unitCount: number;
  image?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Lessons done, of all. */
export interface ProgressView {
  done: number;
  total: number;
}

export interface LessonLineView {
  id: string;
  /** Absent: the reader may not open it. */
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
  /** Absent on the page that shows. */
  href?: string;
}

export type FailureKind = 'offline' | 'unavailable' | 'other';

/** Load status of a screen's data. */
export interface LoadState {
  status: 'loading' | 'ready' | 'error';
  error?: { message?: string; kind?: FailureKind };
  /** Present when trying again makes sense. */
  onRetry?: () => void;
}

/** Where a list that is paged by key leads; a link is absent at its end. */
export interface KeyPage {
  previousHref?: string;
  nextHref?: string;
}
