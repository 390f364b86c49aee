import type { QuestionAnswer, QuestionFeedback, QuestionKey } from '@digiken/contract';

/** What a learner reads about an answer: the marker's comment, then what the author wrote for it. */
export function feedbackOf(
  { general, right, wrong, options }: QuestionFeedback,
  answer: QuestionAnswer | null,
  { fraction, comment }: { fraction: number | null; comment: string },
): string {
  const chosen =
    answer?.type === 'single' ? [answer.option] : answer?.type === 'multiple' ? answer.options : [];
  const verdict = fraction === null ? undefined : fraction >= 1 ? right : wrong;
  return [comment, ...chosen.map((id) => options?.[id]), verdict, general]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
}

/** The right answer in the form of a learner's; undefined where a person marks. */
export function rightAnswer(key: QuestionKey): QuestionAnswer | undefined {
  switch (key.type) {
    case 'single':
      return { type: 'single', option: key.option };
    case 'multiple':
      return { type: 'multiple', options: key.options };
    case 'true-false':
      return { type: 'true-false', value: key.value };
    case 'numeric':
      return { type: 'numeric', text: String(best(key.accepted).value) };
    case 'short-text':
      return { type: 'short-text', text: best(key.accepted).text };
    case 'fill-in':
      return {
        type: 'fill-in',
        blanks: Object.fromEntries(
          Object.entries(key.blanks).map(([id, { accepted }]) => [id, best(accepted).text]),
        ),
      };
    case 'matching':
      return { type: 'matching', pairs: key.pairs };
    case 'ordering':
      return { type: 'ordering', order: key.order };
    default:
      return undefined;
  }
}

/** The accepted answer with the most credit; the first of equals. */
function best<T extends { credit: number }>(accepted: readonly T[]): T {
  return accepted.reduce((item, other) => (other.credit > item.credit ? other : item));
}
