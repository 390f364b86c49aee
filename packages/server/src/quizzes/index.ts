export { wrongWith } from './check-question';
export {
  appendQuestions,
  changeQuestion,
  deleteQuiz,
  deleteSlot,
  insertQuiz,
  orderQuizzes,
  orderSlots,
  saveQuiz,
  slotRows,
} from './edit-quiz';
export { OverdueAttempts } from './attempts/end';
export { countedShare } from './attempts/rules';
export { quizMarkingRoutes } from './manual-marking/routes';
export { quizRoutes } from './routes';
export { newQuizSettings } from './settings';
export * from './tables';
export { addVersion, type AuthoredSlot, type QuizToWrite, slotsOf, writeQuizzes } from './write-quiz';
export { readQuizText, writeQuizText } from './formats';
