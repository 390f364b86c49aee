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
  lessonCount?: number;
  /** Estimated time of all lessons. Undefined if unknown. */
  minutes?: number;
  /** Download size of all lessons. */
  weightBytes?: number;
  /** Null under five ratings: then "New" is shown. Undefined if unknown: then nothing is shown. */
  rating?: { average: number; count: number } | null;
  /** The lowest price of a unit that is not free, in whole shillings. */
  unitsFrom?: number;
  image?: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Completed lessons, and all lessons. */
export interface ProgressView {
  done: number;
  total: number;
  /** Required quizzes that complete it and are not passed. */
  quizzesLeft?: number;
}

export interface LessonLineView {
  id: string;
  /** Undefined if the user cannot open it. */
  href?: string;
  title: string;
  /** BCP 47 tag of the title; undefined: the language of the page. */
  language?: string;
  minutes: number;
  weightBytes: number;
  preview?: boolean;
  done?: boolean;
  current?: boolean;
  bookmarked?: boolean;
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
