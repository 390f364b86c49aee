export { copyQuizzes } from './copy-quizzes';
export { wrongWith } from './check-question';
export {
  addToBank,
  appendToBank,
  bankRows,
  changeBankQuestion,
  deleteBank,
  deleteBankQuestion,
  deleteUnusedBanks,
  insertBank,
  renameBank,
} from './banks/edit-bank';
export { drawsOf } from './draws/candidates';
export { missingIn } from './draws/draw';
export { asksSomething, NO_SIZE, plannedSizesOf } from './draws/sizes';
export {
  appendDraw,
  appendKnownQuestions,
  appendQuestions,
  changeDraw,
  changeQuestion,
  deleteQuiz,
  deleteSlot,
  insertQuiz,
  orderQuizzes,
  orderSlots,
  saveQuiz,
  slotRows,
} from './edit-quiz';
export { saveAnswers, submitAttempt } from './attempts/change';
export { learnerOf } from './attempts/find-quiz';
export { startAttempt } from './attempts/start';
export { closingQuizzes, quizzesOfLessons, quizzesOfUnit, type UnitQuiz } from './attempts/list';
export { type QuizState, quizStates } from './attempts/states';
export { OverdueAttempts } from './attempts/end';
export { countedShare } from './attempts/rules';
export { isSequential } from './attempts/sequence';
export { coursesWithOpenAttempt, missedQuestions, openAttempts } from './attempts/for-tutor';
export { serveAttemptFiles } from './files/serve';
export { quizNoticeJobs, scheduleQuizNotices } from './notices/jobs';
export { countWaiting } from './manual-marking/queue';
export { quizMarkingRoutes } from './manual-marking/routes';
export { quizRegradingRoutes } from './regrading/routes';
export { quizArrangementRoutes } from './arrangements/routes';
export { requiredQuizzes } from './required';
export { quizRoutes } from './routes';
export { newQuizSettings } from './settings';
export * from './tables';
export { addVersion, slotsOf, writeQuizzes } from './write-quiz';
export {
  LeftOut,
  promptOfText,
  type OlxProblem,
  readOlxProblems,
  type QtiQuiz,
  type QtiSettings,
  readQtiPackage,
  type ReadPackage,
  readQuizText,
  writeQuizText,
} from './formats';
export { quizPersonalData } from './personal-data';
export { recordedFiles } from './files/rows';
