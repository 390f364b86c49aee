import { Button, ButtonLink } from '@digiken/ui/button';
import { Section } from '@digiken/ui/section';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ChangeList, type ChangeView } from '../change-list/change-list';
import { useOutcome } from '../../lib/use-outcome';
import { courseEditorMessages } from './messages';
import { WithQuestion } from '../../lib/with-question';

export interface StagedChangesView {
  /** Being written, under review, or sent back. */
  state: 'draft' | 'review' | 'changes';
  items: readonly ChangeView[];
  /** Submitting publishes at once, without a review. */
  trusted?: boolean;
  /** The course with its unpublished changes, as learners will see it. */
  previewHref?: string;
  /** Undefined if there is nothing to submit, and during a review. */
  onSubmit?: () => Promise<FormOutcome>;
  /** Set during a review. */
  onWithdraw?: () => Promise<FormOutcome>;
  onDiscard: () => Promise<FormOutcome>;
}

/** The differences from the published course, and the actions for them. */
export function StagedChanges({ changes }: { changes: StagedChangesView }) {
  const t = useMessages(courseEditorMessages);
  const { busy, problem, run } = useOutcome();
  const { state, items, trusted = false, onSubmit, onWithdraw } = changes;
  return (
    <Section title={t('stagedTitle')} intro={t(state === 'review' ? 'stagedReview' : 'stagedIntro')}>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t('stagedNone')}</p>
      ) : (
        <ChangeList label={t('stagedTitle')} changes={items} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {onSubmit && items.length > 0 && (
          <Button busy={busy} onClick={() => void run(onSubmit)}>
            {t(trusted ? 'stagedPublish' : 'stagedSubmit')}
          </Button>
        )}
        {onWithdraw && (
          <Button variant="secondary" busy={busy} onClick={() => void run(onWithdraw, t('withdrawn'))}>
            {t('stagedWithdraw')}
          </Button>
        )}
        {changes.previewHref && (
          <ButtonLink variant="secondary" href={changes.previewHref}>
            {t('previewCourse')}
          </ButtonLink>
        )}
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
      {problem && <FieldError>{problem}</FieldError>}
    </Section>
  );
}
