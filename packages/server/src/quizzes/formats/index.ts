export { type OlxProblem, readOlxProblems } from './olx';
export { type QtiQuiz, type QtiSettings, readQtiPackage, type ReadPackage } from './qti';
export { readQuizText, writeQuizText } from './quiz-text';
export { LeftOut } from './report';
export { promptOfText } from './texts';
