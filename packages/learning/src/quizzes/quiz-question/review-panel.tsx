import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { ShortHtml } from '../../courses/lesson-html/short-html';
import type { Review } from '../../lib/quiz';
import { quizQuestionMessages } from './messages';
import { VERDICTS, verdictName } from './verdict';

export interface ReviewPanelProps {
  id: string;
  review: Review;
  /** Points of the question. */
  points: number;
}

/** The server's feedback as text and icon; the colour only supports it. */
export function ReviewPanel({ id, review, points }: ReviewPanelProps) {
  const t = useMessages(quizQuestionMessages);
  const verdict = verdictName(review.correct);
  const { icon, ink, ground } = VERDICTS[verdict];
  return (
    <div
      id={id}
      data-slot="quiz-review"
      data-verdict={verdict}
      className={cn('flex gap-3 rounded-lg px-4 py-3.5 forced-colors:border-2', ground)}
    >
      <Icon of={icon} size={22} className={cn('mt-0.5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <p className="flex flex-wrap gap-x-3">
          <span className={cn('font-bold', ink)}>{t(verdict)}</span>
          <span>
            {verdict === 'pending'
              ? t('upTo', { count: points })
              : t('score', { points: review.points, count: points })}
          </span>
        </p>
        {review.feedback && (
          <p lang={review.feedbackLanguage} className="max-w-measure whitespace-pre-line">
            <ShortHtml text={review.feedback} html={review.feedbackHtml} />
          </p>
        )}
      </div>
    </div>
  );
}
