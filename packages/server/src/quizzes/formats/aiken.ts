import { plainText } from '@digiken/contract/constants';
import { choiceQuestion } from './choices';
import { nameOf, type ReadQuestions, Report } from './report';
import { clean, promptOfText } from './texts';

/** As Moodle takes it: a capital letter, a bracket or a full stop, and no space is needed. */
const OPTION = /^\(?([A-Z])[.)](\s*)(.*)$/;
/** After a bracket, small letters need no space either; "e.g." begins no option. */
const SMALL_OPTION = /^\(?([a-z])(?:[.)](\s+)|\)())(.*)$/;
/** Letters that follow the first one of an answer. */
const MORE_ANSWERS = /^[A-Z]\s*(?:[,;&/+]|\band\b|\bna\b)\s*[A-Z](?![\p{L}\p{N}])/iu;
/** The mark of an option, or the word of an answer, on a keyboard for Chinese or Japanese. */
const WIDE =
  /^[\uFF08]?[\uFF21-\uFF3A\uFF41-\uFF5A][\uFF09\uFF0E\u3001]|^(?:ANSWER|[\uFF21-\uFF3A\uFF41-\uFF5A]{6})\s*[:\uFF1A].*$/iu;
const ANSWER = /^ANSWER\s*[:：]\s*(.*)$/i;
/** An answer line where no options are. In small letters it may be the text of a question. */
const LONE_ANSWER = /^ANSWER\s*[:：]|^[Aa][Nn][Ss][Ww][Ee][Rr]\s*[:：]\s*(?:[A-Za-z]\s*(?:[.)].*)?)?$/;

function smallOption(words: string): RegExpExecArray | null {
  const found = SMALL_OPTION.exec(words);
  if (found === null) return null;
  const [, mark = '', space = '', none = '', said = ''] = found;
  return Object.assign(found, [words, mark, space + none, said]);
}

interface Line {
  line: number;
  words: string;
}

interface Draft {
  stem: Line[];
  options: { letter: string; text: string }[];
  /** Lines below its options that are neither option nor answer. A new question may begin with them. */
  loose: Line[];
  /** An empty line came last. */
  blank: boolean;
  /** It begins right below the answer of another question. */
  adjoins: boolean;
}

const textOf = (lines: readonly Line[]) => lines.map(({ words }) => words).join('\n');

/**
 * Reads Aiken: a question, its options on lines `A.` or `A)`, then `ANSWER: B`, of which the letter counts (spec 15.25).
 * Unlike Moodle, a question may have several lines. A line that has no place is named and is part of no question.
 * @param language BCP 47 tag of the questions
 */
export function readAiken(text: string, { language }: { language: string }): ReadQuestions {
  const report = new Report();
  let draft: Draft | null = null;
  /** The last line that is not empty is an answer. */
  let answered = false;
  let lone = false;
  clean(text)
    .split('\n')
    .forEach((raw, index) => {
      const typed = plainText(raw);
      const words = typed.replace(WIDE, (mark) => mark.normalize('NFKC').replace('\u3001', '.'));
      if (words !== '') take({ line: index + 1, words });
      else if (draft !== null) draft.blank = true;
      else answered = false;
    });
  if (draft !== null) unanswered(draft);
  return report.result();

  function take({ line, words }: Line): void {
    const adjoins = answered;
    answered = false;
    const answer = ANSWER.exec(words);
    if (answer !== null && (LONE_ANSWER.test(words) || (draft !== null && draft.options.length > 0))) {
      if (draft === null) report.problem({ line, item: null }, 'An answer without a question was left out.');
      else finish(draft, plainText(answer[1] ?? ''));
      draft = null;
      answered = true;
      return;
    }
    const option = OPTION.exec(words) ?? smallOption(words);
    if (option !== null && takeOption(option, { line, words })) return;
    lone = false;
    if (draft === null) draft = begin([{ line, words }], adjoins);
    else if (draft.options.length === 0) {
      if (draft.adjoins && draft.blank) {
        // What stands right below an answer, such as an explanation, is part of no question.
        unplaced(draft.stem);
        draft = begin([{ line, words }], false);
      } else draft.stem.push({ line, words });
    } else if (draft.blank) {
      // A question without an answer is followed by the next one.
      unanswered(draft);
      draft = begin([{ line, words }], false);
    } else draft.loose.push({ line, words });
    draft.blank = false;
  }

  /** @returns whether the line is an option, and not a part of the question’s text */
  function takeOption([, mark = '', space = '', said = '']: RegExpExecArray, { line }: Line): boolean {
    const letter = mark.toUpperCase();
    if (draft === null) {
      // “U.S. law” is text.
      if (space === '' && letter !== 'A') return false;
      if (!lone) report.problem({ line, item: null }, 'An option without a question was left out.');
      lone = true;
      return true;
    }
    if (draft.options.length === 0 && space === '' && letter !== 'A') return false;
    if (draft.loose.length > 0 && draft.options.some((option) => option.letter === letter)) {
      const { loose } = draft;
      unanswered({ ...draft, loose: [] });
      draft = begin(loose, false);
    }
    unplaced(draft.loose);
    draft.loose = [];
    draft.blank = false;
    draft.options.push({ letter, text: plainText(said) });
    return true;
  }

  function begin(stem: Line[], adjoins: boolean): Draft {
    return { stem, options: [], loose: [], blank: false, adjoins };
  }

  function unplaced(lines: readonly Line[]): void {
    for (const { line, words } of lines)
      report.problem(
        { line, item: null },
        `The line “${nameOf(words) ?? ''}” was left out: it is neither a question, an option nor an answer.`,
      );
  }

  function unanswered({ stem, loose }: Draft): void {
    report.problem(
      { line: stem[0]?.line ?? null, item: nameOf(textOf(stem)) },
      'It was left out: it has no line “ANSWER: ” with the letter of an option.',
    );
    unplaced(loose);
  }

  function finish({ stem, options, loose }: Draft, said: string): void {
    unplaced(loose);
    const prompt = textOf(stem);
    const place = { line: stem[0]?.line ?? null, item: nameOf(prompt) };
    const noteFinding = (message: string) => report.problem(place, message);
    const right =
      options.find((option) => option.text === said) ??
      options.find(({ letter }) => letter === said.replace(/^\(/, '').charAt(0).toUpperCase());
    if (right === undefined) {
      report.problem(
        place,
        `It was left out: its answer is “${said.slice(0, 40)}”, which is the letter of none of its options.`,
      );
      return;
    }
    if (right.text !== said && MORE_ANSWERS.test(said))
      noteFinding(
        `Of its answers “${said.slice(0, 40)}”, only the first was taken: a question of Aiken has one.`,
      );
    report.add(place, () => {
      const { body, key } = choiceQuestion(
        {
          body: { prompt: promptOfText(prompt, { language, noteFinding }), language },
          options: options.map((option) => ({ text: option.text, weight: option === right ? 1 : 0 })),
          several: false,
        },
        noteFinding,
      );
      return { body, key, feedback: {}, points: 1, tags: [] };
    });
  }
}
