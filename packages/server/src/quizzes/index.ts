export { wrongWith } from './check-question';
export {
  appendQuestions,
  changeQuestion,
  deleteQuiz,
  deleteSlot,
  insertQuiz,
  orderSlots,
  saveQuiz,
  slotRows,
} from './edit-quiz';
export { OverdueAttempts } from './attempts/end';
export { dropAttemptFiles, serveAttemptFiles } from './files/serve';
export { quizMarkingRoutes } from './manual-marking/routes';
export { requiredQuizzes, type RequiredQuiz } from './required';
export { quizRoutes } from './routes';
export { newQuizSettings } from './settings';
export * from './tables';
export { addVersion, type AuthoredSlot, type QuizToWrite, slotsOf, writeQuizzes } from './write-quiz';
export { readQuizText, writeQuizText } from './formats';
