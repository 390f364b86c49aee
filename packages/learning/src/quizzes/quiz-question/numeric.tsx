import { useState } from 'react';
import { TextInput } from '@digiken/ui/text-input';
import { useMessages } from '@digiken/ui/messages-provider';
import { quizQuestionMessages } from './messages';
import { numericProblem } from './numeric-problem';
import type { PartProps } from './part-props';

/** The number stays as typed, because `type="number"` drops invalid input. */
export function Numeric({ question, answer, onAnswer }: PartProps<'numeric'>) {
  const t = useMessages(quizQuestionMessages);
  const text = answer?.text ?? '';
  const [left, setLeft] = useState(text !== '');
  const { unit, decimals } = question;
  const problem = left ? numericProblem(text, decimals) : undefined;
  const exact = decimals === 0 ? t('whole') : decimals && t('decimals', { count: decimals });
  return (
    <TextInput
      label={unit ? t('yourAnswerIn', { unit }) : t('yourAnswer')}
      hint={exact}
      error={
        problem === 'not-a-number'
          ? t('notANumber', { text: text.trim() })
          : problem && t('tooExact', { rule: String(exact) })
      }
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="max-w-52"
      value={text}
      onChange={(event) =>
        onAnswer(event.target.value ? { type: 'numeric', text: event.target.value } : undefined)
      }
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
    />
  );
}
