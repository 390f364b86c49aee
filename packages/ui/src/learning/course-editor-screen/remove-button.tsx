import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { FieldError } from '../../forms/field/field';
import type { FormOutcome } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import { useOutcome } from '../lib/use-outcome';

export const removeButtonMessages = defineMessages('remove-button', {
  remove: 'Remove {name}',
  confirm: 'Remove',
  removing: 'Removing…',
  keep: 'Keep it',
  removed: '{name} removed',
});

export interface RemoveButtonProps {
  name: string;
  /** Of the question, e.g. "Remove “Stock”?". */
  title: string;
  /** What goes with it. */
  message: string;
  onRemove: () => Promise<FormOutcome>;
  /** With its words beside the picture, where it stands alone. */
  labelled?: boolean;
}

/** Removes something after a question; what the server says against it stands in the dialog. */
export function RemoveButton({ name, title, message, onRemove, labelled = false }: RemoveButtonProps) {
  const t = useMessages(removeButtonMessages);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run, clear } = useOutcome();
  const close = () => {
    clear();
    setAsking(false);
  };
  const remove = async () => {
    const outcome = await run(onRemove, t('removed', { name }));
    if (outcome.ok) setAsking(false);
  };
  return (
    <>
      {labelled ? (
        <Button size="small" variant="secondary" icon={<Trash2 size={18} />} onClick={() => setAsking(true)}>
          {t('remove', { name })}
        </Button>
      ) : (
        <IconButton
          label={t('remove', { name })}
          icon={<Trash2 size={20} />}
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={title}
        message={
          <div className="flex flex-col gap-3">
            <p>{message}</p>
            {problem && <FieldError>{problem}</FieldError>}
          </div>
        }
        confirmLabel={busy ? t('removing') : t('confirm')}
        cancelLabel={t('keep')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </>
  );
}
