import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { WithQuestion } from './with-question';

const restoredNoticeMessages = defineMessages('restored-notice', {
  title: 'What you typed is back',
  text: 'It was not saved when you left this page. Save the details to keep it.',
  discard: 'Discard it',
  discardTitle: 'Discard what you typed?',
  discardText: 'The details return to the last saved version.',
  keep: 'Keep it',
  discarded: 'The details are back to the last saved version',
});

/** Unsaved text of an earlier visit is in the form. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useMessages(restoredNoticeMessages);
  return (
    <Callout
      tone="info"
      title={t('title')}
      actions={
        <WithQuestion
          title={t('discardTitle')}
          message={t('discardText')}
          confirmLabel={t('discard')}
          busyLabel={t('discard')}
          cancelLabel={t('keep')}
          success={t('discarded')}
          onConfirm={async () => {
            onDiscard();
            return { ok: true };
          }}
        >
          {(ask) => (
            <Button size="sm" variant="quiet" onClick={ask}>
              {t('discard')}
            </Button>
          )}
        </WithQuestion>
      }
    >
      {t('text')}
    </Callout>
  );
}
