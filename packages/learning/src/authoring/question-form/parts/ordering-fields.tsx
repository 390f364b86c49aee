import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { newRowId } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';
import { Rows } from './rows';

/** Items in their right order, moved by buttons. */
export function OrderingFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  const { items } = draft;
  const swap = (from: number, to: number) => {
    const [one, other] = [items[from], items[to]];
    if (one === undefined || other === undefined) return;
    onChange({ items: items.with(from, other).with(to, one) });
  };
  return (
    <FieldGroup label={t('items')} hint={t('itemsHint')} error={error}>
      <Rows
        rows={items}
        onChange={(changed) => onChange({ items: changed })}
        make={() => ({ id: newRowId(), text: '' })}
        addLabel={t('addItem')}
        removeLabel={(place) => t('removeItem', { place })}
        least={2}
        most={40}
        actions={(place) => (
          <>
            <IconButton
              label={t('itemUp', { place })}
              icon={<Icon of={ArrowUp} size={20} />}
              aria-disabled={place === 1 || undefined}
              onClick={() => swap(place - 1, place - 2)}
            />
            <IconButton
              label={t('itemDown', { place })}
              icon={<Icon of={ArrowDown} size={20} />}
              aria-disabled={place === items.length || undefined}
              onClick={() => swap(place - 1, place)}
            />
          </>
        )}
      >
        {(row, place, change) => (
          <TextInput
            id={place === 1 ? id : undefined}
            label={t('item', { place })}
            value={row.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
            maxLength={2000}
            autoComplete="off"
            data-row-focus=""
          />
        )}
      </Rows>
    </FieldGroup>
  );
}
