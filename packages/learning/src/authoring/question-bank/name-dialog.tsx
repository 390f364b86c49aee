import { useId } from 'react';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { questionBankMessages } from './messages';

export interface NameDialogProps {
  /** The name that is changed; undefined: a new bank. */
  name?: string;
  maxLength: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (name: string) => Promise<FormOutcome>;
}

/** Names a bank. */
export function NameDialog({ name, maxLength, open, onOpenChange, onSave }: NameDialogProps) {
  const t = useMessages(questionBankMessages);
  const id = useId();
  const save = async (values: Record<string, string>): Promise<FormOutcome> => {
    const typed = (values['name'] ?? '').trim();
    if (typed === '') return { ok: false, message: t('noName'), errors: { name: t('noName') } };
    return onSave(typed);
  };
  return (
    <FormDialog title={t(name === undefined ? 'add' : 'rename')} open={open} onOpenChange={onOpenChange}>
      <Form
        fieldIds={{ name: `${id}-name` }}
        submitLabel={t(name === undefined ? 'create' : 'save')}
        busyLabel={t(name === undefined ? 'creating' : 'renaming')}
        onSubmit={save}
      >
        {({ errors }) => (
          <TextInput
            id={`${id}-name`}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            defaultValue={name}
            maxLength={maxLength}
            error={errors.name}
          />
        )}
      </Form>
    </FormDialog>
  );
}
