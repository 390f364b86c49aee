import type { QuestionAnswer, QuestionBody, QuestionKey } from '@digiken/contract';
import { MARKED_BY_HAND, type RegradeRule } from '@digiken/contract/constants';
import { checkAnswer } from '../attempts/check-answer';
import { markAnswer } from '../marking';

export const byHand = ({ type }: { type: string }): boolean =>
  (MARKED_BY_HAND as readonly string[]).includes(type);

/** An answer with the version that was asked and the one whose key marks it again. */
export interface AnswerToRegrade {
  answer: QuestionAnswer | null;
  asked: { key: QuestionKey };
  published: { key: QuestionKey; body: QuestionBody };
}

/**
 * The mark of an answer to a question that changed (spec 12.29). It depends on the answer and both keys only, so marking
 * again twice, or by one rule after another, gives what the last rule says.
 * @returns `fits` false: the new key cannot mark it, so `fraction` is the mark by the key that was asked
 */
export function regradedMark(
  rule: RegradeRule,
  { answer, asked, published }: AnswerToRegrade,
): { fraction: number | null; fits: boolean } {
  if (rule === 'full') return { fraction: 1, fits: true };
  const before = markAnswer(asked.key, answer);
  const now = checkAnswer(published.body, answer) === null ? markAnswer(published.key, answer) : null;
  if (rule === 'better') {
    const fraction = before === null || now === null ? (before ?? now) : Math.max(before, now);
    return { fraction, fits: true };
  }
  return now === null ? { fraction: before, fits: false } : { fraction: now, fits: true };
}
