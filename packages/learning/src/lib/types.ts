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
