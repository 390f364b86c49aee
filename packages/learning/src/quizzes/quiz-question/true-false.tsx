import { useMessages } from '@digiken/ui/messages-provider';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';
import { Radios } from './single';

export function TrueFalse({ answer, onAnswer }: PartProps<'true-false'>) {
  const t = useMessages(quizQuestionMessages);
  return (
    <Radios
      inline
      options={[
        { id: 'true', text: t('true') },
        { id: 'false', text: t('false') },
      ]}
      chosen={answer && String(answer.value)}
      onChosen={(id) => onAnswer(id === undefined ? undefined : { type: 'true-false', value: id === 'true' })}
    />
  );
}
