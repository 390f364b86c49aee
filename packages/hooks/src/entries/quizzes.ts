export { useLessonQuizzes, useQuiz, useQuizzes } from '../data/use-quizzes';
export type { AnswersState } from '../quizzes/answer-saver';
export { type QuizAttempt, useAttempt } from '../quizzes/use-attempt';
