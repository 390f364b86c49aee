import { CircleCheck, CircleDashed, CircleX, Clock, Contrast, Flag, Lock } from 'lucide';
import { useId } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { QuizFlag } from './quiz-flag';

export { QuizFlag, type QuizFlagProps, quizFlagMessages } from './quiz-flag';

export const quizMapMessages = defineMessages('quiz-map', {
  label: 'Questions',
  question: 'Question {number}',
  current: 'you are here',
  flagged: 'Flagged',
  locked: 'Not open yet',
  unanswered: 'Not answered',
  answered: 'Answered',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not right',
  pending: 'Being graded',
});

const STATES = {
  unanswered: { icon: CircleDashed, ink: 'text-ink-muted' },
  answered: { icon: CircleCheck, ink: 'text-success-ink' },
  right: { icon: CircleCheck, ink: 'text-success-ink' },
  partly: { icon: Contrast, ink: 'text-warning-ink' },
  wrong: { icon: CircleX, ink: 'text-danger-ink' },
  pending: { icon: Clock, ink: 'text-info-ink' },
} as const;

export interface QuizMapEntry {
  id: string;
  number: number;
  /** The last four are for a review. */
  state: keyof typeof STATES;
  /** Flagged for later. */
  flagged?: boolean;
  /** Cannot be opened (a forward-only quiz). */
  locked?: boolean;
}

export interface QuizMapProps {
  questions: readonly QuizMapEntry[];
  /** The current question, if one is shown at a time. */
  currentId?: string;
  /** Opens a question. */
  onGo?: (id: string) => void;
  /** Instead of `onGo`: the link to a question, e.g. `#question-3`. */
  hrefFor?: (id: string) => string;
  /** Shows the flag button of the current question. */
  onFlag?: (id: string, flagged: boolean) => void;
  /** Default "Questions". */
  label?: string;
  /** Shows a legend of the icons in use. Default true. */
  legend?: boolean;
}

/** An overview of all questions with navigation. The meaning of each icon is in its name and in the legend. */
export function QuizMap({ questions, currentId, onGo, hrefFor, onFlag, label, legend = true }: QuizMapProps) {
  const t = useMessages(quizMapMessages);
  const heading = useId();
  const current = questions.find(({ id }) => id === currentId);
  return (
    <nav aria-labelledby={heading} data-slot="quiz-map" className="flex min-w-0 flex-col gap-4">
      <p id={heading} className="font-bold">
        {label ?? t('label')}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {questions.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} current={entry.id === currentId} onGo={onGo} href={hrefFor?.(entry.id)} />
          </li>
        ))}
      </ol>
      {legend && <Legend questions={questions} />}
      {current && onFlag && (
        <QuizFlag
          number={current.number}
          flagged={current.flagged ?? false}
          onFlag={(flagged) => onFlag(current.id, flagged)}
        />
      )}
    </nav>
  );
}

interface EntryProps {
  entry: QuizMapEntry;
  current: boolean;
  onGo?: (id: string) => void;
  href?: string;
}

function Entry({ entry, current, onGo, href }: EntryProps) {
  const t = useMessages(quizMapMessages);
  const { id, number, state, flagged = false, locked = false } = entry;
  const { icon, ink } = STATES[state];
  const words = [
    t('question', { number }),
    t(locked ? 'locked' : state).toLowerCase(),
    flagged && t('flagged').toLowerCase(),
    current && t('current'),
  ];
  const look = cn(
    'relative flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md border-2 px-1 py-1.5 no-underline',
    current ? 'border-accent bg-selected font-heavy' : 'border-transparent bg-surface',
    !current && !locked && 'hover:bg-hover',
    'in-[.high-contrast]:border-line-control in-[.high-contrast]:aria-[current]:border-accent',
  );
  const inner = (
    <>
      <span aria-hidden="true" className={cn('leading-none', locked && 'text-ink-muted')}>
        {number}
      </span>
      {locked ? (
        <Icon of={Lock} size={16} className="text-ink-muted" />
      ) : (
        <Icon of={icon} size={16} className={ink} />
      )}
      {flagged && <Icon of={Flag} size={14} className="absolute end-1 top-1 fill-current text-accent-ink" />}
      <span className="dk-visually-hidden">{words.filter(Boolean).join(', ')}</span>
    </>
  );
  if (locked) return <span className={look}>{inner}</span>;
  const step = current ? 'step' : undefined;
  return href === undefined ? (
    <button type="button" aria-current={step} className={look} onClick={() => onGo?.(id)}>
      {inner}
    </button>
  ) : (
    <BaseLink href={href} aria-current={step} className={look}>
      {inner}
    </BaseLink>
  );
}

function Legend({ questions }: { questions: readonly QuizMapEntry[] }) {
  const t = useMessages(quizMapMessages);
  const used = (Object.keys(STATES) as (keyof typeof STATES)[]).filter((state) =>
    questions.some((entry) => !entry.locked && entry.state === state),
  );
  return (
    <ul data-slot="quiz-map-legend" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
      {used.map((state) => {
        const { icon, ink } = STATES[state];
        return (
          <li key={state} className="flex items-center gap-1.5">
            <Icon of={icon} size={16} className={ink} />
            <span>{t(state)}</span>
          </li>
        );
      })}
      {questions.some(({ flagged }) => flagged) && (
        <li className="flex items-center gap-1.5">
          <Icon of={Flag} size={14} className="fill-current text-accent-ink" />
          {t('flagged')}
        </li>
      )}
      {questions.some(({ locked }) => locked) && (
        <li className="flex items-center gap-1.5">
          <Icon of={Lock} size={16} />
          {t('locked')}
        </li>
      )}
    </ul>
  );
}
