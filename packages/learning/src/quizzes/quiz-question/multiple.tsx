import { useId } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { FieldError } from '@digiken/ui/field';
import { useMessages } from '@digiken/ui/messages-provider';
import { ChoiceRow } from './choice-row';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

export function Multiple({ question, answer, onAnswer }: PartProps<'multiple'>) {
  const t = useMessages(quizQuestionMessages);
  const announce = useAnnounce();
  const name = useId();
  const { choose, options } = question;
  const chosen = answer?.options ?? [];
  const tooMany = (count: number) => t('tooMany', { count, choose: choose ?? 0 });

  const toggle = (id: string, checked: boolean) => {
    const next = options.filter((option) => (option.id === id ? checked : chosen.includes(option.id)));
    onAnswer(next.length > 0 ? { type: 'multiple', options: next.map((option) => option.id) } : undefined);
    if (choose !== undefined && checked && next.length > choose) announce(tooMany(next.length));
  };

  return (
    <div className="flex flex-col gap-2">
      {options.map((option) => (
        <ChoiceRow
          key={option.id}
          kind="checkbox"
          name={name}
          option={option}
          language={question.language}
          checked={chosen.includes(option.id)}
          onChange={(checked) => toggle(option.id, checked)}
        />
      ))}
      {choose !== undefined &&
        (chosen.length > choose ? (
          <FieldError>{tooMany(chosen.length)}</FieldError>
        ) : (
          <p className="text-sm text-ink-muted">{t('chosen', { count: chosen.length, choose })}</p>
        ))}
    </div>
  );
}
