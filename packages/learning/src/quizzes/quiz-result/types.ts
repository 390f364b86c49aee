import type { ReactNode } from 'react';
import type { Answers, Question, Review } from '../../lib/quiz';
import type { AttemptLineView } from './attempt-list';

export interface QuizResultProps {
  /** Points reached so far. */
  score: number;
  /** Points that can be reached. */
  total: number;
  /** Undefined if the quiz has no pass mark or the result is not final. */
  passed?: boolean;
  /** The pass mark as a share of the points, 0 to 1. */
  passShare?: number;
  questions: readonly Question[];
  answers: Answers;
  /** By question id; a question without feedback is not shown. Empty if the settings show no feedback. */
  reviews: Readonly<Record<string, Review | undefined>>;
  /** All attempts, the newest first. */
  attempts?: readonly AttemptLineView[];
  /** The next step, with the only main button; `retryHref` and `backHref` are then not shown. */
  next?: ReactNode;
  /** Set if another attempt is possible. */
  retryHref?: string;
  /** What the quiz is about: the lesson, or its unit. To read again, or to go on from. */
  backHref?: string;
  /** The points before answers were marked again with another key. */
  regraded?: { at: string; pointsBefore: number };
  /** Numbers of the questions whose late answers the instructor accepted, and of those declined. */
  late?: { accepted: readonly number[]; declined: readonly number[] };
  /** Level of the "Your result" heading. Default 2. */
  headingLevel?: 2 | 3;
}
