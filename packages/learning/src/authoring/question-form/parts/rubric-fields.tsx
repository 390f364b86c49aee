import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { TextInput } from '@digiken/ui/text-input';
import { newRowId } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';
import { Rows } from './rows';

const CRITERIA = 12;
const LEVELS = 10;
const POINTS = 1000;

/** What the person who marks looks at, and the points for each level. */
export function RubricFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  const criteria = draft.rubric?.criteria ?? [];
  return (
    <FieldGroup label={t('rubric')} hint={t('rubricHint')} error={error}>
      <Rows
        rows={criteria}
        onChange={(changed) => onChange({ rubric: changed.length === 0 ? null : { criteria: changed } })}
        make={() => ({
          id: newRowId(),
          name: '',
          levels: [
            { points: 0, text: '' },
            { points: 1, text: '' },
          ],
        })}
        addLabel={t('addCriterion')}
        removeLabel={(place) => t('removeCriterion', { place })}
        least={0}
        most={CRITERIA}
      >
        {(criterion, place, change) => (
          <FieldGroup label={t('criterion', { place })}>
            <TextInput
              id={place === 1 ? id : undefined}
              label={t('criterionName')}
              value={criterion.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              maxLength={200}
              autoComplete="off"
              data-row-focus=""
            />
            <Rows
              rows={criterion.levels.map((level, index) => ({ ...level, id: String(index) }))}
              onChange={(levels) => change({ levels: levels.map(({ points, text }) => ({ points, text })) })}
              make={() => ({ id: '', points: criterion.levels.length, text: '' })}
              addLabel={t('addLevel', { place })}
              removeLabel={(level) => t('removeLevel', { level, place })}
              most={LEVELS}
            >
              {(level, at, changeLevel) => (
                <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_10rem]">
                  <TextInput
                    label={t('level', { level: at, place })}
                    value={level.text}
                    onChange={(event) => changeLevel({ text: event.currentTarget.value })}
                    maxLength={500}
                    autoComplete="off"
                    data-row-focus=""
                  />
                  <NumberInput
                    label={t('levelPoints', { level: at, place })}
                    value={level.points}
                    onValueChange={(points) => changeLevel({ points: points ?? 0 })}
                    step={0.5}
                    min={0}
                    max={POINTS}
                  />
                </div>
              )}
            </Rows>
          </FieldGroup>
        )}
      </Rows>
    </FieldGroup>
  );
}
