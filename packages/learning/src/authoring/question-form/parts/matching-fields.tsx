import { useMessages } from '@digiken/ui/messages-provider';
import { TextInput } from '@digiken/ui/text-input';
import { newRowId } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';
import { Rows } from './rows';

const MOST = 20;

/** Pairs, and matches that belong to none. */
export function MatchingFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <>
      <FieldGroup label={t('pairs')} hint={t('pairsHint')} error={error}>
        <Rows
          rows={draft.pairs}
          onChange={(pairs) => onChange({ pairs })}
          make={() => ({ id: newRowId(), left: '', right: '' })}
          addLabel={t('addPair')}
          removeLabel={(place) => t('removePair', { place })}
          least={2}
          most={MOST}
        >
          {(row, place, change) => (
            <div className="grid gap-2 sm:grid-cols-2">
              <TextInput
                id={place === 1 ? id : undefined}
                label={t('left', { place })}
                value={row.left}
                onChange={(event) => change({ left: event.currentTarget.value })}
                maxLength={2000}
                autoComplete="off"
                data-row-focus=""
              />
              <TextInput
                label={t('match', { place })}
                value={row.right}
                onChange={(event) => change({ right: event.currentTarget.value })}
                maxLength={2000}
                autoComplete="off"
              />
            </div>
          )}
        </Rows>
      </FieldGroup>
      <FieldGroup label={t('extras')}>
        <Rows
          rows={draft.extras}
          onChange={(extras) => onChange({ extras })}
          make={() => ({ id: newRowId(), text: '' })}
          addLabel={t('addExtra')}
          removeLabel={(place) => t('removeExtra', { place })}
          least={0}
          most={MOST}
        >
          {(row, place, change) => (
            <TextInput
              label={t('extra', { place })}
              value={row.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
              maxLength={2000}
              autoComplete="off"
              data-row-focus=""
            />
          )}
        </Rows>
      </FieldGroup>
    </>
  );
}
