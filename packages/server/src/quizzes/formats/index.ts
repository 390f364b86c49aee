export { readQuizText, writeQuizText } from './quiz-text';
