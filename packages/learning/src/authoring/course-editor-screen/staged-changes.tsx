import { Button } from '@digiken/ui/button';
import { Section } from '@digiken/ui/section';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ChangeList, type ChangeView } from '../change-list/change-list';
import { courseEditorMessages } from './messages';
import { WithQuestion } from '../../lib/with-question';

export interface StagedChangesView {
  /** Being written, under review, or sent back. */
  state: 'draft' | 'review' | 'changes';
  items: readonly ChangeView[];
  /** Submitting publishes at once, without a review. */
  trusted?: boolean;
  /** Undefined if there is nothing to submit, and during a review. */
  onSubmit?: () => Promise<FormOutcome>;
  /** Set during a review. */
  onWithdraw?: () => Promise<FormOutcome>;
  onDiscard: () => Promise<FormOutcome>;
}

/** The differences from the published course. The bar above them submits them; in a review, a notice is above them. */
export function StagedChanges({ changes }: { changes: StagedChangesView }) {
  const t = useMessages(courseEditorMessages);
  const { state, items } = changes;
  return (
    <Section title={t('stagedTitle')} intro={state === 'review' ? undefined : t('stagedIntro')}>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t('stagedNone')}</p>
      ) : (
        <ChangeList label={t('stagedTitle')} changes={items} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <WithQuestion
          title={t('stagedDiscardTitle')}
          message={t('stagedDiscardText')}
          confirmLabel={t('stagedDiscardYes')}
          busyLabel={t('stagedDiscarding')}
          cancelLabel={t('stagedDiscardNo')}
          success={t('stagedDiscarded')}
          onConfirm={changes.onDiscard}
        >
          {(ask) => (
            <Button variant="quiet" onClick={ask}>
              {t('stagedDiscard')}
            </Button>
          )}
        </WithQuestion>
      </div>
    </Section>
  );
}
