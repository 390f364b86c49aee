import { Star } from 'lucide';
import { TextLink } from '@digiken/ui/text-link';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPercent } from '../../lib/percent';
import type { AttemptState } from '../../lib/quiz';
import { When } from '../../lib/when';

export const attemptListMessages = defineMessages('quiz-attempts', {
  attempt: 'Attempt {number}',
  counts: 'Counts',
  score: '{score} of {total}, {share}',
  'not-started': 'Not started',
  'in-progress': 'In progress',
  overdue: 'Time is up, not submitted',
  submitted: 'Submitted',
  'pending-review': 'Waiting for your instructor',
  complete: 'Graded',
  abandoned: 'Not submitted',
});

export interface AttemptLineView {
  id: string;
  number: number;
  state: AttemptState;
  /** Time of submission or start; ISO 8601. */
  at: string;
  /** Undefined if not graded or not released. */
  score?: number;
  total: number;
  /** The attempt that counts. */
  counts?: boolean;
  /** Link to its review. */
  href?: string;
}

export interface AttemptListProps {
  attempts: readonly AttemptLineView[];
}

/** The attempts at a quiz, each with its time and score. */
export function AttemptList({ attempts }: AttemptListProps) {
  const t = useMessages(attemptListMessages);
  const locale = useLocale();
  const percent = (share: number) => formatPercent(share, locale);
  return (
    <ul data-slot="quiz-attempts" className="flex flex-col gap-2">
      {attempts.map(({ id, number, state, at, score, total, counts, href }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-lg border bg-surface px-4 py-3 in-[.high-contrast]:border-2 forced-colors:border"
        >
          <span className="font-bold">
            {href ? <TextLink href={href}>{t('attempt', { number })}</TextLink> : t('attempt', { number })}
          </span>
          <span className="text-ink-muted">
            <When iso={at} />
          </span>
          <span>
            {score === undefined
              ? t(state)
              : t('score', { score, total, share: percent(total > 0 ? score / total : 0) })}
          </span>
          {counts && (
            <Badge tone="info" icon={<Icon of={Star} size={16} />}>
              {t('counts')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
