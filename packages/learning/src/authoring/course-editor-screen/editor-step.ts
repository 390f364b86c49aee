import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import type { PublishChecklistProps } from '../publish-checklist/publish-checklist';
import type { SaveBarStep } from '../save-bar/save-bar';
import { courseEditorMessages } from './messages';
import type { StagedChangesView } from './staged-changes';

interface StepOptions {
  checklist: Pick<PublishChecklistProps, 'items' | 'ready'>;
  onSubmitForReview?: () => Promise<FormOutcome>;
  stagedChanges?: StagedChangesView;
  /** Opens the list of what is missing. */
  onMissing: () => void;
}

/**
 * The next step of a course on its way to learners. Pressed too early, it opens the list of what is missing. A course
 * in review has none: it can only be withdrawn.
 */
export function useEditorStep({
  checklist,
  onSubmitForReview,
  stagedChanges,
  onMissing,
}: StepOptions): SaveBarStep | undefined {
  const t = useMessages(courseEditorMessages);
  const whenReady = (run: () => Promise<FormOutcome>) => async (): Promise<FormOutcome> => {
    if (checklist.ready) return run();
    onMissing();
    const count = checklist.items.filter(({ status }) => status === 'missing').length;
    return { ok: false, message: t('notReady', { count: Math.max(1, count) }) };
  };
  const count = stagedChanges?.items.length ?? 0;
  if (stagedChanges?.onSubmit && count > 0) {
    const does = stagedChanges.trusted ? 'publish' : 'submitChanges';
    return { does, count, run: whenReady(stagedChanges.onSubmit) };
  }
  return onSubmitForReview && { does: 'submit', run: whenReady(onSubmitForReview) };
}
