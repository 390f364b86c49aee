import { CircleCheck, CircleX, Clock, Contrast } from 'lucide';
import type { Verdict } from '../../lib/quiz';

/** Label (a key of quizQuestionMessages), icon and colours of a verdict. */
export const VERDICTS = {
  right: { icon: CircleCheck, ink: 'text-success-ink', ground: 'bg-success-soft' },
  partly: { icon: Contrast, ink: 'text-warning-ink', ground: 'bg-warning-soft' },
  wrong: { icon: CircleX, ink: 'text-danger-ink', ground: 'bg-danger-soft' },
  pending: { icon: Clock, ink: 'text-info-ink', ground: 'bg-info-soft' },
} as const;

export type VerdictName = keyof typeof VERDICTS;

export function verdictName(verdict: Verdict): VerdictName {
  if (typeof verdict === 'string') return verdict;
  return verdict ? 'right' : 'wrong';
}
