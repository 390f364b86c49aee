import { choiceQuestion } from './choices';
import { nameOf, type ReadQuestions, Report } from './report';
import { clean, promptOf } from './texts';

const OPTION = /^\s*([A-Za-z])[.)]\s+(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/;

interface Draft {
  line: number;
  stem: string[];
  options: { letter: string; text: string }[];
}

/**
 * Reads Aiken: a question, its options on lines `A.` or `A)`, then `ANSWER: B`.
 * @param language BCP 47 tag of the questions
 */
export function readAiken(text: string, { language }: { language: string }): ReadQuestions {
  const report = new Report();
  let draft: Draft | null = null;
  clean(text)
    .split('\n')
    .forEach((raw, index) => {
      const line = index + 1;
      const words = raw.trim();
      if (words === '') return;
      const answer = ANSWER.exec(raw);
      if (answer !== null) {
        if (draft === null)
          report.problem({ line, item: null }, 'An answer without a question was left out.');
        else finish(draft, answer[1]?.trim() ?? '');
        draft = null;
        return;
      }
      draft ??= { line, stem: [], options: [] };
      const option = OPTION.exec(raw);
      if (option !== null && draft.stem.length > 0)
        draft.options.push({ letter: (option[1] ?? '').toUpperCase(), text: option[2]?.trim() ?? '' });
      else if (draft.options.length === 0) draft.stem.push(words);
      else {
        // A question without an answer is followed by the next one.
        unanswered(draft);
        draft = { line, stem: [words], options: [] };
      }
    });
  if (draft !== null) unanswered(draft);
  return report.result();

  function unanswered({ line, stem }: Draft): void {
    report.problem(
      { line, item: nameOf(stem.join(' ')) },
      'It was left out: it has no line “ANSWER: ” with the letter of an option.',
    );
  }

  function finish({ line, stem, options }: Draft, said: string): void {
    const prompt = stem.join('\n');
    const place = { line, item: nameOf(prompt) };
    const told = (message: string) => report.problem(place, message);
    const letter = said.toUpperCase();
    const known = options.some((option) => option.letter === letter);
    if (!known) {
      report.problem(
        place,
        `It was left out: its answer is “${said.slice(0, 40)}”, which is the letter of none of its options.`,
      );
      return;
    }
    report.add(place, () => {
      const { body, key } = choiceQuestion(
        {
          body: { prompt: promptOf(prompt, 'plain', { language, told }), language },
          options: options.map((option) => ({ text: option.text, weight: option.letter === letter ? 1 : 0 })),
          several: false,
        },
        told,
      );
      return { body, key, feedback: {}, points: 1, tags: [] };
    });
  }
}
