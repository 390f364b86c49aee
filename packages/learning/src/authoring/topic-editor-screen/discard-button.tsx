import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { WithQuestion } from '../../lib/with-question';
import { topicEditorMessages } from './messages';

export interface DiscardButtonProps {
  onDiscard: () => Promise<FormOutcome>;
}

/** Resets the lesson to the last save, after confirmation. */
export function DiscardButton({ onDiscard }: DiscardButtonProps) {
  const t = useMessages(topicEditorMessages);
  return (
    <WithQuestion
      title={t('discardTitle')}
      message={t('discardText')}
      confirmLabel={t('discardYes')}
      busyLabel={t('discarding')}
      cancelLabel={t('discardNo')}
      success={t('discarded')}
      onConfirm={onDiscard}
    >
      {(ask) => (
        <Button size="sm" variant="quiet" onClick={ask}>
          {t('discard')}
        </Button>
      )}
    </WithQuestion>
  );
}
