import { Archive } from 'lucide';
import { useId, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import type { BankChoice } from '../../lib/question-bank';
import { drawFormMessages } from './draw-form';
import { quizEditorMessages } from './messages';

export interface KeepInBankProps {
  banks: readonly BankChoice[];
  onKeep: (bankId: string) => Promise<FormOutcome>;
}

/** Puts a question of a quiz into a bank; the quiz keeps it. */
export function KeepInBank({ banks, onKeep }: KeepInBankProps) {
  const t = useMessages(quizEditorMessages);
  const field = useMessages(drawFormMessages);
  const announce = useAnnounce();
  const id = useId();
  const [open, setOpen] = useState(false);
  const keep = async ({ bank = '' }: Record<string, string>): Promise<FormOutcome> => {
    const outcome = await onKeep(bank);
    if (outcome.ok) announce(t('kept', { bank: banks.find((item) => item.id === bank)?.name ?? '' }));
    return outcome;
  };
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon of={Archive} size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('keep')}
      </Button>
      <FormDialog title={t('keep')} open={open} onOpenChange={setOpen}>
        <p className="pb-4 text-ink-muted">{t('keepText')}</p>
        <Form
          fieldIds={{ bank: `${id}-bank` }}
          submitLabel={t('keepSubmit')}
          busyLabel={t('keeping')}
          onSubmit={keep}
        >
          {({ errors }) => (
            <Select
              id={`${id}-bank`}
              name="bank"
              label={field('bank')}
              defaultValue={banks[0]?.id}
              options={banks.map(({ id: value, name }) => ({ value, label: name }))}
              error={errors.bank}
            />
          )}
        </Form>
      </FormDialog>
    </>
  );
}
