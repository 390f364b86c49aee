import type { ReviewComment } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { textIn } from '@digiken/ui/internal/text-language';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { When } from '../../lib/when';
import { useOutcome } from '../../lib/use-outcome';
import { reviewDeskMessages } from './messages';

export interface CommentFormProps {
  /** The words that were marked when the form was opened. */
  quote: string | undefined;
  onSave: (text: string) => Promise<FormOutcome>;
  onClose: () => void;
}

/** A comment on one change. It has the focus when it opens. */
export function CommentForm({ quote, onSave, onClose }: CommentFormProps) {
  const t = useMessages(reviewDeskMessages);
  const { busy, problem, run } = useOutcome();
  const [text, setText] = useState('');
  const save = async () => {
    const { ok } = await run(() => onSave(text.trim()));
    if (ok) onClose();
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !busy) void save();
      }}
    >
      <TextArea
        label={t('yourComment')}
        hint={quote ? t('aboutWords', { quote }) : t('commentHint')}
        error={problem}
        required
        autoFocus
        rows={3}
        maxLength={LIMITS.reasonMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

export interface CommentListProps {
  label: string;
  comments: readonly ReviewComment[];
  /** Default: they cannot be removed. */
  onRemove?: (id: string) => Promise<FormOutcome>;
}

/** Comments on one change. */
export function CommentList({ label, comments, onRemove }: CommentListProps) {
  const t = useMessages(reviewDeskMessages);
  const { busy, problem, run } = useOutcome();
  if (comments.length === 0) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      {comments.map(({ _id, by, quote, text, textLanguage, createdAt }) => {
        const name = by?.name ?? t('somebody');
        return (
          <article key={_id} className="flex flex-col gap-1 rounded-lg bg-warning-soft p-3.5">
            <p className="flex flex-wrap gap-x-2 text-sm">
              <span className="font-bold">{quote ? t('by', { name, quote }) : name}</span>
              <When iso={createdAt} />
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
