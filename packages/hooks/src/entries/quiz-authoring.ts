export { useQuestionBankActions } from '../actions/use-question-bank-actions';
export { useQuizAuthoringActions } from '../actions/use-quiz-authoring-actions';
export { useBankQuestion, useBankQuestions, useBanks } from '../data/use-question-banks';
export {
  type QuizOverrides,
  useAccommodation,
  useOwnAccommodation,
  useQuizArrangementActions,
  useQuizOverrides,
} from '../data/use-quiz-arrangements';
export { useAuthoredQuiz, useCourseQuizzes } from '../data/use-quiz-authoring';
export {
  type QuizResults,
  useAttemptToMark,
  useMarking,
  useQuizMarkingActions,
  useQuizResults,
  useQuizStatistics,
} from '../data/use-quiz-marking';
export { useQuizRegradingActions, useRegradable, useRegradePreview } from '../data/use-quiz-regrading';
