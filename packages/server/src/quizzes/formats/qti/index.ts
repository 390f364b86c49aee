export { readQtiPackage, type ReadPackage } from './package';
export type { QtiQuiz, QtiSettings } from './quiz';
