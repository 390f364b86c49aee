export { answerOnce } from './answer-once';
export { dropExpiredKeys } from './housekeeping';
