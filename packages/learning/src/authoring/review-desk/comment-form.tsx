import { LIMITS } from '@digiken/contract/constants';
import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on “Comment” asked for this field
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
