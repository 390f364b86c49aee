export { markAnswer } from './mark';
export { readNumber } from './numbers';
