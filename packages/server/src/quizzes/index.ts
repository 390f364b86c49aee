export { OverdueAttempts } from './attempts/end';
export { countedShare } from './attempts/rules';
export { quizRoutes } from './routes';
export { newQuizSettings } from './settings';
export * from './tables';
export { addVersion, type AuthoredSlot, type QuizToWrite, slotsOf, writeQuizzes } from './write-quiz';
