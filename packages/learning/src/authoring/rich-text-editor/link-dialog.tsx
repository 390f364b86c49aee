import { useId } from 'react';
import { Button } from '@digiken/ui/button';
import { Dialog } from '@digiken/ui/dialog';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { richTextEditorMessages } from './messages';

const ADDRESS = /^(https?:\/\/\S+|mailto:\S+|tel:\S+|#\S+|\/(?!\/)\S*)$/i;

export interface LinkDialogProps {
  open: boolean;
  /** The address of the link at the selection; undefined: there is none. */
  href: string | undefined;
  onClose: () => void;
  /** Empty: removes the link. */
  onSave: (href: string) => void;
}

export function LinkDialog({ open, href, onClose, onSave }: LinkDialogProps) {
  const t = useMessages(richTextEditorMessages);
  const id = useId();
  const save = async ({ href: typed = '' }: Record<string, string>): Promise<FormOutcome> => {
    const given = typed.trim();
    const address = /^www\./i.test(given) ? `https://${given}` : given;
    if (!ADDRESS.test(address)) {
      return { ok: false, message: t('linkMissing'), errors: { href: t('linkMissing') } };
    }
    onSave(address);
    return { ok: true };
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('linkTitle')}>
      <Form
        onSubmit={save}
        fieldIds={{ href: id }}
        submitLabel={t('linkSave')}
        busyLabel={t('linkSave')}
        className="max-w-none!"
        secondary={
          href !== undefined && (
            <Button variant="secondary" onClick={() => onSave('')}>
              {t('linkRemove')}
            </Button>
          )
        }
      >
        {({ errors }) => (
          <TextInput
            id={id}
            name="href"
            label={t('linkAddress')}
            hint={t('linkHint')}
            autoComplete="off"
            inputMode="url"
            defaultValue={href ?? ''}
            error={errors.href}
          />
        )}
      </Form>
    </Dialog>
  );
}
