import { Button } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useSuggestion } from '../tutor-conversation/use-suggestion';

export const tutorStartMessages = defineMessages('tutor-start', {
  title: 'What would you like to understand?',
  text: 'Ask in your own words, in English or Kiswahili. You get an answer from your lessons, with the place where it stands.',
  examples: 'Questions to start with',
});

export interface TutorStartProps {
  /** Defaults to words about lessons. */
  title?: string;
  text?: string;
  examples: readonly string[];
  onAsk: (text: string) => Promise<FormOutcome>;
  /** Until the consent is given. */
  disabled?: boolean;
  headingLevel?: 2 | 3;
}

/** An empty talk: what to expect, and questions to start with. */
export function TutorStart({ title, text, examples, onAsk, disabled, headingLevel = 2 }: TutorStartProps) {
  const t = useMessages(tutorStartMessages);
  const { busy, problem, ask } = useSuggestion(onAsk);
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="tutor-start" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Heading className="text-lg font-bold">{title ?? t('title')}</Heading>
        <p className="text-ink-muted">{text ?? t('text')}</p>
      </div>
      {examples.length > 0 && !disabled && (
        <ul aria-label={t('examples')} className="flex flex-col items-start gap-2">
          {examples.map((question) => (
            <li key={question} className="max-w-full">
              <Button
                variant="secondary"
                size="sm"
                aria-disabled={busy}
                onClick={() => ask(question)}
                className="min-h-target-primary text-start wrap-anywhere"
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
