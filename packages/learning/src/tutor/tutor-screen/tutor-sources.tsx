import type { TutorAnswer, TutorTurn } from '@digiken/contract';
import { type ReactNode, useId } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { citedSources, latestCiting } from '../../lib/tutor';
import { SourceCard } from '../tutor-conversation/source-card';
import { type Citations, sourceId } from '../tutor-conversation/use-citations';

export const tutorSourcesMessages = defineMessages('tutor-sources', {
  title: 'Where this comes from',
  about: 'For “{question}”',
  none: 'The sources of an answer are listed here, each with a link to its place.',
});

export interface TutorSourcesProps {
  turns: readonly TutorTurn[];
  citations: Citations;
  /** In the layout of the public pages, which has no other columns. */
  open?: boolean;
  /** Below the sources, e.g. what is kept. */
  children?: ReactNode;
}

/** Beside a conversation: the sources of the answer whose citation was pressed, at first of the latest one. */
export function TutorSources({ turns, citations, open = false, children }: TutorSourcesProps) {
  const t = useMessages(tutorSourcesMessages);
  const id = useId();
  const { shown, scope, back } = citations;
  const chosen = turns.find(
    (turn): turn is TutorAnswer => turn.from === 'assistant' && turn._id === shown?.answerId,
  );
  const answer = chosen ?? latestCiting(turns);
  const sources = answer ? citedSources(answer) : [];
  const question = answer && turns[turns.indexOf(answer) - 1];
  const several =
    turns.filter((turn) => turn.from === 'assistant' && citedSources(turn).length > 0).length > 1;
  return (
    <aside
      aria-labelledby={id}
      data-slot="tutor-sources"
      className={cn(
        'sticky top-0 flex max-h-dvh w-80 shrink-0 flex-col gap-3 overflow-y-auto border-s border-line p-5',
        !open && 'bg-surface',
      )}
    >
      <div>
        <h2 id={id} className="font-bold">
          {t('title')}
        </h2>
        {several && question?.from === 'person' && (
          <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">
            {t('about', { question: question.text })}
          </p>
        )}
      </div>
      {answer &&
        sources.map((source) => (
          <SourceCard
            key={source.number}
            id={sourceId(scope, { answerId: answer._id, number: source.number })}
            source={source}
            shown={shown?.answerId === answer._id && shown.number === source.number}
            headingLevel={3}
            onBack={back}
          />
        ))}
      {sources.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {children}
    </aside>
  );
}
