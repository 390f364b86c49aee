import { useMessages } from '@digiken/ui/messages-provider';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { questionFormMessages } from '../messages';
import { readSentence } from '../sentence';
import type { PartProps } from './part-props';
import { Spelling } from './simple-fields';

/** A text with its blanks, and a name for each blank. */
export function FillInFields({ draft, onChange, id, error }: PartProps) {
  const t = useMessages(questionFormMessages);
  const { blanks } = readSentence(draft.sentence);
  return (
    <>
      <TextArea
        id={id}
        label={t('sentence')}
        hint={t('sentenceHint')}
        placeholder={t('sentenceExample')}
        value={draft.sentence}
        onChange={(event) => onChange({ sentence: event.currentTarget.value })}
        rows={3}
        error={error}
      />
      {blanks.map((_blank, index) => (
        <TextInput
          key={index}
          label={t('blankLabel', { place: index + 1 })}
          hint={index === 0 ? t('blankLabelHint') : undefined}
          required={false}
          value={draft.labels[index] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({
              labels: blanks.map((_other, place) => (place === index ? value : (draft.labels[place] ?? ''))),
            });
          }}
          maxLength={200}
          autoComplete="off"
        />
      ))}
      <Spelling draft={draft} onChange={onChange} />
    </>
  );
}
