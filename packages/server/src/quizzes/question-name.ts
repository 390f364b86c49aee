import type { QuestionBody } from '@digiken/contract';

/** Programs number questions: "Q1", "MC-07", "Frage 3". `questionName` of the learning package has the same rule. */
const CODE = /^\p{L}{0,12}[\s_.#-]{0,3}\d{1,9}\p{L}?[.):]?$/u;

/** What names a question in lists: its title, or else its text, without the tags of HTML. */
export const questionName = ({ title = '', prompt }: Pick<QuestionBody, 'title' | 'prompt'>): string => {
  const text =
    prompt.format === 'html'
      ? prompt.text
          .replace(/<[^<>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : prompt.text;
  return title === '' || (text !== '' && CODE.test(title)) ? text : title;
};
