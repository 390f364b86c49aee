import { TextInput } from '@digiken/ui/text-input';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

/** Text that is too long shows an error instead of being cut, so that pasted text is never lost. */
export function ShortText({ question, answer, onAnswer }: PartProps<'short-text'>) {
  const t = useMessages(quizQuestionMessages);
  const text = answer?.text ?? '';
  const over = text.length - question.maxLength;
  return (
    <TextInput
      label={t('yourAnswer')}
      hint={t('maxLength', { count: question.maxLength })}
      error={over > 0 ? t('overLength', { count: over }) : undefined}
      {...textIn(question.language)}
      autoComplete="off"
      className="max-w-form"
      value={text}
      onChange={(event) =>
        onAnswer(event.target.value ? { type: 'short-text', text: event.target.value } : undefined)
      }
    />
  );
}
