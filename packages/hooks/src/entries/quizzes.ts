export { useLessonQuizzes, useQuiz, useQuizzes } from '../data/use-quizzes';
export { type QuizAttempt, useAttempt } from '../quizzes/use-attempt';
