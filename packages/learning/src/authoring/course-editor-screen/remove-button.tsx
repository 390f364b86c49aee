import { Trash2 } from 'lucide';
import { Button } from '@digiken/ui/button';
import { IconButton } from '@digiken/ui/icon-button';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { WithQuestion } from '../../lib/with-question';

export const removeButtonMessages = defineMessages('remove-button', {
  remove: 'Remove {name}',
  confirm: 'Remove',
  removing: 'Removing…',
  keep: 'Keep it',
  removed: '{name} removed',
});

export interface RemoveButtonProps {
  name: string;
  /** Title of the confirmation, e.g. "Remove “Stock”?". */
  title: string;
  /** What is removed with it. */
  message: string;
  onRemove: () => Promise<FormOutcome>;
  /** Shows the label next to the icon. */
  labelled?: boolean;
}

/** Removes an item after confirmation. */
export function RemoveButton({ name, title, message, onRemove, labelled = false }: RemoveButtonProps) {
  const t = useMessages(removeButtonMessages);
  const label = t('remove', { name });
  return (
    <WithQuestion
      title={title}
      message={message}
      confirmLabel={t('confirm')}
      busyLabel={t('removing')}
      cancelLabel={t('keep')}
      success={t('removed', { name })}
      onConfirm={onRemove}
    >
      {(ask) =>
        labelled ? (
          <Button size="sm" variant="secondary" icon={<Icon of={Trash2} size={18} />} onClick={ask}>
            {label}
          </Button>
        ) : (
          <IconButton label={label} icon={<Icon of={Trash2} size={20} />} onClick={ask} />
        )
      }
    </WithQuestion>
  );
}
