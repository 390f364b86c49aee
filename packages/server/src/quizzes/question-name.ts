import type { QuestionBody } from '@digiken/contract';
import { renderInline } from '../content';

/** Programs number questions: "Q1", "MC-07", "Frage 3". `questionName` of the learning package has the same rule. */
const CODE = /^\p{L}{0,12}[\s_.#-]{0,3}\d{1,9}\p{L}?[.):]?$/u;

const FORMULA = /<math\b[^<>]*\balttext="([^"]*)"[^<>]*>[^]*?<\/math>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&#x3C;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x22;': '"',
  '&amp;': '&',
  '&#x26;': '&',
};

/** The words of HTML on one line, with its formulas in TeX. */
const wordsOfHtml = (html: string): string =>
  html
    .replace(FORMULA, '$1')
    .replace(/<\/?(?:em|strong|b|i|code|sub|sup|span|bdi|s|del|u|mark|a)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp|#x3C|#x22|#x26);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** What names a question in lists, files and mails: its title, or else its text, without marks and tags. */
export const questionName = ({ title = '', prompt }: Pick<QuestionBody, 'title' | 'prompt'>): string => {
  const html = prompt.format === 'html' ? prompt.text : prompt.html;
  const text = html === undefined ? prompt.text : wordsOfHtml(html);
  return title === '' || (text !== '' && CODE.test(title)) ? text : renderInline(title).text;
};
