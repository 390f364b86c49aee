import type { ReviewComment } from '@digiken/contract';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { textIn } from '@digiken/ui/internal/text-language';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useOutcome } from '../../lib/use-outcome';
import { reviewNotesMessages } from './messages';

export interface CommentListProps {
  label: string;
  comments: readonly ReviewComment[];
  /** Default: they cannot be removed. */
  onRemove?: (id: string) => Promise<FormOutcome>;
}

/** Comments on one change. */
export function CommentList({ label, comments, onRemove }: CommentListProps) {
  const t = useMessages(reviewNotesMessages);
  const { busy, problem, run } = useOutcome();
  if (comments.length === 0) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      {comments.map(({ _id, by, quote, text, textLanguage, createdAt }) => {
        const name = by?.name ?? t('somebody');
        return (
          <article key={_id} className="flex flex-col gap-1 rounded-lg bg-warning-soft p-4">
            <p className="flex flex-wrap gap-x-2 text-sm">
              <span className="font-bold">{quote ? t('by', { name, quote }) : name}</span>
              <RelativeTime iso={createdAt} />
            </p>
            <p {...(textLanguage ? textIn(textLanguage) : {})} className="whitespace-pre-wrap">
              {text}
            </p>
            {onRemove && (
              <Button
                variant="quiet"
                size="sm"
                className="self-start"
                disabled={busy}
                aria-label={t('removeLabel', { text: text.slice(0, 60) })}
                onClick={() => void run(() => onRemove(_id))}
              >
                {t('remove')}
              </Button>
            )}
          </article>
        );
      })}
      {problem && <p className="text-danger-ink">{problem}</p>}
    </section>
  );
}
