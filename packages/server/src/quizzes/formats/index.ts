export { type QtiFiles, type QtiQuiz, readQtiPackage } from './qti';
export { readQuizText, writeQuizText } from './quiz-text';
export { LeftOut } from './report';
