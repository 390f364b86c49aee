import { Checkbox } from '@digiken/ui/checkbox';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { Select } from '@digiken/ui/select';
import { FILE_KINDS, type FileKind } from '../draft';
import { questionFormMessages } from '../messages';
import { FieldGroup } from '../../../lib/field-group';
import type { PartProps } from './part-props';

const LARGEST_ESSAY = 10_000;
const LARGEST_FILE = 20;

export function EssayFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <FieldGroup label={t('words')} hint={t('wordsHint')} error={error}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          id={id}
          label={t('minWords')}
          unit={t('words')}
          required={false}
          value={draft.minWords}
          onValueChange={(minWords) => onChange({ minWords })}
          min={1}
          max={LARGEST_ESSAY}
        />
        <NumberInput
          label={t('maxWords')}
          unit={t('words')}
          required={false}
          value={draft.maxWords}
          onValueChange={(maxWords) => onChange({ maxWords })}
          min={1}
          max={LARGEST_ESSAY}
        />
      </div>
    </FieldGroup>
  );
}

const KIND_TEXT = {
  document: 'kindDocument',
  picture: 'kindPicture',
  sound: 'kindSound',
  any: 'kindAny',
} as const satisfies Record<FileKind, string>;

export function FileFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  return (
    <>
      <Select
        id={id}
        label={t('kind')}
        value={draft.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as FileKind })}
        options={(Object.keys(FILE_KINDS) as FileKind[]).map((kind) => ({
          value: kind,
          label: t(KIND_TEXT[kind]),
        }))}
      />
      <NumberInput
        label={t('size')}
        unit={t('megabytes')}
        value={draft.megabytes}
        onValueChange={(megabytes) => onChange({ megabytes })}
        min={1}
        max={LARGEST_FILE}
        error={error}
      />
      <Checkbox
        label={t('several')}
        checked={draft.several}
        onChange={(event) => onChange({ several: event.currentTarget.checked })}
      />
    </>
  );
}
