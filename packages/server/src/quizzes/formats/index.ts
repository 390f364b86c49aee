export { readAiken } from './aiken';
export { choiceQuestion, numbered, type Option } from './choices';
export { readGift } from './gift/read';
export { writeGift } from './gift/write';
export { readMarkdown } from './markdown/read';
export { writeMarkdown } from './markdown/write';
export {
  type FormatProblem,
  LeftOut,
  nameOf,
  type Place,
  type ReadQuestions,
  Report,
  type WrittenQuestions,
} from './report';
export { clean, looksLikeHtml, plainOf, promptOf } from './texts';
