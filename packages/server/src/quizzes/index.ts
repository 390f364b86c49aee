export { quizOptions, quizQuestions, quizzes } from './tables';
