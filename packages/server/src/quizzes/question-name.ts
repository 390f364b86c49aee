import type { QuestionBody } from '@digiken/contract';
import { wordsOfShort, wordsOfText } from './formats/texts';

/** Programs number questions: "Q1", "MC-07", "Frage 3". `questionName` of the learning package has the same rule. */
const CODE = /^\p{L}{0,12}[\s_.#-]{0,3}\d{1,9}\p{L}?[.):]?$/u;

/** What names a question in lists, files and mails: its title, or else its text, without marks and tags. */
export const questionName = ({ title = '', prompt }: Pick<QuestionBody, 'title' | 'prompt'>): string => {
  const text = wordsOfText(prompt);
  return title === '' || (text !== '' && CODE.test(title)) ? text : wordsOfShort(title);
};
