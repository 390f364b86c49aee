import type { Tutor, TutorAnswer as Answer } from '@digiken/contract';
import { BookOpen, ChevronDown, RotateCcw, Sparkles } from 'lucide';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { citedSources, quotedSources } from '../../lib/tutor';
import { AnswerText } from './answer-text';
import { AnswerTools, type AnswerToolsProps, type OnRate } from './answer-tools';
import { Helplines } from './helplines';
import { tutorConversationMessages } from './messages';
import { SourceCard } from './source-card';
import { type Citations, sourceId, useCitations } from './use-citations';

export interface TutorAnswerProps {
  answer: Answer;
  /** Of the column of sources beside; undefined: they are below the answer. */
  beside?: Citations;
  narrow: boolean;
  /** The public assistant. */
  open: boolean;
  onRate?: OnRate;
  person?: AnswerToolsProps['person'];
  onRetry?: () => void;
  onLeave?: () => void;
  closedIn: Tutor['closedIn'];
  quizHrefOf?: (quizId: string) => string;
}

/** One answer: its text, its sources unless they are beside, and its actions. */
export function TutorAnswer(props: TutorAnswerProps) {
  const { answer, beside, narrow, open, onRetry, onLeave } = props;
  const t = useMessages(tutorConversationMessages);
  const scope = useId();
  const own = useCitations(scope);
  const [opened, setOpened] = useState(false);
  const cited = citedSources(answer);
  const quoted = quotedSources(answer);
  const citations: Citations = beside ?? {
    ...own,
    show: (source) => {
      setOpened(true);
      own.show(source);
    },
  };
  const { state, kind, note } = answer;
  return (
    <article data-slot="tutor-answer" className="flex min-w-0 gap-3">
      {!narrow && (
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-emphasis text-on-emphasis max-sm:hidden"
        >
          <Icon of={kind === 'written' ? Sparkles : BookOpen} size={20} />
        </span>
      )}
      <div className="flex min-w-0 grow flex-col gap-3">
        <h3 className="dk-visually-hidden">{t('tutor')}</h3>
        {kind === 'help' && <Helplines open={open} />}
        {note === 'model-unreachable' && <p className="text-ink-muted">{t('unreachable')}</p>}
        {kind === 'spent' && <p>{t(answer.sources.length > 0 ? 'spent' : 'spentNone')}</p>}
        <AnswerText answer={answer} citations={citations} open={open} />
        {kind === 'nothing' && (
          <div>
            <p className="font-bold">{t('nothing')}</p>
            <p>{t('nothingText')}</p>
          </div>
        )}
        {kind === 'closed' && <Closed {...props} />}
        {quoted.length > 0 && <p>{t('passages', { count: quoted.length })}</p>}
        {quoted.map((source) => (
          <SourceCard key={source.number} source={source} headingLevel={4} onLeave={onLeave} />
        ))}
        {note === 'attempt-started' && <p className="text-ink-muted">{t('attemptStarted')}</p>}
        {state === 'writing' && (
          <p className="text-ink-muted italic">{t(answer.blocks.length > 0 ? 'writing' : 'searching')}</p>
        )}
        {(state === 'stopped' || state === 'failed') && (
          <div className="flex flex-wrap items-center gap-3">
            <p className={state === 'failed' ? 'font-bold text-danger-ink' : 'text-ink-muted'}>{t(state)}</p>
            {onRetry && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Icon of={RotateCcw} size={16} />}
                onClick={onRetry}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
        {!beside && cited.length > 0 && state !== 'writing' && (
          <Collapsible.Root open={opened} onOpenChange={setOpened} className="flex flex-col gap-2">
            <Collapsible.Trigger className="-mx-2 flex min-h-target-primary items-center gap-2 self-start rounded-md px-2 text-start text-sm font-bold hover:bg-hover">
              <Icon of={BookOpen} size={16} className="shrink-0" />
              <span>{t('sources', { count: cited.length })}</span>
              <Icon of={ChevronDown} size={16} className={opened ? 'shrink-0 rotate-180' : 'shrink-0'} />
            </Collapsible.Trigger>
            <Collapsible.Content>
              <div className="flex flex-col gap-3">
                {cited.map((source) => (
                  <SourceCard
                    key={source.number}
                    id={sourceId(scope, { answerId: answer._id, number: source.number })}
                    source={source}
                    shown={own.shown?.number === source.number}
                    headingLevel={4}
                    onBack={own.back}
                    onLeave={onLeave}
                  />
                ))}
              </div>
            </Collapsible.Content>
          </Collapsible.Root>
        )}
        <AnswerTools
          answer={answer}
          onRate={props.onRate}
          person={props.person}
          personFirst={kind === 'nothing' || kind === 'help' || kind === 'closed'}
        />
      </div>
    </article>
  );
}

function Closed({ closedIn, quizHrefOf }: Pick<TutorAnswerProps, 'closedIn' | 'quizHrefOf'>) {
  const t = useMessages(tutorConversationMessages);
  const named = closedIn.length > 0;
  return (
    <div className="flex flex-col items-start gap-2">
      {named ? (
        closedIn.map(({ course, quiz }) => (
          <div key={quiz._id} className="flex flex-col items-start gap-2">
            <p className="font-bold">{t('closedQuiz', { course: course.name, quiz: quiz.name })}</p>
            {quizHrefOf && (
              <ButtonLink size="sm" variant="secondary" href={quizHrefOf(quiz._id)}>
                {t('toQuiz')}
              </ButtonLink>
            )}
          </div>
        ))
      ) : (
        <p className="font-bold">{t('closed')}</p>
      )}
      <p>{t('closedText')}</p>
    </div>
  );
}
