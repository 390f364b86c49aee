import { CircleCheck, CircleDashed, PencilLine, Target } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { quizListMessages } from './messages';
import type { QuizListItem } from './types';
import { formatPercent } from '../../lib/percent';

/** Where a learner stands with a quiz: the score if it is shown, in words. */
export function QuizStanding({
  progress,
  score,
  passShare,
  passed,
}: Pick<QuizListItem, 'progress' | 'score' | 'passShare' | 'passed'>) {
  const t = useMessages(quizListMessages);
  const locale = useLocale();
  const percent = (share: number) => formatPercent(share, locale);
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
