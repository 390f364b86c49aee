/** A quiz in a list. Shares are 0 to 1. */
export interface QuizListItem {
  id: string;
  href: string;
  title: string;
  place: 'pre' | 'post' | 'unit';
  practice: boolean;
  questions: number;
  /** The lesson or unit, with its course where that is not known from the page. */
  where?: string;
  /** The title of its course: a grouped list has a heading for it. */
  course?: string;
  /** With the learner's extra time; undefined: no limit. */
  timeLimitMinutes?: number;
  /** ISO 8601; only while it is not open yet. */
  opensAt?: string;
  closesAt?: string;
  /** Undefined: unlimited. */
  attemptsLeft?: number;
  progress: 'due' | 'in-progress' | 'done';
  /** Undefined: none, or not shown. */
  score?: number;
  passShare?: number;
  passed?: boolean;
}
