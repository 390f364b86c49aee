import { CircleCheck, CircleDashed, PencilLine, Target } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { numberFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { DateTile } from '../../lib/date-tile';
import { When } from '../../lib/when';

export const quizListMessages = defineMessages('quiz-list', {
  pre: 'Before the lesson',
  post: 'After the lesson',
  unit: 'For the whole unit',
  practice: 'Practice',
  questions: { one: '{count} question', other: '{count} questions' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  opens: 'Opens:',
  closes: 'Closes:',
  attemptsLeft: { one: '{count} attempt left', other: '{count} attempts left', zero: 'No attempts left' },
  due: 'Not started',
  'in-progress': 'In progress',
  done: 'Done',
  passed: 'Passed',
  notPassed: 'Not passed yet',
  score: '{share}',
  scoreOf: '{share} (you need {pass})',
  start: 'Start: {title}',
  continue: 'Continue: {title}',
  look: 'Open: {title}',
  startShort: 'Start',
  continueShort: 'Continue',
  lookShort: 'Open',
});

/** A quiz in a list. Shares are 0 to 1. */
export interface QuizListItem {
  id: string;
  href: string;
  title: string;
  place: 'pre' | 'post' | 'unit';
  practice: boolean;
  questions: number;
  /** The course and lesson, where they are not known from the page. */
  where?: string;
  /** With the learner's extra time; undefined: no limit. */
  timeLimitMinutes?: number;
  /** ISO 8601; only while it is not open yet. */
  opensAt?: string;
  closesAt?: string;
  /** Undefined: unlimited. */
  attemptsLeft?: number;
  progress: 'due' | 'in-progress' | 'done';
  /** Undefined: none, or not shown. */
  score?: number;
  passShare?: number;
  passed?: boolean;
}

export interface QuizListProps {
  /** Names the list, e.g. "Quizzes of this lesson". */
  label: string;
  quizzes: readonly QuizListItem[];
  /** Level of each title's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  busy?: boolean;
  /** The page has its own main button: no quiz gets one. Default false. */
  quiet?: boolean;
}

const ORDER = { 'in-progress': 0, due: 1, done: 2 } as const;

const ACTIONS = {
  due: ['start', 'startShort'],
  'in-progress': ['continue', 'continueShort'],
  done: ['look', 'lookShort'],
} as const;

/**
 * Quizzes with where the learner stands with each, and its one action (spec 12.15): what is under way first, then
 * what is due, each in the given order. Only the first of them that can be taken has the main button (spec 12.21).
 */
export function QuizList({ label, quizzes, headingLevel = 3, busy = false, quiet = false }: QuizListProps) {
  const sorted = quizzes.toSorted((a, b) => ORDER[a.progress] - ORDER[b.progress]);
  const urgent = sorted.find(({ progress, opensAt }) => progress !== 'done' && !opensAt);
  return (
    <ul
      aria-label={label}
      aria-busy={busy || undefined}
      data-slot="quiz-list"
      className="flex flex-col gap-3"
    >
      {sorted.map((quiz) => (
        <li key={quiz.id}>
          <Quiz quiz={quiz} headingLevel={headingLevel} main={!quiet && quiz === urgent} />
        </li>
      ))}
    </ul>
  );
}

interface QuizProps {
  quiz: QuizListItem;
  headingLevel: 2 | 3 | 4;
  /** Has the main button. */
  main: boolean;
}

function Quiz({ quiz, headingLevel, main }: QuizProps) {
  const t = useMessages(quizListMessages);
  const Heading = `h${headingLevel}` as const;
  const { href, title, place, practice, questions, where, timeLimitMinutes, progress } = quiz;
  const [name, short] = ACTIONS[progress];
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl border border-line bg-raised p-4 in-[.high-contrast]:border-2 sm:p-5 forced-colors:border-2">
      {progress !== 'done' && quiz.closesAt && <DateTile iso={quiz.closesAt} />}
      <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-1.5">
        <p className="text-sm text-ink-muted">
          {t(place)}
          {practice && ` · ${t('practice')}`}
        </p>
        <Heading className="font-bold text-pretty wrap-anywhere">{title}</Heading>
        <p
          data-slot="quiz-facts"
          className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-sm text-ink-muted wrap-anywhere"
        >
          {where && <span>{where}</span>}
          <span>{t('questions', { count: questions })}</span>
          {timeLimitMinutes !== undefined && <span>{t('minutes', { count: timeLimitMinutes })}</span>}
          {quiz.attemptsLeft !== undefined && <span>{t('attemptsLeft', { count: quiz.attemptsLeft })}</span>}
          {quiz.opensAt && (
            <span>
              {t('opens')} <When iso={quiz.opensAt} />
            </span>
          )}
          {quiz.closesAt && (
            <span>
              {t('closes')} <When iso={quiz.closesAt} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QuizStanding {...quiz} />
        <ButtonLink href={href} variant={main ? 'primary' : 'secondary'} aria-label={t(name, { title })}>
          {t(short)}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Where a learner stands with a quiz: the score if it is shown, in words. */
export function QuizStanding({
  progress,
  score,
  passShare,
  passed,
}: Pick<QuizListItem, 'progress' | 'score' | 'passShare' | 'passed'>) {
  const t = useMessages(quizListMessages);
  const locale = useLocale();
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const look = {
    due: { tone: 'neutral', icon: CircleDashed },
    'in-progress': { tone: 'info', icon: PencilLine },
    done: { tone: passed === false ? 'warning' : 'success', icon: passed === false ? Target : CircleCheck },
  } as const;
  const { tone, icon } = look[progress];
  const state = progress === 'done' && passed !== undefined ? (passed ? 'passed' : 'notPassed') : progress;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone} icon={<Icon of={icon} size={16} />}>
        {t(state)}
      </Badge>
      {score !== undefined && (
        <span className="text-sm tabular-nums">
          {passShare === undefined
            ? t('score', { share: percent(score) })
            : t('scoreOf', { share: percent(score), pass: percent(passShare) })}
        </span>
      )}
    </span>
  );
}
