import type { HubCohort } from '@digiken/contract';
import { useHubPeopleActions } from '@digiken/hooks/hubs';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { hubPeopleMessages } from '../messages/people';

export interface DeleteCohortProps {
  /** Null: the question is closed. */
  cohort: Pick<HubCohort, '_id' | 'name'> | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a cohort is deleted. */
export function DeleteCohort({ cohort, onClose, onDeleted }: DeleteCohortProps) {
  const t = useMessages(hubPeopleMessages);
  const { show } = useToast();
  const { removeCohort } = useHubPeopleActions();
  const remove = async ({ _id, name }: Pick<HubCohort, '_id' | 'name'>) => {
    const outcome = await removeCohort(_id);
    if (!outcome.ok) return show({ tone: 'danger', message: outcome.message });
    show({ tone: 'success', message: t('deleted', { name }) });
    onDeleted();
  };
  return (
    <ConfirmDialog
      open={cohort !== null}
      title={t('deleteTitle', { name: cohort?.name ?? '' })}
      message={t('deleteText')}
      confirmLabel={t('deleteCohort')}
      cancelLabel={t('keepCohort')}
      danger
      onConfirm={() => {
        if (cohort) void remove(cohort);
        onClose();
      }}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
