import type { AnswerOf, QuestionOf, QuestionType } from '../../lib/quiz';

/** Props of each question type's component, which renders inside a fieldset with the question. */
export interface PartProps<T extends QuestionType> {
  question: QuestionOf<T>;
  answer: AnswerOf<T> | undefined;
  /** Undefined clears the answer. */
  onAnswer: (answer: AnswerOf<T> | undefined) => void;
}
