import type { HubCohort } from '@digiken/contract';
import { useHubPeopleActions } from '@digiken/hooks/hubs';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { useToast } from '@digiken/ui/toast';
import { useId, useState } from 'react';
import { hubPeopleMessages } from '../messages/people';

export interface ToCohortDialogProps {
  cohorts: readonly HubCohort[];
  userIds: readonly string[];
  onClose: () => void;
  onAdded: () => void;
}

/** Adds the selected members to a cohort. */
export function ToCohortDialog({ cohorts, userIds, onClose, onAdded }: ToCohortDialogProps) {
  const t = useMessages(hubPeopleMessages);
  const { show } = useToast();
  const { addCohortMembers } = useHubPeopleActions();
  const [chosen, setChosen] = useState('');
  const field = useId();
  return (
    <FormDialog
      open
      title={t('toCohortTitle', { count: userIds.length })}
      onOpenChange={(open) => !open && onClose()}
    >
      <Form
        fieldIds={{ cohort: field }}
        submitLabel={t('add')}
        busyLabel={t('adding')}
        className="max-w-none"
        onSubmit={async () => {
          if (chosen === '')
            return { ok: false, message: t('chooseCohort'), errors: { cohort: t('chooseCohort') } };
          const outcome = await addCohortMembers(chosen, { userIds: [...userIds] });
          if (outcome.ok) {
            show({ tone: 'success', message: outcome.message ?? '' });
            onAdded();
          }
          return outcome;
        }}
      >
        {({ errors }) => (
          <Select
            id={field}
            label={t('cohort')}
            value={chosen}
            error={errors.cohort}
            options={[
              ...(chosen === '' ? [{ value: '', label: t('chooseCohort') }] : []),
              ...cohorts.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </Form>
    </FormDialog>
  );
}
