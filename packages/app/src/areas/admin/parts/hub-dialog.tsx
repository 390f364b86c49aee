import type { AdminHub } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useAdminHubActions, useHub } from '@digiken/hooks/hubs';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { useId } from 'react';
import { hubMessages } from '../messages/hubs';
import { useOutcomeToast } from '../use-outcome-toast';

interface HubTexts {
  name: string;
  summary: string;
  description: string;
}

const EMPTY_TEXTS: HubTexts = { name: '', summary: '', description: '' };

/** Creates a hub, or changes what one says of itself. */
export function HubDialog({ hub, onClose }: { hub: AdminHub | undefined; onClose: () => void }) {
  const t = useMessages(hubMessages);
  const toastOutcome = useOutcomeToast();
  const { createHub, updateHub } = useAdminHubActions();
  return (
    <FormDialog open title={t(hub ? 'editTitle' : 'createTitle')} onOpenChange={(open) => !open && onClose()}>
      {hub ? (
        <EditHub hub={hub} onSave={(texts) => toastOutcome(updateHub(hub._id, texts))} />
      ) : (
        <HubForm
          texts={EMPTY_TEXTS}
          submitLabel={t('create')}
          busyLabel={t('creating')}
          onSave={(texts) => toastOutcome(createHub(texts))}
        />
      )}
    </FormDialog>
  );
}

type Save = (texts: HubTexts) => ReturnType<ReturnType<typeof useAdminHubActions>['createHub']>;

function EditHub({ hub, onSave }: { hub: AdminHub; onSave: Save }) {
  const t = useMessages(hubMessages);
  const query = useHub(hub._id);
  if (query.status === 'error')
    return <Callout tone="danger">{query.error?.message ?? t('loadFailed')}</Callout>;
  if (!query.data) return <Skeleton lines={6} />;
  return <HubForm texts={query.data} submitLabel={t('save')} busyLabel={t('saving')} onSave={onSave} />;
}

interface HubFormProps {
  texts: HubTexts;
  submitLabel: string;
  busyLabel: string;
  onSave: Save;
}

function HubForm({ texts, submitLabel, busyLabel, onSave }: HubFormProps) {
  const t = useMessages(hubMessages);
  const id = useId();
  const fieldIds = { name: `${id}-name`, summary: `${id}-summary`, description: `${id}-description` };
  return (
    <Form
      fieldIds={fieldIds}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      className="max-w-none"
      onSubmit={({ name = '', summary = '', description = '' }) => onSave({ name, summary, description })}
    >
      {({ errors }) => (
        <>
          <TextInput
            id={fieldIds.name}
            name="name"
            label={t('nameLabel')}
            required
            defaultValue={texts.name}
            maxLength={LIMITS.hubNameMax}
            error={errors.name}
          />
          <TextInput
            id={fieldIds.summary}
            name="summary"
            label={t('summaryLabel')}
            hint={t('summaryHint')}
            defaultValue={texts.summary}
            maxLength={LIMITS.summaryMax}
            error={errors.summary}
          />
          <TextArea
            id={fieldIds.description}
            name="description"
            label={t('descriptionLabel')}
            hint={t('descriptionHint')}
            defaultValue={texts.description}
            maxLength={LIMITS.hubDescriptionMax}
            error={errors.description}
          />
        </>
      )}
    </Form>
  );
}
