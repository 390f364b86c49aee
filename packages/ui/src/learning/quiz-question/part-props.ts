import type { AnswerOf, QuestionOf, QuestionType } from '../lib/quiz';

/** What each type's own part gets. It stands in a fieldset that carries the question. */
export interface PartProps<T extends QuestionType> {
  question: QuestionOf<T>;
  answer: AnswerOf<T> | undefined;
  /** Undefined takes the answer back. */
  onAnswer: (answer: AnswerOf<T> | undefined) => void;
}
