import type { AuthoredQuestion } from '@digiken/contract';
import type { FormatProblem } from '../report';

/** Settings that a file of QTI names. What it does not name is absent. */
export interface QtiSettings {
  timeLimitMinutes?: number;
  attempts?: number;
  intro?: string;
  practice?: boolean;
  shuffleOptions?: boolean;
  oneAtATime?: boolean;
  sequential?: boolean;
  grading?: 'highest' | 'average' | 'last';
}

/** A quiz, or a bank of questions. */
export interface QtiQuiz {
  /** Its name in the file. */
  identifier: string;
  /** Path in the package. */
  file: string;
  kind: 'quiz' | 'bank';
  title: string | null;
  /** False: learners did not see it where it comes from. */
  published: boolean;
  settings: QtiSettings;
  questions: AuthoredQuestion[];
  problems: FormatProblem[];
  /** Identifiers of the banks that it draws questions from. */
  draws: string[];
}

export interface ReadContext {
  /** BCP 47 tag. */
  language: string;
  /** The file of a picture in the package by its address in a text; null if there is none. */
  pictureOf?: ((address: string) => string | null) | undefined;
  /** Runs the work on one question, which may be limited in time. */
  step?: (<T>(work: () => T) => T) | undefined;
  /** Questions that can still be read, of all files together. */
  budget: { left: number };
}

export interface ItemContext extends ReadContext {
  /** Called with a sentence for each thing that was not taken of the question. */
  noteFinding: (message: string) => void;
}

/** Quizzes may draw from one bank again and again. */
export const MOST_QUESTIONS = 5_000;
export const BUDGET_SPENT = `Files with more than ${MOST_QUESTIONS.toLocaleString('en-KE')} questions are not read to their end: this one and those after it were left out.`;
