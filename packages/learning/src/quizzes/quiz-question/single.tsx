import { useId, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { cn } from '@digiken/ui/internal/cn';
import { useMessages } from '@digiken/ui/messages-provider';
import type { Choice } from '../../lib/quiz';
import { ChoiceRow } from './choice-row';
import { quizQuestionMessages } from './messages';
import type { PartProps } from './part-props';

export interface RadiosProps {
  options: readonly Choice[];
  language?: string;
  chosen: string | undefined;
  onChosen: (id: string | undefined) => void;
  inline?: boolean;
}

/** Native radios with a button to clear the answer, which radios do not offer. */
export function Radios({ options, language, chosen, onChosen, inline = false }: RadiosProps) {
  const t = useMessages(quizQuestionMessages);
  const name = useId();
  const rows = useRef<HTMLDivElement>(null);
  const clear = () => {
    rows.current?.querySelector('input')?.focus();
    onChosen(undefined);
  };
  return (
    <div className="flex flex-col items-stretch gap-2">
      <div ref={rows} className={cn('flex flex-col gap-2', inline && 'sm:grid sm:grid-cols-2')}>
        {options.map((option) => (
          <ChoiceRow
            key={option.id}
            kind="radio"
            name={name}
            option={option}
            language={language}
            checked={chosen === option.id}
            onChange={() => onChosen(option.id)}
          />
        ))}
      </div>
      {chosen !== undefined && (
        <Button size="sm" variant="quiet" className="self-start" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

export function Single({ question, answer, onAnswer }: PartProps<'single'>) {
  return (
    <Radios
      options={question.options}
      language={question.language}
      chosen={answer?.option}
      onChosen={(option) => onAnswer(option === undefined ? undefined : { type: 'single', option })}
    />
  );
}
