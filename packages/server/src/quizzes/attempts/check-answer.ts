import type { QuestionAnswer, QuestionBody } from '@digiken/contract';
import { readNumber } from '../marking';

/**
 * Whether an answer can belong to a question.
 * @returns the reason why not, or null
 */
export function checkAnswer(body: QuestionBody, answer: QuestionAnswer | null): string | null {
  if (answer === null) return null;
  if (answer.type !== body.type) return 'The answer is of another type than the question.';
  return misfit(body, answer) ? 'The answer names something that the question does not have.' : null;
}

function misfit(body: QuestionBody, answer: QuestionAnswer): boolean {
  const unknown = (ids: readonly string[], list: readonly { id: string }[]) =>
    new Set(ids).size !== ids.length || ids.some((id) => !list.some((item) => item.id === id));
  switch (body.type) {
    case 'single':
      return answer.type === 'single' && unknown([answer.option], body.options);
    case 'multiple':
      return answer.type === 'multiple' && unknown(answer.options, body.options);
    case 'fill-in': {
      const blanks = body.parts.flatMap((part) => (typeof part === 'string' ? [] : [{ id: part.blank }]));
      return answer.type === 'fill-in' && unknown(Object.keys(answer.blanks), blanks);
    }
    case 'matching':
      return (
        answer.type === 'matching' &&
        (unknown(Object.keys(answer.pairs), body.left) ||
          Object.values(answer.pairs).some((id) => unknown([id], body.right)))
      );
    case 'ordering':
      return answer.type === 'ordering' && unknown(answer.order, body.items);
    case 'short-text':
      return answer.type === 'short-text' && answer.text.length > body.maxLength;
    case 'file':
      return answer.type === 'file' && answer.files.length > 1 && body.multiple !== true;
    default:
      return false;
  }
}

/** What a learner has to change before submitting, or null: a number that cannot be read. */
function problemOf(answer: QuestionAnswer | null): string | null {
  if (answer?.type !== 'numeric' || answer.text.trim() === '') return null;
  const read = readNumber(answer.text);
  return 'problem' in read ? read.problem : null;
}

/** What a learner has to change before submitting, by slot. */
export const problemsOf = (answers: readonly { slot: string; answer: QuestionAnswer | null }[]) =>
  Object.fromEntries(
    answers.flatMap(({ slot, answer }) => {
      const problem = problemOf(answer);
      return problem === null ? [] : [[slot, problem] as const];
    }),
  );
