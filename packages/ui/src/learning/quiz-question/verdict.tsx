import { CircleCheck, CircleX, Clock, Contrast } from 'lucide-react';
import type { Verdict } from '../lib/quiz';

/** Words (a key of quizQuestionMessages), picture and colours of a verdict. */
export const VERDICTS = {
  right: { Icon: CircleCheck, ink: 'text-success-ink', ground: 'bg-success-soft' },
  partly: { Icon: Contrast, ink: 'text-warning-ink', ground: 'bg-warning-soft' },
  wrong: { Icon: CircleX, ink: 'text-danger-ink', ground: 'bg-danger-soft' },
  pending: { Icon: Clock, ink: 'text-info-ink', ground: 'bg-info-soft' },
} as const;

export type VerdictName = keyof typeof VERDICTS;

export function verdictName(verdict: Verdict): VerdictName {
  if (typeof verdict === 'string') return verdict;
  return verdict ? 'right' : 'wrong';
}
