import type { HubCohort } from '@digiken/contract';
import { HUB_LIMITS } from '@digiken/contract/constants';
import { useHubPeopleActions } from '@digiken/hooks/hubs';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { useToast } from '@digiken/ui/toast';
import { useId } from 'react';
import { hubPeopleMessages } from '../messages/people';

export interface CohortDialogProps {
  /** Undefined: makes a new one. */
  cohort?: Pick<HubCohort, '_id' | 'name'>;
  onClose: () => void;
}

/** Makes a cohort or renames one. */
export function CohortDialog({ cohort, onClose }: CohortDialogProps) {
  const t = useMessages(hubPeopleMessages);
  const { show } = useToast();
  const { createCohort, renameCohort } = useHubPeopleActions();
  const field = useId();
  return (
    <FormDialog
      open
      title={cohort ? t('renameTitle', { name: cohort.name }) : t('newCohort')}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form
        fieldIds={{ name: field }}
        submitLabel={t(cohort ? 'saveName' : 'makeCohort')}
        busyLabel={t(cohort ? 'saving' : 'making')}
        className="max-w-none"
        onSubmit={async ({ name = '' }) => {
          const outcome = await (cohort ? renameCohort(cohort._id, name) : createCohort(name));
          if (outcome.ok) show({ tone: 'success', message: outcome.message ?? '' });
          return outcome;
        }}
      >
        {({ errors }) => (
          <TextInput
            id={field}
            name="name"
            label={t('cohortName')}
            hint={t('cohortNameHint', { max: HUB_LIMITS.cohortNameMax })}
            maxLength={HUB_LIMITS.cohortNameMax}
            autoComplete="off"
            defaultValue={cohort?.name}
            error={errors.name}
          />
        )}
      </Form>
    </FormDialog>
  );
}
