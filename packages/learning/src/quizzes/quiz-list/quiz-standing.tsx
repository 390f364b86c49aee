import { CircleCheck, CircleDashed, PencilLine, Target } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { numberFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { quizListMessages } from './messages';
import type { QuizListItem } from './types';

/** Where a learner stands with a quiz: the score if it is shown, in words. */
export function QuizStanding({
  progress,
  score,
  passShare,
  passed,
}: Pick<QuizListItem, 'progress' | 'score' | 'passShare' | 'passed'>) {
  const t = useMessages(quizListMessages);
  const locale = useLocale();
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const look = {
    due: { tone: 'neutral', icon: CircleDashed },
    'in-progress': { tone: 'info', icon: PencilLine },
    done: { tone: passed === false ? 'warning' : 'success', icon: passed === false ? Target : CircleCheck },
  } as const;
  const { tone, icon } = look[progress];
  const state = progress === 'done' && passed !== undefined ? (passed ? 'passed' : 'notPassed') : progress;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone} icon={<Icon of={icon} size={16} />}>
        {t(state)}
      </Badge>
      {score !== undefined && (
        <span className="text-sm tabular-nums">
          {passShare === undefined
            ? t('score', { share: percent(score) })
            : t('scoreOf', { share: percent(score), pass: percent(passShare) })}
        </span>
      )}
    </span>
  );
}
