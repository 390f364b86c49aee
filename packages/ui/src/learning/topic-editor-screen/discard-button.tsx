import { useState } from 'react';
import { Button } from '../../actions/button/button';
import { FieldError } from '../../forms/field/field';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import { useOutcome } from '../lib/use-outcome';
import { topicEditorMessages } from './messages';

export interface DiscardButtonProps {
  onDiscard: () => Promise<FormOutcome>;
}

/** Back to the lesson as it was saved last, after a question. */
export function DiscardButton({ onDiscard }: DiscardButtonProps) {
  const t = useMessages(topicEditorMessages);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run, clear } = useOutcome();
  const discard = async () => {
    const outcome = await run(onDiscard, t('discarded'));
    if (outcome.ok) setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('discardTitle')}
        message={
          <div className="flex flex-col gap-3">
            <p>{t('discardText')}</p>
            {problem && <FieldError>{problem}</FieldError>}
          </div>
        }
        confirmLabel={busy ? t('discarding') : t('discardYes')}
        cancelLabel={t('discardNo')}
        danger
        busy={busy}
        onConfirm={() => void discard()}
        onCancel={() => {
          clear();
          setAsking(false);
        }}
      />
    </>
  );
}
